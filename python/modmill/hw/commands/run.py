"""`modmill hw sim` and `cost`: the commands that run tools, which takes time."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

import typer

from modmill.bench.options import RecordOption
from modmill.bench.record import place
from modmill.cli.choices import one_of
from modmill.cli.common import (
    EXIT_DONE,
    JsonFlag,
    QuietFlag,
    WaveCyclesOption,
    WaveDepthOption,
    WaveOption,
    note,
    print_json,
    show,
    terminal,
    waveform,
)
from modmill.cli.examples import example
from modmill.cli.paths import reads
from modmill.errors import UsageError
from modmill.hw.commands.options import DEVICE, TARGETS, DeviceOption, Given, UnitArgument
from modmill.hw.interface import registry
from modmill.hw.interface.configuration import Configuration
from modmill.record import Record

if TYPE_CHECKING:
    from modmill.hw.cost.liberty import Adders

SIMULATORS = ("verilator", "icarus")


@example("modmill hw sim vdf_bipartite --bits 128")
def simulate(
    unit: UnitArgument,
    given: Given,
    simulator: Annotated[
        str,
        typer.Option(
            "--simulator", metavar="NAME", help="verilator, or icarus (for small units).", click_type=one_of(SIMULATORS)
        ),
    ] = "verilator",
    wave: WaveOption = None,
    wave_cycles: WaveCyclesOption = None,
    wave_depth: WaveDepthOption = None,
    as_json: JsonFlag = False,
    quiet: QuietFlag = False,
) -> int:
    """Simulate a unit clock by clock, and compare it with the golden model and with plain integers.

    Building the simulation takes seconds to minutes, once for each configuration; all moduli share it. Exit code 1
    if the results differ; the message then says where in the run and in the datapath they begin to.
    """
    stimulus = given.stimulus(unit)
    choice = given.choose(unit)
    shown = waveform(wave, wave_cycles, wave_depth)
    from modmill.cli.progress import ProgressReporter

    with ProgressReporter(quiet=quiet) as progress:
        found = registry.simulate(choice, stimulus, simulator, progress, shown)
    lines = {**found.lines(), **({} if shown is None else {"waveform": str(shown)})}
    show(found.record(), lines, as_json=as_json)
    return EXIT_DONE


@example("modmill hw cost modmul --bits 64 --target ecp5")
def cost(
    unit: UnitArgument,
    given: Given,
    target: Annotated[
        str,
        typer.Option(
            "--target", metavar="NAME", help="xcup (UltraScale+), ecp5, asic or levels.", click_type=one_of(TARGETS)
        ),
    ] = "xcup",
    device: DeviceOption = None,
    library: Annotated[
        list[Path] | None,
        typer.Option(
            "--library",
            metavar="FILE",
            help="Standard cells as Liberty, plain or .gz; repeat it for further files (asic; default osu018).",
            click_type=reads(),
        ),
    ] = None,
    adder_cells: Annotated[
        str,
        typer.Option(
            "--adder-cells",
            metavar="BY",
            help="Adder cells by area or delay (asic).",
            click_type=one_of(("area", "delay")),
        ),
    ] = "area",
    estimated: Annotated[
        bool, typer.Option("--no-synthesis", help="Estimate the cells instead, in seconds (asic).")
    ] = False,
    keep: Annotated[
        bool, typer.Option("--record", help="Keep the result, with tools and machine, in bench/record.")
    ] = False,
    directory: RecordOption = None,
    as_json: JsonFlag = False,
    quiet: QuietFlag = False,
) -> int:
    """Work out the area and the speed of a unit on a device, by hierarchy, beside the published figures.

    xcup: synthesised, counted and timed with published delays: estimates; what cannot fit the device is refused before.
    ecp5: placed and routed. asic: in a real library of standard cells, timed before layout; above 256 bits an estimate
    for units of carry-save numbers. levels: full adders and gates on the longest path of these, counted, not
    synthesised. Minutes at 1024 bits the first time; the netlist is kept.
    """
    if device is not None and target != "xcup":
        raise UsageError("--device: what fits is checked with --target xcup")
    for option, given_here in (
        ("--library", bool(library)),
        ("--adder-cells", adder_cells != "area"),
        ("--no-synthesis", estimated),
    ):
        if given_here and target != "asic":
            raise UsageError(f"{option}: standard cells are for --target asic")
    config = given.configure(unit)
    kept = place(directory, keep=keep)
    from modmill.cli.progress import ProgressReporter
    from modmill.hw.describe.projection import projection
    from modmill.hw.explore.evaluate import estimate

    with ProgressReporter(quiet=quiet) as progress:
        checked = (device or DEVICE) if target == "xcup" else None
        found = estimate(
            config,
            target,
            progress,
            checked,
            library or (),
            cast("Adders", adder_cells),
            False if estimated else None,
        )
    result = found.as_dict()
    if ahead := projection(found):
        result["estimates"]["projection"] = ahead.as_dict()
    if as_json:
        parameters = config.parameters() | {"target": target}
        print_json(Record("hw.cost", f"rtl:{unit}", "named", parameters, result, found.seconds, None, "", "-"))
    else:
        from modmill.hw.commands.tables import cost_parts
        from modmill.hw.interface.figures import published, published_rates

        console, family, rates = terminal(), registry.family(unit), published_rates(unit)
        made = registry.build(config) if rates else None
        interval = (made and made.mean_interval) or found.cycles
        for part in cost_parts(found, published(family.job, unit), rates, interval):
            console.print(part, soft_wrap=isinstance(part, str))
    if kept is not None:
        from modmill.hw.explore.record import write

        words = ["modmill hw cost", unit, f"--target {target}", *_given(config)]
        words += [f"--library {file.name}" for file in library or ()]
        words += [f"--adder-cells {adder_cells}"] if adder_cells != "area" else []
        words += ["--no-synthesis"] if estimated else []
        note(f"recorded in {write(result, ' '.join(words), kept)}")
    return EXIT_DONE


def _given(config: Configuration) -> list[str]:
    """The options that give this configuration, spelled out."""
    words = []
    for parameter in registry.family(config.unit).parameters(config.unit):
        option, value = parameter.options[0], getattr(config, parameter.name)
        if isinstance(value, bool):
            words.append(option if value else f"--no-{option.removeprefix('--')}")
        else:
            words.append(f"{option} {value}")
    return words
