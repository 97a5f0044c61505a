"""The filler of the tables at run time: it makes all residues that they hold, in turn, by additions modulo N.

A row is v B mod N, B = 2^e the weight of its chunk's lowest bit. The rows of a chunk of c bits are made by adding B
2^c - 1 times; once more gives the weight of the next chunk. A word's highest bit is worth as much as the next word's
lowest one, so after the last chunk of a word the additions begin again with B, unwritten, until they reach that weight.
The first weight is found in the same way: the machine goes through m words from 2^0 on without writing.

An addition takes a word of w bits a cycle: sum and sum less N go into two registers that shift, and the last carry and
borrow say which of the two counts. A cycle more writes the row and counts. It starts and its results take effect a
cycle later, behind registers (core.py). `fill_cycles` says how many cycles it takes.
"""

from __future__ import annotations

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.vdf.redundant.words import pieces
from modmill.hw.units.vdf.wide_squarer.config import WideConfig


def fill_cycles(config: WideConfig, places: int) -> int:
    """Clock cycles of a filling."""
    sizes = pieces(config.word + 1, config.chunk)
    each = sum(1 << size for size in sizes) - 1 + (1 << sizes[-1] - 1)
    return (config.residue_words + places * config.folds) * each * (config.residue_words + 1) + 2


def build(config: WideConfig, places: int) -> Part:
    """The machine for that many places.

    Operands: `load` takes `number`, the modulus; `run` lets it work. Results: `write` a `row` at index `value` of pass
    `turn` into the table of chunk `chunk` of place `place`; `done` with the last one.
    """
    c, w, m = Circuit(), config.word, config.residue_words
    whole = (1 << w * m) - 1
    load, run, number = c.input("load", 1), c.input("run", 1), c.input("number", whole)
    sizes = pieces(w + 1, config.chunk)
    one, zero = c.literal("one", 1), c.literal("zero", 0)

    c.note("The word of an addition; behind the last one a cycle to write and count.")
    turn, first = _count(c, "at", m + 1, run, one)

    c.note("Whether the addend is zero, and whether what is added to is; the latter begins the unwritten additions.")
    copies, restarts = c.wire("copies", 1), c.wire("restarts", 1)
    again = c.wire("again", 1)

    c.note("One word of the sum, and of the sum less N.")
    n, base, total, less = (c.wire(name, whole) for name in ("n", "base", "total", "less"))
    chosen, carry, borrow = c.wire("chosen", 1), c.wire("carry", 1), c.wire("borrow", 1)
    moves = c.both("moves", run, c.invert("no_turn", turn))
    old = c.choose("old", chosen, less.low(w), total.low(w))
    a = c.choose("augend", restarts, zero, old)
    b = c.choose("addend", copies, zero, base.low(w))
    s = c.add("s", a, b, carry)
    taken = c.add("taken", n.low(w), borrow)
    digit, enough = c.difference("digit", s.low(w), taken, w + 1)
    _shift(c, total, s.low(w), moves, 1)
    _shift(c, less, digit.low(w), moves, 0)
    _shift(c, base, c.choose("kept", copies, old, base.low(w)), moves, 0)
    around = c.join("around", n.slice(w, w * (m - 1)), n.low(w))
    c.connect(n, c.register("n_q", c.choose("n_next", load, number, around), c.either("n_moves", load, moves)))
    stays = c.invert("stays", turn)
    over = s.above(w)
    assert over is not None
    c.connect(carry, c.register("carry_q", c.both("carry_next", over, stays), run, reset=0))
    lacks = c.both("lacks", c.invert("lacking", enough), stays)
    c.connect(borrow, c.register("borrow_q", lacks, run, reset=0))
    fits = c.either("fits", carry, c.invert("no_borrow", borrow))
    c.connect(chosen, c.register("chosen_q", fits, c.both("ends", run, turn), reset=0))

    c.note("How many times the weight the sum is, and where a chunk ends.")
    value = c.wire("value", 2 * max(1 << size for size in sizes) - 1)
    chunk = c.wire("chunk", full(max(1, len(sizes) - 1)))
    last_chunk = c.equal("last_chunk", chunk, c.literal("chunks", len(sizes) - 1))
    limits = [c.literal(f"limit_{i}", (1 << size) - (i == len(sizes) - 1)) for i, size in enumerate(sizes)]
    limits += [limits[-1]] * (chunk.high + 1 - len(limits))
    limit = c.choose("limit", again, c.literal("carried", 1 << sizes[-1] - 1), c.pick("of_chunk", chunk, *limits))
    reached = c.equal("reached", value, limit)
    ends = c.both("ends_chunk", run, turn, reached)
    next_word = c.both("next_word", ends, again)
    begins_again = c.both("begins_again", ends, last_chunk, c.invert("not_again", again))
    next_chunk = c.both("next_chunk", ends, c.invert("not_last", last_chunk))
    fresh = c.either("fresh", next_word, next_chunk)
    counted = c.add("value_next", value, one).low(value.width)
    after = c.choose("after", fresh, zero, c.choose("or_one", begins_again, one, counted))
    start = c.both("start", copies, first)
    steps = c.both("steps", run, c.either("counts", turn, start))
    c.connect(value, c.register("value_q", after, steps, reset=0))
    more_chunks = c.add("chunk_more", chunk, one).low(chunk.width)
    chunk_next = c.choose("chunk_next", next_word, zero, more_chunks)
    c.connect(chunk, c.register("chunk_q", chunk_next, fresh, reset=0))
    at_turn = c.both("at_turn", run, turn)
    c.connect(copies, c.register("copies_q", fresh, at_turn, reset=1))
    c.connect(restarts, c.register("restarts_q", begins_again, at_turn, reset=0))
    kept = c.both("again_kept", again, c.invert("again_ends", next_word))
    c.connect(again, c.register("again_q", c.either("again_next", begins_again, kept), reset=0))

    c.note("The words: m of them unwritten, then those of each pass.")
    silent = c.wire("silent", 1)
    place = c.wire("place", full(max(m, places) - 1))
    ending = c.choose("ending", silent, c.literal("words", m - 1), c.literal("places", places - 1))
    wraps = c.both("wraps", next_word, c.equal("last_place", place, ending))
    more = c.add("place_more", place, one).low(place.width)
    c.connect(place, c.register("place_q", c.choose("place_next", wraps, zero, more), next_word, reset=0))
    c.connect(silent, c.register("silent_q", zero, wraps, reset=1))
    done = c.both("done", wraps, c.invert("loud", silent))
    results: dict[str, Word] = {}
    if config.folds > 1:
        passes = c.wire("turns", config.folds - 1)
        counts = c.add("turns_more", passes, one).low(passes.width)
        c.connect(passes, c.register("turns_q", counts, done, reset=0))
        done = c.both("all_done", done, c.equal("last_turn", passes, c.literal("turns_last", config.folds - 1)))
        results["turn"] = passes
    beyond = c.both("beyond", c.invert("inner", last_chunk), reached)
    written = c.both("written", turn, c.invert("not_beyond", beyond), c.invert("once", again))
    useful = c.either("useful", start, written)
    row = c.select(
        "row",
        (c.both("sum_counts", turn, c.invert("sum_fits", fits)), total),
        (c.both("less_counts", turn, fits), less),
    )
    write = c.both("write", run, useful, c.invert("audible", silent))
    results |= {"write": write, "row": row, "value": value, "chunk": chunk, "place": place, "done": done}
    return Part("filler", "makes the rows of all tables from N, one after the other", c, results)


def full(high: int) -> int:
    """The largest number of as many bits: what a word may hold in a cycle in which nobody reads it."""
    return (1 << high.bit_length()) - 1


def _count(c: Circuit, name: str, period: int, enable: Word, one: Word) -> tuple[Word, Word]:
    """A counter of three or more numbers: bits for its last number, from a register, and for its first one."""
    at = c.wire(name, period - 1)
    ahead = c.equal(f"{name}_ahead", at, c.literal(f"{name}_end", period - 2))
    last = c.register(f"{name}_last_q", ahead, enable, reset=0)
    first = c.equal(f"{name}_first", at, c.literal(f"{name}_begin", 0))
    more = limited(c.add(f"{name}_more", at, one), period - 1)
    after = c.choose(f"{name}_next", last, c.literal(f"{name}_zero", 0), more)
    c.connect(at, c.register(f"{name}_q", after, enable, reset=0))
    return last, first


def _shift(c: Circuit, register: Word, new: Word, moves: Word, reset: int) -> None:
    """A register that moves down by a word, with a new one at the top."""
    name = register.view.wire.name
    width = new.width
    next_ = c.join(f"{name}_next", register.slice(width, register.width - width), new)
    c.connect(register, c.register(f"{name}_q", next_, moves, reset=reset))
