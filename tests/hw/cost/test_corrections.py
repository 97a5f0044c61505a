"""Each correction of the area on circuits whose true size is known."""

from __future__ import annotations

import cProfile

import pytest

from modmill.hw.cost import corrections
from modmill.hw.cost.area import EXITS, area
from modmill.hw.cost.cells import Area
from modmill.hw.cost.errors import UnknownCell
from modmill.hw.cost.flat import flatten
from modmill.hw.cost.netlist import Module
from tests.hw.cost.circuits import PARITY, Netlist


def only(made: Netlist) -> Module:
    made_design = made.design()
    return made_design.modules[made_design.top]


def chain(made: Netlist, length: int, first: int) -> None:
    """`length` CARRY4 in a row, on nets from `first` on."""
    carry: int | str = "0"
    for k in range(length):
        co = [first + 8 * k + i for i in range(4)]
        made.cell("CARRY4", {"CI": carry, "S": ["0"] * 4, "DI": ["0"] * 4, "CO": co, "O": [n + 4 for n in co]})
        carry = co[3]


@pytest.mark.parametrize(("lengths", "expected"), [([1], 1), ([2], 1), ([3], 2), ([4], 2), ([5], 3), ([1, 1], 2)])
def test_a_chain_of_carry4_becomes_half_as_many_carry8(lengths: list[int], expected: int) -> None:
    made = Netlist.top()
    for i, length in enumerate(lengths):
        chain(made, length, 100 + 1000 * i)
    assert corrections.carry_chains(only(made)) == Area(carry8=expected)


def dsp(registers: int, extra_use: bool = False, enables: tuple[int, int] = (5, 5)) -> Netlist:
    made = Netlist.top({"clk": 2, "a": [3, 4]}, {"y": [20]})
    made.cell("DSP48E2", {"A": [3, 4], "P": [10, 11]}, PREG=0)
    for i in range(registers):
        made.cell("FDRE", {"C": 2, "CE": enables[i], "R": "0", "D": 10 + i, "Q": 30 + i})
    if extra_use:
        made.cell("LUT1", {"I0": 10, "O": 20}, INIT=1)
    return made


def test_flip_flops_behind_a_product_go_into_the_slice() -> None:
    assert corrections.dsp_registers(only(dsp(2))) == Area(ff=-2)


@pytest.mark.parametrize("made", [dsp(2, extra_use=True), dsp(2, enables=(5, 6)), dsp(0)])
def test_they_stay_outside_when_the_slice_cannot_hold_them(made: Netlist) -> None:
    assert corrections.dsp_registers(only(made)) == Area()


def full_adders(count: int) -> Netlist:
    made = Netlist.top()
    for k in range(count):
        nets = {"I0": 10 + 10 * k, "I1": 11 + 10 * k, "I2": 12 + 10 * k}
        made.cell("LUT3", nets | {"O": 13 + 10 * k}, INIT=PARITY[3])
        made.cell("LUT3", nets | {"O": 14 + 10 * k}, INIT=0xE8)
    return made


def test_a_full_adder_is_one_lut() -> None:
    assert corrections.lut_pairs(only(full_adders(7))) == Area(lut=-7)


def test_pairs_need_at_most_five_inputs_and_one_in_common() -> None:
    made = Netlist.top()
    made.cell("LUT4", {"I0": 10, "I1": 11, "I2": 12, "I3": 13, "O": 50}, INIT=1)
    made.cell("LUT4", {"I0": 10, "I1": 11, "I2": 14, "I3": 15, "O": 51}, INIT=1)
    assert corrections.lut_pairs(only(made)) == Area()
    made.cell("LUT2", {"I0": 13, "I1": 16, "O": 52}, INIT=1)
    assert corrections.lut_pairs(only(made)) == Area(lut=-1)
    made.cell("LUT2", {"I0": 80, "I1": 81, "O": 53}, INIT=1)
    assert corrections.lut_pairs(only(made)) == Area(lut=-1)


def test_a_net_of_high_fan_out_stays_cheap() -> None:
    made = Netlist.top()
    for k in range(20_000):
        made.cell("LUT3", {"I0": 10, "I1": 100 + 3 * k, "I2": 101 + 3 * k, "O": 102 + 3 * k}, INIT=0xCA)
    profile = cProfile.Profile()
    assert profile.runcall(corrections.lut_pairs, only(made)) == Area(lut=-10_000)
    assert sum(entry.callcount for entry in profile.getstats()) < 1000 * 20_000, "linear, not quadratic"


def test_lut6_and_steering_luts_do_not_pair() -> None:
    made = Netlist.top()
    six = {f"I{i}": 10 + i for i in range(6)}
    made.cell("LUT6", six | {"O": 50}, INIT=1)
    made.cell("LUT6", six | {"O": 51}, INIT=2)
    made.cell("LUT2", {"I0": 10, "I1": 11, "O": 52}, INIT=6)
    made.cell("LUT2", {"I0": 10, "I1": 11, "O": 53}, INIT=8)
    assert corrections.lut_pairs(only(made)) == Area(lut=-1)
    made.cell("CARRY8", {"S": [52, *"0000000"], "DI": [*"00000000"], "O": list(range(60, 68))})
    assert corrections.lut_pairs(only(made)) == Area()


def compressor(registered: int) -> Netlist:
    """Four positions of csa42 in a module of their own; the sums of the first `registered` go into flip-flops."""
    made = Netlist()
    made.module("csa", {"a": [2, 3, 4, 5]}, {"s": [20, 21, 22, 23], "m": [10, 11, 12, 13]})
    for i in range(4):
        made.cell("LUT6_2", {"I0": 2 + i, "I5": "1", "O5": 10 + i, "O6": 40 + i}, INIT=2)
    sums = [20, 21, 22, 23, 24, 25, 26, 27]
    made.cell("CARRY8", {"CI": "0", "S": [40, 41, 42, 43, *"0000"], "DI": [*"00000000"], "O": sums})
    made.module("top", {"clk": 2, "a": [3, 4, 5, 6]}, {"y": [60, 61, 62, 63]}, top=True)
    ports = {"a": [3, 4, 5, 6], "s": [20, 21, 22, 23]}
    made.cell("csa", ports | {"m": [10, 11, 12, 13]})
    for i in range(4):
        if i < registered:
            made.cell("FDRE", {"C": 2, "CE": "1", "R": "0", "D": 20 + i, "Q": 60 + i})
        else:
            made.cell("LUT1", {"I0": 20 + i, "O": 60 + i}, INIT=1)
    return made


@pytest.mark.parametrize("registered", [0, 1, 4])
def test_a_site_whose_two_results_leave_it_takes_a_second_lut(registered: int) -> None:
    made = compressor(registered).design()
    found = area(made, flatten(made))
    assert found.corrections[EXITS] == Area(lut=4 - registered)
    assert found.total == Area(lut=4 + (4 - registered) * 2, ff=registered, carry8=1)
    assert found.plain == Area(lut=4 + (4 - registered), ff=registered, carry8=1)


def test_modules_count_as_often_as_they_stand() -> None:
    made = full_adders(3)
    made.modules["m"]["attributes"] = {}
    made.module("pair", {}, {})
    made.cell("m", {})
    made.cell("m", {})
    made.module("top", {}, {}, top=True)
    made.cell("pair", {})
    made.cell("pair", {})
    made.cell("m", {})
    done = made.design()
    assert done.counts["m"] == 5
    found = area(done, flatten(done))
    assert found.total == Area(lut=15)
    assert found.cells == {"LUT3": 30}
    assert sum((p.total for p in found.parts), Area()) == found.total
    assert [(p.place, p.count, p.total.lut) for p in found.places] == [("u#", 3, 15)]


def test_an_unknown_cell_is_an_error_never_nothing() -> None:
    made = Netlist.top()
    made.cell("OSERDESE3", {"D": 5})
    done = made.design()
    with pytest.raises(UnknownCell, match="OSERDESE3"):
        area(done, flatten(done))
    made.modules["m"]["cells"]["u0"]["type"] = "FIFO36E2"
    with pytest.raises(UnknownCell, match="delays"):
        flatten(made.design())
