"""Puts the services' programs on this machine where they are missing: `python -m tests.services.install`.

`make test` calls it first. Only the standard library is needed.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PACKAGES = {"postgres": "postgresql", "redis-server": "redis-server"}  # program: Debian package
SECONDS = 600  # for each call of apt-get


class Missing(Exception):
    """A service can't be had here, and why."""


def find(program: str) -> Path | None:
    """A service's program; Debian keeps PostgreSQL's outside the path."""
    found = shutil.which(program)
    if found is not None:
        return Path(found)
    versions = Path("/usr/lib/postgresql").glob(f"*/bin/{program}")
    return max(versions, key=lambda path: int(path.parts[4]) if path.parts[4].isdigit() else 0, default=None)


def needed(program: str) -> Path:
    """The program, installed if need be, or Missing."""
    found = find(program)
    if found is None:
        install(program)
        found = find(program)
    if found is None:
        raise Missing(f"{program} isn't there even after installing {PACKAGES[program]}")
    return found


def install(program: str) -> None:
    """Installs the Debian package with the program; whoever comes second waits for the first."""
    package = PACKAGES[program]
    if os.geteuid() != 0:
        raise Missing(f"{program} is missing; as root: apt-get install {package}")
    if shutil.which("apt-get") is None:
        raise Missing(f"{program} is missing, and so is apt-get to install it with")
    with (Path(tempfile.gettempdir()) / "prichal-services.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if find(program) is not None:
            return
        print(f"Installing {package} …", flush=True)
        apt_get("update", "-q")
        apt_get("install", "-q", "-y", "--no-install-recommends", package)


def apt_get(*arguments: str) -> None:
    # In runlevel 1 the packages' own services aren't started: the tests start theirs.
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    command = ["apt-get", "-o", f"DPkg::Lock::Timeout={SECONDS // 2}", *arguments]
    try:
        done = subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        raise Missing(f"{' '.join(command)} took more than {SECONDS} s") from None
    if done.returncode != 0:
        raise Missing(f"{' '.join(command)} failed: {done.stderr.decode(errors='replace').strip()[-500:]}")


def main() -> int:
    """Exit status 1 when something is missing in CI; elsewhere the tests that need it are skipped."""
    missing = 0
    for program in PACKAGES:
        try:
            needed(program)
        except Missing as reason:
            print(f"services: {reason}", file=sys.stderr)
            missing += 1
    return 1 if missing and os.environ.get("CI") == "true" else 0


if __name__ == "__main__":
    sys.exit(main())
