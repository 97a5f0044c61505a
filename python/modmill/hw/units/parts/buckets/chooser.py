"""Which addition begins in a cycle: the input's, or that of a value whose row was in flight when it came."""

from __future__ import annotations

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.parts.buckets.flights import flights
from modmill.hw.units.parts.buckets.shape import Shape
from modmill.hw.units.parts.buckets.tags import tags, waiting


def chooser(shape: Shape, most: int, cycles: int) -> Part:
    """The queue of parked values, up to `most`, and all that decides about them and the input.

    A row is in flight for `cycles`. Results: `ready`, the beat is taken, and `flushed`, as a flush; `read`, an addition
    began a cycle ago, and its `read_at` and `value`; `done` and `target`, the new sum of that row is there; `still`,
    nothing is parked or in flight; a bit for each counter. With tags also `hot` and `slot`, the addition goes to that
    copy, `done_hot` and `done_slot`, the same of the finished one, and the `rows` of the tags.
    """
    c = Circuit()
    last, index, width = shape.highest, shape.index, most.bit_length()
    valid, flush, running = c.input("valid", 1), c.input("flush", 1), c.input("running", 1)
    row, value = c.input("row", last), c.input("value", most)
    zero = c.literal("zero", 0)

    # What is read before it is known.
    parked, count = c.wire("parked", (1 << index + width) - 1), c.wire("count", shape.parked)
    begins, of_fresh, at = c.wire("begins", 1), c.wire("of_fresh", 1), c.wire("at", last)
    allocates, push, pop = c.wire("allocates", 1), c.wire("push", 1), c.wire("pop", 1)
    parked_row, parked_value = parked.low(index), limited(parked.slice(index, width), most)
    fresh = c.both("fresh", valid, running, c.invert("no_flush", flush))

    c.note("Whether the input's row and that of the oldest parked value may be added to.")
    flight = flights(last, cycles)
    flying = flight.named(c, "flights", begin=begins, row=at, fresh=row, parked=parked_row)
    fresh_free = c.invert("fresh_lands", flying["fresh_flies"])
    parked_free = c.invert("parked_lands", flying["parked_flies"])
    tagged: dict[str, Word] = {}
    if shape.tags:
        operands = {"fresh": row, "parked": parked_row, "begins": begins, "from_fresh": of_fresh}
        operands |= {"allocate": allocates, "clear": c.input("clear", 1)}
        tagged = tags(last, shape.tags, shape.copies).named(c, "tags", **operands)
        fresh_free = c.either("fresh_free", fresh_free, tagged["fresh_tagged"])
        parked_free = c.either("parked_free", parked_free, tagged["parked_tagged"])

    c.note("One addition begins: the input's, or the oldest parked value's, which comes first where many are parked.")
    none_parked = c.equal("none_parked", count, zero)
    some_parked = c.invert("some_parked", none_parked)
    parked_may = c.both("parked_may", some_parked, parked_free)
    drains = c.both("drains", parked_may, at_least(c, "many", count, shape.parked // 2 + 1))
    c.connect(of_fresh, c.both("fresh_begins", fresh, fresh_free, c.invert("not_drains", drains)))
    c.connect(pop, c.both("parked_begins", parked_may, c.invert("not_fresh", of_fresh)))
    c.connect(begins, c.either("one_begins", of_fresh, pop))
    c.connect(at, c.choose("begins_at", of_fresh, row, parked_row))
    number = c.register("number", c.choose("begins_with", of_fresh, value, parked_value))

    c.note("An input that collides is parked, if a place is free or becomes free; its row may get a tag instead.")
    collides = c.both("collides", fresh, c.invert("fresh_flies", fresh_free))
    full = c.equal("full", count, c.literal("places", shape.parked))
    parks = c.both("parks", collides, c.either("place", c.invert("not_full", full), pop))
    if shape.tags:
        among = waiting(last, shape.parked)(c, "waiting", push=push, pop=pop, fresh=row)[0]
        enough = at_least(c, "enough", count, max(1, shape.parked // 4))
        c.connect(allocates, c.both("gets_tag", collides, among, enough, tagged["left"]))
        parks = c.both("parks_it", parks, c.invert("no_tag", allocates))
    else:
        c.connect(allocates, zero)
    c.connect(push, parks)
    front, held = c.fifo("queue", push, c.join("entry", row, value), pop, shape.parked)
    c.connect(parked, front)
    c.connect(count, held)

    flushed = c.both("flushed", valid, flush, running)
    ready = c.either("ready", of_fresh, push, flushed)
    results = {name: flying[name] for name in ("read", "read_at", "done", "target")}
    results |= {"ready": ready, "flushed": flushed, "value": number}
    results |= {"still": c.both("still", none_parked, flying["idle"])}
    results |= {"additions": begins, "conflicts": push}
    results |= {"retries": c.both("retries", some_parked, c.invert("parked_flies", parked_free))}
    results |= {"refusals": c.both("refusals", fresh, c.invert("not_ready", ready))}
    if shape.tags:
        hot = c.choose("begins_hot", of_fresh, tagged["fresh_tagged"], tagged["parked_tagged"])
        slot = c.choose("begins_slot", of_fresh, tagged["fresh_slot"], tagged["parked_slot"])
        results["copied"] = c.both("copied", begins, hot)
        hot, slot = c.register("hot", hot), c.register("slot", slot)
        results |= {"hot": hot, "slot": slot, "done_hot": c.delay("done_hot", hot, cycles)}
        results |= {"done_slot": c.delay("done_slot", slot, cycles)}
        results["rows"] = tagged["rows"]
    return Part("chooser", "which addition begins", c, results)


def at_least(c: Circuit, name: str, word: Word, least: int) -> Word:
    """Whether a word is so large."""
    return c.difference(name, word, c.literal(f"{name}_least", least), word.width + 1)[1]
