"""Static timing on circuits whose longest path can be added up by hand."""

from __future__ import annotations

import pytest

from modmill.hw.cost import delays
from modmill.hw.cost.arcs import used_inputs
from modmill.hw.cost.delays import WireModel
from modmill.hw.cost.errors import CombinationalLoop, CostError, UnknownCell
from modmill.hw.cost.flat import flatten
from modmill.hw.cost.timing import Analysis, Timing
from tests.hw.cost.circuits import PARITY, Netlist

WIRES = WireModel(2.0, base=0.3, per_doubling=0.1)


def ff(made: Netlist, d: int, q: int) -> None:
    made.cell("FDRE", {"C": 2, "CE": "1", "R": "0", "D": d, "Q": q})


def clocked() -> Netlist:
    """A top module with a flip-flop whose output is net 10."""
    made = Netlist.top({"clk": 2})
    ff(made, 90, 10)
    return made


def analyse(made: Netlist, crossing: float = 0.0) -> Analysis:
    return Timing(flatten(made.design())).analyse(WIRES, crossing)


def test_two_luts_between_flip_flops() -> None:
    made = clocked()
    made.cell("LUT2", {"I0": 10, "I1": 11, "O": 12}, INIT=PARITY[2])
    made.cell("LUT4", {"I0": 12, "I1": 13, "I2": 14, "I3": 15, "O": 16}, INIT=PARITY[4])
    ff(made, 16, 17)
    made.cell("LUT1", {"I0": 12, "O": 18}, INIT=1)
    found = analyse(made)
    # clock to Q; wire to 1 pin; LUT2; wire to 2 pins; LUT4; the flip-flop beside it; setup
    wires = 0.6 + 2 * (0.3 + 0.1) + delays.HOP_FLIP_FLOP
    logic = delays.FF_CLOCK_TO_Q + 0.050 + 0.090 + delays.FF_SETUP
    assert found.worst.ns == pytest.approx(wires + logic, abs=1e-6)
    assert found.worst.wires == pytest.approx(wires, abs=1e-6)
    assert found.worst.logic == pytest.approx(logic, abs=1e-6)
    assert [s.arc for s in found.worst.steps] == ["FDRE clock", "LUT2", "LUT4", "FDRE setup"]
    assert [s.pins for s in found.worst.steps] == [0, 1, 2, 1]
    assert Timing(flatten(made.design())).period(WIRES) == found.worst.ns
    assert analyse(made, 1.4).worst.ns == pytest.approx(wires + logic + 1.4, abs=1e-6)


def test_a_carry_chain_over_two_slices() -> None:
    made = clocked()
    made.cell("LUT6_2", {"I0": 10, "I1": 11, "I5": "1", "O6": 12}, INIT=0x66666666_00000000)
    low = list(range(20, 36))
    high = list(range(40, 56))
    made.cell("CARRY8", {"CI": "0", "S": ["0", 12, *"000000"], "DI": [*"00000000"], "CO": low[:8], "O": low[8:]})
    made.cell("CARRY8", {"CI": low[7], "S": [*"00000000"], "DI": [*"00000000"], "CO": high[:8], "O": high[8:]})
    ff(made, high[8 + 3], 17)
    steps = 6 * delays.CARRY_STEP
    logic = delays.FF_CLOCK_TO_Q + 0.050 + delays.CARRY_ENTER + steps + delays.CARRY_SUM + 3 * delays.CARRY_SUM_STEP
    wires = 0.6 + delays.HOP_LOCAL + delays.HOP_CARRY + delays.HOP_FLIP_FLOP
    found = analyse(made).worst
    assert found.ns == pytest.approx(logic + wires + delays.FF_SETUP, abs=1e-6)
    assert [s.arc for s in found.steps] == ["FDRE clock", "LUT6_2", "CARRY8", "CARRY8", "FDRE setup"]


def dsp(preg: int) -> Netlist:
    made = clocked()
    off = dict.fromkeys(("AREG", "BREG", "CREG", "DREG", "ADREG", "MREG", "ACASCREG", "BCASCREG"), 0)
    made.cell("DSP48E2", {"A": [10], "B": [11], "PCIN": [*"00"], "PCOUT": [30, 31]}, PREG=0, **off)
    made.cell("DSP48E2", {"CLK": 2, "CEP": "1", "A": [12], "B": [13], "PCIN": [30, 31], "P": [40]}, PREG=preg, **off)
    ff(made, 40, 41)
    return made


def test_two_products_over_the_cascade() -> None:
    product = delays.DSP_INPUT + delays.DSP_PREADD + delays.DSP_MULTIPLY + delays.DSP_M + delays.DSP_ALU
    first = delays.FF_CLOCK_TO_Q + 0.6 + product + delays.DSP_CASCADE_OUT + delays.HOP_CASCADE + delays.DSP_ALU
    held = analyse(dsp(1))
    assert held.worst.ns == pytest.approx(first + delays.DSP_SETUP, abs=1e-6)
    assert held.worst.steps[-1].arc == "DSP48E2 setup"
    open_ = analyse(dsp(0))
    assert open_.worst.ns == pytest.approx(first + delays.DSP_OUTPUT + 0.6 + delays.FF_SETUP, abs=1e-6)


def hierarchy(after: int = 1) -> Netlist:
    """An inverter twice in a module that stands twice, all in series; a wire passes straight through, then `after`."""
    made = Netlist()
    made.module("inv", {"a": 2, "t": 4}, {"y": 3, "u": 4})
    made.cell("LUT1", {"I0": 2, "O": 3}, INIT=1)
    made.module("two", {"a": 2, "t": 9}, {"y": 4, "u": 8})
    made.cell("inv", {"a": 2, "t": 9, "y": 3, "u": 7})
    made.cell("inv", {"a": 3, "t": 7, "y": 4, "u": 8})
    made.module("top", {"clk": 2}, {}, top=True)
    ff(made, 90, 10)
    made.cell("two", {"a": 10, "t": 14, "y": 11, "u": 15})
    made.cell("two", {"a": 11, "t": 15, "y": 12, "u": 16})
    ff(made, 12, 13)
    for k in range(after):
        made.cell("LUT1", {"I0": 16 + k, "O": 17 + k}, INIT=1)
    ff(made, 16 + after, 14)
    return made


def test_paths_cross_ports_and_pass_through_modules() -> None:
    timing = Timing(flatten(hierarchy().design()))
    found = timing.analyse(WIRES)
    assert found.worst.ns == pytest.approx(0.079 + 4 * (0.6 + 0.05) + delays.HOP_FLIP_FLOP - 0.025, abs=1e-6)
    assert [s.instance for s in found.worst.steps] == ["", "u1/u0", "u1/u1", "u2/u0", "u2/u1", ""]
    # The wire that only passes through four modules is one net with one pin; the clock is the net with three.
    assert sorted(timing.flat.pins)[-2:] == [1, 3]
    through = analyse(hierarchy(after=6)).worst
    assert through.ns == pytest.approx(0.079 + 6 * (0.6 + 0.05) + delays.HOP_FLIP_FLOP - 0.025, abs=1e-6)


def test_a_wire_inside_an_adder_is_short() -> None:
    made = Netlist()
    made.module("adder", {"a": 2}, {"y": 20})
    made.cell("LUT6_2", {"I0": 2, "I5": "1", "O5": 3}, INIT=2)
    made.cell("LUT6_2", {"I0": 3, "I5": "1", "O6": 4}, INIT=2 << 32)
    made.cell("CARRY8", {"CI": "0", "S": [4, *"0000000"], "DI": [3, *"0000000"], "O": list(range(20, 28))})
    made.module("top", {"clk": 2}, {}, top=True)
    ff(made, 90, 10)
    made.cell("adder", {"a": 10, "y": 11})
    ff(made, 11, 12)
    found = analyse(made).worst
    # The wire from LUT to LUT has two pins and is not stretched by the factor: 0.3 + 0.1, the one into the adder is.
    assert [round(s.wire, 6) for s in found.steps] == [0.0, 0.6, 0.4, 0.011, 0.03]


def test_only_inputs_that_a_table_looks_at_count() -> None:
    assert used_inputs(PARITY[5], 5) == (0, 1, 2, 3, 4)
    assert used_inputs(0xAAAA, 4) == (0,)
    made = clocked()
    # O5 = I0, O6 = I0 ^ I1: the slow I1 reaches O6 only.
    made.cell("LUT1", {"I0": 10, "O": 11}, INIT=1)
    made.cell("LUT6_2", {"I0": 10, "I1": 11, "I5": "1", "O5": 12, "O6": 13}, INIT=0x66666666_AAAAAAAA)
    ff(made, 12, 14)
    found = analyse(made).worst
    assert [s.arc for s in found.steps] == ["FDRE clock", "LUT6_2", "FDRE setup"]


def test_what_cannot_be_timed_is_an_error() -> None:
    made = clocked()
    with pytest.raises(CostError, match="no path from a register to a register"):
        analyse(made)
    made.cell("LUT2", {"I0": 12, "I1": 10, "O": 11}, INIT=PARITY[2])
    made.cell("LUT1", {"I0": 11, "O": 12}, INIT=1)
    with pytest.raises(CombinationalLoop) as caught:
        analyse(made)
    assert caught.value.nets == 2
    made.cell("DSP48E2", {"A": [10], "D": [11], "P": [70]})
    with pytest.raises(UnknownCell, match="delays are not known"):
        analyse(made)


def test_wires_grow_with_pins_and_enables_are_copied() -> None:
    assert WireModel(1.0).net(1) < WireModel(1.0).net(1000) == pytest.approx(0.2 + 0.05 * 9.9658, abs=1e-4)
    made = clocked()
    for k in range(1000):
        made.cell("FDRE", {"C": 2, "CE": 10, "R": "0", "D": "0", "Q": 1000 + k})
    found = analyse(made).worst
    expected = delays.FF_CLOCK_TO_Q + 2 * (0.3 + 0.1 * 6) + delays.FF_CONTROL_SETUP
    assert found.ns == pytest.approx(expected, abs=1e-6)
