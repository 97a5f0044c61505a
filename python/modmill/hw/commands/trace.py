"""`modmill hw trace`: what the compiler makes of a formula."""

from __future__ import annotations

import re
from contextlib import nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from modmill.cli.choices import one_of, or_other
from modmill.cli.common import EXIT_DONE, JsonFlag, check_destination, note, show
from modmill.cli.examples import example
from modmill.cli.paths import writes
from modmill.errors import UsageError
from modmill.formula.library import FORMULAS, find, known
from modmill.formula.modulus import own_bits
from modmill.formula.operation import FormulaError
from modmill.formula.script.source import NAMED
from modmill.hw.commands.run import SIMULATORS
from modmill.hw.interface import registry
from modmill.record import Record

if TYPE_CHECKING:
    from modmill.formula.formula import Formula
    from modmill.hw.trace.timetable import Timetable

LOWERINGS = ("pipeline", "shared", "gates", "microcode")
CLOCK = 250_000_000
"""Cycles a second for which rates of programs are stated."""
LISTED = 48
"""Operations of a schedule that are shown to people; all are in the JSON."""
WORD = re.compile(r"(?P<name>\w+)=(?P<bits>\d{1,5})")


@example("modmill hw trace mixed_addition --lower shared --interval 4")
def trace(
    formula: Annotated[
        str,
        typer.Argument(
            metavar="FORMULA",
            help=f"One of {', '.join(FORMULAS)}; or FILE.py:CALL, a function of a Python program or a call whose "
            "unknown names are inputs.",
            click_type=or_other(FORMULAS),
        ),
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
        int | None,
        typer.Option("--registers", metavar="R", help="Also show the spills on a machine with this many registers."),
    ] = None,
    words: Annotated[
        list[str] | None,
        typer.Option("--word", metavar="NAME=B", help="An input of FILE.py:CALL that is a word of B bits; repeat it."),
    ] = None,
    runs: Annotated[
        int | None,
        typer.Option("--runs", metavar="N", help="Also simulate this many runs, twice; compare each result."),
    ] = None,
    simulator: Annotated[
        str,
        typer.Option(
            "--simulator", metavar="NAME", help="verilator, or icarus (--runs).", click_type=one_of(SIMULATORS)
        ),
    ] = "verilator",
    draw: Annotated[
        str | None,
        typer.Option("--draw", metavar="F.svg", help="Write the schedule as a picture.", click_type=writes()),
    ] = None,
    as_json: JsonFlag = False,
) -> int:
    """Trace a formula: its operations, their schedule in one form of hardware, and how near that is to a bound.

    A Python program on integers, in the style of RFC 8032's, is traced as it stands: FILE.py:CALL.
    """
    found, lent = _formula(formula, words or [], bits)
    if registers is not None and registers < 1:
        raise UsageError("--registers: at least 1", got=registers)
    if runs is not None and runs < 1:
        raise UsageError("--runs: at least 1", got=runs)
    to_stdout = False
    if draw is not None:
        if lent and Path(draw).exists() and Path(draw).samefile(NAMED.fullmatch(formula)["file"]):  # type: ignore[index]
            raise UsageError("--draw: the picture would replace the program", got=draw)
        to_stdout = check_destination(draw, "--draw", as_json=as_json)
    from modmill.files import write_atomic
    from modmill.hw.trace import picture
    from modmill.hw.trace.report import described

    width = {} if bits is None else {"bits": bits}
    limited = {} if registers is None or registers & (registers - 1) else {"registers": registers}
    forms: dict[str, tuple[str, dict[str, Any]]] = {
        "pipeline": ("traced", {"formula": found.name, "latency": latency}),
        "shared": ("traced", {"formula": found.name, "latency": latency, "interval": interval}),
        "gates": ("traced", {"formula": found.name, "latency": 0, "cut": 1}),
        "microcode": ("processor", {"program": found.name, "stages": latency, "threads": threads} | limited),
    }
    unit, given = forms[lower]
    with known(found) if lent else nullcontext():
        choice = registry.choose(unit, given | width, {})
        built: Any = registry.build(choice.config)
        table: Timetable = built.timetable()
        try:
            result = described(found, built.modulus or None if built.fixed else None, registers)
        except FormulaError as e:
            raise UsageError(f"--registers: {e}", got=registers) from None
        config = choice.config
        result["lowering"] = {"form": lower, "unit": unit, "configuration": config.slug, "distance": table.distance}
        result["lowering"] |= asdict(table) | {"summary": dict(built.summary)}
        result["lowering"]["planned_period_ns"] = round(built.period, 2)
        if lower == "microcode":
            program = built.program
            listing = program.listing().splitlines()
            result["lowering"] |= {"words": [hex(w) for w in program.words], "listing": listing}
            result["lowering"] |= {"identity": built.identity().words}
        if draw is not None:
            write_atomic(draw, picture.draw(table, f"{found.title}: {lower}"))
            note(f"the schedule of {config.slug} is in {draw}")
        if runs is not None:
            ran = registry.simulate(choice, {"runs": runs}, simulator).record()
            result["simulated"] = {"runs": runs, "simulator": simulator, **ran.result}
    parameters = config.parameters() | ({"file": formula, "words": " ".join(words or [])} if lent else {})
    record = Record("hw.trace", f"rtl:{unit}", "named", parameters, result, 0.0, None, "", "identity testing")
    show(record, _lines(result, table), as_json=as_json, stderr=to_stdout)
    return EXIT_DONE


def _formula(name: str, words: list[str], bits: int | None) -> tuple[Formula, bool]:
    """The formula, and whether it is a program's, which no other command knows."""
    if not NAMED.fullmatch(name):
        if words:
            raise UsageError("--word: inputs of FILE.py:CALL have widths; those of a known formula are its own")
        return find(name), False
    from modmill.formula.script.script import script

    given = {}
    for word in words:
        if (match := WORD.fullmatch(word)) is None:
            raise UsageError(f"--word: {word!r} must be NAME=B", got=word)
        given[match["name"]] = int(match["bits"])
    found = script(name, given)
    if bits not in (None, own_bits(found)):
        raise UsageError(f"--bits: {Path(found.source).name} computes with {own_bits(found)} bits", got=bits)
    return found, True


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
    if "simulated" in result:
        ran = result["simulated"]
        lines["simulated"] = (
            f"{ran['runs']:,} runs without stalls and as many with, each as the formula on numbers, "
            f"{ran['cycles']:,} cycles ({ran['simulator']})"
        )
    lines["planned period"] = f"{made['planned_period_ns']} ns"
    for task in table.tasks[:LISTED]:
        kept = f", kept until {task.last}" if task.last > task.ready else ""
        lines[f"{task.begin:>5} {task.name}"] = f"{task.operation:<8} {task.unit}, there at {task.ready}{kept}"
    if len(table.tasks) > LISTED:
        lines["  ..."] = f"{len(table.tasks) - LISTED:,} more (--json has them)"
    return lines
