"""Streams joined and divided inside a circuit."""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.circuit.control import any_of
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word

PLACES = 2
"""Of a queue between two stages: one comes while the other goes."""


def first_of(c: Circuit, name: str, bits: Sequence[Word]) -> list[Word]:
    """Of several bits the first that is set, alone."""
    found, before = [bits[0]], [bits[0]]
    for i, bit in enumerate(bits[1:], 1):
        none = c.invert(f"{name}_none_{i}", any_of(c, f"{name}_before_{i}", before))
        found.append(c.both(f"{name}_{i}", bit, none))
        before.append(bit)
    return found


def queued(c: Circuit, name: str, valid: Word, words: Sequence[Word], room: Word) -> tuple[Word, Word, list[Word]]:
    """A short queue in a stream, so that neither side's handshake reaches the other in the same cycle.

    Returns whether it has room, then its valid bit and words, which stand until `room`.
    """
    count = c.wire(f"{name}_count", PLACES)
    free = c.invert(f"{name}_free", c.equal(f"{name}_full", count, c.literal(f"{name}_places", PLACES)))
    some = c.invert(f"{name}_some", c.equal(f"{name}_none", count, c.literal(f"{name}_zero", 0)))
    push, pop = c.both(f"{name}_push", valid, free), c.both(f"{name}_pop", some, room)
    front, level = c.fifo(f"{name}_queue", push, c.join(f"{name}_entry", *words), pop, PLACES)
    c.connect(count, level)
    found, low = list[Word](), 0
    for word in words:
        found.append(limited(front.slice(low, word.width), word.high))
        low += word.width
    return free, some, found


def joined(c: Circuit, name: str, sources: Sequence[Sequence[Word]], room: Word) -> tuple[list[Word], Word, list[Word]]:
    """One stream from several, each a valid bit and words: a register between them, the first source before the others.

    Returns what takes a beat of each source, then the stream's valid bit and its words, which stand until `room`.
    """
    valid = c.wire(f"{name}_valid", 1)
    free = c.either(f"{name}_free", c.invert(f"{name}_empty", valid), room)
    chosen = first_of(c, f"{name}_chosen", [source[0] for source in sources])
    takes = [c.both(f"{name}_takes_{i}", bit, free) for i, bit in enumerate(chosen)]
    comes = any_of(c, f"{name}_comes", [source[0] for source in sources])
    c.connect(valid, c.register(f"{name}_valid_q", comes, free, reset=0))
    words = []
    for k in range(1, len(sources[0])):
        word = sources[0][k]
        if len(sources) > 1:
            word = c.select(
                f"{name}_word_{k}", *((bit, source[k]) for bit, source in zip(chosen, sources, strict=True))
            )
        words.append(c.register(f"{name}_word_{k}_q", word, free))
    return takes, valid, words


def divided(c: Circuit, name: str, valid: Word, ready: Sequence[Word]) -> tuple[list[Word], Word]:
    """A beat for the first of several consumers that is ready: the valid bit of each, and whether one takes it."""
    chosen = first_of(c, f"{name}_to", ready)
    each = [c.both(f"{name}_for_{i}", valid, bit) for i, bit in enumerate(chosen)]
    return each, any_of(c, f"{name}_taken", each) if len(each) > 1 else each[0]
