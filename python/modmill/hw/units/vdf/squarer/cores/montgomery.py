"""The Predictive Montgomery squarer: one array of multipliers used for three products.

n = ceil(bits / w) + 1 words, R = 2^(w n), N' = -1/N mod R. A squaring is, one product a cycle:

    square:  T = x^2                           all 2n columns
    low:     Q = (T mod R) N' mod R            columns below n
    high:    x' = (T + Q N) / R                columns from n on, and what reaches them from below

`(a b)` in words: column k sums the low w bits of all a_i b_j with i+j = k and the upper bits of those with i+j = k-1;
one neighbour carry makes words. Since T + Q N is a multiple of R, the carry from below column n is

    floor((T mod' R) / R) + floor(low(Q N) / R) + [T mod R != 0],

mod' meaning the value of T's lower words, which may reach beyond R. The first and last are known from T's words
during the second cycle. The middle one is predicted from two boundary columns, n-1 and n-2: word n-1 is exact, and
only when it is all ones and so much of column n-2 that what comes from below could ripple through, two cycles follow
that compute low(Q N) whole (`full`) and its carry (`resolve`).

With `carry` "exact" nothing is predicted. T's words n-1 and n-2 are summed with the two boundary columns, and their
carry goes into column n. What is left below it is 0 or R, since it is a multiple of R and below 2 R: it is R exactly
if the boundary word is not 0, and that word is 0, 2^w - 1 or 2^w. So bit 0 or bit w of it is the last carry.

The array. Column k < n of the low half has k+1 products, column 2n-2-k of the high half as many: both use the same k+1
multipliers, pair k. Slot s of pair k multiplies

    square:  x_s x_(k-s) for s <= k/2, column k;     x_(n-1-k+s) x_(n-1-s) for s > k/2, column 2n-2-k
    low:     T_s N'_(k-s)        full: Q_s N_(k-s)        high: Q_(n-1-k+s) N_(n-1-s)

so that the first operand has two sources and the second one word or constants. The square's other halves of a pair
are its mirror images, so sums are doubled instead. Where k is even the square of the upper column's middle word finds
no slot; it borrows one of the 2n-3 multipliers that only the boundary columns n-2 and n-3 of the third product use.
For 1024 bits and w = 16 this is n = 65 and 2145 + 127 = 2272 multipliers, as published.

Bounds: x < 2 N as a value (w >= 3), so the top word of x is at most 1, T has no word 2n-1, and x' again is below 2 N.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.shared.plan import loop
from modmill.hw.circuit.trees import sum_rows
from modmill.hw.units.vdf.redundant.core import Core, too_narrow
from modmill.hw.units.vdf.squarer.config import MontgomeryConfig

CONTROLS = ("square", "not_square", "low", "full", "low_full", "square_high", "high", "not_high")
"""One-bit inputs that say which product the array makes; the others combine the one-hot cycle register."""
EXACT = tuple(name for name in CONTROLS if "full" not in name)
"""The controls of a core with an exact carry."""


@dataclass(frozen=True, slots=True)
class MontgomeryCore(Core):
    """Core with the words its control needs. `low` and `high` are the words of the lower and upper columns.

    `boundary` and `below` are what the prediction looks at; None where the carry is exact.
    """

    low: tuple[Word, ...] = ()
    high: tuple[Word, ...] = ()
    boundary: Word | None = None
    below: Word | None = None
    excess: int = 0
    word: int = 16


@dataclass(slots=True)
class Half:
    """Sums over one half of a pair's slots: low and upper parts of the products."""

    lo: Word | None = None
    hi: Word | None = None


@dataclass(slots=True)
class Pair:
    """Pair k: the two halves, the middle square of column k, and the borrowed one of column 2n-2-k."""

    first: Half
    second: Half
    middle: Half
    borrowed: Half


def build(config: MontgomeryConfig) -> MontgomeryCore:
    """The core for a configuration, with its word bounds closed under a squaring.

    Raises UsageError when the words are too narrow for the carries of that many columns.
    """
    high = (1 << config.word) - 1
    while True:
        core = _Builder(config, high).build()
        reached = max(w.high for w in (*core.low, *core.high))
        if reached <= high:
            return core
        excess = reached - ((1 << config.word) - 1)
        high = (1 << config.word) - 1 + (1 << excess.bit_length()) - 1
        if high > (2 << config.word) - 2:
            raise too_narrow(config)


def excess(config: MontgomeryConfig, high: int, *, exact: bool) -> int:
    """The most that columns up to n-3 and what they carry can add to column n-2's low word, in its units.

    `high` bounds the words. Raises UsageError when that is too much for an exact carry.
    """
    w, n = config.word, config.residue_words + 1
    plain = (1 << w) - 1
    upper, kept = high * plain >> w, high if exact else 0
    total = sum((k + 1) * plain + k * upper + kept << w * k for k in range(n - 2))
    found = total >> (w * (n - 2))
    # Below column n there is less than 2 R: the boundary word is below 2^(w+1) - 1, and what is below it carries 1.
    into = ((n - 1) * plain + (n - 2) * upper + kept) >> w
    if exact and (found > 1 << w or into > plain):
        raise too_narrow(config)
    return found


class _Builder:
    def __init__(self, config: MontgomeryConfig, high: int) -> None:
        self.config, self.w, self.n = config, config.word, config.residue_words + 1
        self.c = c = Circuit()
        plain = (1 << self.w) - 1
        self.v = [c.input(f"v_{i}", high) for i in range(self.n)]
        self.t = [c.input(f"t_{i}", high) for i in range(self.n - 1)]
        self.inverse = [c.input(f"inverse_{i}", plain) for i in range(self.n)]
        self.modulus = [c.input(f"modulus_{i}", plain) for i in range(self.n)]
        self.exact = config.carry == "exact"
        self.kept = [c.input(f"kept_{i}", high) for i in (self.n - 2, self.n - 1)] if self.exact else []
        self.carry = [] if self.exact else [c.input("carry_in", 2)]
        self.control = {name: c.input(f"{name}_q", 1) for name in (EXACT if self.exact else CONTROLS)}
        self.low = "low" if self.exact else "low_full"
        self.spare = [(i, b - i) for b in (self.n - 2, self.n - 3) for i in range(b + 1)]

    def build(self) -> MontgomeryCore:
        """All columns, words, and the schedule of one cycle."""
        c, n, w = self.c, self.n, self.w
        c.titles = {"sum": "a sum of parts of products: over one half of a pair, or over one column of the array"}
        c.note("Products of columns n-2 and n-3 of the third product; some square a middle word in the first.")
        boundary, borrowed = self.boundary_products()
        c.note("Pairs: p_k_s is product s of column k, and of column 2n-2-k in the cycles that make upper columns.")
        pairs = [self.pair(k, borrowed.get(k)) for k in range(n)]
        c.note("Lower columns: the square's, with first halves doubled, or the low product's.")
        lower = [self.lower(k, pairs) for k in range(n)]
        c.note("Upper columns: the square's, with second halves doubled, or the high product's with T and the carry.")
        upper = [self.upper(k, pairs) for k in reversed(range(n - 1))]
        c.note("The boundary columns of the third product, which predict its carry.")
        edge, below = self.edge(pairs[n - 1], boundary)
        c.group = ""
        c.note("Words: each column's low bits with the carry of the column below.")
        low = self.words(lower, "low")
        into = self.either("into_high", ("square", lower[n - 1].above(w)), ("high", edge.above(w)))
        high = self.words([*upper], "up", into)
        last = upper[-1].above(w)
        if last is None:
            raise AssertionError("no carry out of the last column")
        word = c.add("edge_word", edge.low(w), self.must(below.above(w)))
        # A bit of the word below column n says whether it carries: both results are ready, this bit chooses.
        first = self.carried(high[0], word)
        core_high = (first, *high[1:], limited(last, 1))
        period = loop(c, 1)
        facts = {
            "products": sum(op.kind.dsps for op in c.ops),
            "boundary_products": len(self.spare),
            "tallest_column": 2 * n - 1,
        }
        watched = {"low": tuple(low), "high": core_high}
        most = excess(self.config, self.v[0].high, exact=self.exact)
        boundary, below = (None, None) if self.exact else (word, below.low(w))
        return MontgomeryCore(
            c, tuple(self.v), (), watched, period, 3, facts, (),
            low=tuple(low), high=core_high, boundary=boundary, below=below, excess=most, word=w,
        )  # fmt: skip

    def pair(self, k: int, borrowed: Word | None) -> Pair:
        """The products of pair k and their sums."""
        n, name = self.n, f"pair_{k}"
        first: list[Word] = []
        second: list[Word] = []
        middle: list[Word] = []
        self.c.group = ""
        for s in range(k + 1):
            into = middle if 2 * s == k else first if 2 * s < k else second
            left, right = self.v[s], self.v[n - 1 - k + s]
            if 2 * s <= k:
                a = self.either(f"a_{k}_{s}", ("not_high", left), ("high", right))
                square = self.v[k - s]
            else:
                a = self.either(f"a_{k}_{s}", (self.low, left), ("square_high", right))
                square = self.v[n - 1 - s] if k < n - 1 else None
            # What is alike in many products stands last: so simulators find it, and choose it once.
            sources = [("high", self.modulus[n - 1 - s]), *([("square", square)] if square else [])]
            sources += [("low", self.inverse[k - s]), *([] if self.exact else [("full", self.modulus[k - s])])]
            b = self.either(f"b_{k}_{s}", *sources)
            into.append(self.c.mul(f"p_{k}_{s}", a, b))
        return Pair(
            self.half(f"{name}_first", first),
            self.half(f"{name}_second", second),
            self.half(f"{name}_middle", middle),
            self.half(f"{name}_borrowed", [borrowed] if borrowed else []),
        )

    def half(self, name: str, products: Sequence[Word]) -> Half:
        """Sums of the low and of the upper parts."""
        if not products:
            return Half()
        lo = [p.low(self.w) for p in products]
        hi = [self.must(p.above(self.w)) for p in products]
        return Half(self.total(f"{name}_lo", lo), self.total(f"{name}_hi", hi))

    def total(self, name: str, rows: Sequence[Word]) -> Word:
        """The sum of rows, in a separate module where there is anything to sum."""
        if len(rows) == 1:
            return rows[0]
        self.c.group = f"sum_{name}"
        result = sum_rows(self.c, name, rows, self.config.compressor)
        self.c.group = ""
        return result

    def boundary_products(self) -> tuple[dict[int, list[Word]], dict[int, Word]]:
        """Multipliers of columns n-2 and n-3 in the third cycle; some square a middle word in the first."""
        n = self.n
        columns: dict[int, list[Word]] = {n - 2: [], n - 3: []}
        lent: dict[int, Word] = {}
        wanted = [k for k in range(n - 1) if k % 2 == 0]
        for (i, j), k in zip(self.spare, [*wanted, *[None] * len(self.spare)], strict=False):
            name = f"{i + j}_{i}"
            if k is None:
                product = self.c.mul(f"edge_{name}", self.v[i], self.modulus[j])
            else:
                x = self.v[n - 1 - k // 2]
                a = self.either(f"edge_a_{name}", ("square", x), ("not_square", self.v[i]))
                b = self.either(f"edge_b_{name}", ("square", x), ("not_square", self.modulus[j]))
                product = lent[k] = self.c.mul(f"edge_{name}", a, b)
            columns[i + j].append(product)
        return columns, lent

    def lower(self, k: int, pairs: Sequence[Pair]) -> Word:
        """Column k < n: the square's, with first halves doubled, or the whole low product's."""
        rows: list[Word] = []
        square = low = 0
        for at, part in ((k, "lo"), (k - 1, "hi")):
            if at >= 0:
                pair, name = pairs[at], f"low_{k}_{part}"
                first, middle, second = (getattr(half, part) for half in (pair.first, pair.middle, pair.second))
                rows += self.doubled(f"{name}_first", first) + self.present(middle)
                rows += self.gated(f"{name}_second", self.low, second)
                square += 2 * top(first) + top(middle)
                low += top(first) + top(middle) + top(second)
        return limited(self.total(f"lower_{k}", rows), max(square, low))

    def upper(self, k: int, pairs: Sequence[Pair]) -> Word:
        """Column 2n-2-k:

        the square's, with second halves doubled, or the high product's with T's word and the carry.
        """
        j = self.n - 2 - k
        rows: list[Word] = [*self.gated(f"t_{j}_in", "high", self.t[j]), *(self.carry if j == 0 else [])]
        square, high = 0, sum(row.top for row in rows)
        for at, part in ((k, "lo"), (k + 1, "hi")):
            pair, name = pairs[at], f"up_{j}_{part}"
            first, middle, second = (getattr(half, part) for half in (pair.first, pair.middle, pair.second))
            high += top(first) + top(middle) + top(second)
            if at == self.n - 1:
                # Column n-1 is its own mirror: its first half is the doubled one, its second is zero in the square.
                rows += self.doubled(f"{name}_first", first) + self.present(middle) + self.present(second)
                square += 2 * top(first) + top(middle)
                continue
            borrowed = getattr(pair.borrowed, part)
            rows += self.doubled(f"{name}_second", second) + self.gated(f"{name}_first", "high", first)
            rows += self.gated(f"{name}_middle", "high", middle) + self.gated(f"{name}_borrowed", "square", borrowed)
            square += 2 * top(second) + top(borrowed)
        return limited(self.total(f"upper_{j}", rows), max(square, high))

    def edge(self, pair: Pair, boundary: dict[int, list[Word]]) -> tuple[Word, Word]:
        """Columns n-1 and n-2 of the third product, with T's words where the carry is exact."""
        n, w = self.n, self.w
        lo = [half.lo for half in (pair.first, pair.middle, pair.second)]
        upper = [self.must(p.above(w)) for p in boundary[n - 2]]
        column = self.total("edge_upper", [*(row for row in lo if row is not None), *upper, *self.kept[1:]])
        lower = [p.low(w) for p in boundary[n - 2]] + [self.must(p.above(w)) for p in boundary[n - 3]]
        return column, self.total("edge_lower", [*lower, *self.kept[:1]])

    def words(self, columns: Sequence[Word], name: str, into: Word | None = None) -> list[Word]:
        """One neighbour carry; `into` enters the first word. The carry out of the last column is not used here."""
        words = []
        for i, column in enumerate(columns):
            carry = into if i == 0 else columns[i - 1].above(self.w)
            low = column.low(self.w)
            words.append(low if carry is None else self.c.add(f"{name}_word_{i}", low, carry))
        return words

    def carried(self, word: Word, edge: Word) -> Word:
        """word, plus one when the boundary word says so."""
        c = self.c
        flag = edge.slice(self.w, 1)
        if self.exact:
            # The other products have no carry, and what is kept for it is unknown while the first one is made.
            flag = c.both("edge_carry", c.either("edge_sum", flag, edge.low(1)), self.control["high"])
        more = c.add("up_word_0_more", word, self.control["high"])
        unset = c.invert("edge_no_carry", flag)
        return c.select("up_word_0_carried", (unset, word), (flag, more))

    def either(self, name: str, *choices: tuple[str, Word | None]) -> Word:
        """The word of the product that is being made."""
        given = [(self.control[control], word) for control, word in choices if word is not None]
        return self.c.select(name, *given)

    def doubled(self, name: str, word: Word | None) -> list[Word]:
        """Twice the word in the first cycle."""
        if word is None:
            return []
        return [self.either(name, ("square", word.shifted(1)), ("not_square", word))]

    def gated(self, name: str, control: str, word: Word | None) -> list[Word]:
        """The word in that cycle only."""
        return [] if word is None else [self.either(name, (control, word))]

    @staticmethod
    def present(word: Word | None) -> list[Word]:
        return [] if word is None else [word]

    @staticmethod
    def must(word: Word | None) -> Word:
        if word is None:
            raise AssertionError("a part that cannot be other than zero")
        return word


def top(word: Word | None) -> int:
    """The largest value of a word that may be missing."""
    return word.top if word is not None else 0
