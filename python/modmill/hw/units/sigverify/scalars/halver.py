"""One pass of Euclid's algorithm on two rows (see `numbers.halve`) as a pipeline, for as many scalars as it has stages.

What comes out of it goes in again at once, so each of its slots halves a scalar of its own. A finished scalar stays as
it is until its slot is loaded again: a pass finds it finished again and changes nothing.
"""

from __future__ import annotations

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.sigverify.scalars.lengths import highest, moved_up
from modmill.hw.units.sigverify.scalars.numbers import ENOUGH, LIMIT, MODULUS, R_BITS, T_BITS

STAGES = 8
"""Cycles of the arithmetic of a pass."""
SLOTS = STAGES + 1
"""Cycles of a pass with the one that decides what goes in again, and scalars that are halved at a time."""
STATE = ("r0", "r1", "t0", "t1", "flip", "negative")
"""The state in the loop: both rows, whether they are to change places, and whether t1 is negative."""


def start(c: Circuit, h: Word) -> dict[str, Word]:
    """The state for the first pass of a scalar: the rows (8L, 0) and (h, 1)."""
    zero, one = c.literal("start_zero", 0), c.literal("start_one", 1)
    return dict(zip(STATE, (c.literal("modulus", MODULUS), h, zero, one, zero, zero), strict=True))


def build() -> Part:
    """A pass. `done`: the rows have a pair, which is the second one unless `first` is set."""
    c = Circuit()
    given = [
        c.input(name, (1 << bits) - 1) for name, bits in zip(STATE, (R_BITS, R_BITS, T_BITS, T_BITS), strict=False)
    ]
    flip, was_negative = c.input("flip", 1), c.input("negative", 1)
    zero = c.literal("zero", 0)

    c.note("Lengths, and the rows in their order.")
    at = [highest(c, f"at_{n}", word) for n, word in zip(STATE, given, strict=False)]
    less, in_order = c.difference("ahead", at[0], at[1], 8)
    behind, _ = c.difference("behind", at[1], at[0], 8)
    # The same bit twice, as the shifts below: behind each stands a register that drives many bits.
    shorter = c.invert("shorter", in_order)
    swaps, rows_swap = c.either("swaps", flip, shorter), c.either("rows_swap", flip, shorter)
    pairs = [(0, 1), (1, 0), (2, 3), (3, 2)]
    r0, r1, t0, t1 = (c.choose(f"{STATE[i]}_ordered", rows_swap, given[j], given[i]) for i, j in pairs)
    p0, p1, q0, q1 = (c.choose(f"place_{STATE[i]}", swaps, at[j], at[i]) for i, j in pairs)
    negative = c.xor("negative_now", was_negative, swaps)
    ahead = c.choose("lead", swaps, behind, less)

    c.note("Whether there is a pair, and by how many places r1 and t1 are moved up.")
    short = c.invert("short", p1.slice(7, 1))
    odd = t1.low(1)
    even = c.invert("even", odd)
    last = c.literal("last_place", LIMIT - 1)
    _, fits = c.difference("over", last, p0, 8)
    room = c.choose("room", fits, p0, last)
    r0_long, _ = _above(c, "r0_long", p0, c.literal("enough", ENOUGH))
    grows, _ = _above(c, "grows", room, q0)
    moves, free = _above(c, "moves", room, q1)
    ends = c.invert("ends", c.both("goes_on", r0_long, grows, moves))
    done = c.both("done", short, c.either("pair", odd, ends))
    still, lead = _above(c, "still", ahead, zero)
    by_length = c.choose("by_length", still, lead, zero)
    limited = c.both("limited", short, _above(c, "too_far", by_length, free)[0])
    by_r, by_t = (c.choose(f"by_{n}", limited, free, by_length) for n in "rt")

    c.note("The step; it is not taken if it were to make r0 negative, nor by what is done.")
    step, positive = c.difference("step", r0, moved_up(c, "r1_moved", r1, by_r), R_BITS)
    sum_ = c.add("sum", t0, moved_up(c, "t1_moved", t1, by_t)).low(T_BITS)
    goes = c.both("goes", positive, c.invert("open", done))
    results = {
        "r0": c.choose("r0_next", goes, step, r0),
        "r1": r1,
        "t0": c.choose("t0_next", goes, sum_, t0),
        "t1": t1,
        "flip": c.invert("flip_next", c.either("keeps", positive, done)),
        "negative": negative,
        "done": done,
        "first": even,
    }
    return Part("halver", "a pass of Euclid's algorithm on two rows", c, results, STAGES)


def _above(c: Circuit, name: str, a: Word, b: Word) -> tuple[Word, Word]:
    """(a > b, a - b - 1), for words of 8 bits."""
    rest, no = c.difference(f"{name}_rest", b, a, 8)
    # b - a = -(a - b - 1) - 1, whose inverted bits are those of a - b - 1.
    less = c.xor(f"{name}_less", rest, c.literal(f"{name}_ones", 255))
    return c.invert(name, no), less
