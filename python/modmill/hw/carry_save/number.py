"""Numbers modulo N as rows that are never added, and arithmetic on them.

A `Number` is the sum of its rows less its `excess`, a known constant: where a row has to be subtracted it is
complemented, which makes the sum larger by a constant, and no row is ever signed. Each number knows the largest sum of
its rows, `high`. Sums and products are rows side by side; a tree makes two of them where a factor or a reduction needs
that, and a reduction takes the excess off with one row. What is stated about a number is derived from its operands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from modmill.errors import UsageError
from modmill.hw.carry_save.digits import Digits, multiples, recode, squares
from modmill.hw.carry_save.reduction import Reduction, reduction
from modmill.hw.carry_save.rows import Depth, Row, Rows, Values, latest
from modmill.hw.circuit.op import BoundError, Word
from modmill.hw.circuit.signed_digits import signed_digits

OUTSIDE = 1
"""The power of numbers from outside: their residues are held divided by the factor of a reduction. A product has twice
that, and a reduction takes one off."""


@dataclass(frozen=True, eq=False, slots=True)
class Number:
    """The sum of its rows, which is at most `high`, less `excess`; residues are held times factor^-power."""

    rows: tuple[Row, ...]
    excess: int
    high: int
    power: int

    @property
    def at(self) -> Depth:
        """When all of it has arrived."""
        return latest(row.at for row in self.rows)

    @property
    def bits(self) -> int:
        """The bits of its longest row."""
        return max((row.mask.bit_length() for row in self.rows), default=0)

    def value(self, values: Values) -> int:
        """The number, from the values of all rows. Raises BoundError where it exceeds its bound."""
        total = sum(values[row] for row in self.rows)
        if total > self.high:
            raise BoundError(f"a sum of {total:#x} above {self.high:#x}")
        return total - self.excess


class CarrySave:
    """Arithmetic on numbers modulo N in one circuit, with one method of reduction."""

    def __init__(self, modulus: int, method: Reduction | None = None, rows: Rows | None = None) -> None:
        self.modulus: int = modulus
        self.method: Reduction = method or reduction(modulus)
        if self.method.modulus != modulus:
            raise UsageError("method: reduces modulo another number", got=self.method.modulus)
        self.rows: Rows = rows or Rows()
        self._pairs: dict[Number, Number] = {}
        self._factors: dict[Number, Number] = {}
        self._digits: dict[Number, Digits] = {}

    # In and out.

    def input(self, name: str, bits: int) -> Number:
        """A number from outside in two shares of so many bits, `<name>_0` and `<name>_1`."""
        shares = tuple(self.rows.input(f"{name}_{i}", bits) for i in range(2))
        return self._number(shares, 0, OUTSIDE)

    def constant(self, value: int) -> Number:
        """A residue that is known."""
        row = self.rows.constant(self.held(value))
        return self._number((row,) if row else (), 0, OUTSIDE)

    def held(self, residue: int) -> int:
        """The integer that stands for a residue in a number from outside."""
        return residue * pow(self.method.factor, -OUTSIDE, self.modulus) % self.modulus

    def residue(self, number: Number, values: Values) -> int:
        """The residue that a number stands for, from the values of all rows."""
        return number.value(values) * pow(self.method.factor, number.power, self.modulus) % self.modulus

    def outside(self, words: tuple[Word, ...]) -> Number:
        """A number from outside whose shares are words of a circuit."""
        rows = tuple(self.rows.row(word, (1 << word.width) - 1, Depth()) for word in words)
        return self._number(rows, 0, OUTSIDE)

    def plain(self, word: Word) -> Number:
        """A residue from outside that is held as it is, in one row: times it, a number keeps its power."""
        return self._number((self.rows.row(word, (1 << word.width) - 1, Depth()),), 0, 0)

    def joined(self, name: str, x: Number, bits: int) -> Word:
        """A number's two shares of so many bits as one word, the lowest first, for a port or a register."""
        shares = [self.rows.plain(row) for row in x.rows]
        c = self.rows.circuit
        shares += [c.literal(self.rows.name("zero"), 0)] * (2 - len(shares))
        top = (1 << bits) - 1
        return c.join(name, *(c.widen(f"{name}_{i}", word, top, 0.0) for i, word in enumerate(shares)))

    def run(self, inputs: Mapping[str, int]) -> Values:
        """The values of all rows, each checked against its support."""
        return self.rows.run(inputs, self.modulus)

    def _number(self, rows: tuple[Row, ...], excess: int, power: int, high: int | None = None) -> Number:
        most = sum(row.mask for row in rows)
        return Number(rows, excess, most if high is None else min(most, high), power)

    # Sums.

    def sum(self, *numbers: Number) -> Number:
        """Their rows side by side. Raises BoundError for different powers, as of a product and a factor."""
        if len({x.power for x in numbers}) != 1:
            raise BoundError(f"a sum of numbers that have powers {', '.join(str(x.power) for x in numbers)}")
        rows = tuple(row for x in numbers for row in x.rows)
        return self._number(rows, sum(x.excess for x in numbers), numbers[0].power, sum(x.high for x in numbers))

    def negative(self, x: Number) -> Number:
        """Its rows complemented."""
        top = [row.mask.bit_length() for row in x.rows]
        pairs = [self.rows.complement(row, bits) for row, bits in zip(x.rows, top, strict=True)]
        return self._number(tuple(row for row, _ in pairs), sum(e for _, e in pairs) - x.excess, x.power)

    def difference(self, a: Number, b: Number) -> Number:
        """a - b."""
        return self.sum(a, self.negative(b))

    def shifted(self, x: Number, by: int) -> Number:
        """2^by x."""
        rows = tuple(row.shifted(by) for row in x.rows)
        self.rows.made += rows
        return self._number(rows, x.excess << by, x.power, x.high << by)

    def scaled(self, x: Number, k: int) -> Number:
        """k x for a positive constant, by its signed binary digits. Raises UsageError for one that is not positive."""
        if k < 1:
            raise UsageError("k: must be at least 1", got=k)
        pair = self.pair(x)
        terms = [self.shifted(self.negative(pair) if minus else pair, place) for place, minus in signed_digits(k)]
        return self.sum(*terms)

    def pair(self, x: Number, purpose: str = "") -> Number:
        """The number x in at most two rows, made once; its excess stays.

        The longest path is stated by `purpose`: a tree of products or a sum, unless another one is given.
        """
        if len(x.rows) <= 2:
            return x
        if x not in self._pairs:
            rows = self.rows.tree(x.rows, x.high, purpose or ("tree" if x.power > OUTSIDE else "sum"))
            self._pairs[x] = self._number(tuple(rows), x.excess, x.power, x.high)
        return self._pairs[x]

    def factor(self, x: Number) -> Number:
        """A number congruent to it in at most two rows without excess, made once: what can be multiplied."""
        if not x.excess:
            return self.pair(x)
        if x not in self._factors:
            known = self.rows.constant(-x.excess % self.modulus)
            rows = (*x.rows, known) if known else x.rows
            high = x.high + (known.mask if known else 0)
            self._factors[x] = self.pair(self._number(rows, 0, x.power, high))
        return self._factors[x]

    # Products.

    def product(self, a: Number, b: Number) -> Number:
        """a b, not reduced: a row for each digit of b and share of a."""
        if a is b:
            return self.square(a)
        x, y = self.factor(a), self.factor(b)
        if not x.rows or not y.rows:
            return self._number((), 0, a.power + b.power)
        # The digits of the factor that arrives earlier: the other one joins after the recoding.
        if x.at.levels < y.at.levels:
            x, y = y, x
        rows, excess = multiples(self.rows, x.rows, self._recoded(y))
        return self._number(tuple(rows), excess, a.power + b.power, x.high * y.high + excess)

    def keyed(self, keys: Sequence[Number], x: Number) -> Number:
        """k x, not reduced, where key i is k 4^(i n) modulo N and n digits of x make a block, as many blocks as keys.

        A number x that is a product is not reduced first. The rows of each block are as long as a key and a block, so
        that with two keys the sum is as long as a product of residues, and its reduction as deep. Raises UsageError for
        more keys than make blocks.
        """
        factor = self.factor(x)
        if not factor.rows:
            return self._number((), 0, x.power + keys[0].power)
        found: list[Row] = []
        excess, high = 0, 0
        blocks = self._recoded(factor).blocks(len(keys))
        if len(blocks) < len(keys):
            raise UsageError(f"keys: {factor.bits} bits make {len(blocks)} blocks", got=len(keys), max=len(blocks))
        for key, block in zip(keys, blocks, strict=True):
            rows, above = multiples(self.rows, key.rows, block)
            found += rows
            excess += above
            high += key.high * block.high + above
        return self._number(tuple(found), excess, x.power + keys[0].power, high)

    def block(self, x: Number, keys: int) -> int:
        """Digits of x in a block of `keyed` with so many keys."""
        return self._recoded(self.factor(x)).blocks(keys)[0].count

    def square(self, a: Number) -> Number:
        """a^2, not reduced: a row for each distance of two digits."""
        x = self.factor(a)
        if not x.rows:
            return self._number((), 0, 2 * a.power)
        rows, excess = squares(self.rows, self._recoded(x))
        return self._number(tuple(rows), excess, 2 * a.power, x.high**2 + excess)

    def _recoded(self, x: Number) -> Digits:
        if x not in self._digits:
            self._digits[x] = recode(self.rows, x.rows, x.high)
        return self._digits[x]

    def reduced(self, x: Number) -> Number:
        """A shorter number that stands for the same residue, in two rows without excess."""
        pair = self.pair(x)
        rows = self.method.rows(self.rows, pair.rows, pair.excess)
        return self.pair(self._number(tuple(rows), 0, x.power - 1), "reduction")

    def settled(self, x: Number, bits: int) -> Number:
        """A congruent number in at most two rows of so many bits, without excess: what stands above N is folded down.

        Raises BoundError where folding ends above that.
        """
        folding = self.method.folding
        # A table takes the excess off, unless the number is so short that there may be none.
        found = self.pair(x) if x.high.bit_length() > bits else self.factor(x)
        while found.bits > bits or found.excess:
            rows = folding.less(self.rows, found.rows, found.excess)
            shorter = self.pair(self._number(tuple(rows), 0, x.power), "reduction")
            if shorter.bits >= max(found.bits, bits + 1):
                raise BoundError(f"shares of {found.bits} bits, which folding does not bring below {bits}")
            found = shorter
        return found

    def choice(self, bit: Word, a: Number, b: Number) -> Number:
        """a where the bit is set, else b. Raises BoundError for numbers of different powers."""
        if a.power != b.power:
            raise BoundError(f"a choice between numbers that have powers {a.power} and {b.power}")
        x, y = self.factor(a), self.factor(b)
        chosen = (self.rows.choice(bit, p, q) for p, q in zip_longest(x.rows, y.rows))
        return self._number(tuple(row for row in chosen if row), 0, a.power, max(x.high, y.high))


def closed_bits(modulus: int, method: Reduction | None = None, terms: int = 1) -> int:
    """The fewest bits of shares so that a sum of so many products of such shares, reduced, has such shares again.

    Raises UsageError where no width is closed.
    """
    bits = (method or reduction(modulus)).fewest
    while bits < 2 * modulus.bit_length() + 64:
        cs = CarrySave(modulus, method)
        products = [cs.product(cs.input(f"a{i}", bits), cs.input(f"b{i}", bits)) for i in range(terms)]
        found = cs.reduced(cs.sum(*products)).bits
        if found <= bits:
            return bits
        bits = max(bits + 1, found)
    raise UsageError(
        "modulus: no width of shares is closed under products; use tables with a longer index", got=modulus
    )
