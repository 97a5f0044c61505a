"""`modmill hw trace`: what the compiler makes of a formula."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from modmill.cli.choices import one_of, or_other
from modmill.cli.common import EXIT_DONE, JsonFlag, check_destination, note, show
from modmill.cli.examples import example
from modmill.cli.paths import writes
from modmill.errors import UsageError
from modmill.formula.library import FORMULAS, find
from modmill.formula.operation import FormulaError
from modmill.hw.interface import registry
from modmill.record import Record

if TYPE_CHECKING:
    from modmill.hw.trace.timetable import Timetable

LOWERINGS = ("pipeline", "shared", "gates", "microcode")
CLOCK = 250_000_000
"""Cycles a second for which rates of programs are stated."""
LISTED = 48
"""Operations of a schedule that are shown to people; all are in the JSON."""


@example("modmill hw trace mixed_addition --lower shared --interval 4")
def trace(
    formula: Annotated[
        str, typer.Argument(metavar="FORMULA", help=f"One of {', '.join(FORMULAS)}.", click_type=or_other(FORMULAS))
    ],
    lower: Annotated[
        str,
        typer.Option(
            "--lower", metavar="FORM", help="pipeline, shared, gates or microcode.", click_type=one_of(LOWERINGS)
        ),
    ] = "pipeline",
    bits: Annotated[int | None, typer.Option("--bits", metavar="B", help="Another width of the modulus.")] = None,
    interval: Annotated[int, typer.Option("--interval", metavar="N", help="Cycles between two inputs (shared).")] = 4,
    latency: Annotated[int, typer.Option("--latency", metavar="L", help="Cycles of a multiplier.")] = 12,
    threads: Annotated[
        int, typer.Option("--processor-threads", metavar="T", help="Threads of the processor (microcode).")
    ] = 16,
    registers: Annotated[
        int | None, typer.Option("--registers", metavar="R", help="Also the spills of a machine with so many.")
    ] = None,
    draw: Annotated[
        str | None,
        typer.Option("--draw", metavar="F.svg", help="Write the schedule as a picture.", click_type=writes()),
    ] = None,
    as_json: JsonFlag = False,
) -> int:
    """Trace a formula: its operations, their schedule in one form of hardware, and how near that is to a bound."""
    found = find(formula)
    if registers is not None and registers < 1:
        raise UsageError("--registers: at least 1", got=registers)
    to_stdout = False
    if draw is not None:
        to_stdout = check_destination(draw, "--draw", as_json=as_json)
    from modmill.files import write_atomic
    from modmill.hw.trace import picture
    from modmill.hw.trace.report import described

    width = {} if bits is None else {"bits": bits}
    limited = {} if registers is None or registers & (registers - 1) else {"registers": registers}
    forms: dict[str, tuple[str, dict[str, Any]]] = {
        "pipeline": ("traced", {"formula": formula, "latency": latency}),
        "shared": ("traced", {"formula": formula, "latency": latency, "interval": interval}),
        "gates": ("traced", {"formula": formula, "latency": 0, "cut": 1}),
        "microcode": ("processor", {"program": formula, "stages": latency, "threads": threads} | limited),
    }
    unit, given = forms[lower]
    config = registry.configure(unit, **given, **width)
    built: Any = registry.build(config)
    table: Timetable = built.timetable()
    try:
        result = described(found, built.modulus or None if built.fixed else None, registers)
    except FormulaError as e:
        raise UsageError(f"--registers: {e}", got=registers) from None
    result["lowering"] = {"form": lower, "unit": unit, "configuration": config.slug, "distance": table.distance}
    result["lowering"] |= asdict(table) | {"summary": dict(built.summary), "planned_period_ns": round(built.period, 2)}
    if lower == "microcode":
        program = built.program
        result["lowering"] |= {"words": [hex(w) for w in program.words], "listing": program.listing().splitlines()}
        result["lowering"] |= {"identity": built.identity().words}
    if draw is not None:
        write_atomic(draw, picture.draw(table, f"{found.title}: {lower}"))
        note(f"the schedule of {config.slug} is in {draw}")
    record = Record("hw.trace", f"rtl:{unit}", "named", config.parameters(), result, 0.0, None, "", "identity testing")
    show(record, _lines(result, table), as_json=as_json, stderr=to_stdout)
    return EXIT_DONE


def _lines(result: dict[str, Any], table: Timetable) -> dict[str, object]:
    """The result for people."""

    def listed(counts: dict[str, int]) -> str:
        return ", ".join(f"{n} {name}" for name, n in counts.items())

    lines: dict[str, object] = {
        "formula": f"{result['formula']}: {result['title']}",
        "operations": f"{result['simplified']:,} of {result['traced']:,} traced: {listed(result['operations'])}",
    }
    if result["counts"]:
        lines["counted"] = " ".join(f"{n}{name}" for name, n in result["counts"].items())
    if result["published"]:
        lines["published"] = " ".join(f"{n}{' ' * (len(name) > 1)}{name}" for name, n in result["published"].items())
    lines["depth"] = f"{result['depth']} operations, {result['depth_in_products']} products; {result['pairs']} a +- b"
    lines["alive"] = ", ".join(f"{n} {order}" for order, n in result["alive"].items())
    if "registers" in result:
        lines["spills"] = listed({k: v for k, v in result["registers"].items() if k in ("memory", "stores", "loads")})
    lines["simplified is"] = f"{result['identity']['words']}"
    made = result["lowering"]
    lines["lowered"] = made["configuration"]
    bound = f"at least {table.least} ({table.distance:.0%} above)"
    if table.least > table.relaxed:
        bound += f" by search, {table.relaxed} by ways and units alone"
    lines["schedule"] = f"{table.length} {table.step}, {bound}; an input every {table.interval}"
    lines["occupation"] = ", ".join(f"{unit} {busy:.0%}" for unit, busy in table.occupation.items()) or "-"
    if "instructions" in made["summary"]:
        facts = made["summary"]
        lines["program"] = (
            f"{facts['instructions']} instructions in {facts['words']} words of {facts['word_bits']} bits, "
            f"{facts['scratch_registers']} registers"
        )
        if "stores" in facts:
            lines["program"] = f"{lines['program']}, {facts['stores']} stores, {facts['loads']} loads"
        lines["rate"] = f"a run every {facts['interval']} cycles: {CLOCK / facts['interval']:,.0f} a second at 250 MHz"
        lines["program is"] = made["identity"]
    lines["planned period"] = f"{made['planned_period_ns']} ns"
    for task in table.tasks[:LISTED]:
        kept = f", kept until {task.last}" if task.last > task.ready else ""
        lines[f"{task.begin:>5} {task.name}"] = f"{task.operation:<8} {task.unit}, there at {task.ready}{kept}"
    if len(table.tasks) > LISTED:
        lines["  ..."] = f"{len(table.tasks) - LISTED:,} more (--json has them)"
    return lines
