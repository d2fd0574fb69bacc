"""The log: one line per event on the error stream, as JSON, or for eyes on a terminal."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.typing import Processor


def configure_logs(level: str = "info") -> None:
    renderer: Processor = structlog.processors.JSONRenderer(ensure_ascii=False)
    if sys.stderr.isatty():
        renderer = structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
