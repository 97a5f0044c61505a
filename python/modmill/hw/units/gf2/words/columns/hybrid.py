"""The sums of a hybrid order as a circuit: a ring of T in which nothing moves, and windows of words that do.

Column c is word c mod s of T. In a row of a b, or of q N, the window of a row begins where the ring does; a row of N
goes around it, and the word that q clears is that of column c + s from then on. Behind as many rows as lanes the
columns of their group from R on are summed, and added to it.
"""

from __future__ import annotations

from modmill.hw.circuit.control import all_of, any_of, is_value
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.memories import latency
from modmill.hw.units.gf2.words.columns.hybrid_control import Control
from modmill.hw.units.gf2.words.columns.order import Sort
from modmill.hw.units.gf2.words.columns.window import window
from modmill.hw.units.gf2.words.lanes import products, word_of_b
from modmill.hw.units.gf2.words.operands import Operands
from modmill.hw.units.gf2.words.quotient import Quotient
from modmill.hw.units.gf2.words.site import Site


class Hybrid:
    """`found` is the group of T or of the result that has its turn; `summed`: a step ends that adds to one."""

    def __init__(self, site: Site, control: Control, operands: Operands) -> None:
        self.site, self.control = site, control
        c, bits, late = site.c, site.bits, site.timing.sum
        words = window(site, operands, control.window, control.sorts[Sort.REDUCTION], around=True)
        c.note("The word that multiplies it.")
        self.quotient: Quotient = Quotient(site, control.phase, operands.inverse)
        made = products(site, words, self._multiplier(operands), control.phase)
        lows, highs = [word.low(bits) for word in made], [word.slice(bits, bits - 1) for word in made]
        ends = c.both("adds", control.active, control.stepped)
        self.summed: Word = site.later("active_to_sum", ends, late, reset=0)
        below = self._below(highs[-1])
        old, kept = self._old()
        sums: list[Word] = []
        for i, low in enumerate(lows):
            beside = [highs[i - 1]] if i else below
            sums.append(c.xor(f"sum_{i}", low, old.slice(i * bits, bits), kept.slice(i * bits, bits), *beside))
        whole = c.join("sums", *sums) if site.lanes > 1 else sums[0]
        c.connect(self.kept, c.register("kept_q", whole, self.summed))
        c.note("The ring; a group of the result is read as late after its turn as one of a sum.")
        to = site.later("t_to", control.group, late)
        depth = max(2, site.places)
        at = site.later("t_from", control.group, late - site.timing.old - latency(depth))
        c.connect(self.ring, site.memory("t", (self.summed, to, whole), at, depth, site.wide))
        self.found: Word = old
        self._find(sums)

    def _multiplier(self, operands: Operands) -> Word:
        """A word of b, or q, which stands for its row."""
        c, control, site, timing = self.site.c, self.control, self.site, self.site.timing
        read, reduction = timing.read, control.sorts[Sort.REDUCTION]
        b = c.register("word_q", site.later("word_chosen", word_of_b(site, operands, control.place), timing.chosen))
        of_q = site.later("of_q_to_word", reduction, read - 1, reset=0)
        loads = c.either("loads", c.invert("of_b", reduction), control.first)
        if control.phase is not None:
            loads = c.both("loads_once", loads, is_value(c, "step_begins", control.phase, 0))
        loads = site.later("loads_to_word", loads, read - 1, reset=0)
        q = self.quotient.word(control.stepped)
        return c.register("multiplier_q", c.choose("multiplier", of_q, q, b), loads)

    def _below(self, high: Word) -> list[Word]:
        """The words added to the first lane: the upper word of the row's group before, or of the columns before.

        That above the rows of a b is the first word of column s, which the first row of N hands on.
        """
        c, control, site, late = self.site.c, self.control, self.site, self.site.timing.sum
        product, reduction, columns = (control.sorts[sort] for sort in Sort)
        top = (1 << site.bits - 1) - 1
        c.note("Words above a group: of the row, of the rows of a b, and of a block of columns.")
        first_row = is_value(c, "row_is_first", control.row, 0)
        low = (site.lanes - 1).bit_length()
        aligned = is_value(c, "aligned", control.row.low(low), 0) if low else c.literal("always_aligned", 1)
        first_block = is_value(c, "block_is_first", control.row.above(low) or c.literal("only_block", 0), 0)
        later_step = c.invert("later_step", control.first)

        def at_sum(name: str, word: Word) -> Word:
            return site.later(f"{name}_to_sum", word, late, reset=0)

        takes = any_of(
            c,
            "takes_carried",
            [
                c.both("in_product", product, later_step),
                c.both(
                    "in_reduction", reduction, c.invert("not_both", c.both("begins_aligned", control.first, aligned))
                ),
                c.both("in_columns", columns, control.first),
            ],
        )
        takes = at_sum("takes_carried", takes)
        leaves = at_sum("leaves", all_of(c, "leaves", [product, control.final]))
        clears = at_sum("clears", all_of(c, "clears", [product, first_row]))
        joins = at_sum("joins", all_of(c, "joins", [reduction, first_row, control.final]))
        in_columns = at_sum("is_columns", columns)
        over_goes = at_sum("over_goes", c.both("over_stays", columns, later_step))
        over_used = at_sum(
            "over_used", all_of(c, "over_is_used", [columns, control.first, c.invert("block_is_later", first_block)])
        )
        carried, above, over = (c.wire(name, top) for name in ("carried", "above", "over"))
        in_rows = c.both("in_rows", self.summed, c.invert("not_columns", in_columns))
        c.connect(
            carried, c.register("carried_q", c.xor("carried_next", high, c.select("joined", (joins, above))), in_rows)
        )
        kept = c.select("above_kept", (c.invert("not_cleared", clears), above))
        c.connect(
            above, c.register("above_q", c.xor("above_next", high, kept), c.both("above_moves", self.summed, leaves))
        )
        moves = c.both("over_moves", self.summed, in_columns)
        c.connect(over, c.register("over_q", c.xor("over_next", high, c.select("over_kept", (over_goes, over))), moves))
        return [c.select("carried_in", (takes, carried)), c.select("over_in", (over_used, over))]

    def _old(self) -> tuple[Word, Word]:
        """The group of T, zero in the first row, and the sums of a block of columns so far: one of both is zero."""
        c, control, site, timing = self.site.c, self.control, self.site, self.site.timing
        product, reduction, columns = (control.sorts[sort] for sort in Sort)
        later_row = c.invert("later_row", is_value(c, "is_first_row", control.row, 0))
        reads = any_of(
            c,
            "reads_t",
            [
                c.both("old_row", product, later_row),
                reduction,
                c.both("old_columns", columns, control.first),
            ],
        )
        # In the first row T of the product before is still there.
        reads = c.either("reads", c.both("reads_working", reads, control.active), control.gives)
        reads = site.later("reads_to_t", reads, timing.sum - timing.old, reset=0)
        self.ring: Word = c.wire("ring", (1 << site.wide) - 1)
        self.kept: Word = c.wire("kept", (1 << site.wide) - 1)
        old = site.later("t_q", c.select("old_words", (reads, self.ring)), timing.old)
        adds = c.both("adds_to_kept", columns, c.invert("not_first_column", control.first))
        adds = site.later("adds_to_sum", adds, timing.sum, reset=0)
        return old, c.select("kept_words", (adds, self.kept))

    def _find(self, sums: list[Word]) -> None:
        """The word that the next row of N clears, in the group of this row's one, or in the next group."""
        c, control, site = self.site.c, self.control, self.site
        c.note("The lowest word of T that the next row of N finds.")
        product, reduction, _ = (control.sorts[sort] for sort in Sort)
        low, late = (site.lanes - 1).bit_length(), site.timing.sum
        begins = all_of(c, "finds_first", [product, control.first, is_value(c, "finds_row", control.row, 0)])
        turn, lane = control.second, None
        if low:
            is_last = is_value(c, "finds_last_lane", control.row.low(low), site.lanes - 1)
            turn = c.choose("finds_turn", is_last, control.second, control.first)
            lane = c.add("lane_more", control.row.low(low), c.literal("lane_one", 1)).low(low)
            lane = site.later("lane_to_sum", c.select("lane", (reduction, lane)), late)
        finds = c.either("finds_now", begins, c.both("finds_next", reduction, turn))
        finds = site.later("finds_to_sum", finds, late, reset=0)
        word = sums[0] if lane is None else c.pick("lowest_word", lane, *sums)
        self.quotient.find(word, c.both("lowest_moves", finds, self.summed))
