"""`make mutants`: applies deliberate leaks and random mutants one by one, and prints what the tests noticed."""

from __future__ import annotations

import argparse
import difflib
import queue
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tests.mutants.bench import Bench
from tests.mutants.equivalent import reason_for
from tests.mutants.leaks import Leak, all_leaks
from tests.mutants.sources import AREAS, LAWS, ROOT, Sample, Stage, sample, stages_for
from tests.mutants.survey import Survey, files_of_tests, keep, kept, visit

CONSOLE = Console(highlight=False)
EQUIVALENT = "equivalent"
Work = TypeVar("Work")


class Trial:
    """Something broken, and whether it was noticed."""

    def __init__(self, area: str, name: str, files: dict[str, str], stages: list[Stage], noticed: str = "") -> None:
        self.area = area
        self.name = name
        self.files = files
        self.stages = stages
        self.noticed = noticed

    def diff(self) -> str:
        rows: list[str] = []
        for file, text in self.files.items():
            before = (ROOT / file).read_text(encoding="utf-8").splitlines()
            rows += difflib.unified_diff(before, text.splitlines(), file, file, n=1, lineterm="")
        return "\n".join(rows)


def of_leak(leak: Leak) -> Trial:
    return Trial("leaks", f"{leak.name}: {leak.what}", leak.applied(ROOT), [Stage(tuple(leak.tests))])


def of_sample(sample: Sample, quick: bool, found: Survey | None) -> Trial:
    name = f"{sample.file}:{sample.mutant.node.lineno}"
    stages = stages_for(sample.file) if found is None else found.stages(sample.function)
    stages = [stage for stage in stages if not (quick and stage.tests[0].startswith(LAWS))]
    same = EQUIVALENT if reason_for(sample) else ""
    return Trial(sample.area, name, {sample.file: sample.changed}, stages, same)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants ARGS=…", description=__doc__)
    parser.add_argument("--leaks", action="store_true", help="only the deliberate leaks")
    parser.add_argument("--random", action="store_true", help="only random mutants")
    parser.add_argument("--seed", type=int, default=14, help="of the random mutants (14)")
    parser.add_argument("--count", type=int, default=25, help="random mutants of each area (25)")
    parser.add_argument("--area", choices=[*AREAS], action="append", help="only this area, may be repeated")
    parser.add_argument("--only", default="", help="only leaks and files with this in their names")
    parser.add_argument("--quick", action="store_true", help="random mutants without the laws, which take longest")
    parser.add_argument("--jobs", type=int, default=1, help="how many at a time, each in a copy of its own (1)")
    return parser.parse_args()


def trials(wanted: argparse.Namespace) -> list[Trial]:
    found: list[Trial] = []
    if not wanted.random:
        found += [of_leak(leak) for leak in all_leaks()]
    if not wanted.leaks:
        chosen = sample(wanted.seed, wanted.count, wanted.area or [*AREAS])
        surveyed = look_around(wanted.jobs) if any(mutant.area == "server" for mutant in chosen) else None
        found += [of_sample(one, wanted.quick, surveyed if one.area == "server" else None) for one in chosen]
    return [trial for trial in found if wanted.only in trial.name]


def look_around(jobs: int) -> Survey:
    """Which tests reach what in the server."""
    found = kept()
    visited = {one.file for one in found.visits}
    writing = threading.Lock()

    def attempt(bench: Bench, file: str) -> None:
        nonlocal found
        one = visit(bench, file)
        with writing:
            found = keep(found, one)
        CONSOLE.print(f"{one.seconds:6.1f} s  {len(one.functions):4} functions  {file}", markup=False)

    missing = [file for file in files_of_tests() if file not in visited]
    if missing:
        on_benches(jobs, missing, attempt)
    return found


def run(found: list[Trial], jobs: int, after: Callable[[Trial], None]) -> None:
    """Tries them all."""

    def attempt(bench: Bench, trial: Trial) -> None:
        trial.noticed = trial.noticed or bench.notices(trial.files, trial.stages)
        after(trial)

    on_benches(jobs, found, attempt)


def on_benches(jobs: int, work: list[Work], attempt: Callable[[Bench, Work], None]) -> None:
    """Does all the work, so much at a time; each job has a copy of the sources."""
    benches: queue.SimpleQueue[Bench] = queue.SimpleQueue()
    opened = [Bench() for _ in range(jobs)]
    for bench in opened:
        benches.put(bench)

    def take(one: Work) -> None:
        bench = benches.get()
        try:
            attempt(bench, one)
        finally:
            benches.put(bench)

    pool = ThreadPoolExecutor(jobs)
    try:
        for done in [pool.submit(take, one) for one in work]:
            done.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for bench in opened:
            bench.stop()
        pool.shutdown()
        for bench in opened:
            bench.remove()


def main() -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that copies and tests end with us
    wanted = arguments()
    found = trials(wanted)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=CONSOLE) as progress:
        task = progress.add_task("mutants", total=len(found))

        def after(trial: Trial) -> None:
            progress.advance(task)
            if not trial.noticed:
                progress.console.print(f"not noticed: {trial.name}\n{trial.diff()}\n", markup=False, soft_wrap=True)
            elif not CONSOLE.is_terminal:  # a log has no bar
                progress.console.print(f"{trial.noticed}: {trial.name}", markup=False, soft_wrap=True)

        run(found, wanted.jobs, after)
    report(found)
    return 1 if any(trial.area == "leaks" and not trial.noticed for trial in found) else 0


def report(found: list[Trial]) -> None:
    table = Table("", "tried", "equivalent", "failed", "too long", "not noticed", "noticed of the real ones")
    groups = [(area, [trial for trial in found if trial.area == area]) for area in ["leaks", *AREAS]]
    groups.append(("random mutants", [trial for trial in found if trial.area != "leaks"]))
    for name, group in groups:
        if group:
            words = (EQUIVALENT, "failed", "too long", "")
            same, *noticed, missed = (sum(trial.noticed == word for trial in group) for word in words)
            share = f"{100 * sum(noticed) / max(1, len(group) - same):.1f} %"
            table.add_row(name, *map(str, (len(group), same, *noticed, missed)), share)
    CONSOLE.print(table)


if __name__ == "__main__":
    sys.exit(main())
