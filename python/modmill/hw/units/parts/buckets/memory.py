"""The memory of an engine's sums: banks of an UltraRAM's depth, and registers on the way of a read."""

from __future__ import annotations

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.units.parts.buckets.shape import BANK

ULTRA = 72
"""Bits of an UltraRAM's word."""
REST = 27
"""Bits beyond whole UltraRAMs for which block RAM is taken: at most three RAMB36E2 of 4,096 x 9 bits."""
FAN = 4
"""Banks of which a level of multiplexers takes one."""


def banked(
    c: Circuit,
    name: str,
    write: tuple[Word, Word, Word],
    at: Word,
    *,
    where: str,
    read: int,
    rows: int,
    bank: int = BANK,
) -> Word:
    """The word at an address, `read` cycles after it; `write` is a write's enable, address and data.

    Addresses have all bits that a memory of so many rows takes. A word that is written in the cycle of its address is
    read as it was. Banks are read in two cycles if there are so many. Further cycles are registers behind the
    multiplexers that choose among banks, the last ones first; then one before the banks, where writes wait as long;
    then more behind all.
    """
    writes, to, data = write
    high, depth = data.high, bank if rows > bank else 1 << at.width
    banks = -(-rows // depth)
    levels = 0
    while FAN**levels < banks:
        levels += 1
    inside = min(read, 2)
    registered = min(read - inside, levels)
    before = min(read - inside - registered, 1)
    after = read - inside - registered - before
    if before:
        writes, to = c.register(f"{name}_writes", writes, reset=0), c.register(f"{name}_to_q", to)
        data, at = c.register(f"{name}_data_q", data), c.register(f"{name}_at_q", at)
    low = (depth - 1).bit_length()
    words: list[Word] = []
    for k in range(banks):
        own = f"{name}_{k}" if banks > 1 else name
        here = writes
        if banks > 1:
            number = c.literal(f"{own}_number", k)
            here = c.both(f"{own}_write", writes, c.equal(f"{own}_to", _bank(to, low), number))
        parts: list[Word] = []
        pieces = _split(high.bit_length(), where)
        for i, (begin, width, style) in enumerate(pieces):
            part = limited(data.slice(begin, width), high >> begin)
            shape = {"where": style, "latency": inside, "depth": depth, "high": part.high, "rule": "old"}
            written = here, limited(to, depth - 1), part
            named = f"{own}_part_{i}" if len(pieces) > 1 else own
            parts.append(c.memory(named, written, limited(at, depth - 1), **shape))
        words.append(limited(c.join(f"{own}_word", *parts), high) if len(parts) > 1 else parts[0])
    if banks > 1:
        which = c.delay(f"{name}_which", _bank(at, low), inside) if inside else _bank(at, low)
        words = [_chosen(c, name, words, which, levels, registered)]
    return c.delay(f"{name}_later", words[0], after) if after else words[0]


def _chosen(c: Circuit, name: str, words: list[Word], which: Word, levels: int, registered: int) -> Word:
    """The word of a bank, by a tree of multiplexers, of whose levels so many, the last ones, have registers."""
    width, high = FAN.bit_length() - 1, words[0].high
    for level in range(levels):
        found: list[Word] = []
        index, held = which.low(min(width, which.width)), level >= levels - registered
        for i in range(0, len(words), FAN):
            group = words[i : i + FAN]
            filled = [*group, *[group[-1]] * ((1 << index.width) - len(group))]
            one = c.pick(f"{name}_of_{level}_{i}", index, *filled) if len(group) > 1 else group[0]
            found.append(limited(c.register(f"{name}_of_{level}_{i}_q", one) if held else one, high))
        words = found
        if len(words) > 1:
            which = _bank(which, width)
            which = c.register(f"{name}_which_{level}", which) if held else which
    return words[0]


def _split(width: int, where: str) -> list[tuple[int, int, str]]:
    """The place of bits of a word: the first one, how many, and in which memory."""
    whole = width // ULTRA * ULTRA
    if where == "ultra" and whole and 0 < width - whole <= REST:
        return [(0, whole, "ultra"), (whole, width - whole, "block")]
    return [(0, width, where)]


def _bank(address: Word, low: int) -> Word:
    """The bits of an address above those of a word in its bank."""
    return address.slice(low, address.width - low)
