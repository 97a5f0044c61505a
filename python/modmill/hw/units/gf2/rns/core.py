"""The multiplier in residues as a circuit with state: Algorithm 8, each step digit by digit in all channels at once.

A step takes the words of all channels at once and gives its results at once, one cycle more after them than a word has
digits. In between, a digit of each word, the highest first, is multiplied by a constant or by the other factor, and
added to the sum so far times x^D. A step takes the words of the next product with the last digit of those before, so it
is never idle. Nothing stops: a product begins only while the queue of results has room for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from modmill.golden import gf2
from modmill.hw.circuit.control import counter, is_value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds.polynomials import transposed
from modmill.hw.circuit.levels import level, reached
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.digits import following, highest_first
from modmill.hw.units.gf2.place import Place
from modmill.hw.units.gf2.rns import constants
from modmill.hw.units.gf2.rns.config import PLAIN, RnsConfig

COUNTERS = {
    "products": "products that began",
    "held": "cycles in which operands were offered and the results had no room",
}
"""The counters of the unit since reset; they wrap around."""
MOST_JOINED = 64
"""Words that one operator puts side by side."""


def latency(config: RnsConfig) -> int:
    """Cycles from the operands to the offer of their product, without stalls."""
    steps = 5 if config.form == PLAIN else 4
    return steps * (config.digits + 1) + 1


def build(config: RnsConfig) -> tuple[Circuit, Mapping[str, Word]]:
    """The circuit, and its results by name."""
    return _Builder(config).build()


class _Builder:
    def __init__(self, config: RnsConfig) -> None:
        self.config, self.c = config, Circuit()
        self.first, self.second = config.first, config.second
        self.both = [*self.first, *self.second]
        self.digit, self.digits = config.digit, config.digits
        self.bits = config.degree if config.form == PLAIN else sum(map(gf2.degree, self.both))
        self.begun: list[Word] = []

    def build(self) -> tuple[Circuit, Mapping[str, Word]]:
        c, config, second = self.c, self.config, self.second
        offered, out_ready = c.input("in_valid", 1), c.input("out_ready", 1)
        operands = {name: c.input(f"in_{name}", (1 << self.bits) - 1) for name in "ab"}
        leaves = c.wire("leaves", 1)
        most = -(-(latency(config) + 1) // self.digits) + 1

        c.note("A product begins every so many cycles, and while the queue of results has room for it.")
        begins = c.wire("begins", 1)
        full = reached(c, "full", level(c, "under_way", begins, leaves, most), most, begins, leaves)
        goes_on = c.wire("goes_on", 1)
        place = Place(c, "place", self.digits, c.either("moves", begins, goes_on))
        free = is_value(c, "free", place.now, 0)
        c.connect(goes_on, c.invert("not_free", free))
        room = c.invert("room", full)
        ready = c.both("ready", free, room)
        c.connect(begins, c.both("begins_now", offered, ready))
        self.begun = [begins]
        for k in range(latency(config) - 1):
            self.begun.append(c.register(f"begun_{k + 1}", self.begun[-1], reset=0))

        at = 0
        if config.form == PLAIN:
            residues = {name: self._residues(name, word) for name, word in operands.items()}
            at += self.digits + 1
        else:
            residues = {name: self._cut(word) for name, word in operands.items()}
        products = self._products(at, residues["a"], residues["b"])
        at += self.digits + 1
        quotients = self._quotients(at, products)
        kept = [c.register(f"kept_{j}", word, self.begun[at]) for j, word in enumerate(products[len(self.first) :])]
        at += self.digits + 1
        found = self._extended(at, quotients, kept)
        at += self.digits + 1
        if config.form == PLAIN:
            c.note("The product, by the interpolation modulo N; times M, since Montgomery's method divides by it.")
            rows = [constants.plain(config.modulus, self.first, second)]
            (result,) = self._mixed("out", at, found, [config.modulus], rows)
        else:
            c.note("The residues of the product modulo all trinomials.")
            rows = constants.back(self.first, second)
            result = side_by_side(c, "residues", self._mixed("r", at, found, self.both, rows))
        at += self.digits + 1
        shown = c.wire("shown", 1)
        front, count = c.fifo("results", self.begun[at], result, leaves, most)
        c.connect(shown, c.invert("some", is_value(c, "empty", count, 0)))
        c.connect(leaves, c.both("taken", shown, out_ready))
        one = c.literal("an_event", 1)
        held = c.both("no_room", offered, free, full)
        return c, {
            "in_ready": ready,
            "out_valid": shown,
            "out_r": front,
            **{name: counter(c, name, event, one) for name, event in {"products": begins, "held": held}.items()},
        }

    def _cut(self, word: Word) -> list[Word]:
        """The residues of a beat, that of the first modulus lowest."""
        found, at = list[Word](), 0
        for t in self.both:
            found.append(word.slice(at, gf2.degree(t)))
            at += gf2.degree(t)
        return found

    def _residues(self, name: str, word: Word) -> list[Word]:
        """An element modulo all trinomials, from its highest coefficients on."""
        self.c.note(f"The residues of {name}.")
        piece = -(-self.bits // self.digits)
        top = highest_first(self.c, f"{name}_rest", word, self.digits, piece, self.begun[0])
        part = self.c.register(f"{name}_part", top)
        return [self._summed(f"{name}_{i}_", 0, t, part, piece) for i, t in enumerate(self.both)]

    def _products(self, at: int, a: Sequence[Word], b: Sequence[Word]) -> list[Word]:
        """c = a b modulo each."""
        c, found = self.c, list[Word]()
        c.note("c = a b.")
        for i, (t, x, y) in enumerate(zip(self.both, a, b, strict=True)):
            top = highest_first(c, f"c_{i}_a", x, self.digits, self.digit, self.begun[at])
            other = c.register(f"c_{i}_b", y, self.begun[at])
            part = c.register(f"c_{i}_part", c.carryless(f"c_{i}_product", other, top))
            found.append(self._summed(f"c_{i}_", at, t, part, self.digit))
        return found

    def _quotients(self, at: int, products: Sequence[Word]) -> list[Word]:
        """The quotient's residues over those of M / t_i, in the first base."""
        self.c.note("q = c / N in the first base, as Lagrange's interpolation takes it.")
        by = constants.quotients(self.config.modulus, self.first)
        found: list[Word] = []
        for i, (t, word, k) in enumerate(zip(self.first, products, by, strict=False)):
            top = highest_first(self.c, f"q_{i}_rest", word, self.digits, self.digit, self.begun[at])
            found.append(self._sum(f"q_{i}_", at, t, top, [k]))
        return found

    def _extended(self, at: int, quotients: Sequence[Word], products: Sequence[Word]) -> list[Word]:
        """r = (c + q N) / M in the second base, over M' / t_j, as the interpolation takes it.

        Words of c wait for q; they would be overwritten in this very cycle, so their digits are taken one before.
        """
        c = self.c
        c.note("q in the second base, and r = (c + q N) / M there.")
        tops = self._tops("e", at, quotients)
        scales, rows = constants.extension(self.config.modulus, self.first, self.second)
        found: list[Word] = []
        for j, (t, word, scale, row) in enumerate(zip(self.second, products, scales, rows, strict=True)):
            early = highest_first(c, f"k_{j}_rest", word, self.digits, self.digit, self.begun[at - 1])
            top = c.join(f"e_{j}_digits", c.register(f"k_{j}_digit", early), tops)
            found.append(self._sum(f"s_{j}_", at, t, top, [scale, *row]))
        return found

    def _mixed(
        self, name: str, at: int, words: Sequence[Word], moduli: Sequence[int], rows: constants.Matrix
    ) -> list[Word]:
        """Modulo each of the moduli, the sum of the words by the constants of its row."""
        top = self._tops(name, at, words)
        return [self._sum(f"{name}_{i}_", at, t, top, row) for i, (t, row) in enumerate(zip(moduli, rows, strict=True))]

    def _tops(self, name: str, at: int, words: Sequence[Word]) -> Word:
        """The digits of words side by side."""
        tops = [
            highest_first(self.c, f"{name}_{i}_rest", word, self.digits, self.digit, self.begun[at])
            for i, word in enumerate(words)
        ]
        return side_by_side(self.c, f"{name}_digits", tops)

    def _sum(self, name: str, at: int, t: int, digits: Word, factors: Sequence[int]) -> Word:
        """The sum of words, whose digits stand side by side, by these constants, modulo t."""
        images = [gf2.mul(t, k, 1 << b) for k in factors for b in range(self.digit)]
        part = self.c.register(f"{name}part", self.c.linear(f"{name}product", digits, transposed(images)))
        return self._summed(name, at, t, part, self.digit)

    def _summed(self, name: str, at: int, t: int, part: Word, digit: int) -> Word:
        """The sum of parts, each x^digit times the one behind it, modulo t, with the last part of a step.

        It is cleared for the first part, in the cycle in which the last one of the step before is added. A choice of
        zero is the flip-flops' reset.
        """
        c = self.c
        total = c.wire(f"{name}total", (1 << gf2.degree(t)) - 1)
        found = following(c, t, total, part, digit, name)
        cleared = c.choose(f"{name}total_next", self.begun[at + 1], c.literal(f"{name}none", 0), found)
        c.connect(total, c.register(f"{name}total_q", cleared))
        return found


def side_by_side(c: Circuit, name: str, words: Sequence[Word]) -> Word:
    """Any number of words as one, the first lowest."""
    if len(words) == 1:
        return words[0]
    groups = [words[at : at + MOST_JOINED] for at in range(0, len(words), MOST_JOINED)]
    if len(groups) == 1:
        return c.join(name, *words)
    return c.join(name, *(side_by_side(c, f"{name}_{i}", group) for i, group in enumerate(groups)))
