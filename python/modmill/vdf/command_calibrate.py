"""`modmill vdf calibrate`: which T gives which delay, on this machine or on one that is replaced every year."""

from __future__ import annotations

import re
from itertools import zip_longest
from typing import Annotated, Any

import typer

from modmill import params, vdf
from modmill.cli.choices import or_other
from modmill.cli.common import BackendOption, JsonFlag, QuietFlag, print_json, terminal
from modmill.cli.examples import example
from modmill.cli.progress import ProgressReporter
from modmill.modulus import Modulus
from modmill.quantity import MAX_STEPS, format_duration, format_rate, parse_duration
from modmill.record import Record
from modmill.tables import plain_table
from modmill.vdf.command_input import NAMED
from modmill.vdf.evaluation import UNIT
from modmill.vdf.growth import Growth

DAY, YEAR = 86400.0, 365.25 * 86400.0
DELAYS = (1.0, 60.0, 3600.0, DAY, 10 * DAY, YEAR)
EXPONENTS = (20, 25, 30, 33, 40)
GROWN_DELAYS = (DAY, 30 * DAY, YEAR, 5 * YEAR, 10 * YEAR, 35 * YEAR)
GROWN_EXPONENTS = (40, 45, 50, 55, 60)

GrowthOption = Annotated[
    str | None,
    typer.Option(
        "--growth",
        metavar="rivest|FACTOR",
        help="Assume this machine is replaced by a faster one each year.",
        click_type=or_other(lambda _: params.growth_models()),
    ),
]


@example("modmill vdf calibrate --duration 10d", "modmill vdf calibrate --duration 10y --growth rivest")
def calibrate(
    duration: Annotated[
        str | None,
        typer.Option(
            *("--duration", "-D", "--seconds", "-s"),
            metavar="D",
            help="The delay you want, as 10d, 1h30m, or in seconds.",
        ),
    ] = None,
    growth: GrowthOption = None,
    modulus: Annotated[
        str,
        typer.Option("--modulus", "-m", metavar="NAME|FILE|0xHEX", help="The modulus to measure.", click_type=NAMED),
    ] = "lcs35",
    measure: Annotated[
        float, typer.Option("--measure", metavar="SECONDS", min=0.2, max=3600, help="The duration of the measurement.")
    ] = 3.0,
    as_json: JsonFlag = False,
    backend: BackendOption = "auto",
    quiet: QuietFlag = False,
) -> int:
    """Measure this machine, and show which T gives which delay.

    The delay applies to this core; a faster machine takes less, so choose T for the fastest opponent.

    With --growth the delay is that of somebody who begins now, as fast as this core, and moves each year to a machine
    that is FACTOR times as fast. `rivest` is the model of LCS35: 1.2204 until 2012, then 1.0750, here also after 2034,
    where it ends. These are guesses about the future, and say nothing of hardware that is faster today.
    """
    wanted = None if duration is None else _seconds(duration)
    grown = None if growth is None else Growth.parse(growth, "--growth")
    n = Modulus.parse(modulus)
    with ProgressReporter(quiet=quiet) as progress:
        speed = vdf.calibrate(n, measure=measure, backend=backend, progress=progress)
    # Compute everything first: a delay that is out of range must not leave half a table behind.
    record = _record(speed, wanted, grown)
    if as_json:
        print_json(record)
        return 0
    result = record.result
    console = terminal()
    console.print(
        f"{n.name}, {n.bits} bits, {speed.backend}: {speed.ns:.1f} ns per squaring, {format_rate(speed.rate)}"
    )
    if grown is not None:
        console.print(f"assumed: {grown.describe()}", soft_wrap=True)
    if wanted is not None:
        fixed = "" if grown is None else f" with that growth, {format_duration(result['delay_here'])}"
        console.print(f"[bold]T = {result['steps']}[/bold] takes {format_duration(wanted)}{fixed} on this core")
    table = plain_table("wanted delay", "gives T", "T", "gives delay", right=("gives T", "T"))
    rows = result["steps_for"][wanted is not None :]
    left = [(format_duration(row["seconds"]), f"{row['steps']:,}") for row in rows]
    right = [(f"2^{row['steps'].bit_length() - 1}", format_duration(row["seconds"])) for row in result["delay_of"]]
    for row, other in zip_longest(left, right, fillvalue=("", "")):
        table.add_row(*row, *other)
    console.print(table)
    return 0


def _seconds(text: str) -> float:
    return parse_duration(f"{text}s" if re.fullmatch(r"[0-9]+(\.[0-9]+)?", text) else text, "--duration")


def _record(speed: vdf.Calibration, wanted: float | None, growth: Growth | None) -> Record:
    delays = [*([] if wanted is None else [wanted]), *(DELAYS if growth is None else GROWN_DELAYS)]
    sizes = [1 << k for k in (EXPONENTS if growth is None else GROWN_EXPONENTS)]
    longest = speed.delay_of(MAX_STEPS, growth)
    steps = None if wanted is None else speed.steps_for(wanted, growth)
    parameters = {
        **speed.modulus.facts(),
        "seconds": wanted,
        "growth": None if growth is None else growth.name,
        "year": None if growth is None else growth.year,
    }
    result: dict[str, Any] = {
        "ns": speed.ns,
        "steps": steps,
        "delay_here": None if steps is None else speed.delay_of(steps),
        "steps_for": [{"seconds": d, "steps": speed.steps_for(d, growth)} for d in delays if d < longest],
        "delay_of": [{"steps": s, "seconds": speed.delay_of(s, growth)} for s in sizes],
    }
    checked = "the run's self-checks"
    return Record(
        "vdf.calibrate", speed.backend, speed.why, parameters, result, speed.seconds, speed.rate, UNIT, checked
    )
