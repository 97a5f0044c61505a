"""The product of two words: Karatsuba's method over columns of products of bits, or the columns alone.

The loop over the bits of one word is unrolled: all of them are multiplied in one cycle, or a digit in each of several.
"""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.circuit.control import is_value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds.polynomials import transposed
from modmill.hw.circuit.op import Word
from modmill.hw.modmul.carryless import product
from modmill.hw.units.gf2.memories import later as after
from modmill.hw.units.gf2.words.order import Timing


def word_product(c: Circuit, name: str, a: Word, b: Word, levels: int, registers: int) -> Word:
    """a b, so many cycles later; without Karatsuba's method the halves of b are multiplied apart, if there is one."""
    if not registers:
        return product(c, name, a, b, levels)
    assert registers == 1, "a product of words has one place for registers"
    half = (b.width + 1) // 2
    if levels:
        folds = [
            c.linear(f"{name}_{which}", word, transposed([1 << i % half for i in range(word.width)]))
            for which, word in (("a", a), ("b", b))
        ]
        pairs = {0: (a.low(half), b.low(half)), 1: tuple(folds), 2: (a.slice(half, half), b.slice(half, half))}
    else:
        pairs = {0: (a, b.low(half)), 1: (a, b.slice(half, b.width - half))}
    parts = [
        c.register(f"{name}_part_{at}_q", product(c, f"{name}_part_{at}", x, y, max(0, levels - 1)))
        for at, (x, y) in pairs.items()
    ]
    # Where the bits of each part go: the middle one of three has the outer ones in it, too.
    images = [[1 << i + at * half for i in range(part.width)] for at, part in enumerate(parts)]
    if levels:
        images[0] = [1 << i | 1 << i + half for i in range(parts[0].width)]
        images[2] = [1 << i + half | 1 << i + 2 * half for i in range(parts[2].width)]
    rows = transposed([image for part in images for image in part])[: a.width + b.width - 1]
    return c.linear(f"{name}_sum", c.join(f"{name}_parts", *parts), rows)


def stepped_product(
    c: Circuit,
    name: str,
    words: Sequence[Word],
    b: Word,
    phase: Word,
    timing: Timing,
    runs: Word | None = None,
    width: int | None = None,
) -> list[Word]:
    """The products of words with b in registers, a digit of b in each cycle of a step, the highest in phase 0.

    They stand in the cycle behind the last phase, or as many cycles later as there are registers of the digit and
    inside, and, with `runs`, until it is high again. `width`: only so many of their bits are made.
    """
    digit = b.width // timing.step
    assert digit * timing.step == b.width, "a word is cut into digits of one size"
    begins = is_value(c, f"{name}_begins", phase, 0)
    later = None
    if width is None or width > b.width:
        # Otherwise the digits of a step move all of the one before out.
        later = c.invert(f"{name}_later", begins)
    if not timing.digit:
        by = c.choose(f"{name}_digit", begins, b.slice(digit, digit), b.low(digit))
    else:
        # The highest digit of what moves up: a choice among all of them would be deep.
        rest = c.wire(f"{name}_rest", (1 << b.width) - 1)
        now = c.choose(f"{name}_now", begins, b, rest)
        c.connect(rest, c.register(f"{name}_rest_q", c.rotate(f"{name}_moved", now, b.width - digit)))
        by = c.register(f"{name}_digit_q", now.slice(b.width - digit, digit))
        words = [c.register(f"{name}_{i}_by_digit", word) for i, word in enumerate(words)]
    wait = timing.digit + timing.inside
    later = None if later is None else after(c, f"{name}_later_q", later, wait)
    runs = None if runs is None else after(c, f"{name}_runs", runs, wait, reset=0)
    found: list[Word] = []
    for i, word in enumerate(words):
        whole = width or word.width + b.width - 1
        part = product(c, f"{name}_{i}", word, by).low(whole)
        if timing.inside:
            part = c.register(f"{name}_{i}_part_q", part)
        kept = c.wire(f"{name}_{i}_kept", (1 << whole) - 1)
        old = kept.low(whole - digit)
        if later is not None:
            old = c.select(f"{name}_{i}_old", (later, old))
        total = c.xor(f"{name}_{i}_total", old, part.slice(digit, whole))
        total = c.join(f"{name}_{i}_next", part.low(digit), total)
        found.append(c.connect(kept, c.register(f"{name}_{i}_q", total, runs)))
    return found
