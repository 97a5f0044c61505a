"""Word-level references of the hardware squarers: what each stage holds, in plain integers.

Written from the definition of each stage, without the circuits of modmill.hw: a column is the exact sum of what belongs
to it, whichever compressors add it up.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass


class Golden(ABC):
    """A squarer for one modulus."""

    @abstractmethod
    def stages(self, x: Sequence[int]) -> dict[str, list[int]]:
        """The words after each stage of one squaring, in the order of the datapath; the last is `x`."""

    def step(self, x: Sequence[int]) -> list[int]:
        """The words after one squaring."""
        return self.stages(x)["x"]


@dataclass(frozen=True, slots=True)
class Shape:
    """The shape of a folding squarer: radix 2^word, `residue_words` m, `below` h columns folded from the bottom.

    `cascade` products leave the multipliers as one sum. `columns` and `folded` count the columns and folded words
    that can be other than zero. `layout` has for each table the bits of its index, lowest first, as (place among the
    folded words, bit of that word). `share` products of a column come from one multiplier, one after the other.
    """

    word: int
    residue_words: int
    below: int
    cascade: int
    columns: int
    folded: int
    layout: tuple[tuple[tuple[int, int], ...], ...]
    share: int = 1
    checked: bool = False
    """True if a last word has the number modulo 2^word - 1, found beside it."""


class Folding(Golden):
    """x^2 2^(-w h) mod N by tables, from the top (h = 0, Ozturk) or from both ends (bipartite)."""

    def __init__(self, modulus: int, shape: Shape) -> None:
        self.n: int = modulus
        self.shape: Shape = shape
        self.mask: int = (1 << shape.word) - 1

    def stages(self, x: Sequence[int]) -> dict[str, list[int]]:
        w, h, m = self.shape.word, self.shape.below, self.shape.residue_words
        *x, residue = x if self.shape.checked else (*x, 0)
        columns = _cut(square_columns(x, w, self.shape.cascade, self.shape.share), self.shape.columns)
        words = _cut(neighbour(columns[:h], w)[:h] + neighbour(columns[h + m :], w), self.shape.folded)
        sums = columns[h : h + m]
        if h:
            sums[0] += columns[h - 1] >> w
        check = sum(residue**2 >> w * k & self.mask for k in range(residue.bit_length() * 2 // w + 1))
        for value, row in self.rows(words):
            check += (row - value) % self.mask
            for k in range(m):
                sums[k] += row >> (w * k) & self.mask
        x_next = neighbour(sums, w)
        if self.shape.checked:
            sums, x_next = [*sums, check], [*x_next, (check & self.mask) + (check >> w)]
        return {"columns": columns, "words": words, "sums": sums, "x": x_next}

    def rows(self, words: Sequence[int]) -> Iterator[tuple[int, int]]:
        """For each table the value of its index bits at their places, and its row: that times 2^(-w h) modulo N."""
        w, h, m = self.shape.word, self.shape.below, self.shape.residue_words
        scale = pow(2, -w * h, self.n)
        for bits in self.shape.layout:
            value = 0
            for place, bit in bits:
                column = place if place < h else place + m
                value += (words[place] >> bit & 1) << (w * column + bit)
            yield value, value * scale % self.n


def square_columns(x: Sequence[int], w: int, cascade: int, share: int = 1) -> list[int]:
    """Column sums of x^2: the low w bits of each doubled or plain product in its own column, the rest in the next.

    Doubled products of one column are first added in groups of `cascade`, by ascending first factor: all of a column,
    or every `share`-th one.
    """
    n = len(x)
    columns = [0] * (2 * n)
    for k in range(2 * n - 1):
        doubled = [2 * x[i] * x[k - i] for i in range(max(0, k - n + 1), (k + 1) // 2)]
        turns = (doubled[first::share] for first in range(share))
        terms = [sum(turn[i : i + cascade]) for turn in turns for i in range(0, len(turn), cascade)]
        terms += [x[k // 2] ** 2] if k % 2 == 0 else []
        columns[k] += sum(t & ((1 << w) - 1) for t in terms)
        columns[k + 1] += sum(t >> w for t in terms)
    return columns


def neighbour(columns: Sequence[int], w: int) -> list[int]:
    """One carry from each column to the next; one word more comes out."""
    carries = [0, *(c >> w for c in columns)]
    return [(c & ((1 << w) - 1)) + carry for c, carry in zip([*columns, 0], carries, strict=True)]


def _cut(values: list[int], count: int) -> list[int]:
    """The first `count`; what is beyond must be zero."""
    if any(values[count:]):
        raise AssertionError(f"a value beyond the {count} that the hardware has")
    return values[:count]


class Montgomery(Golden):
    """x^2 / R mod N with R = 2^(w n): square, quotient from the low half, high half of the third product."""

    def __init__(self, modulus: int, word: int, words: int) -> None:
        self.w: int = word
        self.n: int = words
        self.radix: int = 1 << (word * words)
        self.modulus: list[int] = self._digits(modulus)
        self.inverse: list[int] = self._digits(-pow(modulus, -1, self.radix) % self.radix)

    def stages(self, x: Sequence[int]) -> dict[str, list[int]]:
        n, w = self.n, self.w
        square = neighbour(product_columns(x, x, w), w)
        low, high = square[:n], square[n : 2 * n]
        quotient = neighbour(product_columns(low, self.inverse, w)[:n], w)[:n]
        # The top word's redundant bit is worth R: it goes.
        quotient[-1] &= (1 << w) - 1
        product = product_columns(quotient, self.modulus, w)
        # One carry for all that lies below column n, in three parts as the hardware adds them up.
        below = neighbour(product[:n], w)[:n]
        carry_late = self._value(below) // self.radix
        carry_early = self._value(low) // self.radix + (self._value(low) % self.radix != 0)
        columns = [p + t for p, t in zip(product[n:], high, strict=True)]
        columns[0] += carry_early
        x_next = neighbour([product[n - 1], *columns], w)[1 : n + 1]
        x_next[0] += carry_late
        if square[2 * n] or any(x_next[n:]) or (self._value(low) + self._value(below)) % self.radix:
            raise AssertionError("the product does not end where it must")
        return {"square_low": low, "square_high": high, "quotient": quotient, "x": x_next}

    def ambiguous(self, x: Sequence[int], excess: int) -> bool:
        """True if the boundary words leave the carry of the third product open, so that the branch is taken."""
        n, w = self.n, self.w
        product = product_columns(self.stages(x)["quotient"], self.modulus, w)
        word = (product[n - 1] & ((1 << w) - 1)) + (product[n - 2] >> w)
        return word == (1 << w) - 1 and (product[n - 2] & ((1 << w) - 1)) + excess >= 1 << w

    def _digits(self, value: int) -> list[int]:
        return [value >> (self.w * i) & ((1 << self.w) - 1) for i in range(self.n)]

    def _value(self, words: Sequence[int]) -> int:
        return sum(word << (self.w * i) for i, word in enumerate(words))


class MontgomeryExact(Montgomery):
    """A Montgomery squarer with T's two words next below the cut in the boundary columns: their carry is never open."""

    def stages(self, x: Sequence[int]) -> dict[str, list[int]]:
        n, w = self.n, self.w
        found = super().stages(x)
        low, high = found["square_low"], found["square_high"]
        product = product_columns(found["quotient"], self.modulus, w)
        below, rest = divmod(self._value(low) + self._value(product[:n]), self.radix)
        # Column n takes the boundary column's own carry; what is left of the exact one comes last.
        early = product[n - 1] + low[n - 1] >> w
        columns = [p + t for p, t in zip(product[n:], high, strict=True)]
        x_next = neighbour([early << w, *columns], w)[1 : n + 1]
        x_next[0] += below - early
        if rest or not 0 <= below - early <= 1:
            raise AssertionError("the sum below the cut is not 0 or R")
        return {**found, "x": x_next}


def product_columns(a: Sequence[int], b: Sequence[int], w: int) -> list[int]:
    """2n columns of a b: the low w bits of each product in its own column, the rest in the next."""
    columns = [0] * (2 * len(a))
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            columns[i + j] += x * y & ((1 << w) - 1)
            columns[i + j + 1] += x * y >> w
    return columns
