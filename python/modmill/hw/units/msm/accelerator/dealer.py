"""The dealer: which adders a point goes to, with which rows and signs, and the queue of points before each adder.

A point waits in an adder's queue once, with all digits that the adder adds. They leave one a clock.
"""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.circuit.control import any_of, at_least, flag, is_value
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.levels import level, reached
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.circuit.shared.plan import place
from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.recoder import PERIOD
from modmill.hw.units.msm.accelerator.words import multiple

READ = 2
"""Cycles of a read of a queue."""
AHEAD = READ + 4
"""Points that were read from a queue and have not begun to leave."""
LATE = 2
"""Cycles until the reader knows that a queue has no more room."""


def digit_bits(config: MsmConfig) -> int:
    """Bits of a digit on its way to an adder: the row, the sign, and whether there is one."""
    return _row_bits(config) + 2


def digits_of(config: MsmConfig) -> int:
    """Digits of a point that one adder may add."""
    return config.windows if config.dealt else 1


def _row_bits(config: MsmConfig) -> int:
    return max(1, (config.rows - 1).bit_length())


def placement(config: MsmConfig) -> Part:
    """A point with its digits, and for each adder the digits that are its own; a pipeline.

    Results: `point`, and for each adder `digits_<a>` and `some_<a>`, whether there are any.
    """
    c, wide = Circuit(), config.bucket_bits + 2
    point = c.input("point", (1 << config.value_bits) - 1)
    given = c.input("digits", (1 << config.windows * wide) - 1)
    found: list[list[Word]] = [[] for _ in range(config.adders)]
    there: list[list[Word]] = [[] for _ in range(config.adders)]
    for j in range(config.windows):
        digit = given.slice(j * wide, wide)
        bucket, sign, is_digit = (
            digit.low(config.bucket_bits),
            digit.slice(wide - 2, 1),
            digit.slice(wide - 1, 1),
        )
        if not config.dealt:
            found[j].append(_digit(c, config, f"digit_{j}", bucket, sign, is_digit))
            there[j].append(is_digit)
            continue
        row, rest = _divided(c, config, j, bucket)
        for a in range(config.adders):
            hit = is_digit
            if rest is not None:
                hit = c.both(f"hit_{j}_{a}", is_digit, is_value(c, f"rest_{j}_is_{a}", rest, (a - j) % config.adders))
            found[a].append(_digit(c, config, f"digit_{j}_{a}", row, sign, hit))
            there[a].append(hit)
    results = {"point": point}
    for a in range(config.adders):
        results[f"digits_{a}"] = found[a][0] if len(found[a]) == 1 else c.join(f"digits_{a}", *found[a])
        results[f"some_{a}"] = any_of(c, f"some_{a}", there[a])
    stages = max(1, place(c, (), 1, PERIOD)[0])
    return Part("placement", "the adders and the rows of a point's digits", c, results, stages)


def dealing_cycles(config: MsmConfig) -> int:
    """Cycles from the reader to the queues: those of the placement, and one at each end of the way to another die."""
    return placement(config).latency + 2


def _digit(c: Circuit, config: MsmConfig, name: str, row: Word, sign: Word, there: Word) -> Word:
    bits = _row_bits(config)
    zeros = [c.literal(f"{name}_pad_{i}", 0) for i in range(bits - row.width)]
    return c.join(name, row.low(bits), *zeros, sign, there)


def _divided(c: Circuit, config: MsmConfig, j: int, bucket: Word) -> tuple[Word, Word | None]:
    """The row of a bucket of window j, and the bucket modulo the number of adders."""
    adders, base = config.adders, j * config.window_rows
    if adders & adders - 1 == 0:
        bits = adders.bit_length() - 1
        quotient, rest = bucket.above(bits) or c.literal(f"row_{j}_first", 0), bucket.low(bits) if bits else None
    else:
        by, factor = reciprocal(adders, (1 << config.bucket_bits) - 1)
        times = c.mul(f"times_{j}", bucket, c.literal(f"reciprocal_{j}", factor))
        quotient = times.above(by) or c.literal(f"row_{j}_first", 0)
        low = multiple(c, f"back_{j}", quotient.low(3), adders).low(3)
        rest = limited(c.difference(f"rest_{j}", bucket.low(3), low, 3)[0], adders - 1)
    row = c.add(f"row_{j}", quotient, c.literal(f"base_{j}", base)) if base else quotient
    return row, rest


def reciprocal(divisor: int, most: int) -> tuple[int, int]:
    """Bits and a factor: n // divisor is n factor >> bits for every n up to `most`.

    >>> bits, factor = reciprocal(3, 100)
    >>> all(n * factor >> bits == n // 3 for n in range(101))
    True
    """
    bits = 0
    while most * (-(-(1 << bits) // divisor) * divisor - (1 << bits)) >= 1 << bits:
        bits += 1
    return bits, -(-(1 << bits) // divisor)


def queue(config: MsmConfig, coming: int) -> Part:
    """The points that wait for an adder, in block memory, and those that were read from there in good time.

    Operands: `push` with `point` and `digits`; `taken`, the adder takes what is offered; `flush`, it is to be flushed,
    once the queue is empty. Results: `room`, for another point beside as many as are `coming`, a cycle late; `valid`
    with `flushes` or with a `row` and a `value`, a point with its sign in the highest bit; `idle`, the queue is empty.
    """
    c, wide, count = Circuit(), digit_bits(config), digits_of(config)
    push, taken, flush = c.input("push", 1), c.input("taken", 1), c.input("flush", 1)
    point, given = c.input("point", (1 << config.value_bits) - 1), c.input("digits", (1 << count * wide) - 1)

    c.note("The way here is long, so it ends in registers.")
    push, flush = (c.register(f"{name}_here", word, reset=0) for name, word in (("push", push), ("flush", flush)))
    point, given = c.register("point_here", point), c.register("digits_here", given)

    c.note("The memory: written in turn, and read in turn while a place of the queue behind it is free.")
    entry = c.join("entry", point, given)
    pop, reads = c.wire("pop", 1), c.wire("reads", 1)
    stored = level(c, "stored", push, reads, config.queue)
    crowded = at_least(c, "crowded", stored, config.queue - coming)
    room = c.register("room", c.invert("uncrowded", crowded), reset=0)
    to, at = (_turn(c, name, moves, config.queue) for name, moves in (("to", push), ("at", reads)))
    shape = {"where": "block", "latency": READ, "depth": config.queue, "high": entry.high, "rule": "old"}
    words = c.memory("words", (push, to, entry), at, **shape)
    credit = level(c, "credit", pop, reads, AHEAD, AHEAD)
    none_stored = reached(c, "none_stored", stored, 0, push, reads)
    all_back = reached(c, "all_back", credit, AHEAD, pop, reads, AHEAD)
    has_credit = c.invert("has_credit", reached(c, "no_credit", credit, 0, pop, reads, AHEAD))
    c.connect(reads, c.both("reading", c.invert("some_stored", none_stored), has_credit))
    comes = reads
    for k in range(READ):
        comes = c.register(f"comes_{k}", comes, reset=0)
    front, ahead = c.fifo("ahead", comes, words, pop, AHEAD)
    some = c.invert("some_ahead", is_value(c, "none_ahead", ahead, 0))

    if count == 1:
        c.note("Each point has one digit.")
        c.connect(pop, c.both("leaves", some, taken))
        valid, digit, still = some, front.slice(config.value_bits, wide), []
    else:
        c.note("The digits of a point leave one after the other, the first that is left.")
        fresh = [front.slice(config.value_bits + (i + 1) * wide - 1, 1) for i in range(count)]
        front = c.register("point_q", front, pop)
        parts = [front.slice(config.value_bits + i * wide, wide) for i in range(count)]
        left = [c.wire(f"left_{i}", 1) for i in range(count)]
        chosen = left[:1]
        for i in range(1, count):
            before = c.invert(f"none_before_{i}", any_of(c, f"before_{i}", left[:i]))
            chosen.append(c.both(f"chosen_{i}", left[i], before))
        none_left, last_left = c.wire("none_left", 1), c.wire("last_left", 1)
        valid = c.invert("some_left", none_left)
        goes = c.both("goes", valid, taken)
        rest = [c.literal("no_rest", 0)]
        rest += [c.both(f"rest_{i}", left[i], c.invert(f"passed_{i}", chosen[i])) for i in range(1, count)]
        c.connect(pop, c.both("moves", some, c.either("free", none_left, c.both("ends", last_left, taken))))
        steps = c.either("steps", pop, goes)
        for i in range(count):
            following = c.choose(f"next_{i}", pop, fresh[i], rest[i])
            c.connect(left[i], c.register(f"left_{i}_q", following, steps, reset=0))
        for name, now, of in (("none_left", none_left, _none), ("last_left", last_left, _one)):
            then = c.choose(f"{name}_then", pop, of(c, f"{name}_fresh", fresh), of(c, f"{name}_rest", rest))
            c.connect(now, c.register(f"{name}_q", then, steps, reset=int(of is _none)))
        digit, still = c.select("digit", *zip(chosen, parts, strict=True)), [none_left]
    c.note("A flush is offered until it is taken.")
    flushes = c.wire("flushes", 1)
    c.connect(flushes, flag(c, "flushes_q", flushes, flush, c.both("flushed", flushes, taken), reset=0))
    value = c.join("value", front.low(config.value_bits), digit.slice(wide - 2, 1))
    results = {"room": room, "valid": c.either("offers", valid, flushes), "flushes": flushes}
    results |= {"row": limited(digit.low(_row_bits(config)), config.rows - 1), "value": value}
    results |= {"idle": c.both("idle", none_stored, all_back, *still, c.invert("none_here", push))}
    return Part("queue", "points that wait for an adder", c, results)


def _none(c: Circuit, name: str, bits: Sequence[Word]) -> Word:
    """A bit: none of many is set."""
    return c.invert(name, any_of(c, f"{name}_some", bits))


def _one(c: Circuit, name: str, bits: Sequence[Word]) -> Word:
    """A bit: exactly one of many is set."""
    others = [[bit for j, bit in enumerate(bits) if j != i] for i in range(len(bits))]
    each = [c.both(f"{name}_{i}", bits[i], _none(c, f"{name}_not_{i}", more)) for i, more in enumerate(others)]
    return any_of(c, name, each)


def _turn(c: Circuit, name: str, moves: Word, count: int) -> Word:
    """A place that is taken in turn, of a power of two of them."""
    now = c.wire(name, count - 1)
    more = c.add(f"{name}_more", now, c.literal(f"{name}_one", 1)).low(now.width)
    return c.connect(now, c.register(f"{name}_q", more, moves, reset=0))
