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

    The highest quarter leaves while L comes, the next two while S comes, the lowest one behind them. What depends on a
    word's place is known in the cycle before the word is used, since it goes to every bit; what the memories give, and
    what leaves, stands in registers.
    """
    c.note(f"Three products of {half} words in one of {2 * half}.")
    if half == 1:
        return _collapse_words(c, name, valid, product)
    quarter = half // 2
    place = Place(c, f"{name}_place", half, valid)
    ends = c.both(f"{name}_ends", valid, place.last)
    third = Place(c, f"{name}_third", 3, ends)
    is_h, is_l, is_s = (is_value(c, f"{name}_is_{n}", third.now, i) for i, n in enumerate("hls"))
    low = place.now.slice(quarter.bit_length() - 1, 1)
    high = c.invert(f"{name}_in_high", low)
    word = c.register(f"{name}_in", product)
    at = c.register(f"{name}_at", place.now.low(quarter.bit_length() - 1)) if quarter > 1 else None

    def comes(which: str, *where: Word) -> Word:
        return c.register(f"{name}_{which}", c.both(f"{name}_{which}_comes", valid, *where), reset=0)

    first, upper, lower = comes("first", is_l, high), comes("upper", is_s, high), comes("lower", is_s, low)

    c.note("The lowest quarter follows by itself.")
    follows, ll_at = c.wire(f"{name}_follows", 1), at
    stops: Word = follows
    if quarter > 1:
        behind = Place(c, f"{name}_behind", quarter, follows)
        stops = c.both(f"{name}_stops", follows, behind.last)
        ll_at = c.register(
            f"{name}_ll_at", c.choose(f"{name}_ll_next", follows, behind.now, place.now.low(behind.now.width))
        )
    stays = c.both(f"{name}_stays", follows, c.invert(f"{name}_goes_on", stops))
    left = c.both(f"{name}_whole", ends, is_s)
    c.connect(follows, c.register(f"{name}_follows_q", c.either(f"{name}_follows_next", stays, left), reset=0))
    tail = c.register(f"{name}_tail", follows, reset=0)

    kept: dict[str, Word] = {}
    for which, part in {"hh": (is_h, high), "hl": (is_h, low), "lh": (is_l, high), "ll": (is_l, low)}.items():
        read = ll_at if which == "ll" else at
        kept[which] = _kept(c, f"{name}_{which}_kept", quarter, comes(which, *part), at, word, read)
    middle = c.xor(f"{name}_both", kept["hl"], kept["lh"], word)
    parts = {"top": (kept["hh"], first, upper), "middle": (middle, upper, lower), "bottom": (kept["ll"], lower, tail)}
    shown = [
        c.select(
            f"{name}_{which}_shown",
            (
                c.register(f"{name}_{which}_leaves", c.either(f"{name}_{which}_next", *times), reset=0),
                c.register(f"{name}_{which}", quarters),
            ),
        )
        for which, (quarters, *times) in parts.items()
    ]
    some = c.register(f"{name}_some", c.either(f"{name}_any", first, upper, lower, tail), reset=0)
    return c.register(f"{name}_valid", some, reset=0), c.register(f"{name}_word", c.xor(f"{name}_found", *shown))


def _collapse_words(c: Circuit, name: str, valid: Word, product: Word) -> tuple[Word, Word]:
    """Three products of one word as one of two: the halves of each word are quarters of the result."""
    limb = product.width // 2
    third = Place(c, f"{name}_third", 3, valid)
    word = c.register(f"{name}_in", product)
    flags = [
        c.register(
            f"{name}_is_{n}_q", c.both(f"{name}_{n}_comes", valid, is_value(c, f"{name}_is_{n}", third.now, i)), reset=0
        )
        for i, n in enumerate("hls")
    ]
    h, left = (c.register(f"{name}_{n}", word, flag) for n, flag in zip("hl", flags[:2], strict=True))
    (h_low, h_high), (l_low, l_high), (s_low, s_high) = ((x.low(limb), x.slice(limb, limb)) for x in (h, left, word))
    upper = c.join(f"{name}_upper", c.xor(f"{name}_second", h_low, l_high, h_high, s_high), h_high)
    lower = c.join(f"{name}_lower", l_low, c.xor(f"{name}_third_quarter", h_low, l_high, l_low, s_low))
    ends = flags[2]
    tail = c.register(f"{name}_tail", ends, reset=0)
    found = c.choose(f"{name}_found", ends, upper, c.register(f"{name}_rest", lower, ends))
    return c.register(f"{name}_valid", c.either(f"{name}_some", ends, tail), reset=0), c.register(f"{name}_word", found)


def _kept(c: Circuit, name: str, depth: int, writes: Word, to: Word | None, data: Word, at: Word | None) -> Word:
    """A memory in LUTs that is read in the same cycle, before what is written; of one word, a register."""
    if depth == 1 or to is None or at is None:
        return c.register(name, data, writes)
    shape = {"where": "lut", "latency": 0, "depth": depth, "high": data.high, "rule": "old"}
    return c.memory(name, (writes, to, data), at, **shape)
