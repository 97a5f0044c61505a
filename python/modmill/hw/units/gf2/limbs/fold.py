"""The reduction of a product that passes word by word, the highest first: a filter that feeds high coefficients back.

With N = x^m + sum of x^k, a coefficient of x^i, i >= m, moves to x^(i - (m - k)) for each k. Words come from the top,
so what moves into a word comes from words before it, or from the word itself: y = t + sum over k of (y >> m - k), where
y counts from x^m on only. For each k a memory keeps the words that were, and is read at a fixed distance.
"""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.circuit.control import at_least, is_value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.place import Place


def fold(c: Circuit, degree: int, shifts: Sequence[int], words: int, valid: Word, product: Word) -> tuple[Word, Word]:
    """The residue of a product of so many words: for each word that leaves a bit, and the word.

    `degree` is m, and `shifts` are m - k.
    """
    return _Fold(c, degree, words, valid, product).run(shifts)


class _Fold:
    def __init__(self, c: Circuit, degree: int, words: int, valid: Word, product: Word) -> None:
        c.note("The modulus is taken off: what stands from x^m on moves down.")
        # What depends on a word's place is known a cycle before the word: it goes to every bit.
        self.c, self.valid, self.product = c, c.register("fold_there", valid, reset=0), c.register("fold_in", product)
        self.words, self.wide = words, product.width
        place = Place(c, "fold_place", words, valid)
        self.coming, self.now = place.now, c.register("fold_now", place.now)
        border, self.inside = divmod(degree, self.wide)
        top = words - 1 - border
        reached = at_least(c, "fold_from_border", self.coming, top)
        at_border = is_value(c, "fold_at_border", self.coming, top)
        self.is_above = c.register("fold_is_above", c.invert("fold_above", reached), reset=0)
        self.is_border = c.register("fold_is_border", at_border, reset=0)
        below = c.both("fold_below", reached, c.invert("fold_not_border", at_border))
        self.is_below = c.register("fold_is_below", below, reset=0)
        self.goes_on = c.register("fold_goes_on", c.invert("fold_not_last", place.last))
        # The place of the first word that leaves.
        lowest = words - -(-degree // self.wide)
        low = c.both("fold_low_comes", valid, at_least(c, "fold_is_low", self.coming, lowest))
        self.leaves = c.register("fold_leaves", low, reset=0)
        self._fed: dict[int, Word] = {0: c.wire("fold_fed", product.high)}

    def run(self, shifts: Sequence[int]) -> tuple[Word, Word]:
        """The filter."""
        c, inside = self.c, self.inside
        terms, own = [self.product], list[int]()
        for i, shift in enumerate(shifts):
            distance, moved = divmod(shift, self.wide)
            ago = self._ago(distance)
            further = self._ago(distance + 1) if moved else ago
            if distance == 0:
                own.append(moved)
                ago = c.literal(f"fold_{i}_zero", 0)
            both = c.join(f"fold_{i}_words", self._whole(f"fold_{i}_low", ago), self._whole(f"fold_{i}_high", further))
            terms.append(both.slice(moved, self.wide))
        y = self._sum(terms)
        if own:
            maps = [self._closed(f"fold_{n}", y, own, least) for n, least in (("full", 0), ("part", inside))]
            y = c.select("fold_y", (self.is_above, maps[0]), (self.is_border, maps[1]), (self.is_below, y))
        kept = c.linear("fold_high", y, [(i >= inside) << i for i in range(self.wide)])
        c.connect(self._fed[0], c.select("fold_feeds", (self.is_above, y), (self.is_border, kept)))
        out = c.select("fold_out", (self.is_border, y.low(inside)), (self.is_below, y)) if inside else y
        return c.register("fold_valid", self.leaves, reset=0), c.register("fold_word", out)

    def _ago(self, distance: int) -> Word:
        """The word that was fed back so many words ago, made once; zero at places before the first."""
        if distance not in self._fed:
            behind = distance - 1 in self._fed or distance == 1
            self._fed[distance] = self._behind(distance) if behind else self._read(distance)
        return self._fed[distance]

    def _read(self, distance: int) -> Word:
        """By a memory of its own."""
        c, name, coming = self.c, f"fold_ago_{distance}", self.coming
        away = c.literal(f"{name}_distance", distance)
        at = c.register(f"{name}_at", c.difference(f"{name}_from", coming, away, coming.width)[0])
        there = c.register(f"{name}_there", at_least(c, f"{name}_comes", coming, distance))
        shape = {"where": "lut", "latency": 0, "depth": self.words, "high": self.product.high, "rule": "old"}
        word = c.memory(f"{name}_kept", (self.valid, self.now, self._fed[0]), at, **shape)
        return c.select(f"{name}_gated", (there, word))

    def _behind(self, distance: int) -> Word:
        """By a register behind the one that was fed back a word later."""
        c, name = self.c, f"fold_ago_{distance}"
        following = c.select(f"{name}_next", (self.goes_on, self._ago(distance - 1)))
        return c.register(name, following, self.valid, reset=0)

    def _whole(self, name: str, word: Word) -> Word:
        """A word as wide as any."""
        return self.c.widen(name, word, self.product.high, 0.0)

    def _sum(self, terms: Sequence[Word]) -> Word:
        level, words = 0, list(terms)
        while len(words) > 1:
            groups = [words[at : at + 6] for at in range(0, len(words), 6)]
            words = [self.c.xor(f"fold_sum_{level}_{i}", *g) if len(g) > 1 else g[0] for i, g in enumerate(groups)]
            level += 1
        return words[0]

    def _closed(self, name: str, word: Word, moves: Sequence[int], least: int) -> Word:
        """The word with what its own coefficients from `least` on move down, again and again."""
        rows = [1 << i for i in range(self.wide)]
        for i in reversed(range(self.wide)):
            for by in moves:
                if least <= i + by < self.wide:
                    rows[i] ^= rows[i + by]
        return self.c.linear(name, word, rows)
