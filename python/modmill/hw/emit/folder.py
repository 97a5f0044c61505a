"""A unit as a folder that stands alone: RTL, leaf cells, tables, testbench with vectors, port map, constraints, sums.

`contents` is a pure function of unit, constants and flavour, so the same configuration gives the same bytes; `write`
puts them on disk, whole or not at all.

Flavours of a unit's tables and constants:
`rom`   case statements for one set of constants: any simulator, any synthesis;
`file`  memories read from `tables/` when a simulation starts: other constants need no other RTL. Not for synthesis;
`lut6`  UltraScale+ LUT6 primitives with their contents; `sim/` then holds models of them.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import os
import shutil
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, cast

from modmill import __version__
from modmill.errors import UsageError
from modmill.files import check_directory, draft, naming, showing
from modmill.hw import rtl
from modmill.hw.emit import texts
from modmill.hw.emit.constraints import constraints
from modmill.hw.emit.lines import folded_markdown
from modmill.hw.emit.ports import as_markdown, port_map
from modmill.hw.emit.project import project, synthesisable
from modmill.hw.emit.sources import aim, card, sources, testbench, used
from modmill.hw.interface.registers import header
from modmill.hw.interface.unit import FLAVOURS, AnyUnit, Document, Flavour

MANIFEST = "SHA256SUMS"
ORIGIN = "modmill.json"
SCHEMA = "modmill-unit/1"


def contents(unit: AnyUnit, constants: Any, name: str, flavour: str, *, chain: int | None = None) -> dict[str, str]:
    """Path to text of every file of the folder.

    `name` is what people call the constants; `chain` the number of operations of the long case. Raises UsageError for
    an unknown flavour and for constants that the unit does not take.
    """
    if flavour not in FLAVOURS:
        raise UsageError(f"--tables: {flavour!r} must be one of {', '.join(FLAVOURS)}", got=flavour)
    kind = cast("Flavour", flavour)
    if kind not in unit.flavours:
        raise UsageError(f"--tables: {flavour} changes nothing in {unit.config.slug} ({', '.join(unit.flavours)} do)")
    unit.check(constants)
    found = unit.cases(constants, chain)
    document = unit.document(constants, name)
    head = _head(unit, document, flavour)
    cells = {folder: rtl.read(f"prim/{folder}") for folder in rtl.PRIMITIVES}
    shared = {file for folder in cells.values() for file in folder}
    plain = {file: text for file, text in (sources(unit, kind, constants) | card(unit)).items() if file not in shared}
    files: dict[str, str] = {}
    for file, text in plain.items():
        files[f"rtl/{file}"] = texts.own(text, head) if unit.owns(file) else texts.library([text])
    for folder in rtl.PRIMITIVES if synthesisable(kind) else rtl.PRIMITIVES[:1]:
        files[f"prim/{folder}.sv"] = texts.library(used(plain, cells[folder]).values())
    bench = testbench(unit)
    if flavour == "lut6":
        bench |= {file: _template(file) for file in ("LUT6.sv", "LUT6_2.sv")}
    for file, text in bench.items():
        files[f"sim/{file}"] = texts.own(text) if unit.owns(file) else texts.library([text])
    for file, rows in unit.images(constants).items():
        digits = -(-unit.image_width(file) // 4)
        files[f"tables/{file}"] = "".join(f"{row:0{digits}x}\n" for row in rows)
    files["vectors.txt"] = "".join(f"{case.line}\n" for case in found)
    files["ports.json"] = json.dumps(port_map(unit), indent=1) + "\n"
    files["ports.md"] = folded_markdown(as_markdown(unit))
    if unit.registers:
        files[f"include/{unit.name}_regs.h"] = header(unit.name, unit.registers, unit.shape[0])
    files |= project(unit, kind, files)
    files[ORIGIN] = json.dumps(_origin(unit, document, flavour), indent=1) + "\n"
    words = _words(unit, document, flavour, files, [case.what for case in found])
    files["test.sh"] = rtl.fill(_template("test.sh"), words)
    files["README.md"] = folded_markdown(rtl.fill(unit.readme, words))
    if synthesisable(kind):
        files |= constraints(unit, words)
    sums = [f"{hashlib.sha256(files[path].encode()).hexdigest()}  {path}\n" for path in sorted(files)]
    files[MANIFEST] = "".join(sums)
    return files


def checksum(files: Mapping[str, str]) -> str:
    """One number for a whole folder: SHA-256 of its manifest."""
    return hashlib.sha256(files[MANIFEST].encode()).hexdigest()


def check_destination(out: Path, *, force: bool) -> None:
    """Refuses a destination before any work: what is there and not ours stays there.

    Raises UsageError for a file, for a folder that is not empty (with `force`: one that no earlier emission wrote), and
    where no folder can be made.
    """
    check_directory(out, "--out")
    if out.is_dir() and any(out.iterdir()):
        if not force:
            raise UsageError(f"--out: {out} is not empty (give --force to replace a folder that hw emit wrote)")
        if not (out / ORIGIN).is_file():
            raise UsageError(f"--out: {out} is not empty and holds no {ORIGIN}, so --force does not replace it either")
    parent = out.resolve().parent
    if not parent.is_dir() or not os.access(parent, os.W_OK):
        raise UsageError(f"--out: the directory {parent} does not exist or is not writable")


def write(files: Mapping[str, str], out: Path, *, force: bool = False) -> None:
    """Makes the folder `out` with these files; it appears whole, and on any failure nothing is left of it."""
    check_destination(out, force=force)
    given, out = out, out.resolve()  # a link to a folder stays
    with showing(given), draft(out, None) as (fresh, _):
        for name, text in files.items():
            path = fresh / name
            path.parent.mkdir(parents=True, exist_ok=True)
            with naming(given):
                path.write_text(text, encoding="utf-8")
            if path.suffix == ".sh":
                path.chmod(0o755)
        old = fresh.with_suffix(".old")
        try:
            if out.is_dir():
                out.rename(old)
            try:
                fresh.rename(out)
            except OSError:
                if old.is_dir():
                    old.rename(out)
                raise
        finally:
            shutil.rmtree(old, ignore_errors=True)


def _origin(unit: AnyUnit, document: Document, flavour: str) -> dict[str, Any]:
    return {
        "schema": SCHEMA,
        "modmill": __version__,
        "unit": unit.config.unit,
        "name": unit.name,
        "configuration": unit.config.parameters(),
        "tables": flavour,
        **document.facts,
    }


def _head(unit: AnyUnit, document: Document, flavour: str) -> str:
    """The comment at the top of every emitted file."""
    return (
        f"// Modmill {__version__}: {unit.config.slug}, tables {flavour}.\n"
        f"// {document.comment}\n"
        "// Emitted: change the generator, not this file. Licence: Apache-2.0 OR MIT.\n//\n"
    )


def _words(unit: AnyUnit, document: Document, flavour: str, files: Iterable[str], listed: list[str]) -> dict[str, str]:
    """The values of the templates' @names@."""
    rows = {**document.rows, **unit.config.parameters()}
    wanted, period = aim(unit)
    return {
        **document.words,
        "unit": unit.name,
        "kind": unit.config.unit,
        "bits": str(unit.bits),
        "cycles": str(unit.interval),
        "version": __version__,
        "preferred": "icarus" if unit.small else "verilator",
        "table": "\n".join(
            f"| {k.replace('_', ' ')} | {_cell(v)} |" for k, v in (*rows.items(), *unit.summary.items())
        ),
        "cases": str(len(listed)),
        "listed": "\n".join(f"* {what}" for what in _runs(listed)),
        "tables_row": _tables(flavour) if any(path.startswith("tables/") for path in files) else "",
        "synthesis": rtl.fill(SYNTHESIS[flavour], {"unit": unit.name}),
        "for_synthesis": rtl.fill(FOR_SYNTHESIS[flavour], {"unit": unit.name}),
        "goal": wanted,
        "period": f"{period:.3f}",
    }


def _tables(flavour: str) -> str:
    """The row of a README."""
    use = "read by the simulation" if flavour == "file" else "for reference: the RTL has them built in"
    return f"| `tables/` | contents of tables and constants, {use} |\n"


def _runs(listed: Iterable[str]) -> Iterator[str]:
    """Equal lines in a row as one, with their number: the beats of a message have one description."""
    for what, same in itertools.groupby(listed):
        count = len(list(same))
        yield what if count == 1 else f"{what} ({count} inputs)"


def _cell(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{k} {v}" for k, v in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return str(value)


def _template(file: str) -> str:
    return (Path(__file__).parent / "templates" / file).read_text(encoding="utf-8")


XCUP = """\
| `prim/xcup.sv` | the same cells as UltraScale+ primitives (DSP48E2, CARRY8, LUT6): for Vivado |
| `synth.f`, `synth_axi.f`, `synth_card.f` | what `@unit@`, `@unit@_axi`, `@unit@_card` need for UltraScale+ |
"""
VIVADO = """\
| `vivado/out_of_context.tcl` | synthesis, placement and routing in Vivado |
| `constraints/` | where the constraints of each top begin: a clock, and what to think of |
"""
PORTABLE = "| `synth_portable.f`, `synth_portable_axi.f` | for any synthesis, such as Yosys: no primitives |\n"
FOR_SYNTHESIS = {"rom": XCUP + PORTABLE + VIVADO, "file": "", "lut6": XCUP + VIVADO}
READ = "Read the files of `synth.f` with top `@unit@`, or those of `synth_axi.f` with top `@unit@_axi`. "
SYNTHESIS = {
    "rom": READ + "The tables are case statements that a synthesis turns into LUTs.",
    "file": "The tables are read when a simulation starts: emit again with `--tables rom` or `lut6` to synthesise.",
    "lut6": READ + "The tables are LUT6 primitives: for UltraScale+ only.",
}
"""The sentence about each flavour in a README."""
