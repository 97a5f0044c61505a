"""`modmill isogeny walk`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from modmill.cli.choices import backend_option, one_of
from modmill.cli.common import (
    EXIT_DONE,
    JsonFlag,
    QuietFlag,
    WaveCyclesOption,
    WaveDepthOption,
    WaveOption,
    YesOption,
    check_destination,
    note,
    print_json,
    terminal,
    waveform,
)
from modmill.cli.examples import example
from modmill.cli.paths import writes
from modmill.cli.progress import ProgressReporter
from modmill.errors import UsageError
from modmill.files import write_atomic
from modmill.isogeny.keys import FIELDS
from modmill.isogeny.walk.compute import Walk, WalkMismatch, compute
from modmill.isogeny.walk.draw import draw as picture
from modmill.isogeny.walk.engines import ENGINES
from modmill.isogeny.walk.model import MAX_K, USUAL, Latencies, Mode, Strategy
from modmill.isogeny.walk.plan import MAX_UNITS, NAMES, Plan, choose
from modmill.isogeny.walk.plan import plan as make
from modmill.isogeny.walk.schedule import Schedule
from modmill.isogeny.walk.search import MOVES, SEARCHED
from modmill.isogeny.walk.strategies import full_threshold
from modmill.quantity import format_duration
from modmill.record import Record
from modmill.tables import plain_table

if TYPE_CHECKING:
    from modmill.hw.sim.waveform import Waveform

ALL = "all"
MAX_MOVES = 10_000_000


def _listed(mode: Mode) -> str:
    """The usual latencies of a mode, as the option takes them."""
    return ",".join(map(str, USUAL[mode].each))


@example("modmill isogeny walk --k 20 --units 2 --field p89")
def walk(
    k: Annotated[int, typer.Option("--k", metavar="K", min=1, max=MAX_K, help="4-isogenies of the walk.")],
    strategy: Annotated[
        str,
        typer.Option(
            "--strategy",
            "-s",
            metavar="NAME",
            help=f"all, or one of {', '.join(NAMES)}.",
            click_type=one_of((ALL, *NAMES)),
        ),
    ] = ALL,
    units: Annotated[
        int,
        typer.Option(
            "--units",
            "-u",
            metavar="U",
            min=1,
            max=MAX_UNITS,
            help="Evaluation units, beside one DBL and one 4-iso-c.",
        ),
    ] = 1,
    mode: Annotated[
        str,
        typer.Option(
            "--mode",
            metavar="MODE",
            help=f"{', '.join(Mode)}: whether 4-iso-e waits for 4-iso-c or may start in the same cycle; pipelined "
            "units may, too, and take an operation in every stage.",
            click_type=one_of(tuple(Mode)),
        ),
    ] = Mode.SEPARATE,
    cycles: Annotated[
        str | None,
        typer.Option(
            "--cycles",
            metavar="D,C,E",
            help="Cycles (pipelined: stages) of one DBL, one 4-iso-c and one 4-iso-e "
            f"(default: {_listed(Mode.SEPARATE)}; pipelined: {_listed(Mode.PIPELINED)}).",
        ),
    ] = None,
    moves: Annotated[
        int | None,
        typer.Option(
            "--moves",
            min=0,
            max=MAX_MOVES,
            metavar="N",
            help=f"The moves of the local search for a schedule (default: {MOVES} up to k = {SEARCHED}, 0 beyond).",
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="The seed of the local search.")] = 1,
    draw: Annotated[
        str | None, typer.Option("--draw", metavar="F.svg", help="Draw the schedule here.", click_type=writes())
    ] = None,
    field: Annotated[
        str, typer.Option("--field", metavar="NAME", help="Prime of the computed walk.", click_type=one_of(FIELDS))
    ] = "p1506",
    counts_only: Annotated[bool, typer.Option("--counts-only", help="Plan the walk; do not compute it.")] = False,
    wave: WaveOption = None,
    wave_cycles: WaveCyclesOption = None,
    wave_depth: WaveDepthOption = None,
    yes: YesOption = False,
    as_json: JsonFlag = False,
    backend: Annotated[str, backend_option(engines=ENGINES)] = "auto",
    quiet: QuietFlag = False,
) -> int:
    """Walk a 4^k-isogeny from a kernel point: operations and cycles of each strategy, and the walk really computed.

    The computed walk starts from a curve that is for tests only. Where the prime has no kernel point for a walk of K
    steps, it is computed in blocks. A backend rtl:UNIT repeats it in simulated gates, after the processor, with the
    units, the mode and the cycles of the schedule.
    """
    latencies = _latencies(cycles, Mode(mode))
    to_stdout = False
    if draw is not None:
        if strategy == ALL:
            raise UsageError("--draw draws one schedule; choose it with --strategy")
        to_stdout = check_destination(draw, "--draw", as_json=as_json)
    shown = waveform(wave, wave_cycles, wave_depth)
    if shown is not None and (strategy == ALL or counts_only):
        raise UsageError("--wave shows one computed walk; choose it with --strategy, without --counts-only")
    names = NAMES if strategy == ALL else (strategy,)
    plans = {name: make(name, k, units, latencies, moves=moves, seed=seed) for name in names}
    if draw is not None:
        _draw(names[0], plans[names[0]], draw)
    walks = {} if counts_only else _compute(plans, field, backend, shown, yes=yes, quiet=quiet)
    if as_json:
        for name, found in plans.items():
            print_json(_record(name, found, walks.get(name), moves, seed))
    elif not to_stdout:
        _show(plans, walks)
    return EXIT_DONE


def _compute(
    plans: dict[str, Plan], field: str, backend: str, wave: Waveform | None, *, yes: bool, quiet: bool
) -> dict[str, Walk]:
    """The walk in the order of each strategy; all must end on the same curve."""
    walks: dict[str, Walk] = {}
    for name, one in plans.items():
        k = one.strategy.k

        def order(size: int, name: str = name, one: Plan = one) -> Strategy:
            return one.strategy if size == one.strategy.k else choose(name, size, one.units, one.latencies)

        def schedule(strategy: Strategy, one: Plan = one) -> Schedule:
            if one.schedule is None:
                evaluations = f"{strategy.evaluations:,} evaluations"
                raise UsageError(f"k: the schedule of {evaluations} is too long for gates; use a smaller --k")
            return one.schedule

        with ProgressReporter(quiet=quiet) as progress:
            walks[name] = compute(
                field, k, order, backend=backend, schedule=schedule, wave=wave, yes=yes, progress=progress
            )
    if len({walk.alpha for walk in walks.values()}) != 1:
        raise WalkMismatch("the strategies do not lead to the same curve")
    return walks


def _latencies(text: str | None, mode: Mode) -> Latencies:
    if text is None:
        return USUAL[mode]
    parts = text.split(",")
    if len(parts) != 3 or not all(p.strip().isdecimal() for p in parts):
        raise UsageError(f"--cycles must be three whole numbers such as 1,1,1 (got {text!r})", got=text)
    dbl, construct, evaluate = map(int, parts)
    return Latencies(dbl, construct, evaluate, mode)


def _draw(name: str, found: Plan, out: str) -> None:
    strategy = found.strategy
    if found.schedule is None:
        raise UsageError(f"--draw: the schedule of {strategy.evaluations:,} evaluations is too long; use a smaller --k")
    title = f"4^{strategy.k}-isogeny, {name}, {_units(found)}, {found.latencies.mode}"
    write_atomic(out, picture(found.schedule, title))
    if out != "-":
        note(f"the schedule is drawn in {out}")


def _record(name: str, found: Plan, walked: Walk | None, moves: int | None, seed: int) -> Record:
    latencies = asdict(found.latencies)
    named = {"strategy": name, "k": found.strategy.k, "units": found.units, "mode": str(latencies.pop("mode"))}
    named |= {"latencies": latencies}
    parameters = named | {"moves": moves, "seed": seed, "field": walked.field if walked else None}
    result, checked = found.figures(), ["verify"] if found.verified else []
    if walked is None:
        why = "--counts-only"
        return Record(
            "isogeny.walk", "none", why, parameters, result, 0.0, None, "4-isogenies", "+".join(checked) or "-"
        )
    result |= {"blocks": walked.blocks, "alpha": hex(walked.alpha), "j": hex(walked.j)}
    rate = walked.k / walked.seconds if walked.seconds else None
    if walked.simulation is not None:
        result |= {"simulation": dict(walked.simulation)}
        checked.append("processor")
    checked = "+".join([*checked, "alphas"])
    return Record(
        "isogeny.walk", walked.backend, walked.why, parameters, result, walked.seconds, rate, "4-isogenies", checked
    )


def _show(plans: dict[str, Plan], walks: dict[str, Walk]) -> None:
    tick = next(iter(plans.values())).latencies.mode.tick
    columns = ("strategy", "DBL", "4-iso-c", "4-iso-e", f"{tick}s", "points", "computed", "schedule")
    table = plain_table(*columns, right=columns[1:-1])
    for name, p in plans.items():
        s = p.strategy
        counts = (f"{n:,}" for n in (s.doublings, s.k, s.evaluations, p.cycles))
        points = f"{p.schedule.registers:,}" if p.schedule else "-"
        time = format_duration(walks[name].seconds) if name in walks else "-"
        table.add_row(name, *counts, points, time, "verified" if p.verified else "too long: counted")
    console = terminal()
    console.print(table)
    for line in _lines(next(iter(plans.values())), next(iter(walks.values()), None)):
        console.print(line, soft_wrap=True)


def _lines(one: Plan, walked: Walk | None) -> Iterator[str]:
    """The lines that hold for all strategies."""
    k, tick = one.strategy.k, one.latencies.mode.tick
    yield f"{one.lower_bound:,} {tick}s: lower bound of any schedule with these units (proved)"
    if one.published is not None:
        whole = f"; a cycle is as long as {one.latencies.evaluate} stages here" if tick == "stage" else ""
        yield f"{one.published:,} cycles: published for k = {k} and {_units(one)}{whole}"
    threshold = full_threshold(k, one.latencies)
    overlap = "evaluations" if one.latencies.usable else "an isogeny's construction and evaluations"
    yield f"if only {overlap} overlap, full evaluation is as fast as optimal from {threshold:,} units on"
    if walked is not None:
        points = "1 kernel point" if walked.blocks == 1 else f"{walked.blocks} kernel points, one after the other"
        yield f"computed over {walked.field} ({walked.backend}) from {points}; the start curve is for tests only"
        if walked.simulation is not None:
            yield f"{walked.simulation['cycles']:,} {tick}s in simulated gates, as the schedule says: {walked.why}"
        yield f"j-invariant at the end: {_short(hex(walked.j))}; the alphas of the walk lead there, too"


def _units(found: Plan) -> str:
    return "1 evaluation unit" if found.units == 1 else f"{found.units} evaluation units"


def _short(digits: str) -> str:
    return digits if len(digits) <= 40 else f"{digits[:20]}...{digits[-16:]}"
