"""`modmill hw sim`, `cost`, `explore`: what runs a tool and takes its time."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer

from modmill.cli.common import EXIT_DONE, EXIT_REFUSED, JsonFlag, QuietFlag, one_of, show
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
from modmill.errors import UsageError
from modmill.record import Record

SIMULATORS = ("verilator", "icarus")


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
    """Simulate a unit clock by clock for T squarings, and compare the result with another computation's.

    Building the simulation takes seconds to minutes, once for a configuration; every modulus uses the same. Exit code 1
    if the results differ.
    """
    from modmill.quantity import parse_int, parse_steps

    t = parse_steps(steps)
    x = parse_int(base, "--base")
    one_of("--simulator", simulator, SIMULATORS)
    number, name, bits = modulus_and_bits(modulus, bits)
    config = configure(unit, bits, word, chunk, stages, compressor, cascade, gather)
    from modmill.cli.progress import ProgressReporter
    from modmill.hw.sim.icarus import IcarusSimulation
    from modmill.hw.sim.simulation import Simulation
    from modmill.hw.squarer import squarer

    made = squarer(config)
    kind: Any = Simulation if simulator == "verilator" else IcarusSimulation
    with ProgressReporter(quiet=quiet) as progress:
        begin = time.perf_counter()
        with kind(made, number, progress) as run:
            ready = time.perf_counter()
            run.load(x)
            run.run(t)
            seconds = time.perf_counter() - ready
            y = run.value()
            result: dict[str, Any] = {
                "y_full": f"0x{y:0{2 * ((number.bit_length() + 7) // 8)}x}",
                "cycles": made.latency * t + made.branch_extra * run.branches,
                "cycles_per_squaring": made.latency,
                "branches": run.branches,
                "cycles_per_second": (made.latency * t) / seconds,
                "build_seconds": ready - begin,
            }
            by = run.simulator
        right, against = _another_way(number, x, t)
    result["valid"] = y == right
    given = parameters_of(config) | {"modulus": name, "base": hex(x), "steps": t, "simulator": simulator}
    record = Record("hw.sim", f"rtl:{unit}", f"named; {by}", given, result, seconds, t / seconds, "squarings", against)
    from modmill.quantity import format_count, format_duration, shorten_hex

    lines = {
        "unit": f"{config.slug}, modulus {name}",
        "statement": f"y = x^(2^T) mod N, T = {t:,}, x = {hex(x)}",
        "y": shorten_hex(result["y_full"]),
        "cycles": f"{result['cycles']:,}, {made.latency} a squaring" + _branches(run.branches),
        "simulator": f"{by}, built in {format_duration(ready - begin)}",
        "time": f"{format_duration(seconds)}, {format_count(result['cycles_per_second'])} cycles/s",
        "checked by": f"{against}: {'equal' if result['valid'] else 'DIFFERENT'}",
    }
    show(record, lines, as_json=as_json)
    return EXIT_DONE if result["valid"] else EXIT_REFUSED


def _branches(count: int) -> str:
    return f", {count} rare branch{'es' if count > 1 else ''}" if count else ""


def _another_way(number: int, x: int, steps: int) -> tuple[int, str]:
    """The right result by code that shares nothing with the unit: the processor's kernels, or plain integers."""
    from modmill.golden import vdf as golden
    from modmill.jobs import vdf

    if number.bit_length() >= 128:
        run = vdf.evaluate(number, steps, x % number, proof="none")
        return run.y_full, f"backend {run.backend}"
    return golden.chain(number, x, steps), "Python integers"


def cost(
    unit: UnitArgument,
    target: Annotated[str, typer.Option("--target", metavar="NAME", help="xcup, ecp5 or asic.")] = "xcup",
) -> int:
    """Area and time of a unit."""
    raise UsageError(f"--target: {target} is not built yet for {unit}")


def explore(
    unit: UnitArgument,
    over: Annotated[list[str], typer.Option("--over", metavar="AXES", help="Axes.")],
) -> int:
    """Design points."""
    raise UsageError(f"{unit} {over}")
