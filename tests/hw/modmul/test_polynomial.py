"""Products of polynomials in the seed: the lattice, the bounds, the circuit against signed integers, toy seeds."""

from __future__ import annotations

import itertools
import random

import pytest

from modmill.errors import UsageError
from modmill.formula.parameters import number
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.interface import registry
from modmill.hw.modmul.methods import modulus_of
from modmill.hw.modmul.polynomial import SEEDS, TOYS, Polynomial, packed, unpacked
from modmill.hw.modmul.seed import SIXTH, SLACK, WORDS, Seed, reduced, times
from modmill.hw.modmul.words import WordCircuit
from modmill.hw.stream.run import StreamRun
from tests.hw.support import require_tool

WIDTHS = (68, 70, 377, 381)


def multiplier(bits: int, levels: int = 0) -> Polynomial:
    return Polynomial(modulus_of(bits, "polynomial")[0], 0, levels=levels)


def operands(seed: Seed, count: int) -> list[list[int]]:
    rng, most = random.Random(6), (1 << seed.operand) - 1
    ends = [[0] * 6, [most] * 6, [1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, most], [most, 0] * 3, [0, most] * 3]
    mixed = [[rng.choice([0, 1, most, rng.getrandbits(seed.operand)]) for _ in range(WORDS)] for _ in range(count)]
    return [*ends, *mixed]


def test_the_seeds_are_those_of_the_curves() -> None:
    moduli = [number(f"bls12_{bits}", "p") for bits in (377, 381)]
    assert list(SEEDS)[2:] == moduli and [modulus_of(bits, "polynomial")[0] for bits in WIDTHS] == list(SEEDS)
    facts = [(seed.step, seed.low, seed.small, seed.rounds, seed.operand, seed.result) for seed in SEEDS.values()]
    assert facts[0] == (6, 1, 45, 5, 14, 12) and facts[1] == (10, -(1 << 9), 3, 3, 14, 12)
    assert facts[2] == (46, 1, 0x21423, 2, 66, 64) and facts[3] == (48, -(1 << 16), 0xD201, 2, 66, 64)
    for toy in TOYS:
        p, r = Seed(toy).modulus, toy**4 - toy**2 + 1
        assert p == (toy - 1) ** 2 * r // 3 + toy and pow(2, p - 1, p) == pow(2, r - 1, r) == 1
    with pytest.raises(UsageError, match="base fields of BLS12 curves, of 68, 70, 377 or 381 bits"):
        Polynomial(modulus_of(255)[0], 0)


@pytest.mark.parametrize("seed", SEEDS.values())
def test_multiples_of_the_modulus(seed: Seed) -> None:
    assert seed.x**6 - sum(factor * seed.x**i for i, factor in enumerate(SIXTH)) == 3 * seed.modulus
    assert seed.x - seed.low == seed.small << seed.step if seed.x > 0 else seed.low - seed.x == seed.small << seed.step
    for words in (seed.everywhere(), seed.but_the_last(), seed.lifts()):
        assert seed.value(words) % seed.modulus == 0
    assert max(abs(word - abs(seed.x)) for word in seed.everywhere()) <= 3
    assert [word % (1 << seed.step) for word in times(seed.inverse, [-seed.low, 1])] == [1, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("seed", SEEDS.values())
def test_digits_are_words_of_a_residue(seed: Seed) -> None:
    rng = random.Random(seed.x)
    for residue in (0, 1, seed.modulus - 1, *(rng.randrange(seed.modulus) for _ in range(20))):
        words = seed.digits(residue)
        assert seed.value(words) % seed.modulus == residue and all(0 <= word < abs(seed.x) for word in words)


def least_words(seed: Seed, products: int) -> list[int]:
    """The least that each word can be modulo E: all that counts against it at its greatest."""
    powers = [reduced([0] * k + [1]) for k in range(WORDS, 2 * WORDS - 1)]
    taken = [sum((5 - k) * min(0, power[i]) for k, power in enumerate(powers)) for i in range(WORDS)]
    assert taken == [-45, -69, -35, -105, -53, 0]
    # Two products count against a word by twice as much as one does, or by what is for it, up to 73 products of words.
    counted = [n if products == 1 else min(2 * n, n - 73) for n in taken]
    return [lift + n * ((1 << seed.operand) - 1) ** 2 for lift, n in zip(seed.lifts(products), counted, strict=True)]


@pytest.mark.parametrize("seed", SEEDS.values())
def test_no_word_is_ever_negative(seed: Seed) -> None:
    """A round takes no more from a word than the least that it can be."""
    most = seed.small * ((1 << seed.step) - 1) + 2 * SLACK if seed.x > 0 else 1
    # Of one product, or of two, whose words are taken from each other.
    for products in (1, 2):
        no_round_takes_too_much(seed, least_words(seed, products), most)


def no_round_takes_too_much(seed: Seed, words: list[int], most: int) -> None:
    for at in range(1, seed.rounds + 1):
        lifted = seed.but_the_last() if seed.x > 0 and at == seed.rounds else [0] * WORDS
        # The last word gets t u and loses no more than 1 + Q_4; with x negative only words above 2^w are taken from.
        taken = [most] * (WORDS - 1) + [SLACK if seed.x > 0 else 0]
        words = [(word >> seed.step) - less + more for word, less, more in zip(words, taken, lifted, strict=True)]
        assert min(words) >= 0, at


@pytest.mark.parametrize("bits", WIDTHS)
def test_the_definition_is_a_product(bits: int) -> None:
    made = multiplier(bits)
    seed = made.seed
    for a, b in itertools.product(operands(seed, 10), repeat=2):
        x, y = packed(a, seed.operand), packed(b, seed.operand)
        assert made.form.result.value(made.act(x, y)) % made.modulus == made.form.product(x, y)
    assert made.factor * 2 ** (seed.step * seed.rounds) % made.modulus == 1
    most = packed([(1 << seed.operand) - 1] * 6, seed.operand)
    assert max(unpacked(made.act(most, most), seed.result)) < 1 << seed.result


@pytest.mark.parametrize(
    ("bits", "levels", "dsps"), [(68, 0, 18), (70, 0, 18), (377, 0, 216), (377, 2, 216), (381, 0, 216), (381, 2, 216)]
)
def test_the_circuit_is_the_definition(bits: int, levels: int, dsps: int) -> None:
    made = multiplier(bits, levels)
    c, result = made.circuit()
    assert sum(op.kind.dsps for op in c.ops) == dsps
    for a, b in itertools.product(operands(made.seed, 4 if bits > 100 else 30), repeat=2):
        x, y = packed(a, made.seed.operand), packed(b, made.seed.operand)
        assert value(result, evaluate(c, {"a": x, "b": y}, 1)) == made.act(x, y)


@pytest.mark.parametrize("bits", WIDTHS)
@pytest.mark.parametrize("negative", [False, True])
def test_two_products_with_one_reduction(bits: int, negative: bool) -> None:
    made = multiplier(bits)
    rng, size, sign = random.Random(bits), made.inputs.bit_length(), -1 if negative else 1
    c, result = made.cross_circuit(negative=negative)
    most = made.inputs
    cases = [[most] * 4, [0] * 4, [0, 0, most, most], [most, most, 0, 0]]
    cases += [[rng.choice([0, most, rng.getrandbits(size)]) for _ in range(4)] for _ in range(30 if bits < 100 else 4)]
    for x in cases:
        got = value(result, evaluate(c, dict(zip("abcd", x, strict=True)), 1))
        assert got == made.act_cross(x, negative=negative)
        v = [made.form.operand.value(word) for word in x]
        plain = (v[0] * v[1] + sign * v[2] * v[3]) * made.factor
        assert (made.form.result.value(got) - plain) % made.modulus == 0


@pytest.mark.parametrize(
    ("seed", "levels"),
    [
        *((seed, 0) for seed in (Seed(385, 10), Seed(7681, 14), Seed(51 << 12 | 1, 20))),
        # Of -(2^w u + 2^v) with v = w / 2, w / 3 and w / 5.
        *((Seed(-x), 0) for x in (13 << 8 | 1 << 4, 15 << 9 | 1 << 3, 37 << 10 | 1 << 2)),
        (Seed(51 << 56 | 1, 64), 2),
    ],
)
def test_other_seeds(seed: Seed, levels: int) -> None:
    """At toy widths, and with operands of 64 bits by Karatsuba's method."""
    c = Circuit()
    inputs = [[c.input(f"{name}_{i}", (1 << seed.operand) - 1) for i in range(WORDS)] for name in "xy"]
    found = WordCircuit(c, seed, "ternary", levels).product(*inputs)
    rng = random.Random(seed.x)
    top = (1 << seed.operand) - 1
    for at in range(100):
        a, b = ([top if at == 0 else rng.choice([0, top, rng.randint(0, top)]) for _ in range(WORDS)] for _ in "ab")
        given = {f"{name}_{i}": v for name, words in (("x", a), ("y", b)) for i, v in enumerate(words)}
        values = evaluate(c, given, 1)
        result = seed.value([value(word, values) for word in found])
        assert ((result << seed.step * seed.rounds) - seed.value(a) * seed.value(b)) % seed.modulus == 0


@pytest.mark.parametrize("bits", [68, 70])
def test_the_emitted_text_under_stalls(bits: int) -> None:
    require_tool("icarus")
    given = {"bits": bits, "method": "polynomial", "stages": 0}
    found = registry.simulate(registry.choose("modmul", given, {}), {"products": 60, "stalls": 40, "seed": 3}, "icarus")
    assert isinstance(found, StreamRun) and found.free_cycles == 60 + found.unit.latency
