"""Products and linear maps over GF(2): evaluation, text, and the number of LUTs beside Yosys."""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from modmill.golden import gf2
from modmill.hw import rtl
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds.polynomials import columns, lookups, transposed
from modmill.hw.circuit.op import BoundError
from modmill.hw.circuit.part import Part
from modmill.hw.cost import synth
from modmill.hw.cost.netlist import design
from tests.hw.circuit.clocked import compare, texts
from tests.hw.circuit.test_clocked import anything
from tests.hw.support import require_tool
from tests.support import require_rtl

AES = gf2.from_terms([8, 4, 3, 1, 0])


def multiplier(modulus: int) -> Part:
    """a b and a^2 modulo a polynomial; the second is wiring."""
    m = gf2.degree(modulus)
    c = Circuit()
    a, b = (c.input(name, (1 << m) - 1) for name in "ab")
    reduction = transposed([gf2.remainder(1 << i, modulus) for i in range(2 * m - 1)])
    square = transposed([gf2.remainder(1 << 2 * i, modulus) for i in range(m)])
    results = {"product": c.linear("product", c.carryless("long", a, b), reduction)}
    results |= {"square": c.linear("square", a, square), "low": c.linear("low", a.slice(1, 3), (0b101, 0, 0b010))}
    return Part("toy", "a product modulo a polynomial", c, results)


def test_a_multiplier_equals_the_definition(tmp_path: Path) -> None:
    require_tool("icarus")
    part = multiplier(AES)
    pairs = iter([(a, b) for a in (0, 1, 2, 0x53, 0x80, 0xFF) for b in range(256)])
    given: list[tuple[int, int]] = []

    def draw(_rng: random.Random, _last: object) -> dict[str, int]:
        given.append(next(pairs))
        return dict(zip("ab", given[-1], strict=True))

    found = compare(tmp_path, part, draw, cycles=6 * 256)
    for (a, b), results in zip(given, found, strict=True):
        low = a >> 1 & 7
        expected = {"product": gf2.mul(AES, a, b), "square": gf2.square(AES, a)}
        assert results == expected | {"low": (low ^ low >> 2) & 1 | (low >> 1 & 1) << 2}


def test_operands_of_different_widths(tmp_path: Path) -> None:
    require_tool("icarus")
    c = Circuit()
    a, b = c.input("a", 100), c.input("b", 5)
    part = Part("toy", "a product", c, {"p": c.carryless("p", a, b)})
    assert part.results["p"].high == (1 << 9) - 1
    compare(tmp_path, part, anything(part))


def test_what_is_no_linear_map_is_refused() -> None:
    c = Circuit()
    a = c.input("a", 7)
    for rows, message in (((8,), "3 bits of the operand"), ((), "or none")):
        with pytest.raises(BoundError, match=message):
            c.linear("l", a, rows)
    c.group = "g"
    with pytest.raises(BoundError, match="group g"):
        c.linear("l", a, (1,))


@cache
def most_products(luts: int, size: int) -> int:
    """The most products of bits in a tree of so many LUTs, whose results but the last go into LUTs: by exhaustion."""
    ways = (
        sum((size - t) // 2 for t in into)
        for into in itertools.product(range(size + 1), repeat=luts)
        if sum(into) == luts - 1
    )
    return max(ways)


@pytest.mark.parametrize("size", [4, 6])
def test_the_count_of_a_column_is_the_least(size: int) -> None:
    for luts in range(1, 6):
        for products in range(1, most_products(luts, size) + 1):
            assert lookups(2 * products, size) <= luts
        assert lookups(2 * most_products(luts, size) + 2, size) > luts


def product(a: int, b: int) -> Part:
    c = Circuit()
    return Part("toy", "a product", c, {"p": c.carryless("p", c.input("a", (1 << a) - 1), c.input("b", (1 << b) - 1))})


def by_yosys(part: Part, size: int, folder: Path) -> int:
    """LUTs that Yosys maps the text to, by area."""
    for name, text in texts(part).items():
        (folder / name).write_text(text, encoding="ascii")
    files = [f"read_verilog -sv {folder / name}" for name in texts(part)]
    area = f"abc -lut {size} -script +strash;&get,-n;&syn2;&put;if,-a"
    out = folder / "netlist.json"
    synth.yosys([*files, "synth -flatten -noabc -top u_toy", area, "clean", f"write_json {out}"])
    (module,) = (m for m in json.loads(out.read_text())["modules"].values() if m["cells"])
    return Counter(cell["type"] for cell in module["cells"].values())["$lut"]


@pytest.mark.parametrize(("width", "most4", "most6"), [(4, 1.0, 1.0), (8, 1.0, 1.05), (16, 1.0, 1.2)])
def test_yosys_needs_as_many_luts_as_counted_or_a_few_more(
    tmp_path: Path, width: int, most4: float, most6: float
) -> None:
    require_rtl("pyosys")
    part = product(width, width)
    (op,) = (op for op in part.circuit.ops if op.ins)
    assert op.kind.lut4 is not None and op.kind.lut6 is not None
    for size, counted, most in ((4, op.kind.lut4(op), most4), (6, op.kind.lut6(op), most6)):
        assert counted == sum(lookups(2 * k, size) for k in columns(width, width))
        assert counted <= by_yosys(part, size, tmp_path) <= most * counted


def test_on_ultrascale_each_column_is_as_counted(tmp_path: Path) -> None:
    require_rtl("pyosys")
    part = product(16, 13)
    own = {f"{name}.sv": text for name, text in part.modules("u").items()}
    files = own | {"carryless.sv": rtl.read("prim/xcup")["carryless.sv"]}
    synth.xcup(files, "u_toy", tmp_path / "netlist.json")
    made = design(json.loads((tmp_path / "netlist.json").read_text()))
    found = Counter(cell.type for module in made.modules.values() for cell in module.cells)
    (op,) = (op for op in part.circuit.ops if op.ins)
    assert op.kind.lut6 is not None
    assert sum(count for type_, count in found.items() if type_.startswith("LUT")) == op.kind.lut6(op)
