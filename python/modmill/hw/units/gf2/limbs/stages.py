"""The stages before and behind the multiplier: halves in three operands, three products in one.

Numbers pass as words, the highest first. An operand of 2 n limbs is n high and n low ones; behind a stage it is the
high limbs, the low ones, and the sums of both. A product comes back in the same order, H, L and S, and is

    H x^2n + (H + L + S) x^n + L.
"""

from __future__ import annotations

from modmill.hw.circuit.control import is_value, queued
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.place import Place


def expand(c: Circuit, name: str, half: int, valid: Word, operands: Word, room: Word) -> tuple[Word, Word, Word]:
    """Operands of 2 `half` limbs as three of `half`, in 3 cycles for 2 limbs: what is offered, and whether it takes.

    High and low limbs pass; what comes for them is kept, and follows as their sums. Returns ready, valid, operands.
    """
    c.note(f"Operands of {2 * half} limbs in three of {half}.")
    free = c.wire(f"{name}_free", 1)
    low, sums = c.wire(f"{name}_low", 1), c.wire(f"{name}_sums", 1)
    offers = c.either(f"{name}_offers", sums, valid)
    moves = c.both(f"{name}_moves", offers, free)
    ready = c.both(f"{name}_ready", c.invert(f"{name}_passing", sums), free)
    ends: Word = moves
    at: Word | None = None
    if half > 1:
        place = Place(c, f"{name}_place", half, moves)
        ends, at = c.both(f"{name}_ends", moves, place.last), place.now
    high = c.invert(f"{name}_high", c.either(f"{name}_not_high", low, sums))
    c.connect(low, c.register(f"{name}_low_q", high, ends, reset=0))
    c.connect(sums, c.register(f"{name}_sums_q", low, ends, reset=0))
    writes = c.both(f"{name}_writes", moves, c.invert(f"{name}_not_sums", sums))
    old = c.wire(f"{name}_old", operands.high)
    data = c.xor(f"{name}_data", operands, c.select(f"{name}_added", (low, old)))
    c.connect(old, _kept(c, f"{name}_kept", half, writes, at, data, at))
    passed = c.choose(f"{name}_passed", sums, old, operands)
    taken, there, (word,) = queued(c, f"{name}_queue", offers, [passed], room)
    c.connect(free, taken)
    return ready, there, word


def collapse(c: Circuit, name: str, half: int, valid: Word, product: Word) -> tuple[Word, Word]:
    """Three products of `half` words as one of twice as many, which never waits: its valid bit and its words.

    The highest quarter leaves while L comes, the next two while S comes, the lowest one behind them.
    """
    c.note(f"Three products of {half} words in one of {2 * half}.")
    limb = product.width // 2
    if half == 1:
        return _collapse_words(c, name, limb, valid, product)
    quarter = half // 2
    place = Place(c, f"{name}_place", half, valid)
    third = Place(c, f"{name}_third", 3, c.both(f"{name}_ends", valid, place.last))
    high = c.invert(f"{name}_in_high", place.now.slice(quarter.bit_length() - 1, 1))
    low = place.now.slice(quarter.bit_length() - 1, 1)
    is_l, is_s = (is_value(c, f"{name}_is_{n}", third.now, i) for i, n in ((1, "l"), (2, "s")))
    is_h = is_value(c, f"{name}_is_h", third.now, 0)
    at = place.now.low(quarter.bit_length() - 1) if quarter > 1 else None

    c.note("The lowest quarter follows by itself.")
    left = c.both(f"{name}_whole", is_s, c.both(f"{name}_all", valid, place.last))
    tail = c.wire(f"{name}_tail", 1)
    stops: Word = tail
    back: Word | None = None
    if quarter > 1:
        behind = Place(c, f"{name}_behind", quarter, tail)
        stops, back = c.both(f"{name}_stops", tail, behind.last), behind.now
    stays = c.both(f"{name}_stays", tail, c.invert(f"{name}_goes_on", stops))
    c.connect(tail, c.register(f"{name}_tail_q", c.either(f"{name}_tail_next", stays, left), reset=0))

    kept: dict[str, Word] = {}
    for which, (part, half_) in {"hh": (is_h, high), "hl": (is_h, low), "lh": (is_l, high), "ll": (is_l, low)}.items():
        writes = c.both(f"{name}_{which}_writes", valid, part, half_)
        read = at
        if which == "ll" and at is not None and back is not None:
            read = c.choose(f"{name}_ll_at", tail, back, at)
        kept[which] = _kept(c, f"{name}_{which}", quarter, writes, at, product, read)
    second = c.xor(f"{name}_second", kept["hl"], kept["lh"], kept["hh"], product)
    third_ = c.xor(f"{name}_third_quarter", kept["hl"], kept["lh"], kept["ll"], product)
    first = c.both(f"{name}_first_out", valid, is_l, high)
    upper, lower = (c.both(f"{name}_{n}_out", valid, is_s, w) for n, w in (("upper", high), ("lower", low)))
    choices = (first, kept["hh"]), (upper, second), (lower, third_), (tail, kept["ll"])
    found = c.select(f"{name}_found", *choices)
    some = c.either(f"{name}_some", first, upper, lower, tail)
    return c.register(f"{name}_valid", some, reset=0), c.register(f"{name}_word", found)


def _collapse_words(c: Circuit, name: str, limb: int, valid: Word, product: Word) -> tuple[Word, Word]:
    """Three products of one word as one of two: the halves of each word are quarters of the result."""
    third = Place(c, f"{name}_third", 3, valid)
    kept = {
        which: c.register(
            f"{name}_{which}",
            product,
            c.both(f"{name}_{which}_writes", valid, is_value(c, f"{name}_is_{which}", third.now, i)),
        )
        for i, which in enumerate("hl")
    }
    (h_low, h_high), (l_low, l_high) = ((kept[which].low(limb), kept[which].slice(limb, limb)) for which in "hl")
    s_low, s_high = product.low(limb), product.slice(limb, limb)
    outer = c.xor(f"{name}_outer", h_low, l_high)
    upper = c.join(f"{name}_upper", c.xor(f"{name}_second", outer, h_high, s_high), h_high)
    lower = c.join(f"{name}_lower", l_low, c.xor(f"{name}_third_quarter", outer, l_low, s_low))
    ends = c.both(f"{name}_ends", valid, third.last)
    tail = c.register(f"{name}_tail", ends, reset=0)
    rest = c.register(f"{name}_rest", lower, ends)
    found = c.select(f"{name}_found", (ends, upper), (tail, rest))
    return c.register(f"{name}_valid", c.either(f"{name}_some", ends, tail), reset=0), c.register(f"{name}_word", found)


def _kept(c: Circuit, name: str, depth: int, writes: Word, to: Word | None, data: Word, at: Word | None) -> Word:
    """A memory in LUTs that is read in the same cycle, before what is written; of one word, a register."""
    if depth == 1 or to is None or at is None:
        return c.register(name, data, writes)
    shape = {"where": "lut", "latency": 0, "depth": depth, "high": data.high, "rule": "old"}
    return c.memory(name, (writes, to, data), at, **shape)
