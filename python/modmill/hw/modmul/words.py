"""The circuit of products of numbers that are polynomials in a seed: see polynomial.py, which has the mathematics."""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.modmul.product import product
from modmill.hw.modmul.rounds import PowerRound, UnitRound, cut, summed_or_one
from modmill.hw.modmul.seed import WORDS, Seed

Pair = Sequence[Sequence[Word]]
"""The six words of two numbers."""
Rows = tuple[list[Word], list[Word]]
"""Rows that are added, and rows that are subtracted from their sum."""
ROUNDS = ("first", "second", "third", "fourth", "fifth", "sixth")


class WordCircuit:
    """Operators on six words in one circuit."""

    def __init__(self, circuit: Circuit, seed: Seed, policy: str, levels: int = 0, column: int = 1) -> None:
        self.c: Circuit = circuit
        self.seed: Seed = seed
        self.policy: str = policy
        self.levels: int = levels
        self.column: int = column

    def product(self, a: Sequence[Word], b: Sequence[Word]) -> list[Word]:
        """a b 2^(-w rounds) modulo N."""
        p = self._whole(a, b)
        top = [word.high for word in p]
        most = [*top[:5], self._top(top, 5, (1, 2, 4, 6, 8, 7))]
        return self._reduced(self._folded(p), self.seed.lifts(), most)

    def cross(self, a: Pair, b: Pair, *, negative: bool) -> list[Word]:
        """(a_0 b_0 + a_1 b_1) 2^(-w rounds) modulo N, or their difference: two products and one reduction."""
        first, second = (self._whole(a[i], b[i], prefix) for i, prefix in enumerate(("", "other_")))
        # A word of a product is from -105 to 73 products of words.
        most = 2 * 105 * max(word.high for word in first)
        pairs = zip(self._folded(first), self._folded(second, "other_"), strict=True)
        rows = [(p + (m if negative else q), n + (q if negative else m)) for (p, n), (q, m) in pairs]
        return self._reduced(rows, self.seed.lifts(2), [most] * WORDS)

    def _reduced(self, rows: Sequence[Rows], lifts: Sequence[int], most: Sequence[int]) -> list[Word]:
        """The words after all rounds, from six sums and what is taken from each: together at most `most`."""
        rounds = (UnitRound if self.seed.low == 1 else PowerRound)(self.c, self.seed, self.policy)
        # Each word is its value and what the first round wants to have added.
        more = [lift + bias for lift, bias in zip(lifts, rounds.bias, strict=True)]
        words = [
            self._taken(f"word_{i}", plus, minus, most[i] + more[i], more[i]) for i, (plus, minus) in enumerate(rows)
        ]
        for name in ROUNDS[: self.seed.rounds]:
            words = rounds.divided(name, words, last=name == ROUNDS[self.seed.rounds - 1])
        return words

    def padded(self, name: str, word: Word, bits: int) -> Word:
        """The word zero-extended to this many bits."""
        return word if word.width == bits else self.c.widen(name, word, (1 << bits) - 1, 0.0)

    # The product of polynomials.

    def _whole(self, a: Sequence[Word], b: Sequence[Word], prefix: str = "") -> list[Word]:
        """All eleven coefficients: three products of polynomials of three words."""
        half = WORDS // 2
        low, high = self._three(f"{prefix}low", a[:half], b[:half]), self._three(f"{prefix}high", a[half:], b[half:])
        pairs = ((f"{prefix}a", a), (f"{prefix}b", b))
        sums = [[self.c.add(f"{n}_{i}", x[i], x[i + half]) for i in range(half)] for n, x in pairs]
        middle = self._three(f"{prefix}middle", *sums)
        ends = enumerate(zip(middle, low, high, strict=True))
        between = [self._less(f"{prefix}between_{i}", m, [x, y], m.high) for i, (m, x, y) in ends]
        name = f"{prefix}p"
        found = [*low[:half], *(self.c.add(f"{name}_{half + i}", low[half + i], between[i]) for i in range(2))]
        found += [between[2], *(self.c.add(f"{name}_{WORDS + i}", high[i], between[half + i]) for i in range(2))]
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
        return summed_or_one(self.c, name, rows, self.policy)

    # Modulo E.

    def _folded(self, p: Sequence[Word], prefix: str = "") -> list[Rows]:
        """Six words, each as what is summed and what is taken from that.

        From the top, each X^k is replaced by 2 X^(k-1) - 2 X^(k-3) - X^(k-5) - X^(k-6).
        """
        c, top = self.c, [word.high for word in p]
        nine = c.add(f"{prefix}fold_9", p[9], p[10].shifted(1))
        eight = c.add(f"{prefix}fold_8", p[8], nine.shifted(1))
        most = self._top(top, 7, (1, 2, 4, 6)), self._top(top, 6, (1, 2, 4, 6, 8))
        seven = self._taken(f"{prefix}fold_7", [p[7], eight.shifted(1)], [p[10].shifted(1)], most[0])
        six = self._taken(f"{prefix}fold_6", [p[6], seven.shifted(1)], [nine.shifted(1)], most[1])
        return [
            ([p[0]], [six]),
            ([p[1]], [seven, six]),
            ([p[2]], [eight, seven]),
            ([p[3]], [nine, eight, six.shifted(1)]),
            ([p[4]], [p[10], nine, seven.shifted(1)]),
            ([p[5], six.shifted(1)], [p[10], eight.shifted(1)]),
        ]

    def _top(self, top: Sequence[int], first: int, factors: Sequence[int]) -> int:
        return sum(factor * top[first + i] for i, factor in enumerate(factors))

    def _taken(self, name: str, plus: list[Word], minus: list[Word], most: int, more: int = 0) -> Word:
        """The sum of `plus` less that of `minus` and with `more`, which is from 0 to `most`."""
        bits = most.bit_length()
        if more:
            minus = [*minus, self.c.literal(f"{name}_lift", (1 << bits) - more)]
        a, b = (cut(self._sum(f"{name}_{n}", rows), bits) for n, rows in (("plus", plus), ("minus", minus)))
        return limited(self.c.difference(name, a, b, bits)[0], most)
