"""The arena on a real Ray cluster: the same games, and troubles said in one sentence."""

from __future__ import annotations

import importlib.util
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from prichal.arena.match import Plan, Result, play
from prichal.arena.run import run
from prichal.jobs import there
from prichal.jobs.driver import work_remotely
from prichal.kernel.errors import Problem
from tests.arena.ray_cluster import Cluster, descendants, ray_cluster
from tests.terminal.test_commands import prichal, refused

PLAN = Plan("shanghaien", 2, {}, ["greedy", "random"], 0)
SLOW = Plan("shanghaien", 2, {}, ["search-1000", "random"], 0)  # long enough to be met in mid-game
ARENA = ["arena", "shanghaien", "--bots", "greedy,random"]
# `.[dev]` brings Ray; where CI runs, its absence would be a fault.
needs_ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None and not os.environ.get("CI"), reason="Ray isn't installed"
)
pytestmark = pytest.mark.xdist_group("ray")  # one cluster is enough


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with ray_cluster() as started:
        yield started


def kept(keep: Path) -> list[Result]:
    """The games in a file, in the order of their numbers, without the seconds."""
    rows = keep.read_bytes().split(b"\n")[1:-1] if keep.exists() else []
    results = [msgspec.json.decode(row, type=Result) for row in rows]
    return [untimed(result) for result in sorted(results, key=lambda result: result.number)]


def untimed(result: Result) -> Result:
    return msgspec.structs.replace(result, seconds=[0.0] * len(result.seconds))


def start(keep: Path, games: int, address: str, plan: Plan = PLAN) -> subprocess.Popen[str]:
    """A run that writes at least two finished games down before it is disturbed."""
    arena = ["arena", plan.game, "--bots", ",".join(plan.bots)]
    command = [sys.executable, "-m", "prichal.cli", *arena, "--games", str(games), "--keep", str(keep), "--json"]
    process = subprocess.Popen([*command, "--ray", address], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 120
    while len(kept(keep)) < 2 and process.poll() is None and time.monotonic() < deadline:
        time.sleep(0.02)
    return process


@needs_ray
def test_a_cluster_plays_the_same_games_and_goes_on_where_it_was(cluster: Cluster, tmp_path: Path) -> None:
    reports = {}
    for name, where in {"here": [], "inside": [cluster.address], "outside": [cluster.client]}.items():
        options = ["--keep", str(tmp_path / f"{name}.jsonl"), "--records", str(tmp_path / name), "--json"]
        for games in ("2", "5"):
            done = prichal(*ARENA, "--games", games, *options, *[f"--ray={address}" for address in where])
            assert done.returncode == 0, done.stderr
            assert done.stderr == ""
            reports[name] = json.loads(done.stdout)
            for standing in reports[name]["standings"]:
                del standing["decisions_per_s"]
            for result in reports[name]["results"]:
                del result["seconds"]
    assert reports["here"] == reports["inside"] == reports["outside"]
    for name in ("inside", "outside"):
        assert kept(tmp_path / f"{name}.jsonl") == kept(tmp_path / "here.jsonl")
        records = sorted((tmp_path / "here").iterdir())
        assert len(records) == 5
        assert [path.name for path in sorted((tmp_path / name).iterdir())] == [path.name for path in records]
        assert all((tmp_path / name / path.name).read_bytes() == path.read_bytes() for path in records)


@needs_ray
def test_bots_of_several_processes_play_there_too(cluster: Cluster) -> None:
    plan = Plan("shanghaien", 2, {}, ["search-12x2", "random"], 3)
    (result,) = run(plan, 1, 1, None, None, cluster.address)
    assert untimed(result) == untimed(play(plan, 0)[0])


@needs_ray
def test_a_cluster_learns_what_one_machine_learns(cluster: Cluster, tmp_path: Path) -> None:
    learn = ["learn", "shanghaien", "--games", "60", "--generations", "2", "--hidden", "4", "--gate", "1"]
    learn += ["--against", "8", "--seed", "5"]
    for name, where in {"here": ["--workers", "2"], "there": ["--ray", cluster.address]}.items():
        done = prichal(*learn, "--keep", str(tmp_path / name), *where)
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
    for file in ("plan.json", "weights-0.json", "weights-1.json", "games-1-1.npz"):
        assert (tmp_path / "here" / file).read_bytes() == (tmp_path / "there" / file).read_bytes()


@needs_ray
def test_a_dead_workers_game_is_played_again(cluster: Cluster, tmp_path: Path) -> None:
    keep = tmp_path / "run.jsonl"
    process = start(keep, 12, cluster.address, SLOW)
    victims: list[int] = []
    while not victims and process.poll() is None:
        victims = cluster.workers()
    assert victims
    for pid in victims:
        with suppress(ProcessLookupError):  # its game ended already
            os.kill(pid, signal.SIGKILL)
    stdout, stderr = process.communicate(timeout=240)
    assert process.returncode == 0, stderr
    assert json.loads(stdout)["games"] == 12
    assert kept(keep) == [untimed(play(SLOW, number)[0]) for number in range(12)]


@needs_ray
def test_a_killed_run_leaves_nothing_behind(cluster: Cluster, tmp_path: Path) -> None:
    keep = tmp_path / "run.jsonl"
    process = start(keep, 2000, cluster.address)
    drivers = descendants(process.pid)
    assert drivers
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    deadline = time.monotonic() + 120
    while (cluster.workers() or any(alive(pid) for pid in drivers)) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not cluster.workers()
    assert not any(alive(pid) for pid in drivers)
    assert len(kept(keep)) >= 2


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@needs_ray
def test_a_cluster_that_goes_away_is_said_and_finished_games_are_kept(tmp_path: Path) -> None:
    keep = tmp_path / "run.jsonl"
    with ray_cluster() as doomed:
        process = start(keep, 2000, doomed.address)
        before = kept(keep)
        doomed.kill()
        _, stderr = process.communicate(timeout=240)
    assert process.returncode == 2
    assert "Ray" in stderr
    assert "Finished games are kept" in stderr
    assert len(stderr.splitlines()) == 1
    found = kept(keep)
    assert all(result in found for result in before)  # they end in any order
    assert len(before) >= 2


@needs_ray
def test_an_address_that_nobody_listens_at_is_refused_and_finished_games_are_kept(tmp_path: Path) -> None:
    keep = tmp_path / "run.jsonl"
    assert prichal(*ARENA, "--games", "2", "--keep", str(keep)).returncode == 0
    before = keep.read_bytes()
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{closed.getsockname()[1]}"
        sentence = refused(*ARENA, "--games", "4", "--keep", str(keep), "--ray", address)
    assert sentence == f"prichal: No Ray cluster answers at {address}."
    assert keep.read_bytes() == before


@needs_ray
def test_an_address_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(there, "CONNECT_SECONDS", 3.0)
    with socket.create_server(("127.0.0.1", 0)) as mute:
        address = f"127.0.0.1:{mute.getsockname()[1]}"
        with pytest.raises(Problem, match=f"no Ray cluster answers at {address}"):
            list(run(PLAN, 1, 1, None, None, address))


BUSY = """
import ray, pathlib
attempts, connect = pathlib.Path({attempts!r}), ray.init
def init(**options):
    with attempts.open("a") as file:
        file.write("x")
    if attempts.stat().st_size <= {failures}:
        raise ConnectionError("the cluster is busy")
    return connect(**options)
ray.init = init
"""


@needs_ray
@pytest.mark.parametrize("failures", [2, 3])
def test_a_busy_cluster_is_asked_again(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failures: int
) -> None:
    busy = BUSY.format(attempts=str(tmp_path / "attempts"), failures=failures)
    monkeypatch.setattr(there, "DRIVER", busy + there.DRIVER)
    if failures < there.ATTEMPTS:
        (result,) = run(PLAN, 1, 1, None, None, cluster.address)
        assert untimed(result) == untimed(play(PLAN, 0)[0])
    else:
        with pytest.raises(Problem, match="Ray failed: the cluster is busy"):
            list(run(PLAN, 1, 1, None, None, cluster.address))
    assert (tmp_path / "attempts").stat().st_size == 3


@needs_ray
@pytest.mark.parametrize("address", ["", "here", "host:", "http://host:1", "host:99999x", "ray://host"])
def test_what_isnt_an_address_is_refused(address: str) -> None:
    with pytest.raises(Problem, match="a Ray address is"):
        list(run(PLAN, 1, 1, None, None, address))


def test_without_the_extra_the_sentence_says_what_to_install() -> None:
    program = "import sys; sys.modules['ray'] = None; from prichal.cli import main; main()"
    command = [sys.executable, "-c", program, *ARENA, "--games", "1", "--ray", "auto"]
    environment = {**os.environ, "LC_ALL": "en_GB.UTF-8"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "prichal: Ray isn't installed. The extra brings it: pip install 'prichal[scale]'.\n"


def test_another_version_on_the_cluster_is_refused() -> None:
    with pytest.raises(Problem, match=r"Prichal 0\.0 is here"):
        work_remotely(b"", 0, b"", "0.0")
