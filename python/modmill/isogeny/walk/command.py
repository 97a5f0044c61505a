"""`modmill isogeny walk`."""

from __future__ import annotations

from typing import Annotated

import typer

from modmill.cli.common import EXIT_DONE, JsonFlag, check_destination, note, print_json, terminal
from modmill.errors import UsageError
from modmill.files import write_atomic
from modmill.isogeny.walk.draw import draw as picture
from modmill.isogeny.walk.model import Latencies
from modmill.isogeny.walk.plan import NAMES, Plan
from modmill.isogeny.walk.plan import plan as make
from modmill.isogeny.walk.strategies import full_threshold
from modmill.record import Record
from modmill.tables import plain_table

ALL = "all"
MAX_MOVES = 10_000_000


def walk(
    k: Annotated[int, typer.Option("--k", metavar="K", help="4-isogenies of the walk.")],
    strategy: Annotated[
        str, typer.Option("--strategy", "-s", metavar="NAME", help=f"all, or one of {', '.join(NAMES)}.")
    ] = ALL,
    units: Annotated[
        int, typer.Option("--units", "-u", metavar="U", help="Evaluation units, beside one DBL and one 4-iso-c.")
    ] = 1,
    cycles: Annotated[
        str, typer.Option("--cycles", metavar="D,C,E", help="Cycles of one DBL, one 4-iso-c and one 4-iso-e.")
    ] = "1,1,1",
    moves: Annotated[
        int,
        typer.Option("--moves", min=0, max=MAX_MOVES, metavar="N", help="Local search for a concurrent schedule."),
    ] = 0,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="Of the local search.")] = 1,
    draw: Annotated[str | None, typer.Option("--draw", metavar="F.svg", help="Draw the schedule here.")] = None,
    as_json: JsonFlag = False,
) -> int:
    """Plan a 4^k-isogeny from a kernel point: operations and cycles of each strategy, beside the published counts."""
    latencies = _latencies(cycles)
    if draw is not None:
        if strategy == ALL:
            raise UsageError("--draw draws one schedule; choose it with --strategy")
        check_destination(draw, "--draw", as_json=as_json)
    names = NAMES if strategy == ALL else (strategy,)
    plans = [make(name, k, units, latencies, moves=moves, seed=seed) for name in names]
    if draw is not None:
        _draw(plans[0], draw)
    if as_json:
        for found in plans:
            print_json(_record(found, moves, seed))
    elif draw != "-":
        _show(plans, k, units, latencies)
    return EXIT_DONE


def _latencies(text: str) -> Latencies:
    parts = text.split(",")
    if len(parts) != 3 or not all(p.strip().isdecimal() for p in parts):
        raise UsageError(f"--cycles must be three whole numbers such as 1,1,1 (got {text!r})", got=text)
    return Latencies(*map(int, parts))


def _draw(found: Plan, out: str) -> None:
    if found.schedule is None:
        raise UsageError(f"--draw: the schedule of {found.evaluations:,} evaluations is too long; use a smaller --k")
    units = "1 evaluation unit" if found.units == 1 else f"{found.units} evaluation units"
    write_atomic(out, picture(found.schedule, f"4^{found.k}-isogeny, {found.strategy}, {units}"))
    if out != "-":
        note(f"the schedule is drawn in {out}")


def _record(found: Plan, moves: int, seed: int) -> Record:
    figures = found.figures()
    named = ("strategy", "k", "units", "latencies")
    parameters = {name: figures.pop(name) for name in named} | {"moves": moves, "seed": seed}
    checked = "verify" if found.schedule else "-"
    return Record("isogeny.walk", "schedule", "named", parameters, figures, 0.0, None, "", checked)


def _show(plans: list[Plan], k: int, units: int, latencies: Latencies) -> None:
    columns = ("strategy", "DBL", "4-iso-c", "4-iso-e", "cycles", "points", "schedule")
    table = plain_table(*columns, right=columns[1:-1])
    for p in plans:
        counts = (f"{n:,}" for n in (p.doublings, p.constructions, p.evaluations, p.cycles))
        points = f"{p.schedule.registers:,}" if p.schedule else "-"
        table.add_row(p.strategy, *counts, points, "verified" if p.schedule else "too long to list: counted")
    console = terminal()
    console.print(table)
    console.print(f"{plans[0].lower_bound:,} cycles: lower bound of any schedule with these units (proved)")
    if plans[0].published is not None:
        console.print(f"{plans[0].published:,} cycles: published for k = {k}, {units} evaluation unit(s)")
    threshold = full_threshold(k, latencies)
    console.print(f"full evaluation is as fast as optimal, nothing else overlapping, from {threshold:,} units on")
