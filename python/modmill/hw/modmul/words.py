"""The circuit of products of numbers that are polynomials in a seed: see polynomial.py, which has the mathematics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.modmul.product import product, summed

WORDS = 6
SIXTH = (-1, -1, 0, -2, 0, 2)
"""X^6 modulo E."""
TAKEN = (1, 2, 2, 4, 4)
"""The multiples of t in T_0 to T_4: powers of two."""
ROUNDS = 2
SLACK = 9
"""At least every Q_i: T_i is below (5 + 4) 2^w, and Q_5 at most 8."""


class Seed(NamedTuple):
    """x = 2^step small + 1, and the bits of an operand's words."""

    x: int
    step: int
    small: int
    bits: int

    def value(self, words: Sequence[int]) -> int:
        """The polynomial at x."""
        return sum(word * self.x**i for i, word in enumerate(words))

    def everywhere(self) -> list[int]:
        """The words of (1 + X + ... + X^5) (x - X) mod E, a multiple of N: from x - 3 to x + 1."""
        return [self.x - (i > 0) - SIXTH[i] for i in range(WORDS)]

    def but_the_last(self) -> list[int]:
        """The words of (1 + X + ... + X^4) (x - X), a multiple of N: x, x - 1, ..., x - 1 and -1."""
        return [self.x, *[self.x - 1] * (WORDS - 2), -1]

    def lifts(self) -> list[int]:
        """A multiple of `everywhere` above all that can be taken from a word in the product, and 2^(w+1) x more.

        Words of E's multiples take fewer than 2^7 products of words (105 at most, in the fourth).
        """
        times = (1 << 2 * self.bits + 7) // self.x + (4 << self.step)
        return [times * word for word in self.everywhere()]


class WordCircuit:
    """Operators on six words in one circuit."""

    def __init__(self, circuit: Circuit, seed: Seed, policy: str, levels: int = 0, column: int = 1) -> None:
        self.c: Circuit = circuit
        self.seed: Seed = seed
        self.policy: str = policy
        self.levels: int = levels
        self.column: int = column

    def product(self, a: Sequence[Word], b: Sequence[Word]) -> list[Word]:
        """a b 2^(-2 w) modulo N."""
        words = self._folded(self._whole(a, b))
        words = self._divided("first", words, last=False)
        return self._divided("second", words, last=True)

    def padded(self, name: str, word: Word, bits: int) -> Word:
        """The same in so many bits."""
        return word if word.width == bits else self.c.widen(name, word, (1 << bits) - 1, 0.0)

    # The product of polynomials.

    def _whole(self, a: Sequence[Word], b: Sequence[Word]) -> list[Word]:
        """All eleven coefficients: three products of polynomials of three words."""
        half = WORDS // 2
        low, high = self._three("low", a[:half], b[:half]), self._three("high", a[half:], b[half:])
        sums = [[self.c.add(f"{n}_{i}", x[i], x[i + half]) for i in range(half)] for n, x in (("a", a), ("b", b))]
        middle = self._three("middle", *sums)
        ends = enumerate(zip(middle, low, high, strict=True))
        between = [self._less(f"between_{i}", m, [x, y], m.high) for i, (m, x, y) in ends]
        found = [*low[:half], *(self.c.add(f"p_{half + i}", low[half + i], between[i]) for i in range(2)), between[2]]
        found += [self.c.add(f"p_{WORDS + i}", high[i], between[half + i]) for i in range(2)]
        found += high[2:]
        most = [min(k + 1, 2 * WORDS - 1 - k) * max(w.high for w in a) * max(w.high for w in b) for k in range(11)]
        return [limited(word, top) for word, top in zip(found, most, strict=True)]

    def _three(self, name: str, a: Sequence[Word], b: Sequence[Word]) -> list[Word]:
        """The five coefficients for three words each, by six products."""
        d = [self._times(f"{name}_{i}{i}", a[i], b[i]) for i in range(3)]
        pairs = {(i, j): self._pair(f"{name}_{i}{j}", (a[i], a[j]), (b[i], b[j])) for i, j in ((0, 1), (0, 2), (1, 2))}
        cross = a[0].high * b[0].high * 2
        one = self._less(f"{name}_one", pairs[0, 1], d[:2], cross)
        three = self._less(f"{name}_three", pairs[1, 2], d[1:], cross)
        more = self.c.add(f"{name}_more", pairs[0, 2], d[1])
        two = self._less(f"{name}_two", more, [d[0], d[2]], cross + d[1].high)
        return [d[0], one, two, three, d[2]]

    def _pair(self, name: str, a: tuple[Word, Word], b: tuple[Word, Word]) -> Word:
        # The product names its own parts after it with an a and a b.
        return self._times(name, self.c.add(f"{name}_x", *a), self.c.add(f"{name}_y", *b))

    def _times(self, name: str, a: Word, b: Word) -> Word:
        return product(self.c, name, a, b, self.policy, levels=self.levels, column=self.column)

    def _less(self, name: str, a: Word, others: Sequence[Word], most: int) -> Word:
        """a less the sum of the others, which is from 0 to `most`."""
        other = self._sum(f"{name}_of", others)
        return limited(self.c.difference(name, a, other, max(a.width, other.width))[0], most)

    def _sum(self, name: str, rows: Sequence[Word]) -> Word:
        return rows[0] if len(rows) == 1 else summed(self.c, name, rows, self.policy)

    # Modulo E.

    def _folded(self, p: Sequence[Word]) -> list[Word]:
        """Six words: from the top, each X^k is replaced by 2 X^(k-1) - 2 X^(k-3) - X^(k-5) - X^(k-6)."""
        c, top = self.c, [word.high for word in p]
        nine = c.add("fold_9", p[9], p[10].shifted(1))
        eight = c.add("fold_8", p[8], nine.shifted(1))
        seven = self._taken("fold_7", [p[7], eight.shifted(1)], [p[10].shifted(1)], self._top(top, 7, (1, 2, 4, 6)))
        six = self._taken("fold_6", [p[6], seven.shifted(1)], [nine.shifted(1)], self._top(top, 6, (1, 2, 4, 6, 8)))
        rows = (
            ([p[0]], [six]),
            ([p[1]], [seven, six]),
            ([p[2]], [eight, seven]),
            ([p[3]], [nine, eight, six.shifted(1)]),
            ([p[4]], [p[10], nine, seven.shifted(1)]),
            ([p[5], six.shifted(1)], [p[10], eight.shifted(1)]),
        )
        lifts = self.seed.lifts()
        most = [lift + high for lift, high in zip(lifts[:5], top, strict=False)]
        most.append(lifts[5] + self._top(top, 5, (1, 2, 4, 6, 8, 7)))
        # Each word but the last is SLACK 2^w more than its value, for the first round.
        biased = [SLACK << self.seed.step] * (WORDS - 1) + [0]
        return [
            self._taken(f"word_{i}", plus, minus, most[i] + biased[i], lifts[i] + biased[i])
            for i, (plus, minus) in enumerate(rows)
        ]

    def _top(self, top: Sequence[int], first: int, factors: Sequence[int]) -> int:
        return sum(factor * top[first + i] for i, factor in enumerate(factors))

    def _taken(self, name: str, plus: list[Word], minus: list[Word], most: int, more: int = 0) -> Word:
        """The sum of `plus` less that of `minus` and with `more`, which is from 0 to `most`."""
        bits = most.bit_length()
        if more:
            minus = [*minus, self.c.literal(f"{name}_lift", (1 << bits) - more)]
        a, b = (self._cut(self._sum(f"{name}_{n}", rows), bits) for n, rows in (("plus", plus), ("minus", minus)))
        return limited(self.c.difference(name, a, b, bits)[0], most)

    def _cut(self, word: Word, bits: int) -> Word:
        """A word modulo 2^bits."""
        return Word(word.view, word.high).low(bits - word.shift).shifted(word.shift)

    # A round.

    def _divided(self, name: str, words: Sequence[Word], *, last: bool) -> list[Word]:
        """The words after a round, the lowest w bits of all taken off."""
        c, w = self.c, self.seed.step
        low, high = [word.low(w) for word in words], [word.slice(w, word.width - w) for word in words]
        sums = [low[0], *(self._sum(f"{name}_sum_{i}", low[: i + 1]) for i in range(1, 3))]
        sums.append(c.add(f"{name}_sum_3", sums[2], low[3]))
        sums.append(c.add(f"{name}_sum_4", sums[2], low[3], low[4]))
        upper = c.add(f"{name}_upper", low[3], low[4], low[5])
        sums.append(c.add(f"{name}_sum_5", sums[2], upper))
        t = self._third(f"{name}_third", sums[5].low(w))
        totals = [c.add(f"{name}_total_{i}", sums[i], t.shifted(TAKEN[i].bit_length() - 1)) for i in range(5)]
        m = [total.low(w) for total in totals]
        q = [total.slice(w, total.width - w) for total in totals]
        exact = c.add(f"{name}_total_5", sums[5], t, t.shifted(1))
        slack = c.literal(f"{name}_slack", SLACK)
        found = []
        for i in range(5):
            back, _ = c.difference(f"{name}_back_{i}", slack, limited(q[i], SLACK), 4)
            rows = [*self._by_small(m[i]), limited(back, SLACK), *q[i - 1 : i]]
            taken = limited(summed(c, f"{name}_taken_{i}", rows, self.policy), sum(row.top for row in rows))
            found.append(self._step(f"{name}_word_{i}", high[i], taken, self.seed.but_the_last()[i] if last else 0))
        less = c.add(f"{name}_four", q[4], c.literal(f"{name}_one", 1)) if last else q[4]
        rest, _ = c.difference(f"{name}_rest", high[5], less, high[5].width)
        rows = [*self._by_small(t), exact.slice(w, exact.width - w), limited(rest, high[5].high)]
        found.append(limited(summed(c, f"{name}_word_5", rows, self.policy), sum(row.top for row in rows)))
        return found

    def _step(self, name: str, high: Word, taken: Word, more: int) -> Word:
        """What is left of a word: in the last round with a multiple of N, before that less as it is."""
        c = self.c
        if not more:
            return limited(c.difference(name, high, taken, high.width)[0], high.high)
        left = self.c.literal(f"{name}_lift", more + SLACK)
        kept, _ = c.difference(f"{name}_kept", left, taken, left.width)
        return c.add(name, high, limited(kept, more + SLACK))

    def _third(self, name: str, s: Word) -> Word:
        """-s / 3 modulo 2^w: s (1 + 4) (1 + 4^2) (1 + 4^4) ..., since 1 - 4 = -3."""
        c, w, shift = self.c, self.seed.step, 2
        while shift < w:
            upper = c.add(f"{name}_{shift}", s.slice(shift, w - shift), s.low(w - shift)).low(w - shift)
            s, shift = c.join(f"{name}_by_{shift}", s.low(shift), upper), 2 * shift
        return s

    def _by_small(self, m: Word) -> list[Word]:
        """The rows of u m."""
        return [m.shifted(i) for i in range(self.seed.small.bit_length()) if self.seed.small >> i & 1]
