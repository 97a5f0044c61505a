"""Streams joined and divided inside a circuit."""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.circuit.control import any_of
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word


def first_of(c: Circuit, name: str, bits: Sequence[Word]) -> list[Word]:
    """The first set bit among several: a word for each, of which at most that one is 1."""
    found, before = [bits[0]], [bits[0]]
    for i, bit in enumerate(bits[1:], 1):
        none = c.invert(f"{name}_none_{i}", any_of(c, f"{name}_before_{i}", before))
        found.append(c.both(f"{name}_{i}", bit, none))
        before.append(bit)
    return found


def joined(c: Circuit, name: str, sources: Sequence[Sequence[Word]], room: Word) -> tuple[list[Word], Word, list[Word]]:
    """One stream from several, each a valid bit and words: the first source before the others, a beat in two cycles.

    A source is chosen in one cycle and its beat taken in the next, so that no handshake reaches through. Returns what
    takes a beat of each source, then the stream's valid bit and its words, which stand until `room`.
    """
    valid, goes = c.wire(f"{name}_valid", 1), c.wire(f"{name}_goes", 1)
    free = c.either(f"{name}_free", c.invert(f"{name}_empty", valid), room)
    chosen = [c.wire(f"{name}_from_{i}", 1) for i in range(len(sources))]
    some = any_of(c, f"{name}_some", chosen)
    none = c.invert(f"{name}_none", some)
    c.connect(goes, c.both(f"{name}_goes_now", some, free))
    moves = c.either(f"{name}_moves", none, goes)
    for i, bit in enumerate(first_of(c, f"{name}_chosen", [source[0] for source in sources])):
        its = c.both(f"{name}_next_{i}", bit, none)
        c.connect(chosen[i], c.register(f"{name}_from_{i}_q", its, moves, reset=0))
    takes = [c.both(f"{name}_takes_{i}", bit, free) for i, bit in enumerate(chosen)]
    c.connect(valid, c.register(f"{name}_valid_q", some, free, reset=0))
    words = []
    for k in range(1, len(sources[0])):
        word = c.select(f"{name}_word_{k}", *((bit, source[k]) for bit, source in zip(chosen, sources, strict=True)))
        words.append(c.register(f"{name}_word_{k}_q", word, free))
    return takes, valid, words


def divided(c: Circuit, name: str, valid: Word, ready: Sequence[Word]) -> tuple[list[Word], Word]:
    """A beat for the first of several consumers that is ready: the valid bit of each, and whether one takes it."""
    chosen = first_of(c, f"{name}_to", ready)
    each = [c.both(f"{name}_for_{i}", valid, bit) for i, bit in enumerate(chosen)]
    return each, any_of(c, f"{name}_taken", each) if len(each) > 1 else each[0]
