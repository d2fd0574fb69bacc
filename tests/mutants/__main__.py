"""`make mutants`: applies deliberate leaks and random mutants one by one, and prints what the tests noticed."""

from __future__ import annotations

import argparse
import difflib
import queue
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tests.mutants.bench import Bench
from tests.mutants.leaks import Leak, all_leaks
from tests.mutants.sources import AREAS, LAWS, ROOT, Sample, sample, stages_for

CONSOLE = Console(highlight=False)


class Trial:
    """Something broken, and whether it was noticed."""

    def __init__(self, area: str, name: str, files: dict[str, str], tests: list[list[str]]) -> None:
        self.area = area
        self.name = name
        self.files = files
        self.tests = tests
        self.noticed = ""

    def diff(self) -> str:
        rows: list[str] = []
        for file, text in self.files.items():
            before = (ROOT / file).read_text(encoding="utf-8").splitlines()
            rows += difflib.unified_diff(before, text.splitlines(), file, file, n=1, lineterm="")
        return "\n".join(rows)


def of_leak(leak: Leak) -> Trial:
    return Trial("leaks", f"{leak.name}: {leak.what}", leak.applied(ROOT), [leak.tests])


def of_sample(sample: Sample, quick: bool) -> Trial:
    name = f"{sample.file}:{sample.mutant.node.lineno}"
    stages = [stage for stage in stages_for(sample.file) if not (quick and LAWS in stage)]
    return Trial(sample.area, name, {sample.file: sample.changed}, stages)


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
        found += [of_sample(mutant, wanted.quick) for mutant in chosen]
    return [trial for trial in found if wanted.only in trial.name]


def run(found: list[Trial], jobs: int, after: Callable[[Trial], None]) -> None:
    """Tries them all; each job has a copy of the sources."""
    benches: queue.SimpleQueue[Bench] = queue.SimpleQueue()
    opened = [Bench() for _ in range(jobs)]
    for bench in opened:
        benches.put(bench)

    def attempt(trial: Trial) -> None:
        bench = benches.get()
        try:
            trial.noticed = bench.notices(trial.files, trial.tests)
        finally:
            benches.put(bench)
        after(trial)

    pool = ThreadPoolExecutor(jobs)
    try:
        for done in [pool.submit(attempt, trial) for trial in found]:
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
    table = Table("", "broken", "failed", "too long", "not noticed", "noticed")
    groups = [(area, [trial for trial in found if trial.area == area]) for area in ["leaks", *AREAS]]
    groups.append(("random mutants", [trial for trial in found if trial.area != "leaks"]))
    for name, group in groups:
        if group:
            counts = [sum(trial.noticed == word for trial in group) for word in ("failed", "too long", "")]
            share = f"{100 * (len(group) - counts[2]) / len(group):.1f} %"
            table.add_row(name, str(len(group)), *map(str, counts), share)
    CONSOLE.print(table)


if __name__ == "__main__":
    sys.exit(main())
