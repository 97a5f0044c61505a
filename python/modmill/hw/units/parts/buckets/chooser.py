"""Which addition begins in a cycle: the input's, or that of a value whose row was in flight when it came.

All that decides in a cycle comes from registers: whether the row of the next input, and that of the next parked value,
may be added to is found a cycle before, when it is the one that waits or the one behind it that moves up (`next_`).
Only the addition that begins in that cycle is late, so its row is compared with all of them beforehand.

Values are wide, so none moves by what is decided: they stand in queues beside those of the rows, one for the input and
one for what is parked, and a cycle after an addition began its value is taken from one of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from modmill.hw.circuit.control import any_of
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.parts.buckets.flights import flights
from modmill.hw.units.parts.buckets.shape import Shape
from modmill.hw.units.parts.buckets.tags import tags, waiting

HERE = ("input", "oldest")
"""The input and the oldest parked value; `next_` ones come behind them."""
ALL = ("input", "next_input", "oldest", "next_oldest")

BEATS = 4
"""Beats of the input that wait, at least: in the two places of a queue in front and in one here."""


@dataclass(frozen=True, slots=True)
class _Place:
    """A register for a beat, which `moves` when it is empty or its beat is taken."""

    valid: Word
    words: list[Word]
    moves: Word


def _place(c: Circuit, name: str, valid: Word, words: list[Word], takes: Word) -> _Place:
    some = c.wire(f"{name}_some", 1)
    moves = c.either(f"{name}_moves", c.invert(f"{name}_none", some), takes)
    c.connect(some, c.register(f"{name}_some_q", valid, moves, reset=0))
    return _Place(some, [c.register(f"{name}_{i}", word, moves) for i, word in enumerate(words)], moves)


def chooser(shape: Shape, most: int, cycles: int) -> Part:
    """The queue of parked values, up to `most`, and all that decides about them and the input.

    A row is in flight for `cycles`. A beat has its value when it `comes`, its row and whether it is a flush when it is
    `valid`, in the same order. Results: `ready`, the beat moves on; `flushed`, one is a flush and takes effect; `read`,
    an addition began a cycle ago, and its `read_at` and `value`; `done` and `target`, the new sum of that row is there;
    `still`, nothing was parked or in flight a cycle ago; a bit for each counter. With tags also `hot` and `slot`, the
    addition goes to that copy, `done_hot` and `done_slot`, the same of the finished one, and the `rows` of the tags.
    """
    c, last = Circuit(), shape.highest
    offered, running = c.input("valid", 1), c.input("running", 1)
    beat, value = [c.input("flush", 1), c.input("row", last)], c.input("value", most)
    zero = c.literal("zero", 0)

    # What is read before it is known.
    takes, of_fresh, push, pop = (c.wire(name, 1) for name in ("takes", "of_fresh", "push", "pop"))
    at, front, count = c.wire("at", last), c.wire("front", last), c.wire("count", shape.queue)

    c.note("The input, and the oldest parked row with the one behind it.")
    here = _place(c, "input", offered, beat, takes)
    flush, row = here.words
    some = c.invert("some_in_queue", c.equal("none_in_queue", count, zero))
    second_moves = c.wire("second_goes", 1)
    second = _place(c, "second", some, [front], second_moves)
    first = _place(c, "first", second.valid, second.words, pop)
    c.connect(second_moves, first.moves)
    leaves_queue = c.both("leaves_queue", some, second.moves)
    rows: dict[str, Word] = dict(zip(ALL, (row, beat[1], first.words[0], second.words[0]), strict=True))

    c.note("The rows in flight, and those with tags.")
    begins = c.either("begins", of_fresh, pop)
    flying = flights(last, cycles, ALL).named(c, "flights", begin=begins, row=at, **rows)
    tagged, has = dict[str, Word](), dict[str, Word]()
    chosen_tags, pushed = zero, c.register("pushed", push, reset=0)
    if shape.tags:
        clear, chosen_tags = c.input("clear", 1), c.wire("chosen_tags", (1 << shape.tags) - 1)
        parked = {"push": pushed, "row": c.register("pushed_row", row)}
        leaves = c.register("left_queue", leaves_queue, reset=0)
        among = waiting(last, shape.queue)(c, "waiting", pop=leaves, **parked)[0]
        enough = c.register("enough", at_least(c, "enough_now", count, max(1, shape.queue // 4)), reset=0)
        wants = {"wants": c.both("wants", among, enough), "wanted": c.register("wanted", parked["row"])}
        has = {name: c.wire(f"{name}_had", (1 << shape.tags) - 1) for name in HERE}
        operands = {**wants, "clear": clear, "begins": chosen_tags, **rows}
        operands |= {f"{name}_has": bits for name, bits in has.items()}
        tagged = tags(last, shape.tags, shape.copies, ALL, HERE).named(c, "tags", **operands)

    c.note("Whether an addition to the row may begin in the next cycle: of the one that waits, or of the next one.")

    def may(name: str) -> Word:
        """A bit for one row. The row that leaves does not count."""
        late = [
            c.both(f"{name}_late_{i}", begun, c.equal(f"{name}_is_{i}", rows[name], rows[other]))
            for i, (begun, other) in enumerate(((of_fresh, "input"), (pop, "oldest")))
            if other != name
        ]
        free = c.invert(f"{name}_free", any_of(c, f"{name}_busy", [flying[f"{name}_flies"], *late]))
        return c.either(f"{name}_may", free, some_tag(name)) if tagged else free

    def some_tag(name: str) -> Word:
        bits = tagged[f"{name}_tags"]
        return any_of(c, f"{name}_tagged", [bits.slice(k, 1) for k in range(shape.tags)])

    moves = {"input": here.moves, "oldest": first.moves}
    frees = dict[str, Word]()
    for name in HERE:
        free = c.choose(f"{name}_may_then", moves[name], may(f"next_{name}"), may(name))
        frees[name] = c.register(f"{name}_is_free", free)
        if tagged:
            pair = tagged[f"next_{name}_tags"], tagged[f"{name}_tags"]
            c.connect(has[name], c.register(f"{name}_has", c.choose(f"{name}_has_then", moves[name], *pair), reset=0))

    c.note("One addition begins: the input's, or the oldest parked value's, which comes first where many are parked.")
    fresh = c.both("fresh", here.valid, running, c.invert("no_flush", flush))
    many = c.register("many", at_least(c, "many_now", count, shape.queue // 2 + 1), reset=0)
    parked_may = c.both("parked_may", first.valid, frees["oldest"])
    no_drain = c.invert("no_drain", c.both("drains", parked_may, many))
    c.connect(of_fresh, c.both("fresh_begins", fresh, frees["input"], no_drain))
    c.connect(pop, c.both("parked_begins", parked_may, c.invert("not_fresh", of_fresh)))
    c.connect(at, c.choose("begins_at", of_fresh, row, first.words[0]))
    c.note("An input that collides is parked if there is a place.")
    collides = c.both("collides", fresh, c.invert("input_lands", frees["input"]))
    full = c.equal("full", count, c.literal("places", shape.queue))
    c.connect(push, c.both("parks", collides, c.invert("not_full", full)))
    found, held = c.fifo("queue", push, row, leaves_queue, shape.queue)
    c.connect(front, found)
    c.connect(count, held)
    flushed = c.both("flushed", here.valid, flush, running)
    c.connect(takes, c.either("taken", of_fresh, push, flushed))

    c.note("The values: an input that is parked is written to the other queue a cycle after it left its own.")
    began_fresh = c.register("began_fresh", of_fresh)
    of_input = c.register("value_of_input", c.fifo("values", c.input("comes", 1), value, takes, BEATS)[0])
    of_parked = c.register("value_of_parked", c.fifo("parked", pushed, of_input, pop, shape.queue + 2)[0])
    number = c.choose("number", began_fresh, of_input, of_parked)

    none_parked = c.both(
        "none_parked", c.invert("no_first", first.valid), c.invert("no_second", second.valid), c.invert("empty", some)
    )
    results = {name: flying[name] for name in ("read", "read_at", "done", "target")}
    results |= {"ready": here.moves, "flushed": flushed, "value": number}
    results |= {"still": c.register("still", c.both("still_now", none_parked, flying["idle"]), reset=0)}
    results |= {"additions": begins, "conflicts": push}
    results |= {"retries": c.both("retries", first.valid, c.invert("oldest_lands", frees["oldest"]))}
    results |= {"refusals": c.both("refusals", fresh, c.invert("not_taken", takes))}
    if tagged:
        bits = [
            c.both(f"begins_{name}", *_masked(c, name, begun, has[name]))
            for name, begun in zip(HERE, (of_fresh, pop), strict=True)
        ]
        c.connect(chosen_tags, c.either("begins_tags", *bits))
        hot = any_of(c, "begins_hot", [chosen_tags.slice(k, 1) for k in range(shape.tags)])
        slot = c.choose("begins_slot", of_fresh, *(limited(tagged[f"{name}_slot"], shape.copied - 1) for name in HERE))
        results["copied"] = hot
        hot, slot = c.register("hot", hot), c.register("slot", slot)
        results |= {"hot": hot, "slot": slot, "done_hot": c.delay("done_hot", hot, cycles)}
        results |= {"done_slot": c.delay("done_slot", slot, cycles)}
        results["rows"] = tagged["rows"]
    return Part("chooser", "which addition begins", c, results)


def _masked(c: Circuit, name: str, begins: Word, bits: Word) -> tuple[Word, Word]:
    """Bits, and as many of that one: they count if the addition begins."""
    return bits, c.join(f"{name}_mask", *[begins] * bits.width)


def at_least(c: Circuit, name: str, word: Word, least: int) -> Word:
    """A bit: a word is so large."""
    return c.difference(name, word, c.literal(f"{name}_least", least), word.width + 1)[1]
