"""The number system of polynomials in the seed of a BLS12 curve, as numbers: what polynomial.py explains."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

WORDS = 6
SIXTH = (-1, -1, 0, -2, 0, 2)
"""X^6 modulo E."""
SLACK = 9
"""At least every Q_i: T_i is below (5 + 4) 2^w, and Q_5 at most 8."""


def reduced(c: Sequence[int]) -> list[int]:
    """A polynomial modulo E, by its six words."""
    c = [*c, *[0] * (WORDS - len(c))]
    for k in range(len(c) - 1, WORDS - 1, -1):
        for i, factor in enumerate(SIXTH):
            c[k - WORDS + i] += factor * c[k]
    return c[:WORDS]


def times(a: Sequence[int], b: Sequence[int]) -> list[int]:
    """A product modulo E."""
    count = len(a) + len(b) - 1
    return reduced([sum(a[i] * b[k - i] for i in range(len(a)) if 0 <= k - i < len(b)) for k in range(count)])


@dataclass(frozen=True)
class Seed:
    """A seed x, and the bits of an operand's words, two more than those of x unless stated.

    >>> s = Seed(-0xe00)
    >>> s.step, s.low, s.small, s.rounds, s.modulus.bit_length()
    (10, -512, 3, 3, 70)
    """

    x: int
    operand: int = 0

    def __post_init__(self) -> None:
        if not self.operand:
            object.__setattr__(self, "operand", self.result + 2)

    @property
    def result(self) -> int:
        """Bits of a result's words: those of x."""
        return self.x.bit_length()

    @cached_property
    def modulus(self) -> int:
        """N = E(x) / 3."""
        n, rest = divmod(self.x**WORDS - self.value(SIXTH), 3)
        assert rest == 0, f"{self.x:#x}: 3 does not divide E(x)"
        return n

    @cached_property
    def low(self) -> int:
        """x modulo 2^step: 1, or -2^v where 2^v divides x."""
        return 1 if self.x & 1 else -(self.x & -self.x)

    @cached_property
    def step(self) -> int:
        """The bits w that a round takes off: those by which x and `low` differ."""
        rest = abs(self.x - self.low)
        return (rest & -rest).bit_length() - 1

    @cached_property
    def small(self) -> int:
        """u, with |x| = 2^step u + |low|."""
        return abs(self.x - self.low) >> self.step

    @cached_property
    def rounds(self) -> int:
        """The fewest rounds after which the words of a sum of two products are as short as `result` says."""
        count = 1
        while (2 * max(self._lifts(count)) >> self.step * count) + abs(self.x) + 2 * SLACK >= 1 << self.result:
            count += 1
        return count

    def value(self, words: Sequence[int]) -> int:
        """The polynomial at x."""
        return sum(word * self.x**i for i, word in enumerate(words))

    def digits(self, residue: int) -> list[int]:
        """Words of a residue: its digits to the base x, from 0 to |x| - 1; those of residue - N where x is negative."""
        rest = residue % self.modulus - (self.modulus if self.x < 0 else 0)
        found = []
        for _ in range(WORDS):
            found.append(rest % abs(self.x))
            rest = (rest - found[-1]) // self.x
        assert rest == 0, f"{residue}: more than {WORDS} digits to the base {self.x:#x}"
        return found

    def everywhere(self) -> list[int]:
        """The words of (1 + X + ... + X^5) (x - X) mod E, or the opposite, a multiple of N: about |x| each."""
        words = [self.x - (i > 0) - SIXTH[i] for i in range(WORDS)]
        return words if self.x > 0 else [-word for word in words]

    def but_the_last(self) -> list[int]:
        """The words of (1 + X + ... + X^4) (x - X), a multiple of N: x, x - 1, ..., x - 1 and -1."""
        return [self.x, *[self.x - 1] * (WORDS - 2), -1]

    def lifts(self, products: int = 1) -> list[int]:
        """A multiple of `everywhere` above all that can be taken from a word, in so many products and in the rounds.

        Words of E's multiples take fewer than 2^7 products of words (105 at most, in the fourth), and have fewer.
        """
        return self._lifts(self.rounds, products)

    def _lifts(self, rounds: int, products: int = 2) -> list[int]:
        multiple = (products << 2 * self.operand + 7) // abs(self.x) + (4 << self.step * (rounds - 1))
        return [multiple * word for word in self.everywhere()]

    @cached_property
    def inverse(self) -> list[int]:
        """The inverse of X - x modulo E and 2^step: -Q / E(low) with Q = (E(X) - E(low)) / (X - low)."""
        quotient = [0]
        for factor in (1, *(-f for f in reversed(SIXTH[1:]))):
            quotient.insert(0, quotient[0] * self.low + factor)
        at = self.low * quotient[0] - SIXTH[0]
        scale = -pow(at, -1, 1 << self.step)
        return [scale * word % (1 << self.step) for word in quotient[:WORDS]]

    def multiple(self, c: Sequence[int]) -> list[int]:
        """The words of M, for which C + M (X - x) mod E is a multiple of 2^step: from 0 to 2^step - 1.

        Where x is positive, the last is from 1 - 2^step to 0, so that no word has to be subtracted from the last one.
        """
        size = 1 << self.step
        found = [-word % size for word in times(c, self.inverse)]
        return [*found[:-1], -(-found[-1] % size) if self.x > 0 else found[-1]]

    def divided(self, c: Sequence[int]) -> list[int]:
        """A round: (C + M (X - x) mod E) / 2^step."""
        total = [word + more for word, more in zip(c, times(self.multiple(c), [-self.x, 1]), strict=True)]
        assert not any(word % (1 << self.step) for word in total)
        return [word >> self.step for word in total]
