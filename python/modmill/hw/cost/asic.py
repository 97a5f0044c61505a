"""Standard cells: a whole unit in the cells of a Liberty library, its adders as full-adder cells, timed by OpenSTA.

The leaf cells of prim/cells are rows of full and half adders. These become the library's own adder cells, one to one,
so nothing has to find them again in gates: the time grows with the number of distinct modules, not with the unit.
Between them abc maps what is left, module by module: the last adders with carries (Kogge-Stone), tables, selections.
Then every net that drives more than a few pins gets a tree of buffers (buffers.py).

Timed against the library's tables, with no wires and no load on the outputs: a measurement of gates, before layout.
"""

from __future__ import annotations

import functools
import json
import re
import tempfile
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from modmill import programs
from modmill.errors import ToolFailed, UsageError
from modmill.hw.cost import buffers, cache, liberty, opensta, static, synth
from modmill.hw.cost.liberty import Adders, Library, StandardCell, Use
from modmill.hw.cost.opensta import LIBRARY
from modmill.hw.cost.report import AsicReport
from modmill.hw.cost.subject import Subject
from modmill.places import LIBERTY
from modmill.watch import Watch

ABC = "strash; &get -n; &dch -f; &nf -D 100; &put; buffer -c; topo; stime -p; upsize -D 100; dnsize -D 100; stime -p"

WIDEST = 256
"""Bits up to which a unit is mapped: OpenSTA holds every gate in memory."""
MEMORY = 1 << 16
"""Bits of memory that are mapped to flip-flops at most."""

FLATTENED = {"add2", "add2_load", "add3", "sub2", "csa42", "chain62", "counter32", "counter63", "stage_reg", "row_tree"}
FLATTENED |= {"product_rows", "state_reg", "delay_line"}
"""Leaf cells that become part of the module around them; products and the unit's own modules stay modules."""

ASSUMPTIONS = (
    "Gates of a real library, timed by OpenSTA before layout: no wires, no load on outputs, an ideal clock.",
    "Full and half adders are the library's cells, adders with carries are Kogge-Stone, the rest is mapped by abc; "
    f"no gate drives more than {buffers.MOST} pins. Memories and queues are flip-flops.",
)


def measure(
    subject: Subject, watch: Watch, paths: Sequence[Path] = (), adders: Adders = "area", widest: int = WIDEST
) -> AsicReport:
    """Area and clock of the whole unit in a library of standard cells, by default osu018. Cached.

    The library may be in several files, each of which gzip may have compressed; `adders` says how its adder cells are
    chosen. A caller that can wait raises `widest`.

    Raises ToolMissing, ToolFailed, Interrupted, and UsageError for a library without the cells that are needed and for
    a unit that is too wide or has too much memory.
    """
    if subject.bits > widest:
        raise UsageError(
            f"bits: units of up to {widest} bits are synthesised in standard cells, not {subject.bits}",
            got=subject.bits,
            max=widest,
        )
    paths = _files(paths)
    library = liberty.read(paths, adders)
    files = subject.texts("asic")
    facts = {"top": subject.top, "pyosys": programs.package_version("pyosys"), "sta": programs.version("sta")}
    facts |= {"library": library.digest, "adders": adders}
    measured = functools.partial(_measure, files, subject.top, paths, library, watch)
    found = cache.figures(
        f"{subject.configuration}-asic", files, facts, measured, "asic.py", "buffers.py", "liberty.py", "opensta.py"
    )
    return _report(library, True, found)


def counted(subject: Subject, watch: Watch, paths: Sequence[Path] = (), adders: Adders = "area") -> AsicReport:
    """The report without synthesis and OpenSTA, for a design whose functions are known.

    Raises Interrupted, ToolMissing without a library, and UsageError for a library without the cells that are needed
    and for another design.
    """
    library = liberty.read(_files(paths), adders)
    for inputs in (3, 2):
        _ = library.adder(inputs)
    return _report(library, False, static.measure(subject.gates(), library, watch.ticker("timing")))


def _files(paths: Sequence[Path]) -> Sequence[Path]:
    if not paths and not LIBERTY.is_file():
        raise programs.missing("osu018")
    return paths or (LIBERTY,)


def _report(library: Library, synthesised: bool, found: Mapping[str, Any]) -> AsicReport:
    cells = {"full_adder": library.adder(3).cell.name, "half_adder": library.adder(2).cell.name}
    ways = {"synthesised": synthesised, "adders": library.adders, **cells}
    nand = library.gate((1, 1, 1, 0)).area
    return AsicReport(library.name, library.conditions, **ways, **found, gate_equivalents=found["area_um2"] / nand)


def _measure(
    files: Mapping[str, str], top: str, paths: Sequence[Path], library: Library, watch: Watch
) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="modmill-asic-") as scratch:
        folder = Path(scratch)
        mapped = netlist(files, top, paths, library, folder, watch)
        counts = instances(mapped["modules"], top)
        area = {cell.name: cell.area for cell in library.cells}
        clocked = {cell.name for cell in library.cells if cell.clocked}
        return {
            "cells": sum(counts.values()),
            "full_adders": counts[library.adder(3).cell.name],
            "half_adders": counts[library.adder(2).cell.name],
            "flip_flops": sum(n for name, n in counts.items() if name in clocked),
            "area_um2": sum(n * area[name] for name, n in counts.items()),
            **_timed(folder, top, watch),
        }


def netlist(
    files: Mapping[str, str], top: str, paths: Sequence[Path], library: Library, folder: Path, watch: Watch
) -> dict[str, Any]:
    """The unit in cells of the library that is in the files `paths`, by hierarchy and with buffers.

    As Yosys writes it in JSON; it is also in the file mapped.json of `folder`. Raises UsageError for too much memory,
    ToolMissing, ToolFailed, Interrupted.
    """
    programs.write_texts(folder, {name: _kept(name, text) for name, text in files.items()})
    (folder / LIBRARY).write_text(liberty.merged(paths), encoding="utf-8")
    (folder / "smaller.v").write_text(SMALLER, encoding="ascii")
    (folder / "adders.v").write_text(adders(library), encoding="ascii")
    (folder / "script.abc").write_text(ABC.replace("; ", "\n") + "\n", encoding="ascii")
    log = synth.yosys(_read(files, top, folder), watch, "map")
    bits = max((int(found) for found in re.findall(r"^ +(\d+) memory bits$", log, re.MULTILINE)), default=0)
    if bits > MEMORY:
        raise UsageError(f"{top} has {bits:,} bits of memory; up to {MEMORY:,} are mapped to flip-flops", got=bits)
    synth.yosys(_map(folder), watch, "map")
    mapped = json.loads((folder / "mapped.json").read_text(encoding="utf-8"))
    known = {cell.name for cell in library.cells}
    unknown = sorted(instances(mapped["modules"], top).keys() - known)
    if unknown:
        raise ToolFailed(f"yosys left cells that the library does not have: {', '.join(unknown)}", tool="yosys")
    buffers.insert(mapped, library)
    (folder / "mapped.json").write_text(json.dumps(mapped), encoding="ascii")
    return mapped


def _kept(name: str, text: str) -> str:
    """A file whose modules are to stay modules, unless they are leaf cells that are better a part of what uses them."""
    if name.removesuffix(".sv") in FLATTENED:
        return text
    return re.sub(r"^module ", "(* keep_hierarchy *) module ", text, flags=re.MULTILINE)


def _read(files: Iterable[str], top: str, folder: Path) -> list[str]:
    """Texts to operators; the last thing that is printed counts the bits of memory."""
    return [
        *(f"read_verilog -sv -D SYNTHESIS {'-lib ' * (file in ADDERS)}{folder / file}" for file in files),
        f"hierarchy -check -top {top}",
        "proc -norom",
        # Tables become part of the module around them: what is constant in an entry is so for its readers.
        "setattr -mod -unset keep_hierarchy i:index_i %m",
        "flatten",
        "opt",
        f"write_rtlil {folder / 'operators.il'}",
        "stat",
    ]


def _map(folder: Path) -> list[str]:
    """Operators to cells."""
    library = f"-liberty {folder / LIBRARY}"
    return [
        f"read_rtlil {folder / 'operators.il'}",
        "wreduce",
        "alumacc",
        "memory",
        "techmap -map +/choices/kogge-stone.v",
        "techmap",
        "opt -full",
        *[f"techmap -map {folder / 'smaller.v'}", "simplemap", "opt_expr", "opt_clean"] * LEVELS,
        f"techmap -map {folder / 'adders.v'}",
        "simplemap",
        "opt",
        f"dfflibmap {library}",
        f"abc {library} -script {folder / 'script.abc'}",
        "setundef -zero",
        "opt_clean -purge",
        f"write_json {folder / 'mapped.json'}",
    ]


ADDERS = ("full_adder.sv", "half_adder.sv")
LEVELS = 10
"""Levels of adders through which a constant makes smaller ones."""

SMALLER = """module full_adder (input a_i, b_i, c_i, output s_o, carry_o);
  parameter _TECHMAP_CONSTMSK_a_i_ = 0, _TECHMAP_CONSTMSK_b_i_ = 0, _TECHMAP_CONSTMSK_c_i_ = 0;
  parameter _TECHMAP_CONSTVAL_a_i_ = 0, _TECHMAP_CONSTVAL_b_i_ = 0, _TECHMAP_CONSTVAL_c_i_ = 0;
  wire _TECHMAP_FAIL_ = !(_TECHMAP_CONSTMSK_a_i_ || _TECHMAP_CONSTMSK_b_i_ || _TECHMAP_CONSTMSK_c_i_);
  generate
    // The constant comes last: 0 leaves a half adder, 1 the sum with a carry in.
    wire x = _TECHMAP_CONSTMSK_a_i_ ? c_i : a_i;
    wire y = _TECHMAP_CONSTMSK_b_i_ && !_TECHMAP_CONSTMSK_a_i_ ? c_i : b_i;
    wire k = _TECHMAP_CONSTMSK_a_i_ ? a_i : _TECHMAP_CONSTMSK_b_i_ ? b_i : c_i;
    if (_TECHMAP_CONSTMSK_a_i_ ? _TECHMAP_CONSTVAL_a_i_ :
        _TECHMAP_CONSTMSK_b_i_ ? _TECHMAP_CONSTVAL_b_i_ : _TECHMAP_CONSTVAL_c_i_) begin
      assign s_o = ~(x ^ y);
      assign carry_o = x | y;
    end else begin
      half_adder u_add (.a_i(x), .b_i(y), .s_o(s_o), .carry_o(carry_o));
    end
  endgenerate
endmodule

module half_adder (input a_i, b_i, output s_o, carry_o);
  parameter _TECHMAP_CONSTMSK_a_i_ = 0, _TECHMAP_CONSTMSK_b_i_ = 0;
  wire _TECHMAP_FAIL_ = !(_TECHMAP_CONSTMSK_a_i_ || _TECHMAP_CONSTMSK_b_i_);
  assign s_o = a_i ^ b_i;
  assign carry_o = a_i & b_i;
endmodule
"""


def adders(library: Library) -> str:
    """Full and half adders as the library's cells, in Verilog for Yosys' techmap."""
    inverter = library.gate((1, 0))
    return "".join(_adder(name, library.adder(n), inverter) for name, n in (("full_adder", 3), ("half_adder", 2)))


def _adder(name: str, use: Use, inverter: StandardCell) -> str:
    """A complement is undone by an inverter of the library: abc would not see that it has to drive an adder."""
    given = ("a_i", "b_i", "c_i")[: len(use.cell.inputs)]
    joined = [f".{pin.name}({port})" for pin, port in zip(use.cell.inputs, given, strict=True)]
    lines = [f"module {name} (input {', '.join(given)}, output s_o, carry_o);"]
    for role, port in (("sum", "s_o"), ("carry", "carry_o")):
        pin, complement = use.pins[role]
        lines.append(f"  wire {role};")
        if complement:
            (given_pin,), (out_pin,) = inverter.inputs, inverter.outputs
            lines.append(f"  {inverter.name} u_{role} (.{given_pin.name}({role}), .{out_pin.name}({port}));")
        else:
            lines.append(f"  assign {port} = {role};")
        joined.append(f".{pin}({role})")
    return "\n".join([*lines, f"  {use.cell.name} u_add ({', '.join(joined)});", "endmodule", ""])


def instances(modules: Mapping[str, Any], top: str) -> Counter[str]:
    """The number of instances of each library cell in the whole design."""

    @functools.cache
    def inside(name: str) -> Counter[str]:
        found: Counter[str] = Counter()
        for cell in modules[name]["cells"].values():
            if cell["type"] in modules:
                found.update(inside(cell["type"]))
            else:
                found[cell["type"]] += 1
        return found

    return inside(top)


def _timed(folder: Path, top: str, watch: Watch) -> dict[str, Any]:
    """The longest path from any input or register to any output or register of mapped.json, and its ends."""
    split = ["splitnets -ports", f"write_verilog -noattr -noexpr -nohex {folder / 'mapped.v'}"]
    synth.yosys([f"read_json {folder / 'mapped.json'}", f"hierarchy -top {top}", *split], watch, "map")
    return opensta.timed(folder, "mapped.v", top, watch)
