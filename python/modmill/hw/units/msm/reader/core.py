"""The reader of points as a circuit with state.

A group of scalars stands in a register with a bit for each whose digits are not all 0. In each cycle the point of the
first of these is requested and its digits go to a queue; with the last of them the next group is taken. A group of
zeros is gone after a cycle. Points come back in the order of the requests, and leave with the oldest digits of the
queue, whose places bound the requests under way.
"""

from __future__ import annotations

from collections.abc import Mapping

from modmill.hw.circuit.control import any_of, counter
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.levels import level, reached
from modmill.hw.circuit.op import Word
from modmill.hw.units.msm.reader.config import ReaderConfig

COUNTERS = {
    "groups": "groups of scalars that were taken",
    "points": "points that were requested",
    "crowded": "cycles in which a point was wanted and as many as may be were under way",
}
"""The counters of the unit since reset; they wrap around."""


def build(config: ReaderConfig, *, restarts: bool = False) -> tuple[Circuit, Mapping[str, Word]]:
    """The circuit of a configuration, and its results by name.

    One that restarts has the operand `restart`, after which scalars are counted from 0 again, and the result `idle`.
    """
    c, wide, lanes = Circuit(), config.digits, config.lanes
    offered, digits = c.input("digits_valid", 1), c.input("digits_lanes", (1 << lanes * wide) - 1)
    asks, leaves = c.input("request_ready", 1), c.input("out_ready", 1)
    there, point = c.input("points_valid", 1), c.input("points_point", (1 << config.bits) - 1)
    zero, one = c.literal("zero", 0), c.literal("one", 1)

    c.note("The group: what is left of it, its digits and its number.")
    left = [c.wire(f"left_{i}", 1) for i in range(lanes)]
    takes, moves = c.wire("takes", 1), c.wire("moves", 1)
    taken = c.both("taken", offered, takes)
    group = c.register("group", digits, enable=taken)
    parts = [group.slice(i * wide, wide) for i in range(lanes)]
    wanted = [c.invert(f"wanted_{i}", c.equal(f"none_{i}", digits.slice(i * wide, wide), zero)) for i in range(lanes)]
    groups = (1 << config.index) // lanes - 1
    following = c.wire("following", groups)
    after, counts = c.add("after", following, one).low(following.width), taken
    if restarts:
        restart = c.input("restart", 1)
        after, counts = c.choose("counted", restart, zero, after), c.either("counts", taken, restart)
    c.connect(following, c.register("following_q", after, enable=counts, reset=0))
    number = c.register("number", following, enable=taken)

    c.note("The first that is left is requested, while the queue of digits has a place for it.")
    chosen = left[:1]
    for i in range(1, lanes):
        before = c.invert(f"none_before_{i}", any_of(c, f"before_{i}", left[:i]))
        chosen.append(c.both(f"chosen_{i}", left[i], before))
    some = any_of(c, "some", left)
    gone = c.wire("gone", 1)
    held = level(c, "held", moves, gone, config.outstanding)
    full = reached(c, "full", held, config.outstanding, moves, gone)
    wants = c.both("wants", some, c.invert("place", full))
    c.connect(moves, c.both("moving", wants, asks))
    rest = [zero, *(c.both(f"rest_{i}", left[i], c.invert(f"passed_{i}", chosen[i])) for i in range(1, lanes))]
    last = c.invert("last", any_of(c, "more", rest[1:])) if lanes > 1 else one
    c.connect(takes, c.either("taking", c.invert("empty", some), c.both("ends", moves, last)))
    steps = c.either("steps", takes, moves)
    for i in range(lanes):
        fresh = c.both(f"fresh_{i}", offered, wanted[i])
        c.connect(left[i], c.register(f"left_{i}_q", c.choose(f"next_{i}", takes, fresh, rest[i]), steps, reset=0))
    digit, place = parts[0], None
    if lanes > 1:
        digit = c.select("digit", *zip(chosen, parts, strict=True))
        places = [c.literal(f"place_{i}", i) for i in range(lanes)]
        place = c.select("lane", *zip(chosen, places, strict=True))
    first = number if place is None else c.join("first", place.low((lanes - 1).bit_length()), number)

    c.note("A point leaves with the oldest digits.")
    front, _ = c.fifo("queue", moves, digit, gone, config.outstanding)
    nothing = reached(c, "nothing", held, 0, moves, gone)
    asked = c.invert("asked", nothing)
    leaving = c.both("leaving", there, asked)
    back = c.both("back", leaves, asked)
    c.connect(gone, c.both("going", leaving, leaves))
    counted = {"groups": taken, "points": moves, "crowded": c.both("too_many", some, full)}
    own = {"idle": c.both("idle", nothing, c.invert("none_left", some))} if restarts else {}
    return c, own | {
        "digits_ready": takes,
        "request_valid": wants,
        "request_first": first,
        "points_ready": back,
        "out_valid": leaving,
        "out_point": point,
        "out_digits": front,
        **{name: counter(c, name, event, one) for name, event in counted.items()},
    }
