"""The recoder of a scalar: the digits of a pass, with a window each, as `plan` has them.

A pipeline: m is the scalar or its opposite, u is m with the pass's bias, and each window moves its field of u down and
makes a signed digit of it. Shifts and widths are words that hold during a pass, so that one text serves every plan.
"""

from __future__ import annotations

from modmill.hw.circuit.control import any_of
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.circuit.shared.plan import place
from modmill.hw.units.msm.accelerator.config import MsmConfig

PERIOD = 3.9
"""The delay of a stage at most, in ns, for a clock of 250 MHz."""


def recoder(config: MsmConfig) -> Part:
    """A scalar's digits of all windows side by side: each with its bucket, its sign and whether there is one.

    Nothing is set in a digit that is 0, nor in any where `live` is not.
    """
    c, order, size = Circuit(), config.order, config.recoded
    s, live = c.input("scalar", (1 << order.bit_length()) - 1), c.input("live", 1)
    symmetric, unsigned = c.input("symmetric", 1), c.input("unsigned", 1)
    bias = c.input("bias", (1 << size) - 1)

    c.note("m: the scalar, or r less the scalar if that is less and the pass says so.")
    bits = order.bit_length()
    _, above = c.difference("more_than_half", s, c.literal("above_half", order // 2 + 1), bits)
    negative = c.both("negative", above, symmetric)
    other, _ = c.difference("other", c.literal("order", order), s, bits)
    m = c.choose("m", negative, other, s.low(bits))
    u = c.add("u", m, bias).low(size)

    digits: list[Word] = []
    for j in range(config.windows):
        c.note(f"Window {j}: its field of u, moved down.")
        base = c.input(f"base_{j}", size - 1)
        mask = c.input(f"mask_{j}", (1 << config.window) - 1)
        field = c.both(f"field_{j}", _moved(c, f"moved_{j}", u, base, config.window), mask)
        bucket, there, minus = _signed(c, j, field, mask)
        if j == config.windows - 1:
            plain = c.invert("is_signed", unsigned)
            bucket = c.choose("last_bucket", unsigned, field, bucket)
            there = c.choose("last_there", unsigned, _some(c, "some_field", field), there)
            minus = c.both("last_minus", minus, plain)
        there = c.both(f"is_{j}", there, live)
        sign = c.both(f"minus_{j}", c.xor(f"turned_{j}", minus, negative), there)
        bucket = c.choose(f"bucket_{j}", there, bucket.low(config.bucket_bits), c.literal(f"no_bucket_{j}", 0))
        digits.append(c.join(f"digit_{j}", *_padded(c, f"pad_{j}", bucket, config.bucket_bits), sign, there))
    found = digits[0] if len(digits) == 1 else c.join("digits", *digits)
    stages = place(c, (), 1, PERIOD)[0]
    return Part("recoder", "the digits of a scalar in a pass", c, {"digits": found}, stages)


def _moved(c: Circuit, name: str, word: Word, by: Word, bits: int) -> Word:
    """So many bits of a word from a place on that is not known before."""
    zero = c.literal(f"{name}_none", 0)
    for k in reversed(range(by.width)):
        step, needed = 1 << k, bits + (1 << k) - 1
        far = word.above(step)
        far = zero if far is None else far.low(needed)
        word = c.choose(f"{name}_{step}", by.slice(k, 1), far, word.low(needed))
    return word


def _signed(c: Circuit, j: int, field: Word, mask: Word) -> tuple[Word, Word, Word]:
    """The bucket of a field, whether its digit is not 0, and whether it is negative.

    The mask has the bits of the field; its highest one is half of the window.
    """
    below = mask.above(1) or c.literal(f"below_{j}", 0)
    half = c.both(f"half_{j}", mask, c.xor(f"lower_{j}", below, c.literal(f"all_{j}", (1 << mask.width) - 1)))
    positive = _some(c, f"positive_{j}", c.both(f"top_{j}", field, half))
    low = c.both(f"low_{j}", field, below)
    less, _ = c.difference(f"less_{j}", c.literal(f"zero_{j}", 0), low, mask.width)
    bucket = c.choose(f"magnitude_{j}", positive, low, c.both(f"opposite_{j}", less, below))
    minus = c.invert(f"negative_{j}", positive)
    return bucket, c.either(f"there_{j}", minus, _some(c, f"some_{j}", low)), minus


def _some(c: Circuit, name: str, word: Word) -> Word:
    """The bit of a word at a place that is a word itself."""
    return any_of(c, name, [word.slice(i, 1) for i in range(word.width)])


def _padded(c: Circuit, name: str, word: Word, bits: int) -> list[Word]:
    """A word and what it lacks to so many bits."""
    return [word] if word.width == bits else [word, *_zeros(c, name, bits - word.width)]


def _zeros(c: Circuit, name: str, bits: int) -> list[Word]:
    return [c.literal(f"{name}_{i}", 0) for i in range(bits)]
