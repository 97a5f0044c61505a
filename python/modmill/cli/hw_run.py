"""`modmill hw sim`, `cost`, `explore`: what runs a tool and takes its time."""

from __future__ import annotations

import os
from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated, Any

import typer

from modmill.bench.record import default_directory
from modmill.cli.common import (
    EXIT_DONE,
    EXIT_REFUSED,
    JsonFlag,
    QuietFlag,
    note,
    one_of,
    print_json,
    show,
    terminal,
)
from modmill.cli.hw_common import (
    BitsOption,
    CascadeOption,
    ChunkOption,
    CompressorOption,
    GatherOption,
    ModulusOption,
    StagesOption,
    UnitArgument,
    WordOption,
    configure,
    modulus_and_bits,
    parameters_of,
)
from modmill.errors import StoppedByKeyboard, UsageError
from modmill.quantity import format_count, format_duration, parse_int, parse_steps, shorten_hex
from modmill.record import Record

SIMULATORS = ("verilator", "icarus")
TARGETS = ("xcup", "ecp5", "asic")


def simulate(
    unit: UnitArgument,
    steps: Annotated[
        str, typer.Option("--steps", "-t", metavar="T", help="Squarings: 1000000, 1_000_000, 1e7 or 2^33.")
    ],
    bits: BitsOption = None,
    word: WordOption = None,
    chunk: ChunkOption = None,
    stages: StagesOption = None,
    compressor: CompressorOption = None,
    cascade: CascadeOption = None,
    gather: GatherOption = None,
    modulus: ModulusOption = None,
    base: Annotated[str, typer.Option("--base", "-x", metavar="X", help="What is squared, decimal or 0x hex.")] = "2",
    simulator: Annotated[
        str, typer.Option("--simulator", metavar="NAME", help="verilator, or icarus (up to 256 bits).")
    ] = "verilator",
    as_json: JsonFlag = False,
    quiet: QuietFlag = False,
) -> int:
    """Simulate a unit clock by clock for T squarings, and compare it with the golden model and with plain integers.

    Building the simulation takes seconds to minutes, once for a configuration; every modulus uses the same. Exit code 1
    if the results differ; the message then says in which squaring and where in the datapath.
    """
    t = parse_steps(steps)
    x = parse_int(base, "--base")
    one_of("--simulator", simulator, SIMULATORS)
    number, name, bits = modulus_and_bits(modulus, bits)
    config = configure(unit, bits, word, chunk, stages, compressor, cascade, gather)
    from modmill.cli.progress import ProgressReporter
    from modmill.hw.sim.icarus import WIDEST
    from modmill.hw.sim.run import simulate as run

    if simulator == "icarus" and config.bits > WIDEST:
        raise UsageError(f"--simulator: Icarus runs units of up to {WIDEST} bits, not {config.bits}; use verilator")

    with ProgressReporter(quiet=quiet) as progress:
        found = run(config, t, modulus=number, base=x, simulator=simulator, progress=progress)
    found = replace(found, modulus_name=name)
    lines = {
        "unit": f"{config.slug}, modulus {name}",
        "statement": f"y = x^(2^T) mod N, T = {t:,}, x = {hex(x)}",
        "y": shorten_hex(found.record().result["y_full"]),
        "cycles": f"{found.cycles:,}, {found.latency} a squaring" + _branches(found.branches),
        "simulator": found.simulator,
        "time": f"{format_duration(found.seconds)}, {format_count(found.rate)} cycles/s",
        "checked by": found.checked_by,
    }
    show(found.record(), lines, as_json=as_json)
    return EXIT_DONE


def _branches(count: int) -> str:
    return f", {count:,} rare branch{'es' if count > 1 else ''}" if count else ""


def cost(
    unit: UnitArgument,
    target: Annotated[str, typer.Option("--target", metavar="NAME", help="xcup (UltraScale+), ecp5 or asic.")] = "xcup",
    bits: BitsOption = None,
    word: WordOption = None,
    chunk: ChunkOption = None,
    stages: StagesOption = None,
    compressor: CompressorOption = None,
    cascade: CascadeOption = None,
    gather: GatherOption = None,
    energy: Annotated[
        bool, typer.Option("--energy", help="Also toggles per squaring, weighted by cell: a model (xcup).")
    ] = False,
    keep: Annotated[
        bool, typer.Option("--record", help="Keep the result, with tools and machine, in bench/record.")
    ] = False,
    directory: Annotated[
        Path | None, typer.Option("--record-dir", metavar="DIR", help="Keep it there instead.")
    ] = None,
    as_json: JsonFlag = False,
    quiet: QuietFlag = False,
) -> int:
    """Work out what a unit takes of a device, by hierarchy, and how fast it would be; beside the published figures.

    xcup: synthesised, counted and timed with published delays: estimates. ecp5: placed and routed. asic: pieces in a
    real library of standard cells. Minutes at 1024 bits the first time; the netlist is kept.
    """
    one_of("--target", target, TARGETS)
    if energy and target != "xcup":
        raise UsageError("--energy: the model of toggles goes with --target xcup")
    config = configure(unit, bits, word, chunk, stages, compressor, cascade, gather)
    place = directory or (default_directory() if keep else None)
    from modmill.cli.progress import ProgressReporter
    from modmill.hw.cost.estimate import estimate

    parts = ("area", "timing", "energy") if energy else ("area", "timing")
    with ProgressReporter(quiet=quiet) as progress:
        found = estimate(config, target, progress, parts)
    result = found.as_dict()
    if as_json:
        given = parameters_of(config) | {"target": target}
        print_json(Record("hw.cost", f"rtl:{unit}", "named", given, result, found.seconds, None, "", "-"))
    else:
        from modmill.cli.hw_tables import cost_parts

        console = terminal()
        for part in cost_parts(found):
            console.print(part, soft_wrap=isinstance(part, str))
    if place is not None:
        from modmill.hw.record import write

        words = ["modmill hw cost", unit, f"--target {target}", *_given(config), "--energy" if energy else ""]
        note(f"recorded in {write(found.record(), ' '.join(w for w in words if w), place)}")
    return EXIT_DONE


def _given(config: Any) -> list[str]:
    """The options that give this configuration, spelled out."""
    words = []
    for name, value in parameters_of(config).items():
        if isinstance(value, bool):
            words.append(f"--{'' if value else 'no-'}{name}")
        else:
            words.append(f"--{name} {value}")
    return words


def explore(
    unit: UnitArgument,
    over: Annotated[
        list[str],
        typer.Option(
            "--over",
            metavar="AXES",
            help="Parameters to vary: bits,chunk (their usual values) or chunk=5,6 stages=1,2 (repeat the option).",
        ),
    ],
    bits: BitsOption = None,
    word: WordOption = None,
    chunk: ChunkOption = None,
    stages: StagesOption = None,
    compressor: CompressorOption = None,
    cascade: CascadeOption = None,
    gather: GatherOption = None,
    target: Annotated[str, typer.Option("--target", metavar="NAME", help="xcup or ecp5.")] = "xcup",
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", min=1, max=256, metavar="J", help="Points at a time (default: cores).")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="DIR", help="Points, table and plot go there.")
    ] = None,
    as_json: JsonFlag = False,
    quiet: QuietFlag = False,
) -> int:
    """Work out every combination of parameters: area against time per squaring, with the Pareto front.

    Finished points are kept in DIR at once: stop it as you like, the same command goes on. A combination that can't be
    built, or whose evaluation fails, stays in the table with the reason. Exit code 1 if no point has figures.
    """
    from modmill.hw.evaluate import EVALUATORS

    one_of("--target", target, tuple(EVALUATORS))
    fixed = {"bits": bits, "word": word, "chunk": chunk, "stages": stages}
    fixed |= {"compressor": compressor, "cascade": cascade, "gather": gather}
    candidates = design_points(unit, over, {k: v for k, v in fixed.items() if v is not None})
    place = out or Path(f"explore-{unit}-{target}")
    if place.exists() and not place.is_dir():
        raise UsageError(f"--out: {place} is not a directory")
    from modmill.cli.hw_tables import explored
    from modmill.files import write_atomic
    from modmill.hw import explore as engine
    from modmill.hw.explore_plot import csv_text, label, plot, varied
    from modmill.points import POINTS

    evaluate, axis, title = EVALUATORS[target]
    changing = list(parse_axes(over))
    place.mkdir(parents=True, exist_ok=True)
    store = engine.Store(place / POINTS)
    at_once = jobs or len(os.sched_getaffinity(0))
    if not quiet:
        note(f"{len(candidates)} points, {min(at_once, len(candidates))} at a time, kept in {store.path}")

    def told(step: engine.Progress) -> None:
        if not quiet:
            p = step.point
            said = f"{p.area:,.0f} LUT, {p.ns:.1f} ns" if p.status == engine.DONE else f"{p.status}: {p.reason}"
            note(f"{step.done} of {step.total}: {label(p, changing)}: {said} ({p.seconds:.0f} s)")

    facts = [target, engine.code_digest()]
    try:
        points = engine.explore(unit, candidates, evaluate, store, facts=facts, jobs=at_once, progress=told)
    except KeyboardInterrupt:
        raise StoppedByKeyboard(f"stopped; {len(store.points)} points are kept, the same command goes on") from None
    write_atomic(place / "table.csv", csv_text(points))
    plot(points, [place / "plot.svg", place / "plot.png"], f"{unit}{_common(points)}: {title}", axis)
    best = {p.key for p in engine.front(points)}
    if as_json:
        for p in points:
            print_json(asdict(p) | {"target": target, "pareto": p.key in best})
    else:
        terminal().print(explored(points, varied(points) or list(points[0].parameters)))
        note(f"table and plot are in {place}")
    return EXIT_DONE if any(p.status == engine.DONE for p in points) else EXIT_REFUSED


def _common(points: list[Any]) -> str:
    """The width that all points share, for a title."""
    widths = {p.parameters.get("bits") for p in points if p.status == "done"}
    return f", {widths.pop()} bits" if len(widths) == 1 else ""


def parse_axes(over: list[str]) -> dict[str, list[Any]]:
    """The axes that --over names."""
    from modmill.hw.about import EXPLORED
    from modmill.hw.config import FIELDS
    from modmill.hw.explore import parse_over

    return dict(parse_over(over, FIELDS, EXPLORED))


def design_points(unit: str, over: list[str], fixed: dict[str, Any]) -> list[tuple[dict[str, Any], Any]]:
    """Every combination with its configuration, or with the error that says why there is none.

    Raises UsageError for axes that make no sense, or when no combination can be built.
    """
    from modmill.hw.about import about
    from modmill.hw.config import SquarerConfig
    from modmill.hw.explore import product

    about(unit)
    axes = parse_axes(over)
    for name in fixed:
        if name in axes:
            raise UsageError(f"--over: {name} is also given by --{name}", got=name)
    found: list[tuple[dict[str, Any], Any]] = []
    for values in product(axes):
        parameters: dict[str, Any] = fixed | values
        try:
            config: Any = SquarerConfig(unit, **parameters)
            found.append((parameters_of(config), config))
        except UsageError as e:
            found.append((parameters, e))
    if not any(isinstance(config, SquarerConfig) for _, config in found):
        raise UsageError(f"--over: none of these combinations can be built: {found[0][1]}")
    return found
