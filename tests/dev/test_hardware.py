"""The lint of the RTL finds what it is for."""

from __future__ import annotations

from types import ModuleType

import pytest

from modmill import programs
from modmill.hw.interface import registry
from tests.support import require_rtl

CLEAN = "module m (\n  input  logic a_i,\n  output logic b_o\n);\n  assign b_o = ~a_i;\nendmodule\n"


@pytest.fixture
def hardware(dev: dict[str, ModuleType]) -> ModuleType:
    return dev["hardware"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("logic a;\n// verilator lint_off WIDTH\nlogic b;\n", 1),
        ("// verilator lint_off WIDTH\n// verilator lint_off UNUSEDSIGNAL\n", 2),
        ("// The carry out is zero by the bound of its operands.\n// verilator lint_off WIDTH\n", 0),
        ("/* verilator lint_off WIDTH */\n// The carry out is zero.\n", 0),
        ("// verilator lint_on WIDTH\n", 0),
    ],
)
def test_a_waiver_needs_a_reason(hardware: ModuleType, text: str, found: int) -> None:
    assert len(hardware.waivers("x.sv", text)) == found


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (CLEAN, ""),
        (CLEAN.replace("~a_i", "2'd3"), "WIDTH"),
        (CLEAN.replace("  assign", "  logic spare;\n  assign"), "UNUSED"),
        (CLEAN.replace("~a_i", "~"), "syntax error"),
        (CLEAN.replace("~a_i", "x"), "find definition"),
    ],
)
def test_verilator_complains(hardware: ModuleType, text: str, complaint: str) -> None:
    require_rtl("verilator")
    said = hardware.lint(programs.find("verilator"), "m", {"m.sv": text})
    assert complaint in said
    assert bool(said) == bool(complaint)


def test_every_unit_and_cell_is_checked(hardware: ModuleType) -> None:
    names = [name for name, _, _ in hardware.designs()]
    for unit in registry.units():
        slug = registry.choose(unit, registry.sized(unit, hardware.BITS), {}).config.slug
        assert f"{slug}, tables file" in names and f"{slug}, testbench" in names
    assert "prim/portable/add3.sv" in names
