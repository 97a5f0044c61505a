"""The addition that begins in a cycle: the input's, or that of a value whose row was in flight when it came.

Rows come in two streams: those of the input, and those of parked values, the oldest first. In each a row comes, then
stands in a second place, then in the first one, where its addition begins. All that decides in a cycle is in registers:
whether an addition to the row in the first place may begin, and what follows from that. It is found in the cycle
before, for the row that is there then or moves up. Only the addition that begins in that cycle is late; the rows of its
two candidates are compared with the others while these come.

Values are wide, so none moves by what is decided: they stand in queues beside those of the rows, one for the input and
one for what is parked, and a cycle after an addition began its value is taken from one of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from modmill.hw.circuit.control import any_of, at_least, queued
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.parts.buckets.flights import PLACES, flights
from modmill.hw.units.parts.buckets.pairs import Pairs
from modmill.hw.units.parts.buckets.shape import Shape
from modmill.hw.units.parts.buckets.tags import tags, waiting

STREAMS = ("input", "oldest")
FIRST = 2
"""The place where an addition begins, of `PLACES`."""
STATE = ("input_may", "collides", "flushes", "passes", "oldest_may", "drains", "full")
"""Bits that decide: a value of the input may begin, or collides; a flush takes effect; the input has neither; the
oldest parked value may begin, and does so before the input; no more may be parked."""
BEATS = 4
"""Beats of the input that wait, at least: in the two places of a queue in front and in two here."""
WAIT = 4
"""Rows that have left the queue of parked ones, at most: as many."""


@dataclass(frozen=True, slots=True)
class _Stream:
    """Beats in the second and the first place, each with its words; the row is the first of these.

    `enters` and `moves`: one moves to the second place, and to the first.
    """

    name: str
    rows: tuple[Word, Word, Word]
    valid: tuple[Word, Word]
    more: list[tuple[Word, Word]]
    """The other words of both."""
    enters: Word
    moves: Word


def _stream(c: Circuit, name: str, valid: Word, words: list[Word], moves: Word) -> _Stream:
    """`moves` is high in each cycle in which no beat is in the first place."""
    some = [c.wire(f"{name}_{place}_some", 1) for place in PLACES[1:]]
    enters = c.either(f"{name}_enters", c.invert(f"{name}_no_second", some[0]), moves)
    c.connect(some[0], c.register(f"{name}_second_some_q", valid, enters, reset=0))
    c.connect(some[1], c.register(f"{name}_first_some_q", some[0], moves, reset=0))
    second = [c.register(f"{name}_second_{i}", word, enters) for i, word in enumerate(words)]
    first = [c.register(f"{name}_first_{i}", word, moves) for i, word in enumerate(second)]
    more = list(zip(second[1:], first[1:], strict=True))
    return _Stream(name, (words[0], second[0], first[0]), (some[0], some[1]), more, enters, moves)


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
    beat, value = [c.input("row", last), c.input("flush", 1)], c.input("value", most)
    zero = c.literal("zero", 0)

    # What is read before it is known.
    front, count = c.wire("front", last), c.wire("count", shape.queue + 1)

    c.note("What may happen in this cycle, from registers: an addition, of the oldest parked value where many are.")
    state = {name: c.wire(name, 1) for name in STATE}
    input_may, collides, flushed, passes, oldest_may, drains, full = state.values()
    of_fresh = c.both("fresh_begins", input_may, c.invert("no_drain", drains))
    pop = c.both("parked_begins", oldest_may, c.either("parked_first", drains, c.invert("not_fresh", input_may)))
    c.note("An input that collides is parked if there is a place.")
    push = c.both("parks", collides, c.invert("not_full", full))
    begins, takes = c.either("begins", of_fresh, pop), c.either("taken", of_fresh, push)

    c.note("The rows of the input, and of the oldest parked values.")
    here = _stream(c, "input", offered, beat, c.either("input_moves", passes, takes))
    enters = c.wire("oldest_room", 1)
    some = c.invert("some_in_queue", c.equal("none_in_queue", count, zero))
    room, third, comes = queued(c, "third", some, [front], enters)
    leaves_queue = c.both("leaves_queue", some, room)
    moves = c.wire("oldest_moves", 1)
    oldest = _stream(c, "oldest", third, comes, moves)
    c.connect(enters, oldest.enters)
    c.connect(moves, c.either("oldest_goes", c.invert("no_oldest", oldest.valid[1]), pop))
    streams = here, oldest
    row = here.rows[FIRST]
    at = c.choose("begins_at", of_fresh, row, oldest.rows[FIRST])

    c.note("The rows in flight: whether one in the first place will be, in the next cycle.")
    pairs = Pairs(
        c,
        rows={s.name: s.rows for s in streams},
        enters={s.name: s.enters for s in streams},
        moves={s.name: s.moves for s in streams},
    )
    operands: dict[str, Word] = {"begin": begins, "row": at}
    for s in streams:
        operands |= {f"{s.name}_row": s.rows[0], f"{s.name}_enters": s.enters, f"{s.name}_moves": s.moves}
        for k, place in enumerate(PLACES):
            met = [
                c.both(f"{s.name}_{place}_meets_{other}", begun, pairs.same((s.name, k), (other, FIRST)))
                for other, begun in zip(STREAMS, (of_fresh, pop), strict=True)
                if (other, FIRST) != (s.name, k)
            ]
            operands[f"{s.name}_{place}_meets"] = any_of(c, f"{s.name}_{place}_met", met)
    flying = flights(last, cycles, STREAMS).named(c, "flights", **operands)
    waits = dict[str, list[Word]]()
    for s in streams:
        waits[s.name] = []
        for place in PLACES[1:]:
            bits = flying[f"{s.name}_{place}_flies"]
            bits = [bits.slice(i, 1) for i in range(bits.width)]
            waits[s.name].append(any_of(c, f"{s.name}_{place}_busy", [*bits, operands[f"{s.name}_{place}_meets"]]))

    c.note("Rows with a tag, which are never in flight: found when they come, and in the first place.")
    pushed = c.register("pushed", push, reset=0)
    tagged, has, hot, chosen_tags = dict[str, Word](), dict[str, Word](), dict[str, Word](), zero
    if shape.tags:
        most_tags = (1 << shape.tags) - 1
        clear, chosen_tags = c.input("clear", 1), c.wire("chosen_tags", most_tags)
        parked = {"push": pushed, "row": c.register("pushed_row", row)}
        leaves = c.register("left_queue", leaves_queue, reset=0)
        among = waiting(last, shape.queue + 1)(c, "waiting", pop=leaves, **parked)[0]
        enough = c.register("enough", at_least(c, "enough_now", count, max(1, shape.queue // 4)), reset=0)
        wants = {"wants": c.both("wants", among, enough), "row": parked["row"]}
        has = {name: c.wire(f"{name}_has", most_tags) for name in STREAMS}
        operands = {**wants, "clear": clear, "begins": chosen_tags}
        operands |= {f"{s.name}_{place}": s.rows[k] for s in streams for k, place in ((0, "comes"), (FIRST, "first"))}
        operands |= {f"{name}_has": bits for name, bits in has.items()}
        others = [f"{name}_{place}" for name in STREAMS for place in ("comes", "first")]
        tagged = tags(last, shape.tags, shape.copies, others, STREAMS).named(c, "tags", **operands)
        stays = c.join("stays", *[c.invert("no_clear", clear)] * shape.tags)
        for s in streams:
            second = c.wire(f"{s.name}_second_has", most_tags)
            kept = c.both(f"{s.name}_second_keeps", second, stays)
            comes = c.choose(f"{s.name}_second_has_then", s.enters, tagged[f"{s.name}_comes_tags"], kept)
            c.connect(second, c.register(f"{s.name}_second_has_q", comes, reset=0))
            then = c.choose(f"{s.name}_has_then", s.moves, kept, tagged[f"{s.name}_first_tags"])
            c.connect(has[s.name], c.register(f"{s.name}_has_q", then, reset=0))
            some_tag = [
                any_of(c, f"{s.name}_{place}_tagged", [bits.slice(k, 1) for k in range(shape.tags)])
                for place, bits in (("second", second), ("first", has[s.name]))
            ]
            hot[s.name] = some_tag[-1]
            waits[s.name] = [
                c.both(f"{s.name}_{place}_waits", busy, c.invert(f"{s.name}_{place}_cold", tag))
                for place, busy, tag in zip(PLACES[1:], waits[s.name], some_tag, strict=True)
            ]

    c.note("What may happen in the next cycle, of what is in the second place and of what is in the first one.")
    runs = c.both("runs", running, c.invert("no_flush", flushed))
    many = at_least(c, "many", count, shape.queue // 2 + 1)
    found = dict[str, list[Word]]()
    for k, place in enumerate(PLACES[1:]):
        valid, flush = here.valid[k], here.more[0][k]
        flushes = c.both(f"{place}_flushes", valid, flush, runs)
        fresh = c.both(f"{place}_fresh", valid, c.invert(f"{place}_no_flush", flush), runs)
        busy, old_busy = waits["input"][k], waits["oldest"][k]
        may = c.both(f"{place}_oldest_may", oldest.valid[k], c.invert(f"{place}_oldest_free", old_busy))
        for name, word in {
            "input_may": c.both(f"{place}_may", fresh, c.invert(f"{place}_free", busy)),
            "collides": c.both(f"{place}_collides", fresh, busy),
            "flushes": flushes,
            "passes": c.either(f"{place}_passes", c.invert(f"{place}_none", valid), flushes),
            "oldest_may": may,
            "drains": c.both(f"{place}_drains", may, many),
        }.items():
            found.setdefault(name, []).append(word)
    moving = {name: oldest.moves if name in ("oldest_may", "drains") else here.moves for name in found}
    after = {name: c.choose(f"{name}_then", moving[name], *pair) for name, pair in found.items()}
    after["full"] = at_least(c, "full_next", count, shape.queue)
    for name, now in state.items():
        c.connect(now, c.register(f"{name}_q", after[name], reset=int(name == "passes")))

    c.note("The queue of parked rows: one more finds a place before it is known to be full.")
    found, held = c.fifo("queue", push, row, leaves_queue, shape.queue + 1)
    c.connect(front, found)
    c.connect(count, held)

    c.note("The values: an input that is parked is written to the other queue a cycle after it left its own.")
    began_fresh = c.register("began_fresh", of_fresh)
    left = c.either("left", takes, flushed)
    of_input = c.register("value_of_input", c.fifo("values", c.input("comes", 1), value, left, BEATS)[0])
    depth = shape.queue + 1 + WAIT
    of_parked = c.register("value_of_parked", c.fifo("parked", pushed, of_input, pop, depth)[0])
    number = c.choose("number", began_fresh, of_input, of_parked)

    there = [some, third, *oldest.valid]
    none_parked = c.invert("none_parked", any_of(c, "some_parked", there))
    results = {name: flying[name] for name in ("read", "read_at", "done", "target")}
    results |= {"ready": here.enters, "flushed": flushed, "value": number}
    results |= {"still": c.register("still", c.both("still_now", none_parked, flying["idle"]), reset=0)}
    results |= {"additions": begins, "conflicts": push}
    results |= {"retries": c.both("retries", oldest.valid[1], c.invert("oldest_waits_on", oldest_may))}
    offers = c.either("offers", input_may, collides)
    results |= {"refusals": c.both("refusals", offers, c.invert("not_taken", takes))}
    if tagged:
        bits = [
            c.both(f"begins_{name}", *_masked(c, name, begun, has[name]))
            for name, begun in zip(STREAMS, (of_fresh, pop), strict=True)
        ]
        c.connect(chosen_tags, c.either("begins_tags", *bits))
        begun = [c.both(f"hot_{name}", now, hot[name]) for name, now in zip(STREAMS, (of_fresh, pop), strict=True)]
        results["copied"] = c.either("begins_hot", *begun)
        slots = (limited(tagged[f"{name}_slot"], shape.copied - 1) for name in STREAMS)
        is_hot, slot = (
            c.register("hot", results["copied"]),
            c.register("slot", c.choose("begins_slot", of_fresh, *slots)),
        )
        results |= {"hot": is_hot, "slot": slot, "done_hot": c.delay("done_hot", is_hot, cycles)}
        results |= {"done_slot": c.delay("done_slot", slot, cycles)}
        results["rows"] = tagged["rows"]
    return Part("chooser", "which addition begins", c, results)


def _masked(c: Circuit, name: str, begins: Word, bits: Word) -> tuple[Word, Word]:
    """Bits, and as many of that one: they count if the addition begins."""
    return bits, c.join(f"{name}_mask", *[begins] * bits.width)
