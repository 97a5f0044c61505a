"""Products of polynomials in the seed: the lattice, the bounds, the circuit against signed integers, toy seeds."""

from __future__ import annotations

import itertools
import random

import pytest

from modmill.errors import UsageError
from modmill.formula.parameters import number
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.modmul.methods import modulus_of
from modmill.hw.modmul.polynomial import OPERAND, RESULT, Polynomial, packed, unpacked
from modmill.hw.modmul.words import SIXTH, SLACK, WORDS, Seed, WordCircuit

N = modulus_of(377)[0]
MOST = (1 << OPERAND) - 1
MADE = Polynomial(N, 0)


def operands(count: int) -> list[list[int]]:
    rng = random.Random(6)
    ends = [[0] * 6, [MOST] * 6, [1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, MOST], [MOST, 0] * 3, [0, MOST] * 3]
    mixed = [[rng.choice([0, 1, MOST, rng.getrandbits(OPERAND)]) for _ in range(WORDS)] for _ in range(count)]
    return [*ends, *mixed]


def test_three_times_the_modulus_is_the_polynomial_at_the_seed() -> None:
    x = MADE.seed.x
    assert x**6 - sum(factor * x**i for i, factor in enumerate(SIXTH)) == 3 * N
    assert x == (MADE.seed.small << MADE.seed.step) + 1 and (MADE.seed.step, MADE.seed.small) == (46, 0x21423)
    for words in (MADE.seed.everywhere(), MADE.seed.but_the_last(), MADE.seed.lifts()):
        assert MADE.seed.value(words) % N == 0
    with pytest.raises(UsageError, match="polynomial is for the base field of BLS12-377"):
        Polynomial(modulus_of(381)[0], 0)


def least_words(seed: Seed) -> list[int]:
    """The least that each word can be modulo E: all that counts against it at its greatest."""
    powers: list[list[int]] = [list(SIXTH)]
    for _ in range(4):
        last = powers[-1]
        powers.append([(last[i - 1] if i else 0) + last[-1] * SIXTH[i] for i in range(WORDS)])
    taken = [sum((5 - k) * min(0, power[i]) for k, power in enumerate(powers)) for i in range(WORDS)]
    assert taken == [-45, -69, -35, -105, -53, 0]
    return [lift + n * ((1 << seed.bits) - 1) ** 2 for lift, n in zip(seed.lifts(), taken, strict=True)]


def test_no_word_is_ever_negative() -> None:
    seed = MADE.seed
    for least in least_words(seed):
        # What the first round takes is below x + 2 SLACK, and what it leaves is enough for the last word of the second.
        assert least >> seed.step >= seed.x + 2 * SLACK + ((SLACK + 1) << seed.step)
    assert min(seed.but_the_last()[:5]) + SLACK >= seed.small * ((1 << seed.step) - 1) + 2 * SLACK


def test_the_definition_is_a_product() -> None:
    for a, b in itertools.product(operands(10), repeat=2):
        x, y = packed(a, OPERAND), packed(b, OPERAND)
        assert MADE.form.result.value(MADE.act(x, y)) % N == MADE.form.product(x, y)
    assert MADE.factor * 2**92 % N == 1


def test_results_are_operands() -> None:
    most = packed([MOST] * 6, OPERAND)
    found = unpacked(MADE.act(most, most), RESULT)
    assert max(found) < 1 << RESULT <= 1 << OPERAND


@pytest.mark.parametrize("levels", [0, 2])
def test_the_circuit_is_the_definition(levels: int) -> None:
    made = Polynomial(N, 0, levels=levels)
    c, result = made.circuit()
    assert sum(op.kind.dsps for op in c.ops) == 216
    for a, b in itertools.product(operands(4), repeat=2):
        x, y = packed(a, OPERAND), packed(b, OPERAND)
        assert value(result, evaluate(c, {"a": x, "b": y}, 1)) == made.act(x, y)


@pytest.mark.parametrize(
    ("seed", "levels"),
    [
        *((seed, 0) for seed in (Seed(385, 5, 12, 10), Seed(7681, 9, 15, 14), Seed(51 << 12 | 1, 12, 51, 20))),
        (Seed(51 << 56 | 1, 56, 51, 64), 2),
    ],
)
def test_other_seeds(seed: Seed, levels: int) -> None:
    """At toy widths, and with operands of 64 bits by Karatsuba's method."""
    modulus, rest = divmod(seed.x**6 - sum(factor * seed.x**i for i, factor in enumerate(SIXTH)), 3)
    c = Circuit()
    inputs = [[c.input(f"{name}_{i}", (1 << seed.bits) - 1) for i in range(WORDS)] for name in "xy"]
    assert rest == 0
    found = WordCircuit(c, seed, "ternary", levels).product(*inputs)
    rng = random.Random(seed.x)
    top = (1 << seed.bits) - 1
    for at in range(100):
        a, b = ([top if at == 0 else rng.choice([0, top, rng.randint(0, top)]) for _ in range(WORDS)] for _ in "ab")
        given = {f"{name}_{i}": v for name, words in (("x", a), ("y", b)) for i, v in enumerate(words)}
        values = evaluate(c, given, 1)
        result = seed.value([value(word, values) for word in found])
        assert (result << 2 * seed.step) % modulus == seed.value(a) * seed.value(b) % modulus


def test_a_round_at_381_bits_would_take_48_bits() -> None:
    """No such unit is built: the derivation says what one could do. E and the seed's other sign are as at 377 bits."""
    n, x, size = number("bls12_381", "p"), number("bls12_381", "x"), 1 << 48
    low = x + (0xD201 << 48)
    assert low == -(1 << 16) and n == (x - 1) ** 2 * (x**4 - x**2 + 1) // 3 + x

    def times(a: list[int], b: list[int]) -> list[int]:
        """Modulo E."""
        c = [sum(a[i] * b[k - i] for i in range(len(a)) if 0 <= k - i < len(b)) for k in range(len(a) + len(b) - 1)]
        for k in range(len(c) - 1, 5, -1):
            c[k - 6 : k] = [word + factor * c[k] for word, factor in zip(c[k - 6 : k], SIXTH, strict=True)]
        return c[:6]

    # (E(X) - E(low)) / (X - low) by Horner's rule; E(low) = 1 + low, whose inverse is 1 - low + low^2.
    quotient = [0]
    for factor in (1, *(-f for f in reversed(SIXTH[1:]))):
        quotient.insert(0, quotient[0] * low + factor)
    inverse = times(quotient[:6], [-1 + low - low**2])
    assert [word % size for word in times(inverse, [-low, 1])] == [1, 0, 0, 0, 0, 0]
    rng = random.Random(381)
    for _ in range(50):
        c = start = [rng.getrandbits(140) for _ in range(6)]
        for _ in range(2):
            m = [-word % size for word in times(c, inverse)]
            total = [word + more for word, more in zip(c, times(m, [-x, 1]), strict=True)]
            assert not any(word % size for word in total)
            c = [word // size for word in total]
        values = [sum(word * x**i for i, word in enumerate(words)) for words in (c, start)]
        assert (values[0] * size**2 - values[1]) % n == 0
        assert all(abs(word) < 1 << 64 for word in c)
