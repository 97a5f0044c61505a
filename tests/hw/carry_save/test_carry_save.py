"""Numbers as rows that are never added: all values at toy width, bounds, text in two simulators, real sizes."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from modmill import programs
from modmill.errors import UsageError
from modmill.formula.parameters import isogeny_prime
from modmill.hw.carry_save.digits import multiples, recode, squares
from modmill.hw.carry_save.montgomery import Montgomery
from modmill.hw.carry_save.number import OUTSIDE, CarrySave, Number, closed_bits
from modmill.hw.carry_save.reduction import ByTables, Reduction, Special, reduction
from modmill.hw.carry_save.rows import ORDERS, Delays, Depth, Row, Rows, dadda_stages
from modmill.hw.circuit.kinds.digits import digits
from modmill.hw.circuit.op import BoundError
from modmill.hw.circuit.part import Part
from modmill.hw.circuit.signed_digits import signed_digits
from tests.hw.circuit.clocked import bench, compare, texts
from tests.hw.support import require_tool

TOY = 23
"""3 2^3 - 1."""
METHODS: tuple[Callable[[int], Reduction], ...] = (Special, ByTables, Montgomery)


def every(*bits: int) -> Iterator[tuple[int, ...]]:
    return itertools.product(*(range(1 << n) for n in bits))


# Digits.


@pytest.mark.parametrize("bits", [1, 2, 3, 4, 5])
def test_recoding_of_all_shares(bits: int) -> None:
    rows = Rows()
    factor = recode(rows, [rows.input("a", bits), rows.input("b", bits)], 2 * ((1 << bits) - 1))
    assert factor.count == digits(bits)
    for a, b in every(bits, bits):
        wires = rows.circuit
        one, two, negative = wires.ops[-1].kind.act(wires.ops[-1], [a, b], 0)
        found = [((one >> i & 1) + 2 * (two >> i & 1)) * (1 - 2 * (negative >> i & 1)) for i in range(factor.count)]
        assert one & two == 0 and negative & ~(one | two) == 0
        assert sum(d << 2 * i for i, d in enumerate(found)) == a + b
        assert found[-1] >= 0


def test_rows_of_digits_of_all_shares() -> None:
    rows = Rows()
    a, b = (rows.input(name, 3) for name in "ab")
    factor = recode(rows, [a, b.shifted(1)], 21)
    product, too_much = multiples(rows, [a, b.shifted(2)], factor)
    square, square_too_much = squares(rows, factor)
    for x, y in every(3, 3):
        values = rows.run({"a": x, "b": y})
        assert sum(values[row] for row in product) - too_much == (x + 4 * y) * (x + 2 * y)
        assert sum(values[row] for row in square) - square_too_much == (x + 2 * y) ** 2


# Trees and reductions.


def test_a_tree_keeps_the_sum_and_counts_what_it_needs() -> None:
    rows = Rows()
    five = [rows.input(f"r{i}", 2) for i in range(5)]
    pair = rows.tree(five, 15)
    # Twice three rows meet at places 0 and 1; then the two carries and a sum at place 1, the carries alone at place 2.
    assert (rows.count.full_adders, rows.count.half_adders) == (2 + 2 + 1, 1)
    assert max(row.at for row in pair) == Depth(3.0, 3)
    for values in every(*[2] * 5):
        found = rows.run({f"r{i}": v for i, v in enumerate(values)})
        assert sum(found[row] for row in pair) == sum(values)


def test_carries_that_come_early_shorten_a_tree() -> None:
    ends: list[float] = []
    for delays in (Delays(), Delays(sum=1.0, carry=0.5)):
        rows = Rows(delays=delays)
        nine = [rows.input(f"r{i}", 3) for i in range(9)]
        pair = rows.tree(nine, 63)
        given = {f"r{i}": i % 8 for i in range(9)}
        found = rows.run(given)
        assert sum(found[row] for row in pair) == sum(given.values())
        ends.append(max(row.at.levels for row in pair))
    assert ends[1] < ends[0] == 4.0


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("count", [3, 4, 9, 13, 28])
def test_orders_keep_the_sum_and_reach_the_least_depth(order: str, count: int) -> None:
    """Rows that arrive together: as deep as the fewest stages, with an adder less than two for each row."""
    rows = Rows(order=order)
    given = [rows.input(f"r{i}", 4) for i in range(count)]
    pair = rows.tree(given, 15 * count)
    assert len(pair) == 2 and len(rows.purposes) == count - 2
    depth = max(row.at.adders for row in pair)
    assert depth == dadda_stages(count) or (order == "wallace" and depth <= dadda_stages(count) + 1)
    drawn = random.Random(count)
    for _ in range(20):
        values = {f"r{i}": drawn.choice((0, 15, drawn.randrange(16))) for i in range(count)}
        found = rows.run(values)
        assert sum(found[row] for row in pair) == sum(values.values())


def test_a_tree_modulo_a_power_of_two() -> None:
    rows = Rows()
    five = [rows.input(f"r{i}", 3) for i in range(5)]
    pair = rows.tree(five, 35, modulo=3)
    assert all(row.mask < 8 for row in pair)
    for values in itertools.islice(every(*[3] * 5), 0, None, 17):
        found = rows.run({f"r{i}": v for i, v in enumerate(values)})
        assert (sum(found[row] for row in pair) - sum(values)) % 8 == 0


def test_rows_without_common_places_need_no_adder() -> None:
    rows = Rows()
    apart = [rows.input(f"r{i}", 2).shifted(2 * i) for i in range(3)]
    (only,) = rows.tree(apart, 63)
    assert (only.mask, only.at, rows.count.full_adders, rows.count.half_adders) == (63, Depth(), 0, 0)


@pytest.mark.parametrize("modulus", [TOY, 47, 61, 79])
@pytest.mark.parametrize("method", METHODS)
def test_a_reduction_of_all_shares(modulus: int, method: Callable[[int], Reduction]) -> None:
    if method is Special and modulus == 61:
        with pytest.raises(UsageError, match="not of the form"):
            Special(modulus)
        return
    cs = CarrySave(modulus, method(modulus))
    a = cs.input("a", 9)
    r = cs.reduced(a)
    assert r.bits < 9 and not r.excess
    for x, y in zip(random.Random(1).choices(range(512), k=300), itertools.cycle((0, 1, 256, 511)), strict=False):
        values = cs.run({"a_0": x, "a_1": y})
        assert r.value(values) % modulus == (x + y) * cs.method.factor % modulus
        assert cs.residue(r, values) == cs.residue(a, values)


def test_sparse_digits() -> None:
    for number in range(1, 300):
        found = list(signed_digits(number))
        assert sum((-1 if minus else 1) << place for place, minus in found) == number
        places = [place for place, _ in found]
        assert all(b - a >= 2 for a, b in itertools.pairwise(places))


# Arithmetic.


def build(modulus: int, method: Reduction | None, bits: int) -> tuple[CarrySave, dict[str, Number]]:
    """Everything that a number can do."""
    cs = CarrySave(modulus, method)
    a, b = cs.input("a", bits), cs.input("b", bits)
    less = cs.difference(a, b)
    found = {
        "sum": cs.pair(cs.sum(a, b)),
        "less": cs.factor(less),
        "product": cs.reduced(cs.product(a, b)),
        "square": cs.reduced(cs.square(a)),
        "both": cs.reduced(cs.difference(cs.product(a, cs.constant(5)), cs.square(less))),
        "scaled": cs.settled(cs.difference(cs.scaled(a, 11), b), bits),
        "cube": cs.reduced(cs.product(less, cs.reduced(cs.product(b, b)))),
    }
    return cs, found


def golden(a: int, b: int, n: int) -> dict[str, int]:
    less = a - b
    found = {"sum": a + b, "less": less, "product": a * b, "square": a * a, "both": 5 * a - less**2}
    return {name: v % n for name, v in (found | {"scaled": 11 * a - b, "cube": less * b * b}).items()}


def check(cs: CarrySave, found: Mapping[str, Number], inputs: Mapping[str, int]) -> None:
    """Each result stands for the golden one, below its bound, in rows within their supports."""
    values = cs.run(inputs)
    a, b = ((inputs[f"{x}_0"] + inputs[f"{x}_1"]) * pow(cs.method.factor, OUTSIDE, cs.modulus) for x in "ab")
    assert {name: cs.residue(x, values) for name, x in found.items()} == golden(a, b, cs.modulus)


@pytest.mark.parametrize("method", METHODS)
def test_arithmetic_on_all_values_with_any_shares(method: Callable[[int], Reduction]) -> None:
    rng = random.Random(2)
    bits = closed_bits(TOY, method(TOY))
    cs, found = build(TOY, method(TOY), bits)
    for value in range(0, 2 * (1 << bits) - 1, 3):
        low, high = max(0, value - (1 << bits) + 1), min(value, (1 << bits) - 1)
        x, y = rng.randint(low, high), rng.choice((low, high))
        check(cs, found, {"a_0": x, "a_1": value - x, "b_0": rng.getrandbits(bits), "b_1": y})
    for name in ("product", "square", "both", "scaled", "cube"):
        # The paper's reduction leaves the bits of the modulus after a product, but a bit more after a longer sum.
        longer = name == "both" and method is Montgomery
        assert (found[name].bits, found[name].excess) <= (bits + longer, 0), name


@pytest.mark.parametrize("modulus", [3, 5, 7, 23, 101, 251, (1 << 61) - 1, isogeny_prime("p89")])
def test_arithmetic_modulo_any_odd_number(modulus: int) -> None:
    rng = random.Random(modulus)
    bits = closed_bits(modulus)
    cs, found = build(modulus, None, bits)
    for draw in (lambda: 0, lambda: (1 << bits) - 1, lambda: rng.getrandbits(bits), lambda: rng.getrandbits(bits)):
        check(cs, found, {f"{x}_{i}": draw() for x in "ab" for i in range(2)})


def test_shares_are_closed_under_iteration() -> None:
    p = isogeny_prime("p89")
    bits = closed_bits(p)
    cs = CarrySave(p)
    a = cs.input("a", bits)
    r = cs.reduced(cs.square(a))
    shares, expected = [3, 4], cs.residue(a, cs.run({"a_0": 3, "a_1": 4}))
    for _ in range(30):
        values = cs.run({f"a_{i}": share for i, share in enumerate(shares)})
        shares, expected = [values[row] for row in r.rows], expected * expected % p
        assert cs.residue(r, values) == expected and max(shares) < 1 << bits


def test_what_would_be_wrong_is_refused() -> None:
    cs = CarrySave(TOY)
    a, b = cs.input("a", 6), cs.input("b", 6)
    with pytest.raises(BoundError, match="powers 1, 2"):
        cs.sum(a, cs.product(a, b))
    with pytest.raises(UsageError, match="at least 1"):
        cs.scaled(a, 0)
    with pytest.raises(UsageError, match="odd"):
        CarrySave(24, ByTables(24))
    with pytest.raises(UsageError, match="another number"):
        CarrySave(TOY, ByTables(25))
    with pytest.raises(BoundError, match="without a bit"):
        cs.rows.row(cs.rows.circuit.input("c", 1), 0, Depth())
    # A support that is wrong is found when the circuit is evaluated, and a bound when a number is read.
    row = a.rows[0]
    cs.rows.made.append(Row(row.word, 0b101, Depth()))
    with pytest.raises(BoundError, match="bits outside of 0x5"):
        cs.run({"a_0": 2})
    with pytest.raises(BoundError, match="above 0x1"):
        Number((row,), 0, 1, 1).value({row: 2})


# Text.


def part(modulus: int, bits: int) -> tuple[CarrySave, dict[str, Number], Part]:
    cs, found = build(modulus, None, bits)
    ports = {f"{name}_{i}": cs.rows.plain(row) for name, x in found.items() for i, row in enumerate(x.rows)}
    return cs, found, Part("toy", "arithmetic on shares", cs.rows.circuit, ports)


def test_the_text_is_the_circuit_word_for_word(tmp_path: Path) -> None:
    _, _, made = part(TOY, closed_bits(TOY))
    rng = random.Random(3)

    def draw(_rng: random.Random, _last: object) -> dict[str, int]:
        return {op.name: rng.choice((0, op.outs[0].high, rng.randint(0, op.outs[0].high))) for op in made.inputs}

    compare(tmp_path, made, draw, cycles=20)


@pytest.mark.slow
def test_verilator_on_all_shares_of_a_factor(tmp_path: Path) -> None:
    """All 2^14 pairs of shares of one factor, each with random shares of the other."""
    require_tool("verilator")
    bits = 7
    cs, found, made = part(TOY, bits)
    rng = random.Random(4)
    lines = [(x, y, rng.getrandbits(bits), rng.getrandbits(bits)) for x, y in every(bits, bits)]
    names = [op.name for op in made.inputs]
    assert names == ["a_0", "a_1", "b_0", "b_1"]
    packed = "".join(f"{((x << bits | y) << bits | v) << bits | w:x}\n" for x, y, v, w in lines)
    files = texts(made) | {"tb.sv": bench(made, len(lines)), "in.hex": packed}
    programs.write_texts(tmp_path, files)
    sources = [name for name in files if name.endswith(".sv")]
    flags = ["--binary", "--timing", "-Wno-fatal", "-CFLAGS", "-O0", "-Mdir", "o", "--top-module", "tb", "-o", "tb"]
    programs.run(["verilator", *flags, *sources], tmp_path)
    printed = programs.run([str(tmp_path / "o" / "tb")], tmp_path)
    rows = [line.split() for line in printed.splitlines() if line and set(line) <= set("01 ")]
    assert len(rows) == len(lines)
    scale = pow(cs.method.factor, OUTSIDE, TOY)
    for (x, y, v, w), row in zip(lines, rows, strict=True):
        values = dict(zip(made.results, (int(word, 2) for word in row), strict=True))
        want = golden((x + y) * scale, (v + w) * scale, TOY)
        for name, number in found.items():
            total = sum(values[f"{name}_{i}"] for i in range(len(number.rows)))
            assert total <= number.high
            assert total * pow(cs.method.factor, number.power, TOY) % TOY == want[name], (name, x, y, v, w)


# Real sizes, counted.


def measured(modulus: int, method: Reduction, what: str) -> tuple[Depth, int, int]:
    """Depth, full adders and bits of a product or a square, reduced."""
    bits = closed_bits(modulus, method)
    cs = CarrySave(modulus, method)
    a, b = cs.input("a", bits), cs.input("b", bits)
    r = cs.reduced(cs.square(a) if what == "square" else cs.product(a, b))
    return r.at, cs.rows.count.full_adders, r.bits


@pytest.mark.parametrize(
    ("prime", "method", "what", "depth", "adders", "bits"),
    [
        ("p89", Special, "product", Depth(23.5, 20), 11_144, 94),
        ("p89", Special, "square", Depth(22.0, 18), 6_406, 94),
        ("p1506", Special, "product", Depth(34.5, 31), 2_589_688, 1514),
        ("p1506", Special, "square", Depth(34.0, 30), 1_438_564, 1514),
        ("p1506", ByTables, "product", Depth(37.0, 33), 2_904_275, 1515),
    ],
)
def test_levels_and_full_adders_as_stated_in_the_docs(
    prime: str, method: Callable[[int], Reduction], what: str, depth: Depth, adders: int, bits: int
) -> None:
    p = isogeny_prime(prime)
    assert measured(p, method(p), what) == (depth, adders, bits)


def test_the_method_follows_from_the_modulus() -> None:
    assert isinstance(reduction(isogeny_prime("p1506")), Special)
    assert isinstance(reduction((1 << 255) - 19), ByTables)


@pytest.mark.parametrize("modulus", [TOY, 2521, (1 << 13) - 1, isogeny_prime("p89")])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_constant_in_blocks_times_a_product_that_was_not_reduced(modulus: int, count: int) -> None:
    """With any bits in the shares, beside another product in the same sum."""
    rng = random.Random(modulus)
    bits = closed_bits(modulus)
    cs = CarrySave(modulus)
    a, b = cs.input("a", bits), cs.input("b", bits)
    product = cs.factor(cs.product(a, b))
    keys = [cs.plain(cs.rows.input(f"k{i}", modulus.bit_length()).word) for i in range(count)]
    y = cs.reduced(cs.sum(cs.square(a), cs.keyed(keys, product)))
    top = (1 << bits) - 1
    for k in (0, 1, modulus - 1, *(rng.randrange(modulus) for _ in range(30))):
        inputs = {f"{x}_{i}": rng.choice((0, top, rng.randint(0, top))) for x in "ab" for i in range(2)}
        inputs |= {f"k{i}": k * pow(4, i * cs.block(product, count), modulus) % modulus for i in range(count)}
        values = cs.run(inputs)
        u, v = cs.residue(a, values), cs.residue(b, values)
        assert cs.residue(y, values) == (u * u + k * u * v) % modulus


def test_a_constant_has_at_most_a_word_for_each_digit() -> None:
    cs = CarrySave(TOY)
    a = cs.input("a", 2)
    keys = [cs.plain(cs.rows.input(f"k{i}", 5).word) for i in range(3)]
    with pytest.raises(UsageError, match="2 bits make 2 blocks"):
        cs.keyed(keys, a)
