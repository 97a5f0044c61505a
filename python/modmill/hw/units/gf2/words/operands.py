"""The memories of operands as beats fill them: two pages of a and b, then N and its inverse where they are loaded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from modmill.hw.circuit.control import is_value
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.loading import MODULUS, loading
from modmill.hw.units.gf2.words.site import Site

INVERSES = 2
"""The sort of beats with words of N's inverse."""


class Turns(Protocol):
    """A control, as far as loading reads it: a product begins in the next cycle, or is under way."""

    @property
    def begins(self) -> Word: ...

    @property
    def busy(self) -> Word: ...


@dataclass(frozen=True, slots=True)
class Operands:
    """The stream in is `ready`, products read page `reads`, and both memories get their writes.

    `inverse` is the word n' where it comes through the stream.
    """

    ready: Word
    reads: Word
    a_write: tuple[Word, Word, Word]
    b_write: tuple[Word, Word, Word]
    inverse: Word | None = None


def load(site: Site, control: Turns, given: tuple[Word, Word | None, Word, Word], loaded: Word) -> Operands:
    """Writes the beats `given` to the memories, operands to the page that no product reads."""
    c = site.c
    found = loading(c, site.timing.groups, given, loaded, control.begins, control.busy)
    taken, at, page, kind, is_operands, (a, b) = (
        *(found.taken, found.at, found.page, found.kind, found.is_operands),
        found.beat,
    )
    reads = c.register("reads_q", page, control.begins, reset=1)
    if kind is None or is_operands is None:
        writes = c.register("taken_q", taken, reset=0)
        to = c.register("a_to_q", site.paged("a_to", at, page))
        return Operands(found.ready, reads, (writes, to, a), (writes, to, b))

    c.note("The pages: two of a, then N, then its inverse.")
    top = c.literal("p_n", 2)
    if not site.timing.order.quotients:
        top = c.choose("to_n", is_value(c, "is_modulus", kind, MODULUS), top, c.literal("p_i", 3))
    to = c.choose("to_page", is_operands, page, top)
    writes = c.register("taken_q", taken, reset=0)
    a_write = writes, c.register("a_to_q", site.paged("a_to", at, to)), a
    b_writes = c.register("b_taken_q", c.both("b_taken", taken, is_operands), reset=0)
    b_write = b_writes, c.register("b_to_q", site.paged("b_to", at, page)), b
    inverse = None
    if site.timing.order.quotients:
        first = is_value(c, "at_zero", at, 0)
        comes = c.both("n_comes", taken, first, c.invert("not_operands", is_operands))
        inverse = c.register("n_inverse", b.low(site.bits), comes)
    return Operands(found.ready, reads, a_write, b_write, inverse)
