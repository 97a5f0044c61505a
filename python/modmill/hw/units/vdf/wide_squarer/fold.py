"""The reduction in passes: G words at a time, in tables whose index has the number of the pass in its lowest bits.

Word m + i of the square, i = p + G f, is looked up in pass f at place p. It is worth 2^(w G) times as much in each
pass as in the one before, so a table's contents for pass f are those of pass 0 times 2^(w G f) mod N: with F passes
it has F rows for each value of its chunk. A chunk of c = 6 - log2 F bits and the pass fill the inputs of a LUT, so F
passes take 6 / (c F) of the LUTs of one pass, and sum that part of its rows at a time.

The top bits: a word is below 2^(w+1), its bit w seldom set. These bits of several places share one table, but not
where memories hold the rows: the unit fills them by additions (filler.py), chunk by chunk of all w+1 bits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.circuit.trees import sum_rows
from modmill.hw.units.vdf.redundant.words import pieces
from modmill.hw.units.vdf.wide_squarer.config import WideConfig
from modmill.hw.units.vdf.wide_squarer.filler import full

Chunk = tuple[tuple[int, int], ...]
"""The bits that index a table, lowest first: (place, bit of the word there)."""


@dataclass(frozen=True, slots=True)
class Fold:
    """The pipeline of tables and sums; `sums` bounds what all passes together add to each column."""

    part: Part
    chunks: tuple[Chunk, ...]
    sums: tuple[int, ...]


def chunks(config: WideConfig, widths: Sequence[int]) -> tuple[Chunk, ...]:
    """The tables for places whose words have these widths."""
    if config.filled:
        sizes = pieces(config.word + 1, config.chunk)
        starts = [sum(sizes[:i]) for i in range(len(sizes))]
        cut = list(zip(starts, sizes, strict=True))
        return tuple(
            tuple((place, bit) for bit in range(at, at + size)) for place in range(len(widths)) for at, size in cut
        )
    found: list[Chunk] = []
    spare: list[tuple[int, int]] = []
    for place, whole in enumerate(widths):
        width = whole
        if width == config.word + 1:
            spare.append((place, config.word))
            width = config.word
        at = 0
        for size in pieces(width, config.chunk):
            found.append(tuple((place, bit) for bit in range(at, at + size)))
            at += size
    step = config.chunk
    return (*found, *(tuple(spare[i : i + step]) for i in range(0, len(spare), step)))


def build(config: WideConfig, bounds: Sequence[int]) -> Fold:
    """The tables and their sums as a pipeline, for words of these bounds at the places.

    Operands: the words `e_<p>` and, with more than one pass, its number `pass`; the rows `row_<t>` themselves where
    memories hold them. Results: `s_<k>` for each column.
    """
    c, w, m = Circuit(), config.word, config.residue_words
    cut = chunks(config, [bound.bit_length() for bound in bounds])
    if config.filled:
        rows = [c.input(f"row_{t}", (1 << w * m) - 1) for t in range(len(cut))]
    else:
        rows = list(_constants(c, config, bounds, cut))
    c.titles = {"fold": "the sum of a column of table rows"}
    results: dict[str, Word] = {}
    sums: list[int] = []
    for k in range(m):
        c.group = f"fold_{k}"
        # The last column's words are shorter, its tree is that of the others.
        bound = ((1 << min(w, config.bits - w * k)) - 1) * len(rows)
        total = sum_rows(c, f"s_{k}", [row.slice(w * k, w) for row in rows], config.compressor)
        results[f"s_{k}"] = limited(total, full(bound))
        sums.append(bound * config.folds)
    c.group = ""
    about = "rows of the tables for the words of one pass, summed by columns"
    return Fold(Part("fold", about, c, results, config.back - config.read), cut, tuple(sums))


def _constants(c: Circuit, config: WideConfig, bounds: Sequence[int], cut: Sequence[Chunk]) -> Iterator[Word]:
    """The rows of tables with constant contents."""
    w, m = config.word, config.residue_words
    places = [c.input(f"e_{p}", high) for p, high in enumerate(bounds)]
    turn = [c.input("pass", config.folds - 1)] if config.folds > 1 else []
    offsets = [w * len(places) * f for f in range(config.folds)]
    for number, bits in enumerate(cut):
        index = [places[bits[0][0]].slice(bits[0][1], len(bits))] if len({p for p, _ in bits}) == 1 else []
        index = index or [places[p].slice(bit, 1) for p, bit in bits]
        exponents = [w * (m + p) + bit for p, bit in bits]
        yield c.table(f"row_{number}", number, [*turn, *index], w * m, exponents, offsets)
