"""The leaf cells of UltraScale+ primitives and of full adders equal the behavioural ones: proved by Yosys."""

from __future__ import annotations

from pathlib import Path

import pytest

from modmill.errors import ToolFailed
from modmill.hw.cost import synth
from tests.hw.prim.cells import CELLS, MODELS, sources, wrapper
from tests.support import require_rtl

WIDTHS = (1, 8, 9, 17)
LOGIC = ("add2", "add2_load", "add3", "sub2", "csa42", "chain62", "counter32", "counter63", "stage_reg")


def prove(
    folder: Path, kind: str, name: str, parameters: dict[str, int], gate_text: str = "", *, enabled: bool = False
) -> None:
    """Raises ToolFailed unless a set's cell equals prim/portable's for all inputs (registers begin at 0)."""
    require_rtl("pyosys")
    text = wrapper(name, parameters)
    if enabled:
        text = text.replace(".en_i(en_i)", ".en_i(1'b1)")
    (folder / "wrap.sv").write_text(text, encoding="ascii")
    gate = [p for p in sources(kind) if p.stem != name or not gate_text]
    if gate_text:
        (folder / f"{name}.sv").write_text(gate_text, encoding="ascii")
        gate.append(folder / f"{name}.sv")
    # Yosys has no model of DSP48E2: the one of these tests stands in for it.
    models = [f"read_verilog -sv {MODELS / 'DSP48E2.sv'}"] if name.startswith("dsp") else []
    commands = [
        *(f"read_verilog -sv {p}" for p in (*sources("portable"), folder / "wrap.sv")),
        "hierarchy -check -top wrap",
        "prep -flatten -top wrap",
        "design -stash gold",
        "read_verilog -D ICARUS +/xilinx/cells_sim.v",
        *models,
        *(f"read_verilog -sv {p}" for p in (*gate, folder / "wrap.sv")),
        "hierarchy -check -top wrap",
        "prep -flatten -top wrap",
        "design -stash gate",
        "design -copy-from gold -as gold wrap",
        "design -copy-from gate -as gate wrap",
        "miter -equiv -flatten -make_outputs gold gate miter",
        "hierarchy -top miter",
        "async2sync",
        "opt",
        f"sat -verify -prove trigger 0 {'-tempinduct -set-init-zero' if CELLS[name].clocked else ''} miter",
    ]
    synth.yosys(commands)


@pytest.mark.parametrize(
    ("kind", "name"),
    [*(("xcup", name) for name in LOGIC), *(("cells", name) for name in ("add3", "csa42", "counter32", "counter63"))],
)
def test_logic_cells_are_proved_equal(tmp_path: Path, kind: str, name: str) -> None:
    for width in WIDTHS[name == "chain62" :]:
        prove(tmp_path, kind, name, {"W": width})


@pytest.mark.parametrize("widths", [(1, 1), (2, 7), (6, 5), (8, 8)])
def test_carryless_products_are_proved_equal(tmp_path: Path, widths: tuple[int, int]) -> None:
    prove(tmp_path, "xcup", "carryless", dict(zip(("AW", "BW"), widths, strict=True)))


@pytest.mark.parametrize("reg", [0, 1])
@pytest.mark.parametrize("name", ["dsp_mul", "dsp_mul2"])
@pytest.mark.parametrize("kind", ["xcup", "cells"])
def test_dsp_cells_are_proved_equal_at_small_widths(tmp_path: Path, kind: str, name: str, reg: int) -> None:
    prove(tmp_path, kind, name, {"AW": 4, "BW": 3, "Reg": reg})


@pytest.mark.parametrize("parameters", [{"AW": 3, "BW": 17}, {"AW": 3, "BW": 19}, {"AW": 1, "BW": 35}])
def test_columns_are_proved_equal_at_small_widths(tmp_path: Path, parameters: dict[str, int]) -> None:
    # The enable of all registers is high: induction over states in which it never is finds no end.
    prove(tmp_path, "xcup", "dsp_column", parameters, enabled=True)


def test_a_wrong_cell_is_found(tmp_path: Path) -> None:
    wrong = next(p for p in sources("xcup") if p.stem == "add3").read_text(encoding="ascii")
    assert "E8E8_E8E8" in wrong
    with pytest.raises(ToolFailed, match="yosys failed"):
        prove(tmp_path, "xcup", "add3", {"W": 5}, wrong.replace("E8E8_E8E8", "E8E8_E8E0"))
