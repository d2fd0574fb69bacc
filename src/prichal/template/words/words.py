"""Pieces in words: messages that news, prompts and panels put into their own."""

from mypy_extensions import i64

from prichal.kernel.wire import Message


def card(number: i64) -> Message:
    return Message("template-card", {"value": int(number) + 1})
