"""The reduction in passes: G words at a time, in tables whose index has the number of the pass in its lowest bits.

Word m + i of the square, i = p + G f, is looked up in pass f at place p. It is worth 2^(w G) times as much in each
pass as in the one before, so a table's contents for pass f are those of pass 0 times 2^(w G f) mod N: with F passes
it has F rows for each value of its chunk. A chunk of c = 6 - log2 F bits and the pass fill the inputs of a LUT, so F
passes take 6 / (c F) of the LUTs of one pass, and sum that part of its rows at a time.

The top bits: a word is below 2^(w+1), its bit w seldom set. These bits of several places share one table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.circuit.trees import sum_rows
from modmill.hw.units.squarer.cores.folding import pieces
from modmill.hw.units.wide_squarer.config import WideConfig

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

    Operands: the words `e_<p>` and, with more than one pass, its number `pass`. Results: `s_<k>` for each column.
    """
    c, w, m = Circuit(), config.word, config.residue_words
    places = [c.input(f"e_{p}", high) for p, high in enumerate(bounds)]
    turn = [c.input("pass", config.folds - 1)] if config.folds > 1 else []
    offsets = [w * len(places) * f for f in range(config.folds)]
    cut = chunks(config, [word.width for word in places])
    rows: list[Word] = []
    for number, bits in enumerate(cut):
        index = [places[bits[0][0]].slice(bits[0][1], len(bits))] if len({p for p, _ in bits}) == 1 else []
        index = index or [places[p].slice(bit, 1) for p, bit in bits]
        exponents = [w * (m + p) + bit for p, bit in bits]
        rows.append(c.table(f"row_{number}", number, [*turn, *index], w * m, exponents, offsets))
    c.titles = {"fold": "the sum of a column of table rows"}
    results: dict[str, Word] = {}
    sums: list[int] = []
    for k in range(m):
        c.group = f"fold_{k}"
        # The last column's words are shorter, its tree is that of the others.
        bound = ((1 << min(w, config.bits - w * k)) - 1) * len(rows)
        total = sum_rows(c, f"s_{k}", [row.slice(w * k, w) for row in rows], config.compressor)
        results[f"s_{k}"] = limited(total, bound)
        sums.append(bound * config.folds)
    c.group = ""
    about = "rows of the tables for the words of one pass, summed by columns"
    return Fold(Part("fold", about, c, results, config.back), cut, tuple(sums))
