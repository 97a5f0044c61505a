"""The bucket memory as a circuit with state: sums of 2^w buckets, to which a stream adds.

A value's way, by the cycles since it was taken: in cycle 0 its bucket's sum is read, which comes R cycles later, and A
cycles after that the new sum is written. In the R + A cycles after cycle 0 the bucket is in flight: another read of it
would miss the addition. A value whose bucket is in flight is parked in a queue and tried again; while the queue is
full, the input waits. A flush waits until nothing is parked or in flight, then streams all sums out in the order of
their buckets and clears them.

The parts, one module each: `adder`, a pipeline; `flights`, which remembers the buckets in flight; `sweep`, which clears
the memory after reset and counts through it in a flush.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from modmill.hw.circuit.control import any_of, counter, flag
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.parts.buckets.config import BucketsConfig

COUNTERS = {
    "additions": "values whose addition began",
    "conflicts": "values that were parked, since their bucket was in flight",
    "retries": "cycles in which the oldest parked value was tried and its bucket was in flight still",
    "refusals": "cycles in which a beat was offered and the queue of parked values was full",
}
"""The counters of the unit since reset; they wrap around."""


@dataclass(frozen=True, slots=True)
class Core:
    """The circuit and its results by name."""

    circuit: Circuit
    results: Mapping[str, Word]
    parts: tuple[Part, ...]


def flight(config: BucketsConfig) -> int:
    """Cycles in which a bucket is in flight after its sum was read."""
    return config.read + config.adder_stages


def places(config: BucketsConfig) -> int:
    """Words of the queue of results: those on their way from the memory, and some to keep the output busy."""
    return config.read + 4


def build(config: BucketsConfig) -> Core:
    """The circuit of a configuration."""
    c = Circuit()
    last, most = (1 << config.index) - 1, (1 << config.bits) - 1
    offered, flush = c.input("in_valid", 1), c.input("in_flush", 1)
    in_bucket, in_value = c.input("in_bucket", last), c.input("in_value", most)
    taken_out = c.input("out_ready", 1)
    one, zero = c.literal("one", 1), c.literal("zero", 0)

    # What is read before it is known: the state of the run and of the parked values.
    running, draining = c.wire("running", 1), c.wire("draining", 1)
    parked, parked_count = c.wire("parked", (1 << config.index + config.bits) - 1), c.wire("waiting", config.parked)
    conflict, idle = c.wire("conflict", 1), c.wire("idle", 1)

    full = c.equal("full", parked_count, c.literal("all_places", config.parked))
    none_parked = c.equal("none_parked", parked_count, zero)
    some_parked = c.invert("some_parked", none_parked)
    ready = c.both("in_ready", running, c.invert("not_full", full))
    taken = c.both("taken", offered, ready)

    c.note("One candidate a cycle: a parked value when the queue is full or nothing else is there, else the input.")
    free = c.either("free", full, c.invert("no_input", offered), draining)
    again = c.both("again", some_parked, free)
    fresh = c.both("fresh", taken, c.invert("no_flush", flush), c.invert("not_again", again))
    bucket = c.choose("bucket", again, parked.low(config.index), in_bucket)
    number = c.choose("number", again, parked.slice(config.index, config.bits), in_value)
    clear = c.invert("no_conflict", conflict)
    begins = c.both("begins", c.either("candidate", again, fresh), clear)
    pop = c.both("pop", again, clear)
    push = c.both("push", fresh, conflict)
    front, count = c.fifo("queue", push, c.join("entry", in_bucket, in_value), pop, config.parked)
    c.connect(parked, front)
    c.connect(parked_count, count)

    flights = _flights(config)
    blocked, still, done, target = flights(c, "flights", begin=begins, bucket=bucket)
    c.connect(conflict, blocked)
    c.connect(idle, still)

    c.note("Run, drain, sweep: a flush drains first; after reset the memory is swept without output.")
    sweep = _sweep(config)
    flushed = c.both("flushed", taken, flush)
    start = c.both("start", draining, none_parked, idle)
    out_taken = c.wire("out_taken", 1)
    sweeping, at, emits, wipes, wiped, ends = sweep(c, "sweep", start=start, returned=out_taken)
    c.connect(draining, flag(c, "draining_q", draining, flushed, start, reset=0))
    c.connect(running, flag(c, "running_q", running, ends, flushed, reset=0))

    c.note("The memory: read for an addition or by the sweep, written with a new sum or zero.")
    result = c.wire("result", most)
    write = c.either("write", done, wipes)
    to = c.choose("to", wipes, wiped, target)
    data = c.choose("data", wipes, zero, result)
    read_at = c.choose("read_at", sweeping, at, bucket)
    shape = {"where": config.memory, "latency": config.read, "depth": last + 1, "high": most, "rule": "old"}
    old = c.memory("sums", (write, to, data), read_at, **shape)
    later = c.delay("later", number, config.read) if config.read else number
    adder = _adder(config)
    c.connect(result, adder(c, "adder", old=old, value=later)[0])

    c.note("Results: the words of the sweep, in a queue whose places the sweep has counted beforehand.")
    out_push, out_at = emits, at
    if config.read:
        valid = emits
        for k in range(config.read):
            valid = c.register(f"emitted_{k}", valid, reset=0)
        out_push, out_at = valid, c.delay("out_at", at, config.read)
    out_count = c.wire("out_count", places(config))
    out_valid = c.invert("out_valid", c.equal("none_out", out_count, zero))
    c.connect(out_taken, c.both("out_moves", out_valid, taken_out))
    row, held = c.fifo("out_queue", out_push, c.join("out_entry", out_at, old), out_taken, places(config))
    c.connect(out_count, held)

    events = {
        "additions": begins,
        "conflicts": push,
        "retries": c.both("retry", again, conflict),
        "refusals": c.both("refused", offered, running, full),
    }
    counted = {name: counter(c, name, event, one) for name, event in events.items()}
    results = {"in_ready": ready, "out_valid": out_valid}
    results |= {"out_bucket": row.low(config.index), "out_value": row.slice(config.index, config.bits)}
    return Core(c, results | counted, (adder, flights, sweep))


def _adder(config: BucketsConfig) -> Part:
    """old + value, modulo N where both are below it, or modulo 2^bits."""
    c = Circuit()
    most = (1 << config.bits) - 1
    old, value = c.input("old", most), c.input("value", most)
    total = c.add("total", old, value)
    if config.adder == "wrap":
        return Part(
            "adder", f"old + value modulo 2^{config.bits}", c, {"sum": total.low(config.bits)}, config.adder_stages
        )
    n = c.constant("n", most, lambda modulus: modulus)
    less, fits = c.difference("less", total, n, config.bits + 1)
    chosen = c.choose("chosen", fits, less.low(config.bits), total.low(config.bits))
    return Part("adder", "old + value modulo N, both below N", c, {"sum": chosen}, config.adder_stages)


def _flights(config: BucketsConfig) -> Part:
    """The buckets in flight, the youngest first: whether a bucket is among them, none is, and which one lands."""
    c = Circuit()
    last = (1 << config.index) - 1
    begin, bucket = c.input("begin", 1), c.input("bucket", last)
    flying, place = begin, bucket
    busy: list[Word] = []
    hits: list[Word] = []
    for k in range(1, flight(config) + 1):
        flying = c.register(f"flying_{k}", flying, reset=0)
        place = c.register(f"place_{k}", place)
        busy.append(flying)
        hits.append(c.both(f"hit_{k}", flying, c.equal(f"same_{k}", place, bucket)))
    conflict, some = any_of(c, "conflict", hits), any_of(c, "some", busy)
    results = {"conflict": conflict, "idle": c.invert("idle", some), "done": flying, "target": place}
    return Part("flights", "remembers the buckets whose sums are being added to", c, results)


def _sweep(config: BucketsConfig) -> Part:
    """Counts through the buckets: reads each, clears it a cycle later, and keeps count of the places for results."""
    c = Circuit()
    last, room = (1 << config.index) - 1, places(config)
    start, returned = c.input("start", 1), c.input("returned", 1)
    one, zero = c.literal("one", 1), c.literal("zero", 0)
    sweeping, at = c.wire("sweeping", 1), c.wire("at", last)
    emitting, credit = c.wire("emitting", 1), c.wire("credit", room)
    some = c.invert("some_credit", c.equal("no_credit", credit, zero))
    reads = c.both("reads", sweeping, c.either("may", some, c.invert("silent", emitting)))
    emits = c.both("emits", reads, emitting)
    at_last = c.both("at_last", reads, c.equal("is_last", at, c.literal("last", last)))
    c.connect(at, c.register("at_q", c.add("at_next", at, one).low(config.index), reads, reset=0))
    c.connect(sweeping, flag(c, "sweeping_q", sweeping, start, at_last, reset=1))
    c.connect(emitting, c.register("emitting_q", one, start, reset=0))
    c.note("Credits: one is spent with each word that is read for the output, and returned when it was taken there.")
    less, _ = c.difference("less", c.add("more", credit, returned), emits, room.bit_length() + 1)
    c.connect(credit, c.register("credit_q", limited(less.low(room.bit_length()), room), reset=room))
    wipes = c.register("wipes", reads, reset=0)
    wiped = c.register("wiped", at)
    ends = c.register("ends", at_last, reset=0)
    results = {"reading": sweeping, "at": at, "emits": emits, "wipes": wipes, "wiped": wiped, "ends": ends}
    return Part("sweep", "counts through the buckets to read and clear them", c, results)
