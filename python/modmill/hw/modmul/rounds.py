"""The circuits of a round of polynomial.py, which takes the lowest w bits off six words, for both sorts of seeds."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.signed_digits import signed_digits
from modmill.hw.modmul.product import summed
from modmill.hw.modmul.seed import SIXTH, SLACK, WORDS, Seed, times

TAKEN = (1, 2, 2, 4, 4)
"""The multiples of t in T_0 to T_4: powers of two."""


class Round(ABC):
    """Rounds in one circuit; `bias` is what the words of the first one are above their values."""

    bias: Sequence[int]

    def __init__(self, circuit: Circuit, seed: Seed, policy: str) -> None:
        self.c: Circuit = circuit
        self.seed: Seed = seed
        self.policy: str = policy

    @abstractmethod
    def divided(self, name: str, words: Sequence[Word], *, last: bool) -> list[Word]:
        """The words after a round."""

    def _sum(self, name: str, rows: Sequence[Word]) -> Word:
        return summed_or_one(self.c, name, rows, self.policy)

    def _total(self, name: str, rows: Sequence[Word]) -> Word:
        """A sum with the bound of its rows together."""
        return limited(summed(self.c, name, rows, self.policy), sum(row.top for row in rows))

    def _by_small(self, m: Word) -> list[Word]:
        """The rows of u m."""
        return [m.shifted(i) for i in range(self.seed.small.bit_length()) if self.seed.small >> i & 1]


class UnitRound(Round):
    """For x = 2^w u + 1."""

    def __init__(self, circuit: Circuit, seed: Seed, policy: str) -> None:
        super().__init__(circuit, seed, policy)
        # All rounds but the last take SLACK too much from each word but the last.
        bias = sum(SLACK << seed.step * i for i in range(1, seed.rounds))
        self.bias: Sequence[int] = [bias] * (WORDS - 1) + [0]

    def divided(self, name: str, words: Sequence[Word], *, last: bool) -> list[Word]:
        c, w = self.c, self.seed.step
        c.note(f"{name}: the lowest {w} bits are taken off each word.")
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
            taken = self._total(f"{name}_taken_{i}", rows)
            found.append(self._step(f"{name}_word_{i}", high[i], taken, self.seed.but_the_last()[i] if last else 0))
        less = c.add(f"{name}_four", q[4], c.literal(f"{name}_one", 1)) if last else q[4]
        rest, _ = c.difference(f"{name}_rest", high[5], less, high[5].width)
        rows = [*self._by_small(t), exact.slice(w, exact.width - w), limited(rest, high[5].high)]
        found.append(self._total(f"{name}_word_5", rows))
        return found

    def _step(self, name: str, high: Word, taken: Word, more: int) -> Word:
        """The rest of a word after `taken`: in the last round with a multiple of N, before that less as it is."""
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


class PowerRound(Round):
    """For x = -(2^w u + 2^v): M is -C times the inverse of X + 2^v, whose words are short sums of powers of two."""

    bias: Sequence[int] = (0,) * WORDS

    def divided(self, name: str, words: Sequence[Word], *, last: bool) -> list[Word]:
        del last
        w = self.seed.step
        self.c.note(f"{name}: the lowest {w} bits are taken off each word.")
        low, high = [word.low(w) for word in words], [word.slice(w, word.width - w) for word in words]
        m = [self._multiple(f"{name}_m_{i}", low, i) for i in range(WORDS)]
        return [self._word(f"{name}_word_{i}", low[i], high[i], m, i) for i in range(WORDS)]

    def _multiple(self, name: str, low: Sequence[Word], at: int) -> Word:
        """The word of M at that place, modulo 2^w."""
        w = self.seed.step
        plus: list[Word] = []
        minus: list[Word] = []
        for k, word in enumerate(low):
            factor = -times(self.seed.inverse, [0] * k + [1])[at] % (1 << w)
            for place, negative in signed_digits(factor, w):
                (minus if negative else plus).append(word.low(w - place).shifted(place))
        zero = [self.c.literal(f"{name}_zero", 0)] if not plus else []
        found = summed(self.c, f"{name}_plus", plus or zero, self.policy).low(w)
        if not minus:
            return found
        return self.c.difference(name, found, summed(self.c, f"{name}_minus", minus, self.policy).low(w), w)[0]

    def _word(self, name: str, low: Word, high: Word, m: Sequence[Word], at: int) -> Word:
        """(c_i + M_(i-1) + f_i M_5 + (2^w u + 2^v) M_i) / 2^w, f the words of X^6.

        All but u M_i and what is above w bits already sums up to a multiple of 2^w. Where f_i is -1, that is above
        -2^w, so it is not negative; where f_i is -2, it may be -2^w, which is taken from `high` beforehand.
        """
        c, w, shift = self.c, self.seed.step, (-self.seed.low).bit_length() - 1
        rows = [low, m[at].low(w - shift).shifted(shift), *m[at - 1 : at]]
        rows += [m[-1].shifted(SIXTH[at] - 1)] if SIXTH[at] > 0 else []
        lift = max(0, -SIXTH[at] - 1)
        rows += [c.literal(f"{name}_lift", lift << w)] if lift else []
        total = self._sum(f"{name}_exact", rows)
        if SIXTH[at] < 0:
            taken = m[-1].shifted(-SIXTH[at] - 1)
            total = limited(c.difference(f"{name}_rest", total, taken, total.width)[0], total.high)
        if lift:
            one = c.literal(f"{name}_one", lift)
            high = limited(c.difference(f"{name}_above", high, one, high.width)[0], high.high)
        carried = [m[at].slice(w - shift, shift), total.slice(w, total.width - w)]
        return self._total(name, [*self._by_small(m[at]), *carried, high])


def cut(word: Word, bits: int) -> Word:
    """A word modulo 2^bits."""
    return Word(word.view, word.high).low(bits - word.shift).shifted(word.shift)


def summed_or_one(c: Circuit, name: str, rows: Sequence[Word], policy: str) -> Word:
    """The sum of one row or more."""
    return rows[0] if len(rows) == 1 else summed(c, name, rows, policy)
