"""Rings of T: a group of words is read in its turn, and written one group later, when the word above it is known."""

from __future__ import annotations

from modmill.hw.circuit.control import any_of, is_value
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.memories import latency, power
from modmill.hw.units.gf2.words.control import Control
from modmill.hw.units.gf2.words.lanes import Lanes
from modmill.hw.units.gf2.words.order import QUOTIENT
from modmill.hw.units.gf2.words.site import Site


class Rings:
    """The sums of rows with T. `found` is the group of T or of the result that has its turn."""

    def __init__(self, site: Site, control: Control, lanes: Lanes) -> None:
        self.site, self.control, self.lanes = site, control, lanes
        c, timing, order, late = site.c, site.timing, site.timing.order, site.timing.sum
        c.note("The group of T, zero in the first row of a ring; the result is the sum of the rings.")
        self.sorts: list[Word] = [site.later(f"sort_{i}_to_sum", s, late, reset=0) for i, s in enumerate(control.sorts)]
        first_row = is_value(c, "first_row", control.row, 0)
        self.stored: dict[bool, Word] = {
            upper: c.wire(f"ring_{int(upper)}", (1 << site.wide) - 1) for upper in {r.upper for r in order.rows}
        }
        later_row = c.invert("later_row", first_row)
        reads: list[Word] = []
        for upper, ring in self.stored.items():
            mine = [s for s, row in zip(control.sorts, order.rows, strict=True) if row.upper == upper]
            # In a coarse order only the first sort of rows begins with an empty ring; in a fine one it alone reads it.
            old = [
                c.both(f"old_{int(upper)}_{i}", s, later_row) for i, s in enumerate(mine[: 1 if order.fine else None])
            ]
            if order.coarse and not order.fine:
                old = [old[0], *mine[1:]]
            read = any_of(c, f"reads_{int(upper)}", [*old, control.gives])
            read = site.later(f"reads_{int(upper)}_to_t", read, late - timing.old, reset=0)
            reads.append(c.select(f"old_words_{int(upper)}", (read, ring)))
        self.found: Word = site.later("t_q", c.xor("t", *reads) if len(reads) > 1 else reads[0], timing.old)
        self._add()
        first = site.later("first_to_sum", lanes.first, late, reset=0)
        group_late = site.later("group_to_sum", control.group, late)
        self._keep(first, site.later("first_row_to_sum", first_row, late), group_late)
        self._write(first, group_late)

    def _add(self) -> None:
        """The sums; in a fine order those of the row of a wait for the row of N, which adds to them."""
        c, site, timing, bits = self.site.c, self.site, self.site.timing, self.site.bits
        parts = [self.found.slice(i * bits, bits) for i in range(site.lanes)]
        added = [(part, lane) for part, lane in zip(parts, self.lanes.words, strict=True)]
        if not timing.order.fine:
            self.sums: list[Word] = [c.xor(f"sum_{i}", *words) for i, words in enumerate(added)]
            return
        waits = c.wire("waits", (1 << site.wide) - 1)
        held = c.select("waited", (self.sorts[1], waits))
        self.sums = [c.xor(f"sum_{i}", *words, held.slice(i * bits, bits)) for i, words in enumerate(added)]
        moves = self.control.halves
        moves = None if moves is None else site.later("waits_move", moves, timing.sum, reset=0)
        whole = c.join("sums", *self.sums) if site.lanes > 1 else self.sums[0]
        places = -(-timing.behind // timing.spacing)
        c.connect(waits, c.delay("waits_q", whole, places, moves))

    def _write(self, first: Word, group_late: Word) -> None:
        c, control, timing, order = self.site.c, self.control, self.site.timing, self.site.timing.order
        lanes, sorts, sums, site = self.lanes, self.sorts, self.sums, self.site
        bits, count, stored = site.bits, site.lanes, self.stored
        c.note("Each group is written when the word above it is known.")
        above, last, written = lanes.above, lanes.last, lanes.summed
        still = [s for s, row in zip(sorts, order.rows, strict=True) if not row.moves]
        stays = any_of(c, "stays", still) if still else None
        if stays is not None:
            beyond = c.register("beyond", c.select("beyond_next", (stays, above)), last, reset=0)
            above = c.xor("above", above, beyond)
        if order.fine:
            # The sums of rows that stay are not written.
            stays, written = None, c.both("written", written, sorts[1])
            first, last = c.both("first_written", first, sorts[1]), c.both("last_written", last, sorts[1])
        write, to, data, top = written, group_late, sums, above
        upper = [s for s, row in zip(sorts, order.rows, strict=True) if row.upper]
        flags = {True: any_of(c, "is_upper", upper)} if upper else {}
        if timing.groups > 1:
            # Where a row's groups do not come in consecutive cycles, what is written stands from one to the next.
            ended = c.register("ended_q", last)
            stands = None if control.phase is None and timing.spacing == 1 else written
            if stands is None:
                write = c.register("write_q", write, reset=0)
            else:
                write = c.either("write_now", ended, c.both("write_next", write, c.invert("not_first", first)))
            to = c.register("to_q", to, stands)
            data = [c.register(f"sum_{i}_q", word, written) for i, word in enumerate(data)]
            top = c.choose("word_above", ended, c.register("above_q", above, stands), sums[0])
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
        at = site.later("t_from", control.group, timing.sum - timing.old - latency(timing.groups))
        for upper, ring in stored.items():
            name = f"t_{int(upper)}"
            c.connect(ring, site.memory(name, (writes[upper], to, whole), at, max(2, site.places), site.wide))

    def _keep(self, first: Word, first_row: Word, group: Word) -> None:
        """The words that rows keep for later ones, and the lowest word of the sum, from which q follows."""
        c, control, timing, order = self.site.c, self.control, self.site.timing, self.site.timing.order
        sorts, sums, lanes, site = self.sorts, self.sums, self.lanes, self.site
        late, quotient = timing.sum, lanes.quotient
        keeping = [s for s, row in zip(sorts, order.rows, strict=True) if row.keeps]
        depth = power(timing.words)
        row_late = site.later("row_to_sum", control.row, late)
        if keeping:
            c.note("Words that leave a ring are kept for the rows of the reduction.")
            write = c.both("keeps", first, any_of(c, "keeping", keeping)), row_late, sums[0]
            if order.quotients:
                after = c.add("row_after", control.row, c.literal("row_one", 1)).low(max(1, (depth - 1).bit_length()))
                at = site.later("kept_from", after, late - latency(depth) - 1)
            else:
                at = site.later("kept_from", control.row, timing.read - timing.chosen - 2 - latency(depth))
            word = site.memory("kept_words", write, at, depth, site.bits)
            c.connect(lanes.kept, c.register("kept_q", word) if order.quotients else word)
        else:
            c.connect(lanes.kept, c.literal("nothing_kept", 0))
        if not order.quotients:
            quotient.none()
            return
        c.note("The lowest word that the next row of the reduction finds.")
        reducing = next(s for s, row in zip(sorts, order.rows, strict=True) if row.by == QUOTIENT)
        if order.coarse:
            quotient.find(sums[0], c.both("finds_first", first, sorts[0]) if order.fine else first)
            return
        second, when = sums[min(1, site.lanes - 1)], first
        if site.lanes == 1:
            when = c.both("second_group", lanes.summed, is_value(c, "is_second", group, 1))
        begins = c.both("first_kept", c.both("first_of_all", first, first_row), c.invert("not_reducing", reducing))
        further = c.both("further", when, reducing)
        final = c.xor("final_word", second, lanes.kept)
        lowest = c.choose("lowest_next", reducing, final, sums[0])
        quotient.find(lowest, c.either("lowest_moves", begins, further))
