"""The place of the highest set bit, and words moved up by a number of places that is not known before."""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word

GROUP = 16
"""Bits of a group, and the most groups."""


def highest(c: Circuit, name: str, word: Word) -> Word:
    """The place of the highest set bit of a word of up to 256 bits, 8 bits wide; 0 if none is set."""
    groups = [word.slice(i, min(GROUP, word.width - i)) for i in range(0, word.width, GROUP)]
    zero = c.literal(f"{name}_zero", 0)
    used = [c.invert(f"{name}_{i}", c.equal(f"{name}_{i}_clear", g, zero)) for i, g in enumerate(groups)]
    group = _of_16(c, f"{name}_group", used)
    rest = [*groups, *[zero] * (GROUP - len(groups))]
    fours = [c.pick(f"{name}_four_{i}", group.low(2), *rest[4 * i : 4 * i + 4]) for i in range(-(-len(groups) // 4))]
    inner = c.pick(f"{name}_bits", group.slice(2, 2), *fours, *[zero] * (4 - len(fours)))
    bits = [inner.slice(i, 1) for i in range(GROUP)]
    return c.join(name, _of_16(c, f"{name}_bit", bits), group)


def _of_16(c: Circuit, name: str, flags: Sequence[Word]) -> Word:
    """The number of the last flag that is set among up to 16."""
    fours = [flags[i : i + 4] for i in range(0, len(flags), 4)]
    zero = c.literal(f"{name}_none", 0)
    some = [c.either(f"{name}_some_{i}", *four) if len(four) > 1 else four[0] for i, four in enumerate(fours)]
    high = _of_4(c, f"{name}_high", some)
    lows = [_of_4(c, f"{name}_low_{i}", four) for i, four in enumerate(fours)]
    return c.join(name, c.pick(f"{name}_low", high, *lows, *[zero] * (4 - len(lows))), high)


def _of_4(c: Circuit, name: str, flags: Sequence[Word]) -> Word:
    """The number of the last flag that is set among up to 4."""
    zero = c.literal(f"{name}_absent", 0)
    _, second, third, fourth = [*flags, *[zero] * (4 - len(flags))]
    only = c.both(f"{name}_only", second, c.invert(f"{name}_not", third))
    return c.join(name, c.either(f"{name}_odd", fourth, only), c.either(f"{name}_upper", third, fourth))


def moved_up(c: Circuit, name: str, word: Word, by: Word) -> Word:
    """word * 2^by, cut to the bits that the word has; `by` has 8 bits, of which two are used at a time."""
    zero = c.literal(f"{name}_zero", 0)
    zeros = c.widen(f"{name}_zeros", zero, (1 << word.width) - 1, 0.0)
    for at in (6, 4, 2, 0):
        choices = [word]
        for i in (1, 2, 3):
            gap = i << at
            choices.append(
                zero if gap >= word.width else c.join(f"{name}_{gap}", zeros.low(gap), word.low(word.width - gap))
            )
        word = c.pick(f"{name}_by_{at}", by.slice(at, 2), *choices)
    return word
