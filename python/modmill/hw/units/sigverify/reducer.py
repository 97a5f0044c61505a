"""A digest as a number modulo L = 2^252 + c, the order of Ed25519's group: digits of 32 bits through one multiplier.

With m = 16 c, 2^256 = -m modulo L. A number lo + 2^256 hi, hi of n bits, is

    lo - m hi = lo + m (2^n - 1 - hi) + k,   k = -m (2^n - 1) mod L,

so the inverted bits of hi are multiplied, and nothing is negative. Digits of hi come lowest first; what has gathered is
moved down by a digit each time, so that one addition of 162 bits makes one digit of the result:

    s' = m x_j + k_j + floor(s / 2^32) + lo_j.

The first pass takes 512 bits to less than 2^385 (n = 256), the second to less than 2^258 (n = 129), and its first digit
enters when the first pass gives it. What is above 2^252 then has 6 bits: c times that is looked up and subtracted, and
L is added once if that is negative.
"""

from __future__ import annotations

from modmill.hw.circuit.control import flag
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.kinds.rom import rom
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.modmul.product import summed, tiles

ORDER = (1 << 252) + 27742317777372353535851937790883648493
"""L, RFC 8032, section 5.1."""
C = ORDER - (1 << 252)
DIGIT = 32
DIGITS = 8
"""The digits of the low part, 256 bits."""
HIGH = 129
"""Bits above it after the first pass."""
MULTIPLIER = 4
"""Stages of the multiplier."""

FIRST = 1
"""The step in which the first digit is taken; in step 0 a digest is awaited."""
COMES = FIRST + 1 + MULTIPLIER
"""The step in which its product is there, and the lowest digit of the low part is added."""
SECOND = COMES + DIGITS + 1
"""The step in which the second pass takes its first digit, the ninth of the first pass."""
RETURNS = SECOND + 1 + MULTIPLIER
"""That of its product."""
FOLD = RETURNS + DIGITS + 1
"""The step in which all digits of the second pass are there."""
LAST = FOLD + 3
"""The step in which the result is offered."""
WHOLE = (1 << 256) - 1
GATHERED = (1 << 162) - 1


def passes() -> tuple[int, int]:
    """The constants k of both passes."""
    first, second = (-16 * C * ((1 << bits) - 1) % ORDER for bits in (256, HIGH))
    return first, second


def build() -> Part:
    """Takes a digest while `free` and `offered`; gives `r` while `valid`, until `taken`.

    The multiplier has no reset, so no digest may come before its stages have been passed once: the engines take longer.
    """
    c = Circuit()
    offered, digest = c.input("offered", 1), c.input("digest", (1 << 512) - 1)
    taken = c.input("taken", 1)
    one, zero = c.literal("one", 1), c.literal("zero", 0)
    ones = c.literal("ones", (1 << DIGIT) - 1)

    c.note("The steps: 0 until a digest comes, then one after the other, the last one until the result is taken.")
    step, free, valid = c.wire("step", 63), c.wire("free", 1), c.wire("valid", 1)
    load = c.both("load", free, offered)
    waits = c.both("waits", free, c.invert("none", offered))
    blocked = c.both("blocked", valid, c.invert("untaken", taken))
    ended = c.both("ended", valid, taken)
    counted = c.choose("step_next", valid, zero, c.add("counted", step, one).low(6))
    c.connect(step, c.register("step_q", counted, c.invert("moves", c.either("holds", waits, blocked)), reset=0))
    free_next = c.either("free_next", waits, ended)
    c.connect(free, c.register("free_q", free_next, reset=1))
    clears = c.register("clears", free_next, reset=1)
    arriving = c.equal("arriving", step, c.literal("last_but_one", LAST - 1))
    c.connect(valid, c.register("valid_q", c.either("valid_next", arriving, blocked), reset=0))

    def window(name: str, first: int, last: int) -> Word:
        """High in these steps."""
        begins = load if first == 1 else c.equal(f"{name}_begins", step, c.literal(f"{name}_first", first - 1))
        if first == last:
            return c.register(name, begins, reset=0)
        now = c.wire(name, 1)
        ends = c.equal(f"{name}_ends", step, c.literal(f"{name}_last", last))
        return c.connect(now, flag(c, f"{name}_q", now, begins, ends, reset=0))

    c.note("The digits: those of the high part in the first pass, in the second those that the first one gives.")
    gathered, high, low = c.wire("gathered", GATHERED), c.wire("high", WHOLE), c.wire("low", WHOLE)
    given = gathered.low(DIGIT)
    top = SECOND + HIGH // DIGIT
    mask = c.choose("mask", window("at_top", top, top), c.literal("of_top", (1 << HIGH % DIGIT) - 1), ones)
    from_given = c.both("from_given", c.xor("given_inverted", given, ones), mask)
    from_high = c.xor("high_inverted", high.low(DIGIT), ones)
    first, second = window("first", FIRST, FIRST + DIGITS - 1), window("second", SECOND, top)
    digit = c.register("digit", c.select("digit_next", (first, from_high), (second, from_given)))
    moved = high.slice(DIGIT, 256 - DIGIT)
    c.connect(high, c.register("high_q", c.choose("high_next", load, digest.slice(256, 256), moved)))

    c.note("The multiplier, with the digits of the constant of each pass, and the addition.")
    row = _multiplier()(c, "multiplier", enable=one, x=digit, k=_constant(c, step))[0]
    adds = c.either(
        "adds", window("adds_1", COMES, COMES + DIGITS - 1), window("adds_2", RETURNS, RETURNS + DIGITS - 1)
    )
    lowest = c.choose("lowest", adds, low.low(DIGIT), zero)
    total = c.add("total", row, gathered.slice(DIGIT, GATHERED.bit_length() - DIGIT), lowest)
    c.connect(gathered, c.register("gathered_q", c.choose("kept", clears, zero, limited(total, GATHERED))))

    c.note("The low part leaves digit by digit, and its new digits come in at the top, a cycle later.")
    passing = c.either("passing", window("turns_1", COMES, COMES + DIGITS), window("turns_2", RETURNS, FOLD - 1))
    shifted = c.join("low_moved", low.slice(DIGIT, 256 - DIGIT), given)
    c.connect(
        low, c.register("low_q", c.choose("low_next", load, digest.low(256), shifted), c.either("turns", load, passing))
    )

    settled = _settle()(c, "settle", enable=one, low=low, high=gathered.low(2))[0]
    result = c.register("result", settled, arriving)
    return Part(
        "reducer", "a digest modulo the order of Ed25519's group", c, {"free": free, "valid": valid, "r": result}
    )


def _multiplier() -> Part:
    """16 c x + k."""
    c = Circuit()
    x, k = c.input("x", (1 << DIGIT) - 1), c.input("k", (1 << DIGIT) - 1)
    rows = [row.shifted(4) for row in tiles(c, "tile", x, c.literal("c", C))]
    r = limited(summed(c, "r", [*rows, k], "ternary"), 16 * C * x.high + k.high)
    return Part("multiplier", "16 c x + k", c, {"r": r}, MULTIPLIER)


def _constant(c: Circuit, step: Word) -> Word:
    """The digit of the constant that goes with the digit in the multiplier; read a step before."""
    rows = [0] * 64
    for at, constant in zip((FIRST, SECOND), passes(), strict=True):
        for i in range(DIGITS):
            rows[at + i] = constant >> DIGIT * i & (1 << DIGIT) - 1
    return c.register("added_q", c.apply(rom("added", tuple(rows)), "added", step)[0])


def _settle() -> Part:
    """Modulo L of what is below 2^258: c times all that is above bit 252 is subtracted."""
    c = Circuit()
    low, high = c.input("low", WHOLE), c.input("high", 3)
    index = c.join("index", low.slice(252, 4), high)
    multiple = c.apply(rom("multiples", tuple(C * i for i in range(64))), "multiple", index)[0]
    less, fits = c.difference("less", low.low(252), multiple, 253)
    more = c.add("more", less, c.literal("order", ORDER)).low(253)
    r = limited(c.choose("r", fits, less, more), ORDER - 1)
    return Part("settle", "a number below 2^258 modulo the order", c, {"r": r}, LAST - 1 - FOLD)
