"""The word-serial multiplier as a circuit with state: memories of words, lanes of products, rings of T.

In each cycle of a row a group of words, one for each lane, is multiplied by one word; the products are added to the
group of T that has its turn. A ring that moves down by a word writes each group one group later, when the word above it
is known; no word of T is ever moved between lanes by more than one place. q, the quotient's word, is the product of n'
and the lowest word of the sum, which is final long before the row is.
"""

from __future__ import annotations

from collections.abc import Mapping

from modmill.hw.circuit.control import any_of, counter, is_value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.loading import MODULUS, leaving, loading
from modmill.hw.units.gf2.memories import latency, later, memory, power
from modmill.hw.units.gf2.words.control import control
from modmill.hw.units.gf2.words.fixed import Fixed
from modmill.hw.units.gf2.words.order import INVERSE, KEPT, QUOTIENT, WORD, A, N, Timing
from modmill.hw.units.gf2.words.product import stepped_product, word_product

COUNTERS = {
    "products": "products whose last word was read",
    "cycles": "cycles of products, without those in which they waited for the stream out",
    "words": "words of operands and of T that rows read or wrote",
}
"""The counters of the unit since reset; they wrap around."""
INVERSES = 2
"""The sort of beats with words of N's inverse."""


def build(timing: Timing, bits: int, karatsuba: int, modulus: int = 0) -> tuple[Circuit, Mapping[str, Word]]:
    """The circuit for words of so many bits, and its results by name; `modulus`: N where it is built in, else 0."""
    return _Builder(timing, bits, karatsuba, modulus).build()


class _Builder:
    def __init__(self, timing: Timing, bits: int, karatsuba: int, modulus: int) -> None:
        self.c = Circuit()
        self.fixed = Fixed(modulus, timing, bits) if modulus else None
        self.timing, self.bits, self.karatsuba = timing, bits, karatsuba
        self.lanes, self.order = timing.lanes, timing.order
        self.wide = timing.lanes * bits
        self.places = timing.group_places

    def build(self) -> tuple[Circuit, Mapping[str, Word]]:
        c, timing = self.c, self.timing
        offered, out_ready = c.input("in_valid", 1), c.input("out_ready", 1)
        kind = None if self.fixed else c.input("in_kind", INVERSES if not self.order.quotients else MODULUS)
        a, b = (c.input(f"in_{name}", (1 << self.wide) - 1) for name in "ab")
        loaded, room = c.wire("loaded", 1), c.wire("room", 1)
        self.control = control(c, timing, loaded, room)
        ready = self._load(offered, kind, a, b, loaded)
        sums = self._rows()
        result = self._result(self._rings(*sums), out_ready, room)
        groups = c.literal("words_of_a_group", 3 * self.lanes)
        events = {
            "products": (self.control.ends, c.literal("a_product", 1)),
            "cycles": (self.control.moves, c.literal("a_cycle", 1)),
            "words": (self.summed, groups),
        }
        counted = {name: counter(c, name, *event) for name, event in events.items()}
        return c, {"in_ready": ready, **result, **counted}

    def _later(self, name: str, word: Word, cycles: int, reset: int | None = None) -> Word:
        return later(self.c, name, word, cycles, reset)

    def _memory(self, name: str, write: tuple[Word, Word, Word], at: Word, depth: int, width: int) -> Word:
        return memory(self.c, name, write, at, depth, width)

    def _paged(self, name: str, group: Word, page: Word) -> Word:
        """The address of a group in a page."""
        if self.places == 1:
            return page
        return self.c.join(name, group, page)

    def _load(self, offered: Word, kind: Word | None, a: Word, b: Word, loaded: Word) -> Word:
        """Beats to memories, operands to the page that no product reads; whether a beat is taken."""
        c = self.c
        given = offered, kind, a, b
        load = loading(c, self.timing.groups, given, loaded, self.control.begins, self.control.busy)
        taken, at, page, kind, is_operands, (a, b) = (
            *(load.taken, load.at, load.page, load.kind, load.is_operands),
            load.beat,
        )
        self.reads = c.register("reads_q", page, self.control.begins, reset=1)
        if kind is None or is_operands is None:
            writes = c.register("taken_q", taken, reset=0)
            self.a_write = writes, c.register("a_to_q", self._paged("a_to", at, page)), a
            self.b_write = *self.a_write[:2], b
            return load.ready

        c.note("The pages: two of a, then N, then its inverse.")
        top = c.literal("p_n", 2)
        if not self.order.quotients:
            top = c.choose("to_n", is_value(c, "is_modulus", kind, MODULUS), top, c.literal("p_i", 3))
        to = c.choose("to_page", is_operands, page, top)
        writes = c.register("taken_q", taken, reset=0)
        self.a_write = writes, c.register("a_to_q", self._paged("a_to", at, to)), a
        b_writes = c.register("b_taken_q", c.both("b_taken", taken, is_operands), reset=0)
        self.b_write = b_writes, c.register("b_to_q", self._paged("b_to", at, page)), b
        if self.order.quotients:
            first = is_value(c, "at_zero", at, 0)
            comes = c.both("n_comes", taken, first, c.invert("not_operands", is_operands))
            self.inverse = c.register("n_inverse", b.low(self.bits), comes)
        return load.ready

    def _rows(self) -> tuple[list[Word], Word]:
        """The products of the lanes as words to add to a group of T, and what is above the row's last group."""
        c, control, timing = self.c, self.control, self.timing
        lanes, bits, read = self.lanes, self.bits, timing.read
        rows = self.order.rows
        c.note("A group of the row's operand.")
        group = control.group
        page, depth = self.reads, timing.pages * self.places
        if self.fixed is None:
            pages = {A: self.reads, N: c.literal("page_n", 2), INVERSE: c.literal("page_i", 3)}
            page = c.select("row_page", *((s, pages[row.operand]) for s, row in zip(control.sorts, rows, strict=True)))
        words = self._memory("operands", self.a_write, self._paged("a_from", group, page), depth, self.wide)
        if self.fixed is not None:
            words = self.fixed.chosen(c, words, group, control.sorts, latency(depth))
        words = self._later("operand_q", words, read - latency(depth))

        c.note("The word that multiplies it, from the cycle before its first products on.")
        first = is_value(c, "first", group, 0)
        first = c.both("first_group", first, control.active)
        phase, self.first = control.phase, first
        if phase is not None:
            self.first = c.both("first_ends", first, control.stepped)
            first = c.both("first_begins", first, is_value(c, "step_begins", phase, 0))
        self.kept, self.lowest = c.wire("kept", (1 << bits) - 1), c.wire("lowest", (1 << bits) - 1)
        sources = {WORD: self._word, KEPT: lambda: self.kept}
        kinds = [by for by in dict.fromkeys(row.by for row in rows) if by in sources]
        found = {by: self._later(f"{by}_chosen", sources[by](), timing.chosen) for by in kinds}
        early = [self._later(f"sort_{i}_to_word", s, read - 2, reset=0) for i, s in enumerate(control.sorts)]
        chosen = [(s, found[row.by]) for s, row in zip(early, rows, strict=True) if row.by in sources]
        by = c.register("word_q", c.select("word", *chosen))
        if self.order.quotients:
            mine = next(s for s, row in zip(early, rows, strict=True) if row.by == QUOTIENT)
            by = c.choose("multiplier", c.register("by_quotient", mine, reset=0), self._quotient(), by)
        by = c.register("multiplier_q", by, self._later("first_to_word", first, read - 1, reset=0))

        c.note("The products of the lanes.")
        parts = [words.slice(i * bits, bits) for i in range(lanes)]
        if phase is None:
            made = [
                word_product(c, f"product_{i}", part, by, self.karatsuba, timing.inside) for i, part in enumerate(parts)
            ]
            made = [c.register(f"product_{i}_q", word) for i, word in enumerate(made)]
        else:
            made = stepped_product(c, "product", parts, by, self._later("phase_to_product", phase, read), timing)
        lows = [word.low(bits) for word in made]
        highs = [word.slice(bits, bits - 1) for word in made]

        c.note("The high half of the last lane belongs to the next group, or above the row.")
        ends = control.active if phase is None else c.both("active_ends", control.active, control.stepped)
        self.summed = self._later("active_to_sum", ends, timing.sum, reset=0)
        is_last = is_value(c, "last_group", group, timing.groups - 1)
        self.last = self._later("last_to_sum", c.both("last_active", is_last, ends), timing.sum, reset=0)
        onward = c.select("onward", (c.invert("not_last", self.last), highs[-1]))
        over = c.register("carried", onward, self.summed, reset=0)
        return [c.xor(f"lane_{i}", low, ([over, *highs])[i]) for i, low in enumerate(lows)], highs[-1]

    def _word(self) -> Word:
        """The word of b that is the row's."""
        c, lanes, bits, read = self.c, self.lanes, self.bits, self.timing.read - self.timing.chosen
        depth, row, low = 2 * self.places, self.control.row, (self.lanes - 1).bit_length()
        wait = latency(depth)
        group = row.above(low) or c.literal("b_group", 0)
        at = self._later("b_from_q", self._paged("b_from", group, self.reads), read - 2 - wait)
        words = self._memory("b", self.b_write, at, depth, self.wide)
        if lanes == 1:
            return words
        index = self._later("b_lane", row.low(low), read - 2)
        return c.pick("b_word", index, *(words.slice(i * bits, bits) for i in range(min(lanes, row.high + 1))))

    def _quotient(self) -> Word:
        """q."""
        c, timing, phase = self.c, self.timing, self.control.phase
        if phase is None:
            if self.fixed is None:
                found = word_product(c, "q", self.lowest, self.inverse, 0, timing.inside).low(self.bits)
            else:
                found = self._later("q_part", c.linear("q", self.lowest, self.fixed.quotient()), timing.inside)
            return c.register("quotient_q", found) if timing.registers else found
        # The step behind the one that made the lowest word is q's; until the next one q stands.
        ends = self._later("stepped_to_sum", self.control.stepped, timing.sum, reset=0)
        self.finds = c.wire("finds", 1)
        mine = c.register("q_step", self.finds, ends, reset=0)
        if self.fixed is not None:
            inverse = c.literal("n_inverse", self.fixed.inverse)
            self.inverse = c.widen("n_inverse_word", inverse, (1 << self.bits) - 1, 0.0)
        phase = self._later("phase_to_quotient", phase, timing.sum)
        return stepped_product(c, "q", [self.lowest], self.inverse, phase, timing, mine, self.bits)[0]

    def _rings(self, lanes: list[Word], above: Word) -> Word:
        """The sums with T, in the rings, by `Row.upper`; the group of T or of the result that has its turn."""
        c, control, timing, order = self.c, self.control, self.timing, self.order
        bits, count, late = self.bits, self.lanes, self.timing.sum
        c.note("The group of T, zero in the first row of a ring; the result is the sum of the rings.")
        sorts = [self._later(f"sort_{i}_to_sum", s, late, reset=0) for i, s in enumerate(control.sorts)]
        first_row = is_value(c, "first_row", control.row, 0)
        group = control.group
        stored = {upper: c.wire(f"ring_{int(upper)}", (1 << self.wide) - 1) for upper in {r.upper for r in order.rows}}
        later_row = c.invert("later_row", first_row)
        reads = []
        for upper, ring in stored.items():
            mine = [s for s, row in zip(control.sorts, order.rows, strict=True) if row.upper == upper]
            # In a coarse order only the first sort of rows begins with an empty ring.
            old = [c.both(f"old_{int(upper)}_{i}", s, later_row) for i, s in enumerate(mine)]
            if order.coarse:
                old = [old[0], *mine[1:]]
            read = any_of(c, f"reads_{int(upper)}", [*old, control.gives])
            read = self._later(f"reads_{int(upper)}_to_t", read, late - timing.old, reset=0)
            reads.append(c.select(f"old_words_{int(upper)}", (read, ring)))
        t = self._later("t_q", c.xor("t", *reads) if len(reads) > 1 else reads[0], timing.old)
        self.sums = [c.xor(f"sum_{i}", t.slice(i * bits, bits), lane) for i, lane in enumerate(lanes)]
        first = self._later("first_to_sum", self.first, late, reset=0)
        group_late = self._later("group_to_sum", group, late)
        self._keep(sorts, first, self._later("first_row_to_sum", first_row, late), group_late)

        c.note("Each group is written when the word above it is known.")
        still = [s for s, row in zip(sorts, order.rows, strict=True) if not row.moves]
        stays = any_of(c, "stays", still) if still else None
        if stays is not None:
            beyond = c.register("beyond", c.select("beyond_next", (stays, above)), self.last, reset=0)
            above = c.xor("above", above, beyond)
        write, to, data, top = self.summed, group_late, self.sums, above
        upper = [s for s, row in zip(sorts, order.rows, strict=True) if row.upper]
        flags = {True: any_of(c, "is_upper", upper)} if upper else {}
        if timing.groups > 1:
            # With steps of several cycles what is written stands from the end of one to the end of the next.
            ended, stands = c.register("ended_q", self.last), None if control.phase is None else self.summed
            if stands is None:
                write = c.register("write_q", write, reset=0)
            else:
                write = c.either("write_now", ended, c.both("write_next", write, c.invert("not_first", first)))
            to = c.register("to_q", to, stands)
            data = [c.register(f"sum_{i}_q", word, self.summed) for i, word in enumerate(data)]
            top = c.choose("word_above", ended, c.register("above_q", above, stands), self.sums[0])
            flags = {key: c.register("is_upper_q", word, stands) for key, word in flags.items()}
            stays = None if stays is None else c.register("stays_q", stays, stands)
        moved = [*data[1:], top]
        if stays is not None:
            pairs = zip(data, moved, strict=True)
            moved = [c.choose(f"moved_{i}", stays, old, new) for i, (old, new) in enumerate(pairs)]
        moved = [c.widen(f"word_{i}", word, (1 << bits) - 1, 0.0) for i, word in enumerate(moved)]
        whole = c.join("moved", *moved) if count > 1 else moved[0]
        if flags and len(stored) > 1:
            flags[False] = c.invert("is_lower", flags[True])
        writes = {u: c.both(f"write_{int(u)}", write, flags[u]) if u in flags else write for u in stored}

        c.note("The rings; a group of the result is read as late after its turn as one of a sum.")
        at = self._later("t_from", group, late - timing.old - latency(timing.groups))
        for upper, ring in stored.items():
            name = f"t_{int(upper)}"
            c.connect(ring, self._memory(name, (writes[upper], to, whole), at, max(2, self.places), self.wide))
        return t

    def _keep(self, sorts: list[Word], first: Word, first_row: Word, group: Word) -> None:
        """The words that rows keep for later ones, and the lowest word of the sum, from which q follows."""
        c, control, timing, order, bits = self.c, self.control, self.timing, self.order, self.bits
        late = timing.sum
        keeping = [s for s, row in zip(sorts, order.rows, strict=True) if row.keeps]
        depth = power(timing.words)
        row_late = self._later("row_to_sum", control.row, late)
        if keeping:
            c.note("Words that leave a ring are kept for the rows of the reduction.")
            write = c.both("keeps", first, any_of(c, "keeping", keeping)), row_late, self.sums[0]
            if order.quotients:
                after = c.add("row_after", control.row, c.literal("row_one", 1)).low(max(1, (depth - 1).bit_length()))
                at = self._later("kept_from", after, late - latency(depth) - 1)
            else:
                at = self._later("kept_from", control.row, timing.read - timing.chosen - 2 - latency(depth))
            word = self._memory("kept_words", write, at, depth, bits)
            c.connect(self.kept, c.register("kept_q", word) if order.quotients else word)
        else:
            c.connect(self.kept, c.literal("nothing_kept", 0))
        if not order.quotients:
            c.connect(self.lowest, c.literal("no_quotient", 0))
            return
        c.note("The lowest word that the next row of the reduction finds.")
        reducing = next(s for s, row in zip(sorts, order.rows, strict=True) if row.by == QUOTIENT)
        if order.coarse:
            self._find(self.sums[0], first)
            return
        second, when = self.sums[min(1, self.lanes - 1)], first
        if self.lanes == 1:
            when = c.both("second_group", self.summed, is_value(c, "is_second", group, 1))
        begins = c.both("first_kept", c.both("first_of_all", first, first_row), c.invert("not_reducing", reducing))
        further = c.both("further", when, reducing)
        final = c.xor("final_word", second, self.kept)
        lowest = c.choose("lowest_next", reducing, final, self.sums[0])
        self._find(lowest, c.either("lowest_moves", begins, further))

    def _find(self, lowest: Word, moves: Word) -> None:
        """Keeps the lowest word of a sum, and starts the product that is q."""
        self.c.connect(self.lowest, self.c.register("lowest_q", lowest, moves))
        if self.control.phase is not None:
            self.c.connect(self.finds, moves)

    def _result(self, found: Word, out_ready: Word, room: Word) -> dict[str, Word]:
        """The groups of the result in a queue before the stream out."""
        c, late = self.c, self.timing.sum + 1 - self.timing.old
        c.note("The result waits in a queue, which has room for those groups, too, that are on their way to it.")
        push = self._later("gives_to_queue", self.control.gives, late, reset=0)
        return leaving(c, push, self._later("result_q", found, 1 - self.timing.old), late, out_ready, room)
