"""Timing of memories and of registered DSPs by hand, and what Yosys makes of memories that are written as text."""

from __future__ import annotations

from pathlib import Path

import pytest

from modmill.hw.cost import delays, synth
from modmill.hw.cost.area import area
from modmill.hw.cost.cells import Area
from modmill.hw.cost.delays import WireModel
from modmill.hw.cost.flat import flatten
from modmill.hw.cost.netlist import load
from modmill.hw.cost.timing import Timing
from modmill.watch import Watch
from tests.hw.cost.circuits import Netlist
from tests.support import require_rtl

WIRES = WireModel(1.0, base=0.3, per_doubling=0.0)
CLOCK = {"C": 2, "CE": "1", "R": "0"}


def worst(made: Netlist) -> float:
    return Timing(flatten(made.design())).analyse(WIRES).worst.ns


def between(kind: str, pins: dict[str, object], **parameters: int | str) -> float:
    """The period of a cell whose inputs come from a flip-flop (net 10) and whose output (net 20) goes to one."""
    made = Netlist.top({"clk": 2})
    made.cell("FDRE", CLOCK | {"D": 21, "Q": 10})
    made.cell(kind, pins, **parameters)  # type: ignore[arg-type]
    made.cell("LUT1", {"I0": 20, "O": 22}, INIT=1)
    made.cell("FDRE", CLOCK | {"D": 22, "Q": 23})
    return worst(made)


BEHIND = 0.3 + 0.050 + delays.HOP_FLIP_FLOP + delays.FF_SETUP
"""Wire, LUT1 and flip-flop behind the cell."""
BEFORE = delays.FF_CLOCK_TO_Q + 0.3


def test_a_memory_in_luts_is_read_like_a_lut() -> None:
    read = between("RAM64M", {"ADDRA": [10], "ADDRD": ["0"], "DID": ["0"], "DOA": [20], "WCLK": 2, "WE": "1"})
    assert read == pytest.approx(max(BEFORE + delays.LUT_MEMORY_READ, delays.LUT_MEMORY_CLOCK_TO_Q) + BEHIND)
    other = between("RAM64X1D", {"A": [10], "DPRA": ["0"], "D": "0", "DPO": 20, "WCLK": 2, "WE": "1"})
    assert other == pytest.approx(delays.LUT_MEMORY_CLOCK_TO_Q + BEHIND)


@pytest.mark.parametrize("held", [0, 1])
def test_block_memories_begin_and_end_paths(held: int) -> None:
    block = {"ADDRBWRADDR": [10], "CLKBWRCLK": 2, "DOUTBDOUT": [20]}
    assert between("RAMB36E2", block, DOB_REG=held) == pytest.approx(
        max(delays.BLOCK[held] + BEHIND, BEFORE + delays.BLOCK_SETUP)
    )
    large = {"ADDR_B": [10], "CLK": 2, "DOUT_B": [20]}
    assert between("URAM288", large, OREG_B=("FALSE", "TRUE")[held]) == pytest.approx(
        max(delays.URAM[held] + BEHIND, BEFORE + delays.BLOCK_SETUP)
    )


def test_a_shift_register() -> None:
    found = between("SRL16E", {"A0": "1", "CE": "1", "CLK": 2, "D": 10, "Q": 20})
    assert found == pytest.approx(delays.SRL_CLOCK_TO_Q + BEHIND)


def test_registers_of_a_dsp() -> None:
    pins = {"A": [10], "B": [10], "P": [20], "CLK": 2}
    off = dict.fromkeys(("AREG", "BREG", "CREG", "DREG", "ADREG", "MREG", "PREG"), 0)
    through = delays.DSP_INPUT + delays.DSP_PREADD + delays.DSP_MULTIPLY + delays.DSP_M
    assert between("DSP48E2", pins, **off) == pytest.approx(
        BEFORE + through + delays.DSP_ALU + delays.DSP_OUTPUT + BEHIND
    )
    assert between("DSP48E2", pins, **off | {"MREG": 1, "PREG": 1}) == pytest.approx(BEFORE + through)
    inside = off | {"AREG": 1, "BREG": 1, "PREG": 1}
    assert between("DSP48E2", pins, **inside) == pytest.approx(delays.DSP_PERIOD_WITHOUT_M)
    assert between("DSP48E2", pins, **inside | {"MREG": 1}) == pytest.approx(delays.DSP_PERIOD)


TEXT = """
module shape #(parameter int W = 8, parameter int D = 32, parameter int Registered = 0) (
  input logic clk, we, input logic [$clog2(D)-1:0] wa, ra, input logic [W-1:0] d, output logic [W-1:0] q);
  {attribute} logic [W-1:0] words [D];
  always_ff @(posedge clk) if (we) words[wa] <= d;
  {read}
endmodule
module top (input logic clk, we, input logic [15:0] wa, ra, input logic [71:0] d, output logic [71:0] q);
  logic [15:0] wa_q, ra_q;
  logic we_q;
  logic [71:0] d_q, word;
  always_ff @(posedge clk) begin
    {{wa_q, ra_q, we_q, d_q}} <= {{wa, ra, we, d}};
    q <= word;
  end
  shape #(.W({width}), .D({depth})) u_shape (.clk, .we(we_q), .wa(wa_q[$clog2({depth})-1:0]),
    .ra(ra_q[$clog2({depth})-1:0]), .d(d_q[{width}-1:0]), .q(word[{width}-1:0]));
  assign word[71:{width}] = '0;
endmodule
"""


@pytest.mark.parametrize(
    ("attribute", "read", "width", "depth", "want"),
    [
        ('(* ram_style = "distributed" *)', "assign q = words[ra];", 16, 32, Area(lut=24)),
        ('(* ram_style = "block" *)', "always_ff @(posedge clk) q <= words[ra];", 36, 1024, Area(bram=1)),
        ('(* ram_style = "ultra" *)', "always_ff @(posedge clk) q <= words[ra];", 64, 4096, Area(uram=1)),
    ],
)
def test_memories_as_yosys_maps_them(
    tmp_path: Path, attribute: str, read: str, width: int, depth: int, want: Area
) -> None:
    require_rtl("pyosys")
    text = TEXT.format(attribute=attribute, read=read, width=width, depth=depth)
    synth.xcup({"top.sv": text}, "top", tmp_path / "netlist.json", Watch(None))
    made = load(tmp_path / "netlist.json")
    flat = flatten(made)
    found = area(made, flat).total
    assert (found.bram, found.uram) == (want.bram, want.uram)
    assert found.lut <= want.lut + 2
    assert 0.8 < Timing(flat).period(WIRES) < 2.5
