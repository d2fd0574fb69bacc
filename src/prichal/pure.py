"""PRICHAL_PURE=1: the compiled modules of an installed wheel are passed over, their sources run instead."""

import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnly:
    """Finds modules of this package by their .py files alone."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("prichal.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


def install() -> None:
    sys.meta_path.insert(0, SourceOnly)
