"""One round of SHA-512 in each cycle, 83 cycles a block. Source: FIPS 180-4, section 6.4.2.

With T1 = h + S1(e) + Ch(e, f, g) + K + W, a round makes e' = d + T1 and a' = T1 + S0(a) + Maj(a, b, c). No cycle has
more than a few gates and one addition of three words in a row, since

* h + K + W and d + h + K + W are added up in the cycle before, for h and d are known three rounds before;
* a' is made one cycle after e', from T1 in a register, for only the rounds after the next need it;
* the part of the message's schedule that is known a cycle before, W[t-7] + s0(W[t-15]) + W[t-16], is kept.

`step` counts the words of the block that is fetched: 0 to 15 from the queue, 16 to 79 from the schedule. Word n enters
the round at step n + 3: in between its constant and h are added. In step 0 the last a of the block before is made, in
step 1 the state is added to the digest, in step 2 nothing but sums for the first round. A block is fetched when all its
words are there, so an engine never waits within one; it waits in step 1 while the digest of the message before has not
been taken, for it lies where this one is to be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from modmill.hw.circuit.control import any_of, flag
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds.rom import rom
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.sigverify.sha512.numbers import BLOCK, MASK, ROUND, ROUNDS, START, WORD

CYCLES = ROUNDS + 3
"""The cycles of a block."""
STEPS = 128
"""The number of values of the counter of steps."""


def build(queue: int, tag: int) -> Part:
    """An engine with a queue of so many words before it."""
    c = Circuit()
    push, word = c.input("push", 1), c.input("word", MASK)
    in_first, in_final = c.input("first", 1), c.input("final", 1)
    in_tag, taken = c.input("tag", (1 << tag) - 1), c.input("taken", 1)

    c.note("The queue; a block is fetched when it is there as a whole.")
    pop = c.wire("pop", 1)
    entry = c.join("entry", in_first, in_final, in_tag, word)
    front, count = c.fifo("queue", push, entry, pop, queue)
    first, final, its_tag = front.low(1), front.slice(1, 1), front.slice(2, tag)
    fetched = front.slice(2 + tag, WORD)
    there = c.register("there", any_of(c, "block", [count.slice(i, 1) for i in range(4, count.width)]), reset=0)

    full = c.wire("full", 1)
    steps = _steps(c, there, pop, full)
    go = steps.go
    c.note("The schedule of the message, and each word with its constant.")
    late = c.invert("late", steps.early)
    w0 = c.wire("w0", MASK)
    w1 = c.register("w1", w0, go)
    w5 = c.delay("w5", w1, 4, steps.go)
    w13 = c.delay("w13", w5, 8, steps.go)
    w14 = c.register("w14", w13, go)
    known = c.register("known", c.add("known_next", w5, _shifted(c, "s0", w13, (1, 8), 7), w14).low(WORD), go)
    made = c.add("made", _shifted(c, "s1", w1, (19, 61), 6), known).low(WORD)
    c.connect(w0, c.register("w0_q", c.choose("w0_next", late, made, fetched), go))
    k = c.register("k", _constant(c, steps.step), go)
    kw = c.register("kw", c.add("kw_next", w0, k).low(WORD), go)

    c.note("The digest so far: the state of each block is added to it, and loaded with it.")
    state = [c.wire(f"{letter}", MASK) for letter in "abcdefgh"]
    start = [c.literal(f"start_{i}", value) for i, value in enumerate(START)]
    its_first = c.register("first_q", first, steps.captures)
    tag_q = c.register("tag_q", its_tag, steps.captures)
    updates = c.both("updates", steps.update, steps.busy, steps.go)
    fresh = c.both("fresh", first, steps.more)
    loaded: list[Word] = []
    digest: list[Word] = []
    for i, (s, iv) in enumerate(zip(state, start, strict=True)):
        h = c.wire(f"digest_{i}", MASK)
        total = c.add(f"total_{i}", c.choose(f"base_{i}", its_first, iv, h), s).low(WORD)
        c.connect(h, c.register(f"digest_{i}_q", total, updates))
        digest.append(h)
        after = c.choose(f"after_{i}", steps.busy, total, s)
        loaded.append(c.choose(f"loaded_{i}", fresh, iv, after))

    c.note("A round: e from sums of the cycle before, a one cycle later.")
    sum_a, sum_e = _round(c, state, kw, steps)
    nexts = [sum_a, *state[:3], sum_e, *state[4:7]]
    for letter, now, new, load in zip("abcdefgh", state, nexts, loaded, strict=True):
        moves = steps.moves_a if letter in "abcd" else steps.moves_e
        c.connect(now, c.register(f"{letter}_q", c.choose(f"{letter}_next", steps.update, load, new), moves))

    c.note("The digest of a message waits here until it is taken.")
    finished = c.both("finished", updates, c.register("last", final, steps.captures))
    c.connect(full, flag(c, "full_q", full, finished, taken, reset=0))
    shown = c.register("shown", tag_q, finished)
    results = {"count": count, "full": full, "tag": shown, "blocks": updates}
    results |= {f"h{i}": h for i, h in enumerate(digest)}
    return Part("engine", "hashes one block after the other, a round in each cycle", c, results)


@dataclass(frozen=True, slots=True)
class _Steps:
    """The state of an engine: the number of its step, and bits that say what happens in it."""

    step: Word
    go: Word
    """1 where anything moves."""
    early: Word
    """The word that is fetched is one of the queue."""
    update: Word
    """Step 1."""
    fill: Word
    """Step 2: sums for the first round."""
    second: Word
    """Step 3: those for the second one."""
    busy: Word
    """In steps 0 and 1: a block was hashed just now."""
    more: Word
    """In step 1: another one is being fetched."""
    moves_a: Word
    moves_e: Word
    """1 where a to d move, and e to h."""
    captures: Word
    """The last word of a block is at the front of the queue."""


def _steps(c: Circuit, there: Word, pop: Word, full: Word) -> _Steps:
    """The counter of steps. It stays at 0 while nothing was hashed and no block is there."""
    c.note("The steps.")
    step, busy, rounds = c.wire("step", STEPS - 1), c.wire("busy", 1), c.wire("rounds", 1)
    idle, update, fill = c.wire("idle", 1), c.wire("update", 1), c.wire("fill", 1)
    go = c.invert("go", c.both("waits", update, busy, full))
    starts = c.both("starts", idle, there)
    leaves = c.both("leaves", idle, c.either("some", busy, there))
    more = c.register("more", starts, enable=idle, reset=0)
    at_end = c.equal("at_end", step, c.literal("end_step", CYCLES - 1))
    stays = c.both("stays", idle, c.invert("rests", leaves))
    pauses = c.both("pauses", update, c.invert("none", more))
    to_0 = c.either("to_0", at_end, stays, pauses)
    counted = c.add("counted", step, c.literal("one", 1)).low(step.width)
    c.connect(step, c.register("step_q", c.choose("step_next", to_0, c.literal("zero", 0), counted), go, 0))
    c.connect(idle, c.register("idle_q", to_0, go, 1))
    c.connect(update, c.register("update_q", leaves, go, 0))
    # The same for the queue alone: the bits above drive the whole state.
    turning, updating = c.wire("turning", 1), c.wire("updating", 1)
    asks = c.invert("asks", c.both("queue_waits", updating, full))
    c.connect(turning, c.register("turning_q", leaves, asks, 0))
    c.connect(updating, c.register("updating_q", c.both("updates_next", leaves, busy), asks, 0))
    c.connect(fill, c.register("fill_q", c.both("fill_next", update, more), go, 0))
    c.connect(busy, c.register("busy_q", c.choose("busy_next", update, more, busy), go, 0))
    going = c.either("going", fill, c.both("goes_on", rounds, c.invert("not_end", at_end)))
    c.connect(rounds, c.register("rounds_q", going, go, 0))
    later = c.register("later", rounds, go, 0)
    early = c.invert("early", c.either("beyond", *(step.slice(i, 1) for i in (4, 5, 6))))
    inner = c.invert("inner", c.either("outer", idle, turning))
    wanted = c.either("wanted", starts, c.both("second_word", turning, more), inner)
    c.connect(pop, c.both("pop_now", asks, early, wanted))
    return _Steps(
        *(step, go, early, update, fill, c.register("second", fill, go, 0), busy, more),
        moves_a=c.both("moves_a", c.either("turns_a", later, update), go),
        moves_e=c.both("moves_e", c.either("turns_e", rounds, update), go),
        captures=c.equal("captures", step, c.literal("last_word", BLOCK - 1)),
    )


def _round(c: Circuit, state: Sequence[Word], kw: Word, steps: _Steps) -> tuple[Word, Word]:
    """The next a and e. What is added to the first two rounds does not stand yet where the other rounds find it."""
    a, b, cc, d, e, f, g, h = state
    go = steps.go
    old = c.choose("old", steps.fill, h, g)
    lag = c.choose("lag", steps.fill, d, c.choose("lag_2", steps.second, cc, b))
    base = c.register("base", c.add("base_next", old, kw).low(WORD), go)
    with_d = c.register("with_d", c.add("with_d_next", old, kw, lag).low(WORD), go)
    ch = c.xor("ch", c.both("ch_f", c.xor("fg", f, g), e), g)
    maj = c.either("maj", c.both("ab", a, b), c.both("ab_c", c.either("a_or_b", a, b), cc))
    s1, s0 = _rotated(c, "sum_1", e, (14, 18, 41)), _rotated(c, "sum_0", a, (28, 34, 39))
    t1 = c.register("t1", c.add("t1_next", base, s1, ch).low(WORD), go)
    sum_e = c.add("sum_e", with_d, s1, ch).low(WORD)
    sum_a = c.add("sum_a", t1, s0, maj).low(WORD)
    return sum_a, sum_e


def _rotated(c: Circuit, name: str, x: Word, by: Sequence[int]) -> Word:
    return c.xor(name, *(c.rotate(f"{name}_{n}", x, n) for n in by))


def _shifted(c: Circuit, name: str, x: Word, by: Sequence[int], down: int) -> Word:
    return c.xor(name, *(c.rotate(f"{name}_{n}", x, n) for n in by), x.slice(down, WORD - down))


def _constant(c: Circuit, step: Word) -> Word:
    """That of the round whose word is fetched; what stands behind the last one counts for nothing."""
    rows = (*ROUND, *(0,) * (96 - ROUNDS))
    low = c.apply(rom("constants_low", rows[:64]), "constants_low", step.low(6))[0]
    high = c.apply(rom("constants_high", rows[64:]), "constants_high", step.low(5))[0]
    return c.choose("constant", step.slice(6, 1), high, low)
