"""The text that is synthesised, column by column, at full width; what is simulated elsewhere has loops instead.

The `rom` text runs through its own testbench. The `lut6` text is the same but for the modules of the tables, which are
compared with those of `rom`, entry by entry: simulators take hours for 150,000 instances of gates in one unit.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from modmill.hw.emit import folder
from modmill.hw.interface import registry
from modmill.hw.interface.unit import Flavour
from tests.hw.support import icarus, require_tool

WITH_TABLES = {"vdf_ozturk": "", "vdf_bipartite": "", "vdf_multiplexed": "_fold"}
"""Units with tables, and what their modules are called after the unit."""
FULL = 1024
TABLE = re.compile(
    r"^module (?P<name>\w+) \(\n  input  logic \[(?P<index>\d+):0\] index_i,\n  output logic \[(?P<row>\d+):0\] row_o\n"
    r"\);\n.*?^endmodule$",
    re.MULTILINE | re.DOTALL,
)
BATCH = 8
"""Tables in one run of Icarus, whose time to build grows faster than the text."""


def emitted(unit: str, bits: int, flavour: Flavour) -> dict[str, str]:
    choice = registry.choose(unit, {"bits": bits}, {})
    return folder.contents(registry.build(choice.config), choice.constants, choice.name, flavour, chain=3)


@pytest.mark.slow
@pytest.mark.parametrize("unit", registry.units("vdf"))
def test_the_text_with_constants_at_full_width(unit: str, tmp_path: Path) -> None:
    require_tool("icarus")
    folder.write(emitted(unit, FULL, "rom"), tmp_path / "unit")
    done = subprocess.run([tmp_path / "unit" / "test.sh", "icarus"], capture_output=True, text=True, check=False)
    count = str(len((tmp_path / "unit" / "vectors.txt").read_text("utf-8").splitlines()))
    assert re.findall(r"^PASS (\d+)$", done.stdout, re.MULTILINE) == [count, count], done.stdout + done.stderr


@pytest.mark.parametrize("unit", WITH_TABLES)
@pytest.mark.parametrize("bits", [64, pytest.param(FULL, marks=pytest.mark.slow)])
def test_the_text_with_gates_is_the_same(unit: str, bits: int, tmp_path: Path) -> None:
    constants, gates = emitted(unit, bits, "rom"), emitted(unit, bits, "lut6")
    tables = f"rtl/{unit}{WITH_TABLES[unit]}_tables.sv"
    listed = gates["sim.f"].split()
    assert {path for path in listed if path not in constants["sim.f"].split()} <= {"sim/LUT6.sv", "sim/LUT6_2.sv"}
    for path in listed:
        if path != tables and not path.startswith("sim/LUT6"):
            heading, _, text = gates[path].partition("\n")
            assert text == constants[path].partition("\n")[2], path
            assert heading == constants[path].partition("\n")[0].replace("tables rom", "tables lut6")
    models = {path: text for path, text in gates.items() if path.startswith("sim/LUT6")}
    assert list(differing(tmp_path, constants[tables], gates[tables], models)) == []


def test_a_wrong_gate_is_found(tmp_path: Path) -> None:
    constants, gates = (emitted("vdf_bipartite", 64, flavour) for flavour in ("rom", "lut6"))
    tables = "rtl/vdf_bipartite_tables.sv"
    models = {path: text for path, text in gates.items() if path.startswith("sim/LUT6")}
    last = max(found.end() for found in re.finditer(r"\.INIT\(64'h[0-9a-f]*", gates[tables])) - 1
    wrong = gates[tables][:last] + f"{int(gates[tables][last], 16) ^ 1:x}" + gates[tables][last + 1 :]
    found = list(differing(tmp_path, constants[tables], wrong, models))
    assert found == [list(TABLE.finditer(wrong))[-1]["name"]]


def differing(work: Path, constants: str, gates: str, models: Mapping[str, str]) -> Iterator[str]:
    """The modules of tables that differ in an entry between two texts, as Icarus reads both."""
    ours, theirs = (list(TABLE.finditer(text)) for text in (gates, constants))
    assert len(ours) == len(theirs) == len(re.findall(r"^module ", gates, re.MULTILINE)) > 0
    assert [table.group("name", "index", "row") for table in ours] == [
        table.group("name", "index", "row") for table in theirs
    ]
    for i in range(0, len(ours), BATCH):
        batch = ours[i : i + BATCH]
        renamed = [table[0].replace(" (", "_rom (", 1) for table in theirs[i : i + BATCH]]
        run = work / str(i)
        run.mkdir()
        texts = {"gates.sv": [table[0] for table in batch], "constants.sv": renamed, "tb.sv": [bench(batch)]}
        for name, parts in texts.items():
            (run / name).write_text("\n".join(parts) + "\n", "utf-8")
        for path, text in models.items():
            (run / Path(path).name).write_text(text, "utf-8")
        *found, end = icarus(run, "tb", run.glob("*.sv")).split()
        assert end == "end"
        yield from dict.fromkeys(found)


def bench(tables: list[re.Match[str]]) -> str:
    """Shows every index to each table in both texts, and prints the names of those that differ."""
    top = max(int(table["index"]) for table in tables)
    lines = ["module tb;", f"  logic [{top}:0] index;"]
    for table in tables:
        name = table["name"]
        lines.append(f"  logic [{table['row']}:0] {name}_a, {name}_b;")
        ports = f".index_i(index[{table['index']}:0]), .row_o({name}_"
        lines += [f"  {name} u_{name} ({ports}a));", f"  {name}_rom u_{name}_rom ({ports}b));"]
    lines += [
        f"  initial begin\n    for (int v = 0; v < {2 << top}; v++) begin",
        f"      index = {top + 1}'(v);",
        "      #1;",
    ]
    lines += [
        f'      if ({t["name"]}_a !== {t["name"]}_b || ^{t["name"]}_a === 1\'bx) $display("{t["name"]}");'
        for t in tables
    ]
    return "\n".join([*lines, "    end", '    $display("end");', "  end", "endmodule"])
