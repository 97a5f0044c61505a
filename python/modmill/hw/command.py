"""Generated hardware units: structure, RTL, simulation, cost.

What these commands need is imported when one of them runs: it takes longer to load than the other commands together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from modmill.cli.choices import one_of
from modmill.cli.common import EXIT_DONE, JsonFlag, check_destination, note, print_json, show, terminal
from modmill.cli.examples import example
from modmill.cli.groups import Commands, LazyGroup
from modmill.cli.paths import folder, writes
from modmill.hw.commands import explore as command_explore
from modmill.hw.commands import run as command_run
from modmill.hw.commands import trace as command_trace
from modmill.hw.commands.options import DEVICE, KINDS, DeviceOption, Given, UnitArgument, published_words, unit_command
from modmill.hw.interface import registry
from modmill.hw.interface.balance import MHZ, slowest
from modmill.hw.interface.figures import published_figures, published_rates
from modmill.hw.interface.unit import FLAVOURS, check_prefix
from modmill.quantity import format_count
from modmill.record import Record
from modmill.stated import written

if TYPE_CHECKING:
    from modmill.params import PublishedFigure, PublishedRate

MOST = 4
"""Lines of published figures that the list shows of a unit."""

app: typer.Typer = Commands(
    cls=LazyGroup,
    help="Generated hardware units: structure, RTL, simulation, cost.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@app.command("list")
@example("modmill hw list")
def list_units(as_json: JsonFlag = False) -> int:
    """The units, with their parameters, ranges and defaults."""
    from rich.markup import escape
    from rich.padding import Padding

    console = terminal()
    for unit in registry.units():
        family = registry.family(unit)
        about, figures, rates = family.about(unit), published_figures(unit), published_rates(unit)
        parameters = {p.name: p.as_dict() for p in family.parameters(unit)}
        if as_json:
            print_json({"unit": unit, **asdict(about), "parameters": parameters, **_known(figures, rates)})
            continue
        console.print(f"[bold]{unit}[/bold]: {about.title}", soft_wrap=True)
        console.print(Padding(escape(about.idea), (0, 0, 0, 2)))
        width = max(9, *(len(_value(entry["default"])) + 1 for entry in parameters.values()))
        for entry in parameters.values():
            if "choices" in entry:
                values = ", ".join(_value(v) for v in entry["choices"])
            elif entry["min"] == entry["max"]:
                values = "no other"
            else:
                values = f"{entry['min']} to {entry['max']}"
            told = f"{entry['option']:<21}{_value(entry['default']):<{width}}{entry['what'].rstrip('.')} ({values})"
            console.print(f"    {escape(told)}", soft_wrap=True)
        words = published_words(figures, rates, MOST).replace("\n", "\n" + " " * 13)
        console.print(f"  published: {words}", soft_wrap=True)
        console.print(f"  source: {about.source}\n", soft_wrap=True)
    return EXIT_DONE


@unit_command(app, "show", "configuration")
@example("modmill hw show vdf_ozturk --bits 1024")
def show_unit(unit: UnitArgument, given: Given, device: DeviceOption = None, as_json: JsonFlag = False) -> int:
    """The parts of a unit of this configuration, and the die regions of a device that its stages could be placed in.

    No tool runs. What a region holds is counted in the circuit, so it is a lower bound.
    """
    config = given.configure(unit)
    from modmill.hw.cost.devices import device as named
    from modmill.hw.cost.traffic import grouped
    from modmill.hw.describe.areas import parts as parts_of
    from modmill.hw.describe.areas import recorded
    from modmill.hw.describe.floorplan import plan
    from modmill.hw.describe.structure import structure

    place = named(device := device or DEVICE)
    made = registry.build(config)
    found, figures, rates = structure(made), published_figures(unit), published_rates(unit)
    # A unit that needs several regions says itself what stands where.
    regions = plan(made.datapath, place) if made.datapath and not made.dies else []
    cost = recorded(config)
    areas = parts_of(cost) if cost else []
    planned: dict[str, object] = {"device": device, "die_regions": [asdict(r) for r in regions]}
    if made.dies:
        planned["dies"] = dict(made.dies)
    planned["areas"] = [asdict(part) for part in areas]
    result = {"structure": found, **planned, **_known(figures, rates)}
    record = Record("hw.show", f"rtl:{unit}", "named", config.parameters(), result, 0.0, None, "", "-")
    lines: dict[str, object] = {"unit": f"{unit}: {made.about.title}", "configuration": config.slug}
    parts = {f"inside {part}": operators for part, operators in found.get("inside", {}).items()}
    for name, value in {**found, **parts}.items():
        if name == "inside":
            continue
        if name == "memory_bits_a_cycle":
            banks = [(each, "" if count == 1 else f"{count} x ", bits) for each, count, bits in grouped(value)]
            shown = ", ".join(f"{each} {times}{bits:,}" for each, times, bits in banks)
        else:
            shown = ", ".join(f"{k} {v:,}" for k, v in value.items()) if isinstance(value, dict) else _value(value)
        lines[name.replace("_", " ")] = shown
    for number, r in enumerate(regions, 1):
        stages = f"stage {r.first}" if r.first == r.last else f"stages {r.first} to {r.last}"
        takes = f"at least {r.area.lut:,} LUT and {r.area.dsp:,} DSP, {r.fill:.0%} of it"
        lines[f"die region {number}"] = f"{stages}, {takes}; {r.crossing:,} bits leave it"
    for number in sorted(set(made.dies.values())):
        lines[f"die region {number}"] = ", ".join(name for name, die in made.dies.items() if die == number)
    for part in areas:
        lines[f"area of {part}"] = f"{part.lut:,} LUT, {part.dsp:,} DSP (estimate recorded by hw cost)"
    if made.mean_interval is not None:
        rate = f"{format_count(1e6 * MHZ / made.mean_interval)} a second at {MHZ:g} MHz"
        lines["rate"] = f"{rate}, limited by {slowest(made.balance).name}"
    lines["published"] = published_words(figures, rates)
    show(record, lines, as_json=as_json)
    return EXIT_DONE


@unit_command(app, "emit", "configuration", "constants")
@example("modmill hw emit vdf_bipartite --bits 128 --out unit")
def emit(
    unit: UnitArgument,
    given: Given,
    out: Annotated[
        Path,
        typer.Option("--out", "-o", metavar="DIR", help="The folder to make.", click_type=folder(replaced=True)),
    ],
    tables: Annotated[
        str,
        typer.Option(
            "--tables",
            metavar="KIND",
            help="rom (case statements), lut6 (UltraScale+), file (read).",
            click_type=one_of(FLAVOURS),
        ),
    ] = "rom",
    name: Annotated[
        str | None,
        typer.Option(
            "--name",
            metavar="NAME",
            help="Prefix of its modules and of its FuseSoC core, so that units of one kind fit in one design.",
        ),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace a folder that hw emit wrote.")] = False,
    as_json: JsonFlag = False,
) -> int:
    """Write a unit as a folder that stands alone: RTL, cells, tables, testbench with vectors, port map, constraints.

    `./test.sh` in there runs its testbench with Icarus or Verilator.
    """
    check_prefix(name)
    choice = given.choose(unit)
    from modmill.hw.emit import folder as emitted

    emitted.check_destination(out, force=force)
    built = registry.build(choice.config)
    if name is not None:
        built = built.named(name)
    files = emitted.contents(built, choice.constants, choice.name, tables)
    emitted.write(files, out, force=force)
    facts = built.document(choice.constants, choice.name).facts
    constants = {p.name: facts[p.name] for p in registry.family(unit).constants if p.name in facts}
    result = {"folder": str(out), "top": built.name, "files": len(files), "sha256": emitted.checksum(files)}
    chosen = {p.name: choice.name for p in registry.family(unit).constants if choice.name}
    parameters = choice.config.parameters() | chosen | {"tables": tables}
    record = Record("hw.emit", f"rtl:{unit}", "named", parameters, result | constants, 0.0, None, "", "-")
    said = ", ".join(f"{name} {value}" for name, value in {**chosen, "tables": tables}.items())
    lines = {
        "folder": out,
        "unit": f"{choice.config.slug}, {said}",
        "top": built.name,
        **{name: constant["n"] for name, constant in constants.items()},
        "files": f"{len(files)}, {sum(map(len, files.values())) / 1e6:.1f} MB",
        "sha256": f"{result['sha256']} of {emitted.MANIFEST}",
        "test it": f"{out}/test.sh",
    }
    show(record, lines, as_json=as_json)
    return EXIT_DONE


@unit_command(app, "draw", "configuration")
@example("modmill hw draw vdf_bipartite --bits 128 --out datapath.svg")
def draw(
    unit: UnitArgument,
    given: Given,
    out: Annotated[
        str,
        typer.Option("--out", "-o", metavar="F.svg", help="The picture (- for stdout).", click_type=writes()),
    ],
    areas: Annotated[
        bool, typer.Option("--areas", help="Draw the area of each part instead, for a unit whose cost is recorded.")
    ] = False,
    as_json: JsonFlag = False,
) -> int:
    """Draw a unit's datapath as SVG: its operators, each at its place in the number and in its cycle."""
    to_stdout = check_destination(out, as_json=as_json)
    config = given.configure(unit)
    from modmill.files import write_atomic
    from modmill.hw.describe.areas import picture as area_picture
    from modmill.hw.describe.draw import draw as picture

    text = area_picture(config) if areas else picture(registry.build(config))
    write_atomic(out, text)
    if to_stdout:
        return EXIT_DONE
    if as_json:
        result = {"file": out, "bytes": len(text)}
        print_json(Record("hw.draw", f"rtl:{unit}", "named", config.parameters(), result, 0.0, None, "", "-"))
    else:
        note(f"the {'areas' if areas else 'datapath'} of {config.slug} {'are' if areas else 'is'} in {out}")
    return EXIT_DONE


def _known(figures: Sequence[PublishedFigure], rates: Sequence[PublishedRate]) -> dict[str, Any]:
    """The published figures as JSON."""
    built, stated = [written(figure) for figure in figures], [written(rate) for rate in rates]
    found = {"published": built[0] if built else None, "published_figures": built}
    return found | {"published_rate": stated[0] if stated else None, "published_rates": stated}


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:,}" if isinstance(value, int) and value >= 10_000 else str(value)


unit_command(app, "sim", *KINDS)(command_run.simulate)
unit_command(app, "cost", "configuration", "constants")(command_run.cost)
unit_command(app, "explore", "configuration")(command_explore.explore)
app.command("trace")(command_trace.trace)
