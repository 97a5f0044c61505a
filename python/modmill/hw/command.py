"""Generated hardware units: structure, RTL, simulation, cost.

What these commands need is imported when one of them runs: it takes longer to load than the other commands together.
"""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from modmill.cli import hw_run
from modmill.cli.common import EXIT_DONE, JsonFlag, check_destination, note, print_json, show, terminal
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
    parameters_of,
    published_words,
)
from modmill.record import Record

if TYPE_CHECKING:
    from modmill.params import PublishedFigure

app = typer.Typer(
    help="Generated hardware units: structure, RTL, simulation, cost.", no_args_is_help=True, rich_markup_mode=None
)


@app.command("list")
def list_units(as_json: JsonFlag = False) -> int:
    """The units, with their parameters, ranges and defaults."""
    from rich.markup import escape
    from rich.padding import Padding

    from modmill.hw.about import ABOUT, parameters, published

    console = terminal()
    for unit, about in ABOUT.items():
        if as_json:
            print_json(
                {"unit": unit, **asdict(about), "parameters": parameters(unit), "published": _figure(published(unit))}
            )
            continue
        console.print(f"[bold]{unit}[/bold]: {about.title}", soft_wrap=True)
        console.print(Padding(escape(about.idea), (0, 0, 0, 2)))
        for name, entry in parameters(unit).items():
            if "choices" in entry:
                values = ", ".join(_value(v) for v in entry["choices"])
            elif entry["min"] == entry["max"]:
                values = "no other"
            else:
                values = f"{entry['min']} to {entry['max']}"
            console.print(f"    {name:<11}{_value(entry['default']):<9}({values})")
        figure = published(unit)
        console.print(f"  published: {published_words(figure)}" if figure else "  published: nothing")
        console.print(f"  source: {about.source}\n", soft_wrap=True)
    return EXIT_DONE


@app.command("show")
def show_unit(
    unit: UnitArgument,
    bits: BitsOption = None,
    word: WordOption = None,
    chunk: ChunkOption = None,
    stages: StagesOption = None,
    compressor: CompressorOption = None,
    cascade: CascadeOption = None,
    gather: GatherOption = None,
    as_json: JsonFlag = False,
) -> int:
    """What a unit of this configuration consists of; no tool runs."""
    config = configure(unit, bits, word, chunk, stages, compressor, cascade, gather)
    from modmill.hw.about import about, published, structure
    from modmill.hw.squarer import squarer

    found = structure(squarer(config))
    figure = published(unit)
    result = {"structure": found, "published": _figure(figure)}
    record = Record("hw.show", f"rtl:{unit}", "named", parameters_of(config), result, 0.0, None, "", "-")
    lines: dict[str, object] = {"unit": f"{unit}: {about(unit).title}", "configuration": config.slug}
    for name, value in found.items():
        shown = ", ".join(f"{k} {v:,}" for k, v in value.items()) if isinstance(value, dict) else _value(value)
        lines[name.replace("_", " ")] = shown
    lines["published"] = published_words(figure) if figure else "nothing"
    show(record, lines, as_json=as_json)
    return EXIT_DONE


@app.command("emit")
def emit(
    unit: UnitArgument,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="DIR", help="The folder to make.")],
    bits: BitsOption = None,
    word: WordOption = None,
    chunk: ChunkOption = None,
    stages: StagesOption = None,
    compressor: CompressorOption = None,
    cascade: CascadeOption = None,
    gather: GatherOption = None,
    modulus: ModulusOption = None,
    tables: Annotated[
        str, typer.Option("--tables", metavar="KIND", help="rom (case statements), lut6 (UltraScale+), file (read).")
    ] = "rom",
    force: Annotated[bool, typer.Option("--force", help="Replace a folder that hw emit wrote.")] = False,
    as_json: JsonFlag = False,
) -> int:
    """Write a unit as a folder that stands alone: RTL, cells, tables, testbench with vectors, port map, constraints.

    `./test.sh` in there runs its testbench with Icarus or Verilator.
    """
    from modmill.cli.hw_common import modulus_and_bits

    number, name, bits = modulus_and_bits(modulus, bits)
    config = configure(unit, bits, word, chunk, stages, compressor, cascade, gather)
    from modmill.hw.emit import folder
    from modmill.hw.squarer import squarer

    folder.check_destination(out, force=force)
    files = folder.contents(squarer(config), number, name, tables)
    folder.write(files, out, force=force)
    result = {"folder": str(out), "files": len(files), "sha256": folder.checksum(files)}
    given = parameters_of(config) | {"modulus": name, "tables": tables}
    record = Record("hw.emit", f"rtl:{unit}", "named", given, result, 0.0, None, "", "-")
    lines = {
        "folder": out,
        "unit": f"{config.slug}, modulus {name}, tables {tables}",
        "files": f"{len(files)}, {sum(map(len, files.values())) / 1e6:.1f} MB",
        "sha256": f"{result['sha256']} of {folder.MANIFEST}",
        "test it": f"{out}/test.sh",
    }
    show(record, lines, as_json=as_json)
    return EXIT_DONE


@app.command("draw")
def draw(
    unit: UnitArgument,
    out: Annotated[str, typer.Option("--out", "-o", metavar="F.svg", help="The picture (- for stdout).")],
    bits: BitsOption = None,
    word: WordOption = None,
    chunk: ChunkOption = None,
    stages: StagesOption = None,
    compressor: CompressorOption = None,
    cascade: CascadeOption = None,
    gather: GatherOption = None,
    as_json: JsonFlag = False,
) -> int:
    """Draw a unit's datapath as SVG: what works where in the number and in which cycle, with its real numbers."""
    check_destination(out)
    config = configure(unit, bits, word, chunk, stages, compressor, cascade, gather)
    from modmill.files import write_atomic
    from modmill.hw.draw import draw as picture
    from modmill.hw.squarer import squarer

    text = picture(squarer(config))
    if out == "-":
        print(text, end="")
        return EXIT_DONE
    write_atomic(Path(out), text)
    if as_json:
        result = {"file": out, "bytes": len(text)}
        print_json(Record("hw.draw", f"rtl:{unit}", "named", parameters_of(config), result, 0.0, None, "", "-"))
    else:
        note(f"{config.slug} is drawn in {out}")
    return EXIT_DONE


def _figure(figure: PublishedFigure | None) -> dict[str, Any] | None:
    return {k: v for k, v in asdict(figure).items() if v is not None} if figure else None


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:,}" if isinstance(value, int) and value >= 10_000 else str(value)


app.command("sim")(hw_run.simulate)
app.command("cost")(hw_run.cost)
app.command("explore")(hw_run.explore)
