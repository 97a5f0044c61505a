"""The control of a hybrid order: counters that walk its rows, their groups, and the words of its columns."""

from __future__ import annotations

from dataclasses import dataclass

from modmill.hw.circuit.control import all_of, any_of, at_least, flag, is_value
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.words.columns.order import HybridTiming, Sort
from modmill.hw.units.gf2.words.course import course


@dataclass(frozen=True, slots=True)
class Control:
    """The words of the control in a cycle.

    `begins`: the first row begins in the next cycle. `active`: products are added to `group` of T, in a loop of the
    sort that is high, in cycle `phase` of the step, which `stepped` ends. `first`, `second`: it is one of the loop's
    first steps. `final`: it is its last group. `row`: the row, or that before the columns. `place`: the word
    of b. `window`: L more than the place of the first word that it multiplies. `gives`: `group` of the result is read.
    `busy`, `moves`: a product is under way, and does not wait for the stream out. `ends`: it is done with this cycle.
    """

    begins: Word
    active: Word
    phase: Word | None
    stepped: Word
    sorts: dict[Sort, Word]
    first: Word
    second: Word
    final: Word
    group: Word
    row: Word
    place: Word
    window: Word
    gives: Word
    busy: Word
    moves: Word
    ends: Word


def control(c: Circuit, timing: HybridTiming, loaded: Word, room: Word) -> Control:
    """The control; `loaded`: the operands of a product are there, `room`: a group of the result can leave."""
    groups, words, lanes = timing.groups, timing.words, timing.lanes
    low = (lanes - 1).bit_length()
    one, zero = c.literal("one", 1), c.literal("zero", 0)
    busy, giving, ends = wires = c.wire("busy", 1), c.wire("giving", 1), c.wire("ends", 1)
    begins, working, gives, moves, phase, stepped = course(c, timing, loaded, room, wires)

    c.note("The loop, its row, and its step; behind its last group a loop may wait.")
    sorts = {sort: c.wire(f"is_{sort.value}", 1) for sort in Sort}
    product, reduction, columns = (sorts[sort] for sort in Sort)
    row, group, place = c.wire("row", words - 1), c.wire("group", max(1, groups - 1)), c.wire("place", words - 1)
    most = max(groups, words, *(timing.least(sort) for sort in Sort))
    step, waits = c.wire("step_at", most), c.wire("waits", 1)
    top_group = is_value(c, "top_group", group, groups - 1)
    lasts = {
        Sort.PRODUCT: top_group,
        Sort.REDUCTION: is_value(c, "all_groups", step, groups - 1),
        Sort.COLUMNS: is_value(c, "top_place", place, words - 1),
    }
    final = any_of(c, "final", [c.both(f"final_{sort.value}", sorts[sort], last) for sort, last in lasts.items()])
    stands = c.either("stands", final, waits)
    long = [
        c.both(f"long_{sort.value}", sorts[sort], at_least(c, f"steps_{sort.value}", step, timing.least(sort) - 1))
        for sort in Sort
    ]
    over = all_of(c, "loop_over", [stands, any_of(c, "long", long)])
    loop_ends = c.both("loop_ends", over, stepped)
    c.connect(
        waits,
        c.register("waits_q", c.both("waits_next", stands, c.invert("loop_stays", over)), stepped, reset=0),
    )
    more = c.choose("step_next", over, zero, c.add("step_more", step, one).low(step.width))
    c.connect(step, c.register("step_q", limited(more, most), stepped, reset=0))

    c.note("The next loop.")
    last_row = is_value(c, "last_row", row, words - 1)
    block_ends = reduction
    if low:
        block_ends = c.both("block_ends", reduction, is_value(c, "last_lane", row.low(low), lanes - 1))
    goes = c.invert("goes_on", block_ends)
    done = all_of(c, "all_done", [columns, last_row, loop_ends])
    c.connect(giving, flag(c, "giving_q", giving, done, ends, reset=0))
    after = {
        Sort.PRODUCT: any_of(
            c,
            "product_next",
            [
                c.both("product_again", product, c.invert("more_rows", last_row)),
                c.both("over_next_product", columns, last_row),
            ],
        ),
        Sort.REDUCTION: any_of(
            c,
            "reduction_next",
            [
                c.both("reduction_first", product, last_row),
                c.both("reduction_again", reduction, goes),
                c.both("reduction_back", columns, c.invert("more_blocks", last_row)),
            ],
        ),
        Sort.COLUMNS: block_ends,
    }
    for sort, word in sorts.items():
        c.connect(word, c.register(f"is_{sort.value}_q", after[sort], loop_ends, reset=int(sort is Sort.PRODUCT)))
    following = c.choose("row_next", last_row, zero, c.add("row_more", row, one).low(row.width))
    following = limited(c.choose("row_now", block_ends, row, following), words - 1)
    c.connect(row, c.register("row_q", following, loop_ends, reset=0))

    c.note("Its group, its word, and its window.")
    first_group = following.above(low) or zero
    next_group = c.choose("group_next", top_group, zero, c.add("group_more", group, one).low(group.width))
    next_group = c.choose("group_in_row", columns, group, next_group)
    next_group = c.choose("group_of_step", over, first_group, next_group)
    next_group = c.choose(
        "group_given",
        giving,
        c.choose("group_gone", top_group, zero, c.add("group_give", group, one).low(group.width)),
        next_group,
    )
    counts = c.either("group_counts", stepped, gives)
    c.connect(group, c.register("group_q", limited(next_group, group.high), counts, reset=0))
    c.connect(ends, c.both("ended", gives, top_group))
    start, window = _starts(c, timing, following, block_ends)
    first_place = c.choose("place_start", block_ends, start, following)
    more = c.choose(
        "place_stands",
        c.either("place_kept", stands, product, reduction),
        place,
        c.add("place_more", place, one).low(place.width),
    )
    next_place = c.choose("place_next", over, first_place, more)
    c.connect(place, c.register("place_q", limited(next_place, words - 1), stepped, reset=0))
    high = words + lanes
    now = c.wire("window", high)
    less = c.difference("window_less", now, one, now.width)[0]
    onward = c.add("window_more", now, c.literal("window_by", lanes)).low(now.width)
    moved = c.choose("window_moved", stands, now, c.choose("window_step", columns, less, onward))
    following = c.choose("window_next", over, window, moved)
    c.connect(now, c.register("window_q", limited(following, high), stepped, reset=lanes))
    active = c.both("active", working, c.invert("waiting", waits))
    first, second = (is_value(c, f"step_is_{i}", step, i) for i in range(2))
    return Control(
        *(begins, active, phase, stepped, sorts, first, second, final, group, row, place, now),
        *(gives, busy, moves, ends),
    )


def _starts(c: Circuit, timing: HybridTiming, row: Word, columns: Word) -> tuple[Word, Word]:
    """The first word of a block of columns, and the window of the next loop, a row or such a block."""
    words, lanes = timing.words, timing.lanes
    low = (lanes - 1).bit_length()
    if low:
        zeros = [c.literal(f"start_{i}", 0) for i in range(low - 1)]
        group = row.above(low)
        place = c.join("column_start", c.literal("start_lane", 1), *zeros, *([] if group is None else [group]))
        lane = row.low(low)
        back = c.difference("window_back", c.literal("back_from", 0), lane, low)[0]
        rows = c.join("window_of_row", back, is_value(c, "row_aligned", lane, 0))
        top = c.literal("window_of_columns", words - 1 + lanes)
    else:
        last = is_value(c, "last_column", row, words - 1)
        place = c.choose(
            "column_start", last, row, c.add("column_more", row, c.literal("column_one", 1)).low(row.width)
        )
        rows = c.literal("window_of_row", 1)
        top = c.choose("window_of_columns", last, c.literal("window_out", words + 1), c.literal("window_top", words))
    return limited(place, words - 1), c.choose("window_start", columns, top, rows)
