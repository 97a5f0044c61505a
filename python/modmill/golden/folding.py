"""The ways to square modulo N without long carries or divisions, on plain integers and lists of words.

* `ozturk_square`: words with a redundant bit, tables of multiples of 2^k mod N (the contest's form).
* `bipartite_square`: digits below and above a window are folded onto it from both sides (the fast CPU form).
* `montgomery_square`: the textbook step, to show which bound its result really has.
"""

from __future__ import annotations

from dataclasses import dataclass


def montgomery_square(n: int, x: int, r_bits: int) -> int:
    """(x^2 + m n) / R with R = 2^r_bits and m = -x^2 / n mod R: congruent to x^2 / R, not reduced below n.

    For x < n the result is below n (1 + n/R), which exceeds n - 1: with R = 2^1040 and 1024 bits it can be n or more.
    """
    r = 1 << r_bits
    square = x * x
    m = square * pow(-n, -1, r) % r
    return (square + m * n) >> r_bits


@dataclass(frozen=True)
class Bipartite:
    """Folding from both sides: radix 2^radix, `low` digits folded up, `window` digits kept, the rest folded down.

    The result is congruent to x^2 / R with R = 2^(radix low), Montgomery's domain.
    """

    n: int
    radix: int
    low: int
    window: int

    def __post_init__(self) -> None:
        if self.n % 2 == 0 or self.n < 3:
            raise ValueError("the modulus must be odd and at least 3")
        if min(self.radix, self.low, self.window) < 1:
            raise ValueError("radix, low and window must be positive")
        if self.limbs * self.radix < self.bound.bit_length():
            raise ValueError(f"a result may need {self.bound.bit_length()} bits, {self.limbs} digits do not hold it")

    @property
    def limbs(self) -> int:
        """Digits of a running value: the window and the one digit above it that catches the fold's overflow."""
        return self.window + 1

    @property
    def rows(self) -> int:
        """Digits of a square outside the window, each of which costs one table row."""
        return 2 * self.limbs - self.window

    @property
    def bound(self) -> int:
        """Exclusive upper bound of a result: the window's digits plus rows times the largest digit times n - 1."""
        return (1 << (self.radix * self.window)) + self.rows * ((1 << self.radix) - 1) * (self.n - 1)

    def row(self, j: int) -> int:
        """T_j = 2^(radix (j - low)) mod n; for j < low that is a power of the inverse of 2."""
        return pow(2, self.radix * (j - self.low), self.n)

    def square(self, x: int) -> int:
        """One step for 0 <= x < bound."""
        if not 0 <= x < self.bound:
            raise ValueError("x is outside the bound of a running value")
        mask = (1 << self.radix) - 1
        square = x * x
        middle = (square >> (self.radix * self.low)) & ((1 << (self.radix * self.window)) - 1)
        outside = [*range(self.low), *range(self.low + self.window, 2 * self.limbs)]
        return middle + sum(((square >> (self.radix * j)) & mask) * self.row(j) for j in outside)


@dataclass(frozen=True)
class Ozturk:
    """Words of `word` bits and one redundant bit; high words fold through tables addressed by `chunk` bits.

    With m = ceil(bits / word) a running value has m + 2 words, and words m + 1 and above of a square are folded.
    """

    n: int
    word: int = 16
    chunk: int = 6

    @property
    def words(self) -> int:
        return -(-self.n.bit_length() // self.word) + 2

    def split(self, value: int) -> list[int]:
        """A number below 2^(word * words) as words without redundancy."""
        mask = (1 << self.word) - 1
        result = [(value >> (self.word * i)) & mask for i in range(self.words)]
        if value != self.join(result):
            raise ValueError("the number does not fit the words")
        return result

    def join(self, words: list[int]) -> int:
        return sum(w << (self.word * i) for i, w in enumerate(words))

    def settle(self, columns: list[int]) -> list[int]:
        """Cut every column into word-sized pieces and add each to its own place: carries move, none ripples."""
        mask = (1 << self.word) - 1
        result = [0] * (len(columns) + 1 + max(columns).bit_length() // self.word)
        for i, column in enumerate(columns):
            while column:
                result[i] += column & mask
                column >>= self.word
                i += 1
        return result

    def table(self, j: int, offset: int, index: int) -> int:
        """What a lookup returns: index * 2^(word j + offset) mod n."""
        return (index << (self.word * j + offset)) % self.n

    def square(self, a: list[int]) -> list[int]:
        """One step: words below 2^(word + 1) in, words below 2^(word + 1) out, congruent to the square mod n."""
        limit = 1 << (self.word + 1)
        if len(a) != self.words or any(not 0 <= w < limit for w in a):
            raise ValueError(f"a running value has {self.words} words below 2^{self.word + 1}")
        columns = [0] * (2 * self.words - 1)
        for i, left in enumerate(a):
            for j in range(i, self.words):
                columns[i + j] += left * a[j] * (1 if i == j else 2)
        wide = self.settle(self.settle(columns))
        keep = self.words - 1
        total = [*wide[:keep], 0]
        for j in range(keep, len(wide)):
            for offset in range(0, wide[j].bit_length(), self.chunk):
                index = (wide[j] >> offset) & ((1 << self.chunk) - 1)
                for i, w in enumerate(self.split(self.table(j, offset, index))):
                    total[i] += w
        result = self.settle(total)
        if any(result[self.words :]) or any(w >= limit for w in result):
            raise AssertionError("the redundant form has overflowed: its bound argument is wrong")
        return result[: self.words]
