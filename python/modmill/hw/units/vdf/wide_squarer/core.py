"""The core of the multiplexed squarer: a ring that counts cycles, x, the folded words on their way, the sums.

A squaring, by cycles, with g = share, p = front, r = back, F = folds:

    0        x stands in its register; the array's operands of pass t enter in cycle t, t < 2g (products.py)
    g+p-1    the upper half's columns are complete; one neighbour carry makes them words, which enter a register d
    g+p+f    the words at the front of d enter the tables in pass f, and d moves on by as many (fold.py)
    2g+p-1   the lower half's columns are complete and enter the register of the sums
    g+p+r+f  the rows of pass f are added to them
    g+p+r+F-1  the last time: one neighbour carry makes words of the sums, which are the next x

so a squaring takes g + p + r + F cycles. The registers of both pipelines run free: what counts reaches its reader in
the cycle that belongs to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from modmill.hw.circuit.clocked import planned_period
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.kinds.products import DSP_B
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.circuit.schedule import REGISTER
from modmill.hw.units.vdf.redundant.core import Core, rounded, too_narrow
from modmill.hw.units.vdf.redundant.ring import Ring
from modmill.hw.units.vdf.redundant.words import pieces
from modmill.hw.units.vdf.wide_squarer import filler, fold, products
from modmill.hw.units.vdf.wide_squarer.config import WideConfig
from modmill.hw.units.vdf.wide_squarer.filler import full


@dataclass(frozen=True, slots=True)
class WideCore(Core):
    """Core with its parts. `done` is high in a squaring's last cycle, `columns` counts those of x^2."""

    done: Word | None = None
    parts: tuple[Part, ...] = ()
    columns: int = 0


def build(config: WideConfig) -> WideCore:
    """The core for a configuration, its word bounds closed: what comes out is never more than what may come in.

    Raises UsageError when the words are too narrow for the carries of that many columns.
    """
    m, w = config.residue_words, config.word
    bounds = [(1 << w) - 1] * m + [1]
    while True:
        maker = _Builder(config, bounds)
        wider = maker.result_bounds()
        if all(high <= bound for high, bound in zip(wider, bounds, strict=True)):
            return maker.build()
        wider = [max(pair) for pair in zip(wider, bounds, strict=True)]
        bounds = [rounded(high, w if i < m else 0) for i, high in enumerate(wider)]
        if max(bounds).bit_length() > DSP_B:
            raise too_narrow(config)


def _cut(word: Word, high: int) -> Word:
    """A word without the bits that cannot be set in a cycle that counts."""
    return limited(word, full(high))


def _any(c: Circuit, name: str, bits: Sequence[Word]) -> Word:
    return bits[0] if len(bits) == 1 else c.either(name, *bits)


def joined(c: Circuit, name: str, words: Sequence[Word]) -> Word:
    """Any number of words side by side, the first lowest."""
    level = 0
    while len(words) > 1:
        groups = [words[i : i + 64] for i in range(0, len(words), 64)]
        last = len(groups) == 1
        words = [
            c.join(name if last else f"{name}_{level}_{i}", *group) if len(group) > 1 else group[0]
            for i, group in enumerate(groups)
        ]
        level += 1
    return words[0]


class _Builder:
    def __init__(self, config: WideConfig, bounds: Sequence[int]) -> None:
        self.config, self.bounds = config, list(bounds)
        self.w, self.m, self.g = config.word, config.residue_words, config.share
        self.array = products.Array(config)
        self.columns = [self.array.bound(bounds, k) for k in range(2 * self.m + 2)]
        self.folded = self._folded_bounds()
        self.per_pass = -(-len(self.folded) // config.folds)
        places = [full(max(self.folded[p :: self.per_pass])) for p in range(self.per_pass)]
        self.fold = fold.build(config, places)
        self.full: Word | None = None
        self.filler: Part | None = None

    def _folded_bounds(self) -> list[int]:
        """Bounds of the words m, m+1, ... of x^2, up to the last that can be other than zero."""
        found: list[int] = []
        carry = 0
        for column in self.columns[self.m :]:
            found.append(min(column, (1 << self.w) - 1) + carry)
            carry = column >> self.w
        if carry:
            raise too_narrow(self.config)
        while not found[-1]:
            found.pop()
        return found

    def sum_bounds(self) -> list[int]:
        """Bounds of the sums of the kept columns and of all rows."""
        return [kept + rows for kept, rows in zip(self.columns[: self.m], self.fold.sums, strict=True)]

    def result_bounds(self) -> list[int]:
        """Bounds of the next x."""
        sums, low = self.sum_bounds(), (1 << self.w) - 1
        carries = [0, *(s >> self.w for s in sums)]
        return [min(s, low) + carry for s, carry in zip([*sums, 0], carries, strict=True)]

    def build(self) -> WideCore:
        """The circuit: ring, array, words, tables, sums, x."""
        config, m, g = self.config, self.m, self.g
        p, r, folds = config.front, config.back, config.folds
        self.c = c = Circuit()
        load, step = c.input("load", 1), c.input("step", 1)
        outside = [c.input(f"from_{i}", high) for i, high in enumerate(self.bounds)]
        x = [c.wire(f"x_{i}", high) for i, high in enumerate(self.bounds)]
        filling = self._filler(load, step, x) if config.filled else None
        self._ring(step)

        c.note("The square's columns, the upper half first.")
        array = products.build(config, self.array, self.bounds)
        named = {op.name: c.wire(op.name, op.outs[0].high) for op in array.inputs if op.name.startswith("u_")}
        operands = list(named.values())
        named |= {"upper": _any(c, "upper", self.at[:g]), "lower": _any(c, "lower", self.at[g : 2 * g])}
        halves = dict(zip(array.results, array(c, "array", **named), strict=True))
        totals = self._totals(halves)

        c.note("Words of the upper half; those of a later pass move on.")
        words = self._words(totals)

        c.note("Rows of the tables, pass by pass.")
        turn: list[Word] = []
        if folds > 1:
            bits = [self._during(f"pass_{bit}", [g + p + f for f in range(folds) if f >> bit & 1])
                    for bit in range(folds.bit_length() - 1)]  # fmt: skip
            turn = bits if len(bits) == 1 else [c.join("pass", *bits)]
        if filling is None:
            inputs = {f"e_{i}": word for i, word in enumerate(words[: self.per_pass])}
            inputs |= dict(zip(("pass",), turn, strict=False))
        else:
            inputs = self._memories(filling, words, turn)
        rows = self.fold.part(c, "fold", **inputs)

        c.note("Sums: the lower half's columns first, then rows.")
        first = g + p + r
        moves = self._during("summing", [2 * g + p - 1, *range(first, first + folds - 1)])
        sums: list[Word] = []
        for k, (row, most) in enumerate(zip(rows, map(full, self.sum_bounds()), strict=True)):
            kept = _cut(totals[k], self.columns[k])
            if folds == 1:
                before = c.register(f"a_{k}_q", kept, moves)
            else:
                before = c.wire(f"a_{k}", most)
                total = c.add_or_load(f"a_{k}_next", before, row, self.at[2 * g + p - 1], kept)
                c.connect(before, c.register(f"a_{k}_q", limited(total, most), moves))
            sums.append(limited(c.add(f"s_{k}", before, row), most))

        c.note("The next x.")
        last = done = self.at[config.cycles - 1]
        if filling is not None:
            done = c.either("done", last, filling["done"])
        taking = c.either("taking", load, last)
        result = self._next(sums, load, last, outside)
        for i, word in enumerate(result):
            c.connect(x[i], c.register(f"x_{i}_q", limited(word, self.bounds[i]), taking))
        self._operands(operands, x, result, load, taking)
        facts = {
            "products": sum(op.kind.dsps for op in array.circuit.ops),
            "passes_of_products": 2 * g,
            "folded_words": len(self.folded),
            "tables": len(self.fold.chunks),
            "rows_summed": len(self.fold.chunks) * folds + 1,
        }
        if config.filled:
            facts["cycles_of_a_filling"] = filler.fill_cycles(config, self.per_pass)
        watched = {"words": tuple(words), "sums": tuple(sums)}
        period = max(planned_period(c) + REGISTER, array.period, self.fold.part.period)
        return WideCore(
            *(c, tuple(x), tuple(x), watched, period, config.cycles, facts, self._layout()),
            done=done,
            parts=(array, self.fold.part),
            columns=2 * m + (self.columns[2 * m + 1] > 0) + 1,
        )

    def _operands(
        self, operands: Sequence[Word], x: Sequence[Word], following: Sequence[Word], load: Word, taking: Word
    ) -> None:
        """Registers of the array's operands: in the first pass from the words that x takes, then from x.

        They have no enable, which would be a net of thousands of pins behind another: between squarings they take the
        first pass's words from x again and again.
        """
        c = self.c
        c.note("The array's operands in the next pass.")
        idle = c.both("idle", c.invert("rests", self.step), c.invert("keeps", load))
        after = [taking, c.both("after_0", self.at[0], self.step), *self.at[1:]]
        for i, (wire, words) in enumerate(zip(operands, self.array.operands, strict=True)):
            choices = [(after[t], x[k]) for t, k in enumerate(words) if t and k is not None]
            if (first := words[0]) is not None:
                choices += [(taking, limited(following[first], self.bounds[first])), (idle, x[first])]
            chosen = c.select(f"u_{i}_next", *choices)
            c.connect(wire, c.register(f"u_{i}_q", limited(chosen, wire.high)))

    def _filler(self, load: Word, step: Word, x: Sequence[Word]) -> dict[str, Word]:
        """The filler of the tables: the first number that is loaded after reset is N, and the first run makes them.

        It hears and says everything a cycle later, through registers: it reaches every table, far from the machine.
        """
        c, w = self.c, self.w
        c.note("The first number after reset is the modulus, the first run fills the tables.")
        empty = c.wire("empty", 1)
        self.full = c.wire("full", 1)
        number = joined(c, "number", [word.low(w) for word in x[: self.m]])
        part = filler.build(self.config, self.per_pass)
        run = c.wire("fills", 1)
        takes = c.register("takes_q", c.both("takes", load, empty), reset=0)
        operands = {"load": takes, "run": run, "number": number}
        found = dict(zip(part.results, part(c, "filler", **operands), strict=True))
        c.connect(empty, c.register("empty_q", c.literal("no", 0), found["done"], reset=1))
        goes_on = c.both("fills_next", step, empty, c.invert("fills_on", found["done"]))
        c.connect(run, c.register("fills_q", goes_on, reset=0))
        found["done"] = c.register("done_q", found["done"], reset=0)
        c.connect(self.full, c.register("full_q", c.literal("yes", 1), found["done"], reset=0))
        self.filler = part
        return found

    def _memories(self, filling: dict[str, Word], words: Sequence[Word], turn: list[Word]) -> dict[str, Word]:
        """The memories of all tables, and the rows that they show."""
        c, config = self.c, self.config
        rows: dict[str, Word] = {}
        parts = pieces(self.w + 1, config.chunk)
        writes = c.register("filled_write_q", filling["write"], reset=0)
        at = [self._is(filling["place"], i) for i in range(self.per_pass)]
        of = [self._is(filling["chunk"], i) for i in range(len(parts))]
        row = c.register("filled_row_q", filling["row"])
        value = filling["value"].low(config.chunk)
        index = c.register("filled_index_q", joined(c, "filled_index", [filling["turn"], value] if turn else [value]))
        for number, bits in enumerate(self.fold.chunks):
            place, low, size = bits[0][0], bits[0][1], len(bits)
            write = c.both(f"write_{number}", writes, at[place], of[number % len(parts)])
            to = index.low(size + config.folds.bit_length() - 1)
            word = words[place] if place < len(words) else c.literal(f"no_word_{number}", 0)
            there = min(size, max(0, word.width - low))
            bits_read = [word.slice(low, there)] if there else []
            bits_read += [c.literal(f"no_bits_{number}", 0)] * (there < size)
            shape = {"where": config.rows, "latency": config.read, "depth": config.folds << size, "rule": "old"}
            rows[f"row_{number}"] = c.memory(
                f"table_{number}",
                (write, to, row),
                joined(c, f"from_table_{number}", [*turn, *bits_read]),
                high=(1 << self.w * self.m) - 1,
                **shape,
            )
        return rows

    def _is(self, word: Word, value: int) -> Word:
        """1 where a word had that value, a cycle later."""
        name = word.view.wire.name
        same = self.c.equal(f"{name}_{value}", word, self.c.literal(f"{name}_of_{value}", value))
        return self.c.register(f"{name}_{value}_q", same)

    def _ring(self, step: Word) -> None:
        """A bit for each cycle of a squaring, one of them high."""
        self.c.note("The cycle of a squaring.")
        self.step = step
        if self.full is not None:
            self.step = self.c.both("squares", step, self.full)
        ring = Ring(self.c, self.step, self.config.cycles)
        self.at, self._during = ring.at, ring.during

    def _totals(self, halves: dict[str, Word]) -> dict[int | str, Word]:
        """The columns at the end of a half, by the diagonal of the array: the sums of its passes."""
        c, m, g, p = self.c, self.m, self.g, self.config.front
        named: dict[int | str, Word] = {"spill": halves["t_spill"]} | {k: halves[f"t_{k}"] for k in range(m + 1)}
        if g == 1:
            return named
        begins = c.either("begins", self.at[p], self.at[g + p])
        moves = self._during("summing_up", range(p, p + 2 * g))
        found: dict[int | str, Word] = {}
        for k, word in named.items():
            column = 2 * m + 1 if k == "spill" else 2 * m - int(k)
            most = max(self.columns[column], self.columns[int(k)] if k != "spill" and int(k) < m else 0, word.high)
            before = c.wire(f"part_{k}", full(most))
            total = _cut(c.add_or_load(f"total_{k}", word, before, begins, word), most)
            c.connect(before, c.register(f"part_{k}_q", total, moves))
            found[k] = total
        return found

    def _words(self, totals: dict[int | str, Word]) -> list[Word]:
        """The folded words, as they stand in their registers: the words of pass f from place f G on."""
        c, m, w, step = self.c, self.m, self.w, self.per_pass
        cycle = self.g + self.config.front - 1
        ready = self.at[cycle]
        # A register of its own, since it reaches all words.
        moving = c.register("moving_q", c.invert("moving", self.at[cycle - 1]), self.step, reset=1)
        count = len(self.folded)
        d: dict[int, Word] = {}
        for i in reversed(range(count)):
            column = _cut(totals[m - i if i <= m else "spill"], self.columns[m + i])
            low = column.low(w) if column.high else None
            carry = _cut(totals[m - i + 1], self.columns[m + i - 1]).above(w) if i else None
            later = d.get(i + step)
            held = i + step >= count and i // step == self.config.folds - 1
            name = f"d_{i}"
            if low is not None and carry is not None:
                if later is not None:
                    new = c.add_or_load(name, low, carry, moving, later)
                else:
                    new = c.add(name, low, carry)
            else:
                new = low if low is not None else carry
                assert new is not None, "a folded word that is always zero"
                if later is not None:
                    new = c.choose(name, ready, new, later)
            if later is None and not held:
                new = c.select(f"{name}_once", (ready, _cut(new, self.folded[i])))
            most = max(self.folded[i::step])
            d[i] = c.register(f"{name}_q", _cut(new, most), ready if held else None)
        return [d[i] for i in range(count)]

    def _next(self, sums: Sequence[Word], load: Word, last: Word, outside: Sequence[Word]) -> list[Word]:
        """One neighbour carry, or what is loaded from outside."""
        c, w = self.c, self.w
        carries = [s.above(w) for s in sums]
        words = [c.select("y_0", (load, outside[0]), (last, sums[0].low(w)))]
        for i in range(1, len(sums)):
            carry = carries[i - 1]
            assert carry is not None, f"nothing is carried out of column {i - 1}"
            words.append(c.add_or_load(f"y_{i}", sums[i].low(w), carry, load, outside[i]))
        assert carries[-1] is not None, "nothing is carried out of the last column"
        return [*words, c.select(f"y_{len(sums)}", (load, outside[-1]), (last, carries[-1]))]

    def _layout(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """The bits that every table looks up in every pass, as (place among the folded words, bit of that word)."""
        found = []
        for f in range(self.config.folds):
            for bits in self.fold.chunks:
                words = [(place + f * self.per_pass, bit) for place, bit in bits]
                found.append(tuple(pair for pair in words if pair[0] < len(self.folded)))
        return tuple(bits for bits in found if bits)
