"""The netlist simulator, gate by gate against Python."""

from __future__ import annotations

import random

import numpy as np
import pytest

from modmill.hw.cost import gates
from modmill.hw.cost.errors import CombinationalLoop, UnknownCell
from modmill.hw.cost.simulate import RUNS, Simulator, gathered, spread
from tests.hw.cost.circuits import Netlist


def simulator(made: Netlist) -> Simulator:
    return Simulator(*gates.flatten(made.design()))


def numbers(width: int, seed: int) -> list[int]:
    rng = random.Random(seed)
    return [rng.getrandbits(width) for _ in range(RUNS)]


def test_luts_carries_and_hierarchy_add_numbers() -> None:
    made = Netlist()
    a, b = list(range(2, 10)), list(range(10, 18))
    made.module("adder", {"a": a, "b": b}, {"s": range(30, 38), "c": 47, "through": 2})
    for i in range(8):
        made.cell("LUT6_2", {"I0": a[i], "I1": b[i], "I5": "1", "O5": 50 + i, "O6": 60 + i}, INIT=0x66666666_AAAAAAAA)
    out = {"O": list(range(30, 38)), "CO": list(range(40, 48))}
    made.cell("CARRY8", {"CI": "0", "S": list(range(60, 68)), "DI": list(range(50, 58))} | out)
    made.module("top", {"a": a, "b": b}, {"s": range(20, 29), "bit": 40}, top=True)
    made.cell("adder", {"a": a, "b": b, "s": list(range(20, 28)), "c": 28, "through": 40})
    core, x, y = simulator(made), numbers(8, 1), numbers(8, 2)
    core.drive("a", spread(x, 8))
    core.drive("b", spread(y, 8))
    core.settle()
    assert gathered(core.read("s")) == [p + q for p, q in zip(x, y, strict=True)]
    assert gathered(core.read("bit")) == [p & 1 for p in x]


@pytest.mark.parametrize("inputs", [1, 2, 3, 4, 5, 6])
def test_tables_of_every_size(inputs: int) -> None:
    init = random.Random(inputs).getrandbits(1 << inputs)
    made = Netlist.top({"a": range(2, 2 + inputs)}, {"y": 20})
    made.cell(f"LUT{inputs}", {f"I{i}": 2 + i for i in range(inputs)} | {"O": 20}, INIT=init)
    core = simulator(made)
    core.drive("a", spread([v % (1 << inputs) for v in range(RUNS)], inputs))
    core.settle()
    assert gathered(core.read("y")) == [init >> (v % (1 << inputs)) & 1 for v in range(RUNS)]


@pytest.mark.parametrize("held", [0, 1])
def test_products_over_the_cascade(held: int) -> None:
    made = Netlist()
    a, b = [*range(2, 12), *["0"] * 20], [*range(20, 30), *["0"] * 8]
    made.module("m", {"a": range(2, 12), "b": range(20, 30), "en": 1000}, {"p": range(100, 148)}, top=True)
    off = dict.fromkeys(("AREG", "BREG", "MREG"), 0)
    mode = [int(c) for c in "101000000"]
    first = ["1" if m else "0" for m in mode]
    second = [*first[:4], "1", *first[5:]]
    made.cell("DSP48E2", {"A": a, "B": b, "OPMODE": first, "PCOUT": range(200, 248)}, PREG=0, **off)
    pins = {"A": b[:27] + ["0"] * 3, "B": b, "OPMODE": second, "PCIN": range(200, 248), "CEP": 1000}
    made.cell("DSP48E2", pins | {"P": range(100, 148)}, PREG=held, **off)
    core, x, y = simulator(made), numbers(10, 3), numbers(10, 4)
    core.drive("a", spread(x, 10))
    core.drive("b", spread(y, 10))
    core.drive("en", spread([1] * 32 + [0] * 32, 1))
    core.settle()
    want = [p * q + q * q for p, q in zip(x, y, strict=True)]
    if not held:
        assert gathered(core.read("p")) == want
    else:
        assert gathered(core.read("p")) == [0] * RUNS
        core.clock()
        assert gathered(core.read("p")) == want[:32] + [0] * 32


def test_what_cannot_be_simulated_is_an_error() -> None:
    made = Netlist.top()
    made.cell("LUT1", {"I0": 10, "O": 11}, INIT=1)
    made.cell("LUT1", {"I0": 11, "O": 10}, INIT=1)
    with pytest.raises(CombinationalLoop):
        simulator(made)
    made.cell("SRL16E", {"D": 10, "Q": 30, "A0": 10})
    with pytest.raises(UnknownCell, match="shift register of varying length"):
        simulator(made)
    made = Netlist.top()
    made.cell("RAMB36E2", {"DINADIN": [10], "DOUTADOUT": [30]})
    with pytest.raises(UnknownCell, match="RAMB36E2, which cannot be simulated"):
        simulator(made)


@pytest.mark.parametrize(("kind", "length"), [("SRL16E", 1), ("SRL16E", 11), ("SRLC32E", 32)])
def test_shift_registers(kind: str, length: int) -> None:
    made = Netlist.top({"d": 2, "en": 3}, {"q": 20})
    at = [str(length - 1 >> i & 1) for i in range(5)]
    address = {"A": at} if kind == "SRLC32E" else {f"A{i}": at[i] for i in range(4)}
    made.cell(kind, {"CLK": 4, "CE": 3, "D": 2, "Q": 20} | address)
    core, x = simulator(made), [numbers(1, n) for n in range(40)]
    core.drive("en", spread([1] * 32 + [0] * 32, 1))
    for n in range(40):
        core.drive("d", spread(x[n], 1))
        core.clock()
        want = x[n + 1 - length][:32] if n + 1 >= length else [0] * 32
        assert gathered(core.read("q")) == want + [0] * 32


def test_registers_inside_a_dsp() -> None:
    """A and B, the product and the sum each wait one edge: the result comes at the third."""
    made = Netlist.top({"a": range(2, 12), "b": range(20, 30)}, {"p": range(100, 148)})
    a, b = [*range(2, 12), *["0"] * 20], [*range(20, 30), *["0"] * 8]
    pins = {"A": a, "B": b, "OPMODE": [*"101000000"], "P": range(100, 148)}
    made.cell("DSP48E2", pins | {f"CE{c}": "1" for c in ("A2", "B2", "M", "P")}, AREG=1, BREG=1, MREG=1, PREG=1)
    core, found = simulator(made), []
    x, y = [numbers(10, n) for n in range(6)], [numbers(10, 9 + n) for n in range(6)]
    for n in range(6):
        core.drive("a", spread(x[n], 10))
        core.drive("b", spread(y[n], 10))
        core.clock()
        found.append(gathered(core.read("p")))
    assert found[2:] == [[p * q for p, q in zip(x[n], y[n], strict=True)] for n in range(4)]


def test_spread_and_gathered_are_inverse() -> None:
    x = numbers(37, 9)
    assert gathered(spread(x, 37)) == x
    assert spread(x, 37).dtype == np.uint64
