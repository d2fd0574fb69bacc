"""Compiles the engine with mypyc; PRICHAL_PURE=1, or a machine without a C compiler, leaves it interpreted.

Packages have the browser table inside: where it isn't built yet, Node builds it (PRICHAL_NO_CLIENT=1: go without).
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from itertools import groupby
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

# msgspec reads annotations at run time, which compiled classes don't keep; snapshots look into classes by name.
INTERPRETED = {"wire.py", "view.py", "snapshot.py"}
COMPILED_FOLDERS = ("kernel", "games", "bots")
# Compiled functions look large to the C compiler because of their tracebacks: it may inline more of them than usual.
INLINING = "--param max-inline-insns-auto=80 --param inline-min-speedup=10 --param inline-unit-growth=100"
# One file is one core's work, until all of it is known: then every core compiles a part.
PARALLEL = "-flto=auto"

INDENTATION = re.compile(r"^ +", re.MULTILINE)  # seven eighths of the generated text
SELDOM = re.compile(
    r"^(?=(char CPyDef_\w+_____top_level__\(void\)|PyObject \*CPyPy_\w+\(.*\)"
    r"|\w[\w *]* \*?CPyDef_\w+___(?:words___(?!news___)|audit___)\w+\(.*\)) \{$)",
    re.MULTILINE,
)

UNCOMPILED = {"egg_info", "dist_info", "sdist"}  # commands that need no engine: pip's questions, and the sources

# While one works on the sources (`make quick`): an edit takes half a minute, games have four fifths of their speed.
QUICK = os.environ.get("PRICHAL_QUICK") == "1"
QUICK_FOLDER = Path("build/quick-parts")

CLIENT = Path("src/prichal/client/index.html")
WITHOUT_CLIENT = os.environ.get("PRICHAL_NO_CLIENT") == "1"
OLDEST_NODE = (20, 19)


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
    if os.environ.get("PRICHAL_PURE") == "1" or UNCOMPILED.intersection(sys.argv):
        return []
    if not compiles():
        print("prichal: no C compiler with Python's headers found, the engine stays interpreted (slower, same games)")
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = "src"
    parallel = PARALLEL if not QUICK and compiles(PARALLEL) else ""
    os.environ["CFLAGS"] = os.environ.get("CFLAGS", "") + f" -fno-semantic-interposition {INLINING} {parallel}"
    sources = [
        str(path)
        for folder in COMPILED_FOLDERS
        for path in sorted(Path("src/prichal", folder).rglob("*.py"))
        if path.name not in INTERPRETED and not path.name.startswith("test_")
    ]
    options = ["--strict", "--explicit-package-bases"]
    if QUICK:
        return quickly(options, sources)
    extensions: list[Extension] = mypycify([*options, *sources], opt_level="3", debug_level="0", group_name="prichal")
    if sys.platform != "win32":
        mark_cold(Path("build/__native_prichal.c"))
    return extensions


def quickly(options: list[str], sources: list[str]) -> list[Extension]:
    """A library for every game and one for what they share: only those whose C has changed are compiled again."""
    from mypyc.build import mypycify

    groups = [(list(files), f"prichal_{room}") for room, files in groupby(sorted(sources, key=room_of), room_of)]
    shutil.rmtree(QUICK_FOLDER / "types", ignore_errors=True)  # with types of an earlier run mypyc 2.4 fails
    cache = f"--cache-dir={QUICK_FOLDER / 'types'}"
    return list(
        mypycify(
            [*options, cache, *sources], opt_level="1", debug_level="0", separate=groups, target_dir=str(QUICK_FOLDER)
        )
    )


def room_of(source: str) -> str:
    """The game that a file belongs to, or "house"."""
    folders = Path(source).parts[2:-1]
    return folders[1] if folders[0] == "games" and len(folders) > 1 else "house"


def mark_cold(source: Path) -> None:
    """A third of the generated C runs once, when a module is imported, another part only where Python itself calls in,
    and words are put together for people: nothing of that is worth the time it takes to inline and unroll. (News isn't
    among it: rules tell it in every game, mostly to nobody, and what leads to a cold function is taken to be cold.)"""
    text = source.read_text(encoding="utf-8")
    source.write_text(SELDOM.sub("__attribute__((cold)) ", INDENTATION.sub("", text)), encoding="utf-8")


def node_version() -> tuple[int, ...]:
    """That of the Node on the path; nothing where there is none, or no npm beside it."""
    try:
        found = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", found)) if shutil.which("npm") else ()


def build_client() -> None:
    """Makes sure that the browser table is there; an archive of the sources has it built already."""
    if CLIENT.exists() or WITHOUT_CLIENT:
        return
    if node_version()[:2] < OLDEST_NODE:
        sys.exit(
            "prichal: the browser table must be built, and that takes Node 20.19 or newer with npm, which isn't here."
            " Install it, or set PRICHAL_NO_CLIENT=1 to go without the page."
        )
    for arguments in (["ci", "--silent"], ["run", "--silent", "build", "--", "--logLevel", "warn"]):
        if subprocess.run(["npm", *arguments], cwd="client", check=False).returncode != 0:
            sys.exit(f"prichal: the browser table couldn't be built: `npm {' '.join(arguments)}` in client/ failed.")


class BuildPackage(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            build_client()
        super().run()

    def find_data_files(self, package: str, src_dir: str) -> list[str]:
        found: list[str] = super().find_data_files(package, src_dir)
        if WITHOUT_CLIENT:  # though it may be there, or just being built
            return [path for path in found if CLIENT.parent not in Path(path).parents]
        return found


class ArchiveSources(sdist):
    def run(self) -> None:
        build_client()
        super().run()


setup(
    ext_modules=compiled(),
    cmdclass={"build_py": BuildPackage, "sdist": ArchiveSources},
    options={"build_ext": {"parallel": os.cpu_count()}},  # every module has a small library that leads to the large one
)
