"""Which engine the bots think with: the server's own, or a compiled one that appears in a folder while it runs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from prichal import build
from prichal.server.messages import Engine

DONE: Final = ".done"  # whoever compiles leaves one of these in the folder when it is over
FAILED: Final = ".failed"


class EngineFolder:
    """A folder in which the package is compiled while an interpreted server runs (`make play`). Without one, or when
    the server itself is compiled, everything stays as it is."""

    def __init__(self, folder: str = "") -> None:
        self.folder = Path(folder).resolve() if folder and not build.COMPILED else None

    def engine(self) -> Engine:
        """What the bots think with from now on."""
        if self.folder is None:
            return "compiled" if build.COMPILED else "interpreted"
        if (self.folder / DONE).exists():
            return "compiled" if self.is_compiled(self.folder) else "interpreted"  # copied: there is no C compiler
        return "failed" if (self.folder / FAILED).exists() else "compiling"

    @staticmethod
    def is_compiled(folder: Path) -> bool:
        return any(path.suffix in {".so", ".pyd"} for path in (folder / "prichal" / "kernel").glob("agenda.*"))

    def environment(self) -> dict[str, str]:
        """For a process that thinks: it finds the compiled package first once there is one."""
        if self.folder is None or self.engine() != "compiled":
            return dict(os.environ)
        paths = [str(self.folder), *filter(None, [os.environ.get("PYTHONPATH")])]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
