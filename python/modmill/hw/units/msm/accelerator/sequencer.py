"""The sequencer: takes the beat of a pass, requests its scalars, has all adders flushed at the end, and reports.

A pass runs until everything between the scalars' memory and the adders is idle. Then it is flushed, and over when all
sums have left.
"""

from __future__ import annotations

from collections.abc import Mapping

from modmill.hw.circuit.control import COUNTER_BITS, any_of, counter, flag, is_value
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.words import counted_to, counted_up, multiple


def fields_of(config: MsmConfig) -> Mapping[str, int]:
    """The fields of the beat of a pass, each with its largest value."""
    return {
        "count": 1 << config.index,
        "first": (1 << config.index) - 1,
        "bias": (1 << config.recoded) - 1,
        "shift": config.recoded - 1,
        "width": config.window,
        "last": config.window,
        "unsigned": 1,
        "symmetric": 1,
        "rows": config.window_rows,
        "last_rows": config.last_window_rows,
    }


def sequencer(config: MsmConfig) -> Part:
    """The state of a pass. The operands, beside those of the streams, are events and counts of the other parts.

    `comes`: a group of scalars was taken; `quiet`: nothing is between the scalars' memory and the adders; `leaving`:
    sums of the flush are left; `points`: one was requested; `additions`: those of all adders since reset.
    """
    c, shift = Circuit(), config.lanes.bit_length() - 1
    offered = c.input("in_valid", 1)
    given = {name: c.input(f"in_{name}", high) for name, high in fields_of(config).items()}
    asks, comes, quiet, leaving = (c.input(name, 1) for name in ("fetch_ready", "comes", "quiet", "leaving"))
    reports, points = c.input("done_ready", 1), c.input("points", 1)
    additions = c.input("additions", (1 << COUNTER_BITS) - 1)
    zero = c.literal("zero", 0)

    c.note("A pass waits, runs, is flushed, and is over.")
    free, runs, flushes, over = (c.wire(name, 1) for name in ("free", "runs", "flushes", "over"))
    begins, ends, sent = c.both("begins", offered, free), c.wire("ends", 1), c.wire("sent", 1)
    reported = c.both("reported", over, reports)
    c.connect(free, flag(c, "free_q", free, reported, begins, reset=1))
    c.connect(runs, flag(c, "runs_q", runs, begins, ends, reset=0))
    c.connect(flushes, flag(c, "flushes_q", flushes, ends, sent, reset=0))
    c.connect(over, flag(c, "over_q", over, sent, reported, reset=0))
    flush = c.register("flush", ends, reset=0)
    # The merger is near, and the adders are far: each has a wire of its own.
    collects = c.register("collects", flush, reset=0)

    c.note("The words that hold during a pass.")
    plan = {name: c.register(f"plan_{name}", given[name], begins) for name in ("bias", "unsigned", "symmetric")}
    plan |= {name: c.register(f"plan_{name}", given[name], begins) for name in ("rows", "last_rows")}
    for j in range(config.windows):
        width = given["last" if j == config.windows - 1 else "width"]
        masks = [c.literal(f"mask_{j}_of_{bits}", (1 << bits) - 1) for bits in range(config.window + 1)]
        plan[f"mask_{j}"] = c.register(f"plan_mask_{j}", c.pick(f"mask_{j}", width, *masks), begins)
        base = given["shift"]
        if j:
            base = limited(c.add(f"base_{j}", base, multiple(c, f"to_{j}", given["width"], j)), config.recoded - 1)
        plan[f"base_{j}"] = c.register(f"plan_base_{j}", base, begins)

    c.note("Groups to request, and the number of the next one.")
    whole = given["count"].above(shift)
    assert whole is not None
    rest = given["count"].low(shift) if shift else zero
    groups = c.add("groups", whole, c.invert("no_rest", is_value(c, "rest_is_0", rest, 0))) if shift else whole
    asking = c.wire("asking", 1)
    goes = c.both("goes", asking, asks)
    no_groups = is_value(c, "no_groups", given["count"], 0)
    _, none_to_ask = counted_to(c, "to_ask", begins, groups, goes, begins=no_groups)
    c.connect(asking, c.invert("some_to_ask", none_to_ask))
    number = c.wire("number", (1 << config.index) - 1)
    after = c.add("number_after", number, c.literal("one", 1)).low(config.index)
    following = c.choose("number_next", begins, given["first"], after)
    c.connect(number, c.register("number_q", following, c.either("number_moves", begins, goes)))

    c.note("Scalars that have not come: whole groups, then the rest.")
    some_left = c.wire("some_left", 1)
    _, none_left = counted_to(c, "left", begins, whole, c.both("left_comes", comes, some_left))
    c.connect(some_left, c.invert("any_left", none_left))
    rest_comes = c.both("rest_comes", comes, none_left)
    rest_next = c.choose("rest_next", begins, rest, zero)
    rest = c.register("rest", rest_next, c.either("rest_moves", begins, rest_comes), reset=0)
    live = [c.either(f"live_{i}", some_left, _more_than(c, f"rest_above_{i}", rest, i)) for i in range(config.lanes)]

    c.note("The end: all is quiet, then all sums leave.")
    none_rest = is_value(c, "none_rest", rest, 0)
    still = c.both("still", runs, quiet, none_to_ask, none_left, none_rest)
    c.connect(ends, c.both("ending", runs, c.register("still_q", still, reset=0)))
    idle = [c.invert(f"not_{name}", word) for name, word in (("flush", flush), ("collects", collects))]
    c.connect(sent, c.both("sending", flushes, *idle, c.invert("all_left", leaving)))

    c.note("The counts of the pass, and the cycles of all.")
    works = c.either("works", runs, flushes)
    before = c.register("additions_before", additions, begins)
    done = {
        "additions": c.register("additions_q", c.difference("additions_of", additions, before, COUNTER_BITS)[0]),
        "points": counted_up(c, "requested", begins, points, COUNTER_BITS),
    }
    cycles = counter(c, "cycles", works, c.literal("cycle", 1))
    results = {"in_ready": free, "fetch_valid": asking, "fetch_first": number, "begins": begins}
    results |= {"flush": flush, "collects": collects}
    results |= {"live": live[0] if config.lanes == 1 else c.join("live", *live), "done_valid": over, "cycles": cycles}
    results |= {f"done_{name}": word for name, word in done.items()} | plan
    return Part("sequencer", "the state of a pass", c, results)


def _more_than(c: Circuit, name: str, word: Word, number: int) -> Word:
    """A bit: a short word is greater than a number."""
    values = [is_value(c, f"{name}_{v}", word, v) for v in range(number + 1, word.high + 1)]
    return any_of(c, name, values) if values else c.literal(name, 0)
