"""Squarers that reduce by table look-up: Ozturk's, and the bipartite one that folds from both ends.

The square's columns c_k, k = 0.., are worth 2^(w k). Let m = ceil(bits / w), and h the number of columns folded from
below (0 for Ozturk). The unit computes x' = x^2 2^(-w h) mod N, in redundant words:

* columns h to h+m-1 stay, w h places lower;
* each folded column is made a word of w+1 bits by one neighbour carry, d_k = c_k mod 2^w + floor(c_(k-1) / 2^w), cut
  into chunks of a table's index size; a table adds (chunk value) * 2^(w (k-h) + offset) mod N. Below the cut that is
  a negative power of two, Montgomery's direction, which exists since N is odd; above it is Ozturk's.
* the rows of all tables and the kept columns are summed column by column, and one neighbour carry makes words again.

The result is congruent to x^2 / R, R = 2^(w h), and bounded word by word; it is never fully reduced. Folding the
shortest columns (h = half of m+1) lets the tables begin while the tall middle columns are still being summed.

The top bits: d_k < 2^(w+1), its bit w seldom set. With `gather` these bits of several words share one table.

With `self_check` one more word follows those of x: what x is modulo 2^w - 1, which the unit works out beside x and not
from it. The reduction has one more column for it; residue.py derives it and compares.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.kinds.products import DSP_B
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.shared.plan import loop
from modmill.hw.circuit.trees import sum_rows
from modmill.hw.units.vdf.redundant.core import FOLD, Core, rounded, too_narrow
from modmill.hw.units.vdf.redundant.words import pieces
from modmill.hw.units.vdf.squarer.config import FoldingConfig
from modmill.hw.units.vdf.squarer.cores.products import Columns, square_columns
from modmill.hw.units.vdf.squarer.cores.residue import digits, watch


def build(config: FoldingConfig) -> Core:
    """The core for a configuration, its word bounds closed: what comes out is never more than what may come in.

    Raises UsageError when the words are too narrow for the carries of that many columns.
    """
    m = config.residue_words
    bounds = [(1 << config.word) - 1] * m + [1] + [(1 << config.word) - 1] * config.self_check
    while True:
        core = _build(config, bounds)
        out = [w.high for w in core.result]
        if all(o <= b for o, b in zip(out, bounds, strict=True)):
            return watch(core, config) if config.self_check else core
        # Rounded up to whole bits of carry, so that this ends after two or three rounds.
        wider = [max(o, b) for o, b in zip(out, bounds, strict=True)]
        bounds = [rounded(high, config.word if i != m else 0) for i, high in enumerate(wider)]
        if max(bounds).bit_length() > DSP_B:
            raise too_narrow(config)


def _build(config: FoldingConfig, bounds: Sequence[int], *, together: bool = False) -> Core:
    """One attempt. `together`: no column's kept word is used before those of all the others are there."""
    c, w, m, h = Circuit(), config.word, config.residue_words, config.below
    c.titles = {
        "column": "the sum of one column of the square: what stands there of the products",
        "fold": "the sum of one column of the reduction: the kept column and its word of every table row",
    }
    x = tuple(c.input(f"x_{i}" if i <= m else "residue", high) for i, high in enumerate(bounds))
    c.note("Products: p_i_j = x_i x_j; with two pairs of numbers, the sum of two products.")
    rows = square_columns(c, x[: m + 1], w, config.cascade)
    columns: list[Word] = []
    c.note(f"Columns of the square: column_k counts 2^({w} k) times. One that is a single product has no sum.")
    for k, column in enumerate(rows):
        c.group = f"column_{k}"
        columns.append(sum_rows(c, f"column_{k}", column, config.compressor))
    c.group = ""
    kept: Columns = [[columns[k]] if k < len(columns) else [] for k in range(h, h + m)]
    c.note("Columns that are folded, as words: word_k takes the carry of the column below.")
    low = _words(c, columns[:h], w, 0)
    if h and (carry := columns[h - 1].above(w)) is not None:
        kept[0] = [c.add("kept_carry", columns[h], carry)]
    if config.self_check:
        kept.append([_residue(c, x[-1], w, config.compressor)])
    c.note("Columns that stay, under one bound.")
    kept = _alike(c, kept, together=together)
    c.note("Columns that are folded, as words: word_k takes the carry of the column below.")
    high = _words(c, columns[h + m :], w, h + m, spill=True)
    places = dict([*enumerate(low), *((h + m + i, word) for i, word in enumerate(high))])
    c.note("Tables: row_r is what a chunk of a folded word is worth modulo N.")
    tables = list(_tables(c, config, places, h))
    c.group = ""
    for row in tables:
        for k, column in enumerate(kept):
            column.append(row.slice(w * k, w))
    sums: list[Word] = []
    c.note(f"Sums of the table rows and the columns that stay: sum_k counts 2^({w} k) times.")
    for k, column in enumerate(kept):
        c.group = f"{FOLD}{k}"
        # The tree is the same in all columns, what it adds is not: the kept words have bounds of their own, and the
        # last column's table words are shorter.
        short = (1 << (min(w, config.bits - w * k) if k < m else w)) - 1
        bound = sum(min(row.top, short) for row in column[1:]) + column[0].view.wire.op.ins[0].top
        sums.append(limited(sum_rows(c, f"sum_{k}", column, config.compressor), bound))
    c.group = ""
    c.note("The next x: y_i takes the carry of the sum below, or is what is loaded.")
    result = _next(c, sums, w, bounds, checked=config.self_check)
    period = loop(c, config.stages, result)
    if not together and not _same_stages(c):
        return _build(config, bounds, together=True)
    facts = {
        "products": sum(op.kind.dsps for op in c.ops),
        "tallest_column": max(map(len, rows)),
        "tallest_folded_column": max((len(rows[k]) for k in places if k < len(rows)), default=0),
        "folded_words": len(places),
        "tables": len(tables),
        "rows_summed": max(map(len, kept)),
    }
    watched = {"columns": tuple(columns), "words": tuple(places.values()), "sums": tuple(sums)}
    order = {k: i for i, k in enumerate(places)}
    layout = tuple(tuple((order[k], bit) for k, bit in cut) for cut in _cut(config, places))
    return Core(c, x, tuple(result), watched, period, config.stages, facts, layout)


def _alike(c: Circuit, kept: Columns, *, together: bool) -> Columns:
    """The kept columns under one bound and arrival, so that all columns of the fold get the same tree."""
    words = [word for column in kept for word in column]
    high, time = max(word.high for word in words), max(word.time for word in words)
    after = words if together else ()
    return [[c.widen(f"kept_{k}", column[0], high, time, after)] for k, column in enumerate(kept)]


def _same_stages(c: Circuit) -> bool:
    """True if the columns of the fold, which have the same operators, have them in the same stages, too."""
    found: dict[str, list[int]] = {}
    for op in c.ops:
        if op.group.startswith(FOLD):
            found.setdefault(op.group, []).append(op.stage)
    first, *others = found.values()
    return all(other == first for other in others)


def _residue(c: Circuit, residue: Word, w: int, compressor: str) -> Word:
    """The square of x's residue modulo 2^w - 1: its digits to the base 2^w in one sum, since each counts once."""
    c.note(f"The self-check's column begins with the square of the residue modulo 2^{w} - 1.")
    square = c.mul("residue_square", residue, residue)
    return sum_rows(c, "residue_kept", digits(square, w), compressor)


def _next(c: Circuit, sums: Sequence[Word], w: int, bounds: Sequence[int], *, checked: bool) -> list[Word]:
    """The words that x takes: one neighbour carry, or what is loaded from outside.

    The column of the self-check is its own neighbour, since 2^w is 1 modulo 2^w - 1.
    """
    load, other = c.input("load", 1), c.input("step", 1)
    outside = [c.input(f"from_{i}", high) for i, high in enumerate(bounds)]
    *sums, residue = sums if checked else (*sums, sums[-1])
    last = sums[-1].above(w)
    if last is None:
        raise AssertionError("nothing is carried out of the last column")
    words = [c.select("y_0", (load, outside[0]), (other, sums[0].low(w)))]
    for i in range(1, len(sums)):
        carry = sums[i - 1].above(w)
        if carry is None:
            raise AssertionError(f"nothing is carried out of column {i - 1}")
        words.append(c.add_or_load(f"y_{i}", sums[i].low(w), carry, load, outside[i]))
    words.append(c.select(f"y_{len(sums)}", (load, outside[len(sums)]), (other, last)))
    if checked:
        carry = residue.above(w)
        assert carry is not None, "several rows of a word's width carry"
        words.append(c.add_or_load("residue_next", residue.low(w), carry, load, outside[-1]))
    return words


def _words(c: Circuit, columns: Sequence[Word], w: int, first: int, *, spill: bool = False) -> list[Word]:
    """Each column's low w bits with what the column below has above them, called from word_<first> on;

    with `spill` what the last one has above them, too.
    """
    words = []
    for i, column in enumerate(columns):
        carry = columns[i - 1].above(w) if i else None
        words.append(column.low(w) if carry is None else c.add(f"word_{first + i}", column.low(w), carry))
    if spill and columns and (rest := columns[-1].above(w)) is not None:
        words.append(rest)
    return words


def _cut(config: FoldingConfig, places: dict[int, Word]) -> list[list[tuple[int, int]]]:
    """The bits that index each table, as (position, bit of the word there)."""
    tables: list[list[tuple[int, int]]] = []
    spare: list[tuple[int, int]] = []
    for k, word in places.items():
        width = word.width
        if config.gather and width == config.word + 1:
            spare.append((k, config.word))
            width = config.word
        at = 0
        for size in pieces(width, config.chunk):
            tables.append([(k, bit) for bit in range(at, at + size)])
            at += size
    step = config.chunk
    return tables + [spare[i : i + step] for i in range(0, len(spare), step)]


def _tables(c: Circuit, config: FoldingConfig, places: dict[int, Word], h: int) -> Iterator[Word]:
    """One table for each chunk of the folded words."""
    for row, cut in enumerate(_cut(config, places)):
        (k, low), one_word = cut[0], len({k for k, _ in cut}) == 1
        index = [places[k].slice(low, len(cut))] if one_word else [places[k].slice(bit, 1) for k, bit in cut]
        yield c.table(
            f"row_{row}",
            row,
            index,
            config.word * (config.residue_words + config.self_check),
            [config.word * (k - h) + bit for k, bit in cut],
            check=config.word * config.self_check,
            latency=config.look_up,
        )
