"""L consecutive words of an operand from any place on, for the lanes."""

from __future__ import annotations

from modmill.hw.circuit.control import all_of, at_least, is_value
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.memories import latency
from modmill.hw.units.gf2.words.operands import Operands
from modmill.hw.units.gf2.words.site import Site


def window(site: Site, operands: Operands, place: Word, of_n: Word, *, around: bool = False) -> Word:
    """The words of a, or of N where `of_n` is high, from one on whose place plus L is `place`.

    There are zeros below and above an operand. `around`: the words below N are those at its other end. Each lane has a
    memory with an address of its own, and what they read is rotated.
    """
    c, timing, low = site.c, site.timing, (site.lanes - 1).bit_length()
    c.note("The window of an operand: each lane's memory has a word of it, in this group or in the next one.")
    depth = timing.pages * site.places
    wait = latency(depth)
    base, lane = place.above(low), place.low(low) if low else None
    assert base is not None, "the window's place has bits above those of a lane"
    before = c.difference("window_before", base, c.literal("window_one", 1), base.width)[0]
    sources = [(before, 1, timing.groups)]
    if lane is not None:
        sources.append((base, 0, timing.groups - 1))
    there = [
        c.both(
            f"there_{i}",
            at_least(c, f"above_{i}", base, least),
            c.invert(f"below_{i}", at_least(c, f"over_{i}", base, most + 1)),
        )
        for i, (_, least, most) in enumerate(sources)
    ]
    width = max(1, (timing.groups - 1).bit_length())
    places = [word.low(min(width, word.width)) for word, _, _ in sources]
    if around:
        wraps = all_of(c, "wraps", [of_n, is_value(c, "below_n", base, 0)])
        places[0] = c.choose("window_around", wraps, c.literal("top_group_of_n", timing.groups - 1), places[0])
        there[0] = c.either("there_around", there[0], wraps)
    page = operands.reads
    if site.fixed is None:
        page = c.choose("window_page", of_n, c.literal("page_n", 2), page)
    n_now = site.later("second_to_bank", of_n, wait) if site.fixed is not None else None
    writes, to, data = operands.a_write
    banks: list[Word] = []
    for i in range(site.lanes):
        at, is_there = places[0], there[0]
        if lane is not None and i < site.lanes - 1:
            onward = at_least(c, f"onward_{i}", lane, i + 1)
            at = c.choose(f"bank_{i}", onward, places[1], at)
            is_there = c.choose(f"bank_{i}_there", onward, there[1], is_there)
        write = writes, to, data.slice(i * site.bits, site.bits)
        word = site.memory(f"operands_{i}", write, site.paged(f"bank_{i}_from", at, page), depth, site.bits)
        if site.fixed is not None and n_now is not None:
            word = c.choose(f"operand_{i}", n_now, site.fixed.bank(c, i, at, wait), word)
        is_there = site.later(f"bank_{i}_there_q", is_there, wait)
        banks.append(c.register(f"bank_{i}_q", c.select(f"bank_{i}_word", (is_there, word))))
    if lane is None:
        return site.later("operand_q", banks[0], timing.read - wait - 1)
    lane = site.later("window_lane", lane, wait + 1)
    turned = [
        c.pick(f"window_{i}", lane, *(banks[(i + by) % site.lanes] for by in range(site.lanes)))
        for i in range(site.lanes)
    ]
    return site.later("operand_q", c.join("window_turned", *turned), timing.read - wait - 1)
