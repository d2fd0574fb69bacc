"""Compiles the engine with mypyc; PRICHAL_PURE=1, or a machine without a C compiler, leaves it interpreted."""

import os
import re
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

# msgspec reads annotations at run time, which compiled classes don't keep; snapshots look into classes by name.
INTERPRETED = {"wire.py", "view.py", "snapshot.py"}
COMPILED_FOLDERS = ("kernel", "games", "bots")
# Compiled functions look large to the C compiler because of their tracebacks: it may inline more of them than usual.
INLINING = "--param max-inline-insns-auto=80 --param inline-min-speedup=10 --param inline-unit-growth=100"
# One file is one core's work, until all of it is known: then every core compiles a part.
PARALLEL = "-flto=auto"

INDENTATION = re.compile(r"^ +", re.MULTILINE)  # seven eighths of the generated text
ONCE = re.compile(r"^(?=(char CPyDef_\w+_____top_level__\(void\)|PyObject \*CPyPy_\w+\(.*\)) \{$)", re.MULTILINE)

METADATA = {"egg_info", "dist_info"}  # what pip asks before it builds: the engine needn't be read for that


def compiles(*flags: str) -> bool:
    """Whether a C compiler is there that finds Python's headers, and knows some flags."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    include = sysconfig.get_path("include")
    try:
        arguments = [*command, f"-I{include}", "-x", "c", "-", *flags, "-c", "-o", os.devnull]
        return (
            subprocess.run(arguments, input=b"#include <Python.h>\n", capture_output=True, check=False).returncode == 0
        )
    except OSError:
        return False


def compiled() -> list[Extension]:
    if os.environ.get("PRICHAL_PURE") == "1" or METADATA.intersection(sys.argv):
        return []
    if not compiles():
        print("prichal: no C compiler with Python's headers found, the engine stays interpreted (slower, same games)")
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = "src"
    parallel = PARALLEL if compiles(PARALLEL) else ""
    os.environ["CFLAGS"] = os.environ.get("CFLAGS", "") + f" -fno-semantic-interposition {INLINING} {parallel}"
    sources = [
        str(path)
        for folder in COMPILED_FOLDERS
        for path in sorted(Path("src/prichal", folder).rglob("*.py"))
        if path.name not in INTERPRETED and not path.name.startswith("test_")
    ]
    options = ["--strict", "--explicit-package-bases"]
    extensions: list[Extension] = mypycify([*options, *sources], opt_level="3", debug_level="0", group_name="prichal")
    if sys.platform != "win32":
        mark_cold(Path("build/__native_prichal.c"))
    return extensions


def mark_cold(source: Path) -> None:
    """A third of the generated C runs once, when a module is imported, and another part only where Python itself calls
    in: nothing of that is worth the time it takes to inline and unroll."""
    text = source.read_text(encoding="utf-8")
    source.write_text(ONCE.sub("__attribute__((cold)) ", INDENTATION.sub("", text)), encoding="utf-8")


setup(ext_modules=compiled())
