"""The Predictive Montgomery squarer whose multipliers make each product in several passes, with an exact carry.

The three products, their words and the exact carry are those of montgomery.py, T = x^2, Q = T N' mod R and
x' = (T + Q N) / R with n words. The multipliers are those of vdf_multiplexed (redundant/array.py) with share g: K = 2 g
passes make the diagonals 0 to n+1 of a product of two vectors of n words, and

    square:  of x backwards in g passes (columns from n on), then of x in g passes (columns below n)
    low:     T_s N'_(k-s) for the smaller s in g passes, for the larger s in g passes
    high:    the same of Q and N backwards, so that diagonal k is column 2n-2-k; diagonals n-1 and n are the boundary

A pair of a diagonal k is s, k-s with s < k-s. In the low and high product its first g passes take the first factor at
s and the second at k-s, the others the second at s and the first at k-s: so its two operands depend on s and on k-s
alone, whatever k is, and have registers that many multipliers share. A middle product s = k-s is made in the first.

By cycles, with p stages of the array and D = K + p: product i begins in cycle i D, the columns of its last pass are
complete in cycle (i+1) D - 1, and the next one's operands are chosen there. Sums of columns begin with 0, those of the
high product with T's words: the upper ones and the two next below the cut, which make its carry exact.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from modmill.hw.circuit.clocked import planned_period
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.circuit.schedule import REGISTER
from modmill.hw.circuit.trees import sum_rows
from modmill.hw.units.vdf.redundant.array import Array, Operand
from modmill.hw.units.vdf.redundant.core import Core, too_narrow
from modmill.hw.units.vdf.redundant.ring import Ring, any_of
from modmill.hw.units.vdf.squarer.config import MontgomeryConfig
from modmill.hw.units.vdf.squarer.cores.montgomery import excess

Source = tuple[str, int]
"""A word: of `v`, which is x, then T, then Q; of the constants `inverse` and `modulus`."""
Role = tuple[Source | None, ...]
"""An operand of a multiplier in each pass of the three products, None for zero."""


@dataclass(frozen=True, slots=True)
class PassesCore(Core):
    """Core with its part. `done` is high in a squaring's last cycle."""

    done: Word | None = None
    parts: tuple[Part, ...] = ()


def full(high: int) -> int:
    """All ones in the bits of a bound."""
    return (1 << high.bit_length()) - 1


def build(config: MontgomeryConfig) -> PassesCore:
    """The core for a configuration, its word bounds closed under a squaring.

    Raises UsageError when the words are too narrow for the carries of that many columns.
    """
    plain = (1 << config.word) - 1
    high = plain
    while True:
        maker = _Builder(config, high)
        reached = plain + 1 + max(full(bound) >> config.word for bound in maker.most)
        if reached <= high:
            excess(config, high, exact=True)
            return maker.build()
        high = plain + full(reached - plain)
        if high > 2 * plain:
            raise too_narrow(config)


def role(words: Operand, n: int, *, first: bool, middle: bool = False) -> Role:
    """An operand in all passes, from the words of x that it is in those of the square."""
    g = len(words) // 2

    def of(name: str, i: int | None, *, backwards: bool = False) -> Source | None:
        return None if i is None else (name, n - 1 - i if backwards else i)

    found = [of("v", i) for i in words]
    for constant, backwards in (("inverse", False), ("modulus", True)):
        names = ("v", constant) if first else (constant, "v")
        for half, name in enumerate(names):
            found += [of(name, None if middle and half else i, backwards=backwards) for i in words[g:]]
    return tuple(found)


CONTROLS = ("square", "plain", "upper", "lower", "high", "low", "up", "down")
"""The product that a pass makes, and its columns: the upper half of the square, its lower half, and so on."""


class _Builder:
    def __init__(self, config: MontgomeryConfig, high: int) -> None:
        self.config, self.w, self.n, self.bound = config, config.word, config.residue_words + 1, high
        self.g, self.passes = config.passes // 2, config.passes
        self.stages = config.stages // 3 - config.passes
        self.array = Array(config)
        plain, upper = (1 << self.w) - 1, high * high >> self.w

        def column(c: int) -> int:
            here, below = (max(0, min(k + 1, 2 * self.n - 1 - k)) for k in (c, c - 1))
            return here * plain + below * upper

        carry = column(self.n - 1) >> self.w
        self.columns = [column(c) for c in range(2 * self.n - 1)]
        # The most that the sum of diagonal k holds: as a lower column, or as an upper one with T's word in it.
        self.most = [
            max(
                self.columns[k] if k < self.n else 0,
                self.columns[2 * self.n - 2 - k] + high + (carry if k == self.n - 2 else 0),
            )
            for k in range(self.n + 1)
        ]
        self.roles: dict[Role, int] = {}

    def build(self) -> PassesCore:
        """The circuit: ring, array, sums of columns, words, operands."""
        n, k_, p, g = self.n, self.passes, self.stages, self.g
        d = k_ + p
        part = self._array()
        self.c = c = Circuit()
        load, step = c.input("load", 1), c.input("step", 1)
        outside = [c.input(f"from_{i}", self.bound) for i in range(n)]
        plain = (1 << self.w) - 1
        self.words = {
            "v": [c.wire(f"v_{i}", self.bound) for i in range(n)],
            "inverse": [c.input(f"inverse_{i}", plain) for i in range(n)],
            "modulus": [c.input(f"modulus_{i}", plain) for i in range(n)],
        }
        c.note("The cycle of a squaring.")
        self.ring = ring = Ring(c, step, 3 * d)
        at = ring.at

        c.note("The columns of a pass.")
        low, high = ([*range(i * d, i * d + k_)] for i in (1, 2))
        square, upper, lower = [*range(k_)], [*range(g)], [*range(g, k_)]
        spans = (square, low + high, upper, lower, high, low, upper + high, lower + low)
        controls = {
            name: any_of(c, f"makes_{name}", [at[t] for t in span]) for name, span in zip(CONTROLS, spans, strict=True)
        }
        operands = {f"u_{i}": c.wire(f"u_{i}", self._high(words)) for words, i in self.roles.items()}
        made = part.named(c, "array", **operands, **controls)

        c.note("Sums of columns; those of the third product begin with T's words.")
        ends = [at[(i + 1) * d - 1] for i in range(3)]
        ready = {i: range(i * d + p, (i + 1) * d) for i in range(3)}
        last = {g - 1 + p, *((i + 1) * d - 1 for i in range(3))}
        more = [t for i in range(3) for t in ready[i] if t not in last]
        goes_on = [("more", ring.during("adding", more))] if more else []
        moves = c.either("moves", load, ring.during("summing", [t for i in range(3) for t in ready[i]]))
        totals: list[Word] = []
        starts: list[Word] = [c.wire(f"a_{k}", full(self.most[k])) for k in range(n + 1)]
        for k in range(n + 1):
            total = c.add(f"s_{k}", starts[k], made[f"t_{k}"])
            totals.append(limited(total, full(self.most[k])))

        c.note("T's upper words, and the carry into them.")
        kept = self._cut(totals)
        t_words = [
            c.register(f"t_{i}_q", word, at[g - 1 + p])
            for i, word in enumerate(self._upper(totals, "t", None)[: n - 1])
        ]
        carry = self._above(limited(totals[n - 1], full(self.columns[n - 1])))
        late = c.register("t_carry_q", carry, ends[0])
        first = c.add("t_first", t_words[0], late)
        rows = [*reversed(t_words[1:]), first, self.words["v"][n - 1], self.words["v"][n - 2]]
        for k in range(n + 1):
            choices = [(bit, totals[k]) for _, bit in goes_on] + [(ends[1], rows[k])]
            chosen = limited(c.select(f"a_{k}_next", *choices), full(self.most[k]))
            c.connect(starts[k], c.register(f"a_{k}_q", chosen, moves))

        c.note("Words of the lower columns: T's, then Q's, whose top word loses the bit that is worth R.")
        lower_words: list[Word] = []
        for i, column in enumerate(kept):
            into = kept[i - 1].above(self.w) if i else None
            lower_words.append(column.low(self.w) if into is None else c.add(f"lower_{i}", column.low(self.w), into))
        quotient = [*lower_words[:-1], lower_words[-1].low(self.w)]
        c.note("Words of the next x. A bit of the boundary word says whether what is below it carries.")
        word = c.add("edge_word", totals[n - 1].low(self.w), self._above(totals[n]))
        flag = c.either("edge_carry", word.low(1), word.slice(self.w, 1))
        result = self._upper(totals, "x", self._above(totals[n - 1]), flag)
        taking = c.either("taking", load, *ends)
        following: list[Word] = []
        for i in range(n):
            choices = [(ends[0], lower_words[i]), (ends[1], quotient[i]), (ends[2], result[i]), (load, outside[i])]
            following.append(limited(c.select(f"v_{i}_next", *choices), self.bound))
            c.connect(self.words["v"][i], c.register(f"v_{i}_q", following[i], taking))
        self._operands(operands, following, load, d)
        facts = {
            "products": part.kind.dsps,
            "passes_of_products": k_,
            "operands": len(operands),
        }
        watched = {"square_low": tuple(lower_words), "quotient": tuple(quotient)}
        period = max(planned_period(c) + REGISTER, part.period)
        v = tuple(self.words["v"])
        return PassesCore(c, v, v, watched, period, 3 * d, facts, done=ends[2], parts=(part,))

    def _high(self, words: Role) -> int:
        return self.bound if any(source and source[0] == "v" for source in words) else (1 << self.w) - 1

    def _above(self, word: Word) -> Word:
        found = word.above(self.w)
        assert found is not None, "a column without a carry"
        return found

    def _cut(self, totals: Sequence[Word]) -> list[Word]:
        """The sums as lower columns."""
        return [limited(totals[k], full(self.columns[k])) for k in range(self.n)]

    def _upper(self, totals: Sequence[Word], name: str, into: Word | None, flag: Word | None = None) -> list[Word]:
        """The words of the upper columns: those of T without a carry into the first, or those of x."""
        c, n, w = self.c, self.n, self.w
        columns = [totals[n - 2 - i] for i in range(n - 1)]
        first = columns[0].low(w)
        if into is not None and flag is not None:
            first = c.add(f"{name}_first_word", first, into)
            more = c.add(f"{name}_first_more", first, c.literal(f"{name}_one", 1))
            first = c.choose(f"{name}_first_carried", flag, more, first)
        found = [first]
        found += [c.add(f"{name}_{i}", columns[i].low(w), self._above(columns[i - 1])) for i in range(1, n - 1)]
        return [*found, limited(self._above(columns[-1]), 1)]

    def _operands(self, operands: Mapping[str, Word], following: Sequence[Word], load: Word, d: int) -> None:
        """Registers of the array's operands, which take the next pass's words in each cycle.

        In a product's first pass they take what v takes in that cycle; between squarings, what v has.
        """
        c, ring, k_ = self.c, self.ring, self.passes
        c.note("The array's operands in the next pass.")
        idle = c.both("idle", c.invert("rests", ring.step), c.invert("keeps", load))
        ends = [c.either("begins", load, ring.at[3 * d - 1]), ring.at[d - 1], ring.at[2 * d - 1]]
        for words, i in self.roles.items():
            by_source: dict[Word, list[tuple[str, Word]]] = {}
            for t, source in enumerate(words):
                if source is None:
                    continue
                phase, turn = divmod(t, k_)
                name, index = source
                now = self.words[name][index]
                if turn:
                    # The first cycle repeats while nothing steps: its choice waits for the step.
                    bit = ring.at[phase * d + turn - 1]
                    bit = c.both(f"u_{i}_{t}", bit, ring.step) if t == 1 else bit
                    by_source.setdefault(now, []).append((str(t), bit))
                elif name == "v":
                    by_source.setdefault(following[index], []).append((str(t), ends[phase]))
                    if phase == 0:
                        by_source.setdefault(now, []).append(("idle", idle))
                else:
                    by_source.setdefault(now, []).append((str(t), ends[phase]))
            choices = [
                (any_of(c, f"u_{i}_is_{bits[0][0]}", [bit for _, bit in bits]), word)
                for word, bits in by_source.items()
            ]
            chosen = limited(c.select(f"u_{i}_next", *choices), operands[f"u_{i}"].high)
            c.connect(operands[f"u_{i}"], c.register(f"u_{i}_q", chosen))

    def _array(self) -> Part:
        """The multipliers and the sums of a pass, as a pipeline: `t_<k>` is what it adds for diagonal k."""
        c, n, w, policy = Circuit(), self.n, self.w, self.config.compressor
        control = {name: c.input(name, 1) for name in CONTROLS}
        inputs: dict[Role, Word] = {}

        def operand(words: Operand, **how: bool) -> Word:
            found = role(words, n, **how)
            if found not in inputs:
                self.roles[found] = len(inputs)
                inputs[found] = c.input(f"u_{len(inputs)}", self._high(found))
            return inputs[found]

        c.titles = {
            "low": "the sum of the low parts of the products of a diagonal",
            "high": "the sum of the upper parts of the products of a diagonal",
        }
        low: dict[int, Word] = {}
        high: dict[int, Word] = {}
        middle: dict[int, Word] = {}
        for k in range(n + 2):
            rows: tuple[list[Word], list[Word]] = [], []
            for number, term in enumerate(self.array.terms(k)):
                ((a, b),) = term.pairs
                how = {"middle": not term.doubled}
                product = c.mul(f"p_{k}_{number}", operand(a, first=True, **how), operand(b, first=False, **how))
                if not term.doubled:
                    middle[k] = product
                    continue
                rows[0].append(product.low(w))
                rows[1].append(self._above(product))
            for name, sums, parts in (("low", low, rows[0]), ("high", high, rows[1])):
                if parts and (name == "high" or k <= n):
                    c.group = f"{name}_{k}"
                    sums[k] = sum_rows(c, f"{name[0]}_{k}", parts, policy)
                    c.group = ""

        def chosen(name: str, *choices: tuple[str, Word | None]) -> list[Word]:
            given = [(control[which], word) for which, word in choices if word is not None]
            return [c.select(name, *given)] if given else []

        def twice(word: Word | None) -> Word | None:
            return None if word is None else word.shifted(1)

        results: dict[str, Word] = {}
        for k in range(n + 1):
            inner, outer = k < n - 1, k < n
            below = high.get(k - 1) if outer else None
            rows_ = chosen(f"l_{k}_of", ("square", twice(low.get(k))), ("plain", low.get(k)))
            rows_ += [middle[k].low(w)] if k in middle else []
            parts_ = [("upper", twice(high.get(k + 1)) if inner else None), ("high", high.get(k + 1))]
            rows_ += chosen(f"h_{k}_of", *parts_, ("lower", twice(below)), ("low", below))
            over = self._above(middle[k + 1]) if k + 1 in middle else None
            under = self._above(middle[k - 1]) if k - 1 in middle and outer else None
            rows_ += chosen(f"m_{k}_of", ("up", over), ("down", under))
            results[f"t_{k}"] = limited(sum_rows(c, f"t_{k}_sum", rows_, "ternary"), full(self.most[k]))
        about = "a pass of the products of words, summed by columns"
        return Part("array", about, c, results, self.stages)
