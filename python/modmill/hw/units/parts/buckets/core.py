"""An engine: a memory of sums, to which a stream adds one value a cycle.

In cycle 0 a value's addition begins; in cycle 1 its row is read, whose sum comes R cycles later, and A cycles after
that the new sum is written. In the R + A cycles after cycle 0 the row is in flight: another addition would read the sum
before this one. A value whose row is in flight is parked in a queue. The oldest parked value begins as soon as its row
is free and no input begins; where many are parked, it comes before the input.

A row that keeps colliding gets one of a few tags: its values go to copies of its sum in turn, and there are so many
copies that none is in flight when its turn comes.

A flush waits until nothing is parked or in flight, then streams out the sums in the order of their rows, then all
copies with the row of their tag, and clears them. A tag that no row has gives sums of nothing for row 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from modmill.errors import UsageError
from modmill.hw.circuit.control import counter, flag, queued
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.parts.buckets.adders import Adder
from modmill.hw.units.parts.buckets.chooser import chooser
from modmill.hw.units.parts.buckets.memory import banked
from modmill.hw.units.parts.buckets.shape import Shape
from modmill.hw.units.parts.buckets.sweep import sweep

COUNTERS = {
    "additions": "values whose addition began",
    "conflicts": "values that were parked, since their bucket was in flight",
    "retries": "cycles in which the oldest parked value found its bucket in flight",
    "refusals": "cycles in which a value was offered and neither began nor was parked",
}
"""The counters of an engine since reset; they wrap around."""
COPIED = {"copied": "values that were added to a copy of their bucket's sum"}
"""Another one, of an engine with tags."""


@dataclass(frozen=True, slots=True)
class Core:
    """The circuit and its results by name."""

    circuit: Circuit
    results: Mapping[str, Word]
    parts: tuple[Part, ...]


def places(shape: Shape) -> int:
    """Words of the queue of results: those on their way from the memory, and some to keep the output busy."""
    return shape.read + 5


def counters(shape: Shape) -> Mapping[str, str]:
    """The counters that an engine of that shape has."""
    return COUNTERS | (COPIED if shape.tags else {})


def engine(shape: Shape, adder: Adder) -> Part:
    """A part of it, in which no operand reaches a result in the same cycle.

    A beat is `in_flush`, or a value for a row. The counts of rows of a flush stand while it is offered and until its
    first sum has left.
    """
    made = build(shape, adder)
    return Part("engine", f"sums of {shape.rows:,} rows, to which a stream adds", made.circuit, made.results)


def build(shape: Shape, adder: Adder, row: str = "row", total: str = "sum") -> Core:
    """The circuit; its fields are called `in_<row>`, `in_value`, `out_<row>` and `out_<total>`.

    Raises UsageError for fewer copies than an addition takes cycles.
    """
    c = Circuit()
    flight = shape.flight(adder)
    if shape.tags and shape.copies <= flight:
        raise UsageError(f"copies: an addition takes {flight + 1} cycles, so at least as many", got=shape.copies)
    offered, flush = c.input("in_valid", 1), c.input("in_flush", 1)
    in_row, in_value = c.input(f"in_{row}", shape.rows - 1), c.input("in_value", adder.value)
    taken_out = c.input("out_ready", 1)
    one = c.literal("one", 1)

    # What is read before it is known.
    running, draining, ends = c.wire("running", 1), c.wire("draining", 1), c.wire("ends", 1)
    takes, out_taken, at = c.wire("takes", 1), c.wire("out_taken", 1), c.wire("at", shape.furthest)

    c.note("A beat waits in front, so that `ready` comes from a register.")
    ready, waits, (flushes, here) = queued(c, "front", offered, [flush, in_row], takes)
    comes = c.both("comes", offered, ready)

    choose = chooser(shape, adder.value, flight)
    operands = {"valid": waits, "flush": flushes, "row": here, "running": running}
    operands |= {"comes": comes, "value": in_value}
    if shape.tags:
        operands["clear"] = ends
    chosen = choose.named(c, "chooser", **operands)
    c.connect(takes, chosen["ready"])

    c.note("Run, drain, sweep: a flush drains first; after reset the memory is swept without output.")
    start = c.both("start", draining, chosen["still"])
    sweeper = sweep(shape, places(shape))
    counts = {name: c.input(name, max(of)) for name, of in shape.counts.items()}
    returned = c.register("returned", out_taken, reset=0)
    swept = sweeper.named(c, "sweep", start=start, returned=returned, **counts)
    c.connect(at, swept["at"])
    c.connect(ends, swept["ends"])
    c.connect(draining, flag(c, "draining_q", draining, chosen["flushed"], start, reset=0))
    c.connect(running, flag(c, "running_q", running, ends, chosen["flushed"], reset=0))

    c.note("The memories: read for an addition or by the sweep, written with a new sum or with the sum of nothing.")
    result = c.wire("result", adder.sum)
    data = c.choose("data", swept["wipes"], c.literal("nothing", adder.neutral), result)

    # With a cycle to spare, sums and copies are chosen between in front of a register.
    chosen_late = int(bool(shape.tags) and shape.read > 2)

    def stored(name: str, where: str, count: int, here: dict[str, Word]) -> Word:
        """A memory of so many sums; `here` has the bits and addresses that are its own."""
        write = c.either(f"{name}_write", here["done"], here["wipes"])
        to = c.choose(f"{name}_to", here["wipes"], _address(swept["wiped"], count), here["target"])
        read_at = c.choose(f"{name}_at", swept["reading"], _address(at, count), here["read_at"])
        place = (write, to, data), read_at
        return banked(c, name, *place, where=where, read=shape.read - chosen_late, rows=count, bank=shape.bank)

    def later(name: str, word: Word) -> Word:
        """A word as many cycles later as the memories take; the last in flip-flops, which a shift register lacks."""
        earlier = c.delay(f"{name}_but_one", word, shape.read - 1) if shape.read > 1 else word
        return c.register(name, earlier) if shape.read else word

    row_at = _address(at, shape.rows)
    if shape.tags:
        copying, done, wipes = swept["copying"], chosen["done"], swept["wipes"]
        elsewhere = c.invert("no_copy_wiped", swept["wiped_copy"])
        mine = {"done": c.both("done_sum", done, c.invert("no_copy_done", chosen["done_hot"]))}
        mine |= {"wipes": c.both("wipes_sum", wipes, elsewhere)}
        copy = {"done": c.both("done_copy", done, chosen["done_hot"]), "target": chosen["done_slot"]}
        copy |= {"wipes": c.both("wipes_copy", wipes, swept["wiped_copy"]), "read_at": chosen["slot"]}
        where = "lut" if shape.memory == "lut" else "block"
        from_copy = c.choose("is_copy", swept["reading"], copying, chosen["hot"])
        from_copy = c.delay("from_copy", from_copy, cycles) if (cycles := shape.read - chosen_late) else from_copy
        sums = stored("sums", shape.memory, shape.rows, chosen | mine)
        old = c.choose("old", from_copy, stored("copies", where, shape.copied, chosen | copy), sums)
        old = c.register("old_q", old) if chosen_late else old
        row_at = c.choose("row_at", copying, _of_tag(c, shape, at, c.register("tag_rows", chosen["rows"])), row_at)
    else:
        old = stored("sums", shape.memory, shape.rows, chosen | {"wipes": swept["wipes"]})
    c.connect(result, adder.part(c, "adder", old=old, value=later("later", chosen["value"]))[0])

    c.note("Results: the words of the sweep, in a queue whose places the sweep has counted beforehand.")
    out_push = swept["emits"]
    for k in range(shape.read):
        out_push = c.register(f"emitted_{k}", out_push, reset=0)
    out_count = c.wire("out_count", places(shape))
    out_valid = c.invert("out_valid", c.equal("none_out", out_count, c.literal("none", 0)))
    c.connect(out_taken, c.both("out_moves", out_valid, taken_out))
    entry = c.join("out_entry", later("out_at", row_at), old)
    found, held = c.fifo("out_queue", out_push, entry, out_taken, places(shape))
    c.connect(out_count, held)

    index = shape.index
    results = {"in_ready": ready, "out_valid": out_valid, f"out_{row}": found.low(index)}
    results[f"out_{total}"] = limited(found.slice(index, adder.sum.bit_length()), adder.sum)
    counted = {name: c.register(f"{name}_event", chosen[name], reset=0) for name in counters(shape)}
    results |= {name: counter(c, name, event, one) for name, event in counted.items()}
    return Core(c, results, (adder.part, choose, sweeper))


def _of_tag(c: Circuit, shape: Shape, at: Word, rows: Word) -> Word:
    """The row of the tag whose copy is at that place, of the rows of all tags side by side."""
    width, copies = rows.width // shape.tags, shape.copies.bit_length() - 1
    each = [rows.slice(k * width, width) for k in range(shape.tags)]
    return c.pick("tag_row", at.slice(copies, shape.tags.bit_length() - 1), *each)


def _address(at: Word, count: int) -> Word:
    """The bits of an address in a memory of so many words."""
    return limited(at, (1 << max(1, (count - 1).bit_length())) - 1)
