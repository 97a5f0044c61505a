"""The digits of a pair of scalars, and the product vS: a pair of digits and a bit of v in each cycle, lowest first.

Digits: the joint sparse form looks at three bits of u and v and a carry of each. The product: S is added to what has
gathered wherever the bit of v is 1, in sums and carries that no cycle adds up, so that the cycle is short; the lowest
bit leaves. All bits are gone through whatever u and v are, so it takes the same time for every signature.
"""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.circuit.control import any_of, flag
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds import COUNTER32
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.sigverify.scalars.numbers import COUNT_AT, LIMIT, PAIRS, PER_WORD, R_BITS, T_BITS, WORDS

S_BITS = 256
WORD = 4 * PER_WORD
ENDS = (*range(PER_WORD, PAIRS, PER_WORD), PAIRS)
"""Pairs after which a word is whole."""


def build(tag: int) -> Part:
    """Takes a pair of scalars with `load` while `free`; both go through a register.

    `full`: `word` is word number `number` of its digits, until `taken`. `made`: `product` is vS, until `passed`.
    """
    c = Circuit()
    load, taken, passed = c.input("load", 1), c.input("taken", 1), c.input("passed", 1)
    u, v = c.input("u", (1 << R_BITS) - 1), c.input("v", (1 << T_BITS) - 1)
    negative, s, in_tag = c.input("negative", 1), c.input("s", (1 << S_BITS) - 1), c.input("tag", (1 << tag) - 1)
    zero, one = c.literal("zero", 0), c.literal("one", 1)

    c.note("The pair waits a cycle: `load` drives all of the registers below.")
    takes, load = load, c.register("load_q", load, reset=0)
    u, v, s = (c.register(f"given_{n}", word) for n, word in (("u", u), ("v", v), ("s", s)))
    negative, in_tag = c.register("given_negative", negative), c.register("given_tag", in_tag)

    c.note("The steps: one for each pair of digits; they pause while a word waits.")
    busy, full, step = c.wire("busy", 1), c.wire("full", 1), c.wire("step", (1 << PAIRS.bit_length()) - 1)
    empties = c.both("empties", full, taken)
    go = c.both("go", busy, c.invert("room", full))
    ends = [c.equal(f"ends_{end}", step, c.literal(f"last_{end}", end - 1)) for end in ENDS]
    fills = c.both("fills", go, any_of(c, "whole", ends))
    at_end = c.both("at_end", go, ends[-1])
    counted = c.choose("step_next", load, zero, c.add("counted", step, one).low(step.width))
    moves = c.either("moves", load, go)
    c.connect(step, c.register("step_q", counted, moves, reset=0))
    c.connect(busy, flag(c, "busy_q", busy, load, at_end, reset=0))
    c.connect(full, flag(c, "full_q", full, fills, empties, reset=0))
    made = c.wire("made", 1)
    c.connect(made, flag(c, "made_q", made, at_end, passed, reset=0))
    free = c.register("free", c.invert("vacant", c.either("occupied", busy, full, made, load, takes)), reset=1)
    number = c.wire("number", (1 << WORDS.bit_length()) - 1)
    turned = c.choose("number_next", load, zero, c.add("number_more", number, one).low(number.width))
    c.connect(number, c.register("number_q", turned, c.either("turns", load, empties), reset=0))

    c.note("u, v and S; those of u and v move down by a bit in each step.")
    x, y = _moving(c, "u", u.low(T_BITS), load, moves), _moving(c, "v", v, load, moves)
    u_high, v_high = u.slice(LIMIT, R_BITS - LIMIT), v.slice(LIMIT, T_BITS - LIMIT)
    too_long = c.invert("too_long", c.equal("short", c.either("beyond", u_high, v_high), zero))
    over = c.register("over", too_long, load)
    turned_sign, its_tag = c.register("negative_q", negative, load), c.register("tag_q", in_tag, load)
    factor = c.register("s_q", s, load)

    c.note("A pair of digits.")
    pair = _pair(c, x, y, turned_sign, load, moves)
    code = c.wire("code", (1 << WORD) - 1)
    c.connect(code, c.register("code_q", c.join("code_next", code.slice(4, WORD - 4), pair), go))
    counts = c.both("counts", go, pair.slice(3, 1))
    count = c.register("count", c.add("count_next", step, one).low(step.width), counts)
    in_last = PAIRS - PER_WORD * (WORDS - 1)
    ending = c.join("ending", code.slice(WORD - 4 * in_last, 4 * in_last), count, over)
    assert 4 * in_last == COUNT_AT
    is_last = c.equal("is_last", number, c.literal("last_word", WORDS - 1))
    word = c.choose("word", is_last, ending, code)

    c.note("The product.")
    sums, carries = c.wire("sums", (1 << S_BITS - 1) - 1), c.wire("carries", (1 << S_BITS) - 1)
    added = c.choose("added", y.low(1), factor, zero)
    new, more = c.compress(COUNTER32, "gathered", sums, carries, added)
    carry = more.shifted(-1)  # the sum moves down by a bit
    c.connect(sums, c.register("sums_q", c.choose("sums_next", load, zero, new.slice(1, S_BITS - 1)), moves))
    c.connect(carries, c.register("carries_q", c.choose("carries_next", load, zero, carry), moves))
    low = c.wire("low", (1 << PAIRS) - 1)
    c.connect(low, c.register("low_q", c.join("low_next", low.slice(1, PAIRS - 1), new.low(1)), go))
    high = c.add("high", sums, carries).low(S_BITS)
    product = c.join("product", low, high)
    results = {"free": free, "full": full, "word": word, "number": number, "tag": its_tag}
    results |= {"made": made, "product": product}
    return Part("finisher", "the digits of a pair of scalars, and its product with S", c, results)


def _moving(c: Circuit, name: str, word: Word, load: Word, moves: Word) -> Word:
    now = c.wire(f"{name}_rest", word.high)
    below = now.slice(1, word.width - 1)
    return c.connect(now, c.register(f"{name}_q", c.choose(f"{name}_next", load, word, below), moves))


def _pair(c: Circuit, x: Word, y: Word, negative: Word, load: Word, moves: Word) -> Word:
    """The next pair of digits as four bits, the first one negated where `negative` is set (see `numbers.coded`)."""
    odd: list[Word] = []
    first: list[Word] = []
    carries: list[Word] = []
    upper: list[Sequence[Word]] = []
    for name, word in (("u", x), ("v", y)):
        carry = c.wire(f"{name}_carry", 1)
        b0, b1, b2 = (word.slice(i, 1) for i in range(3))
        c1 = c.both(f"{name}_carry_1", b0, carry)
        a1 = c.xor(f"{name}_1", b1, c1)
        a2 = c.xor(f"{name}_2", b2, c.both(f"{name}_carry_2", b1, c1))
        odd.append(c.xor(f"{name}_odd", b0, carry))
        first.append(c1)
        upper.append((a1, a2))
        carries.append(carry)
    less: list[Word] = []
    for i, name in enumerate("uv"):
        a1, a2 = upper[i]
        other = 1 - i
        other_2 = c.both(f"{name}_beside_2", c.invert(f"{name}_beside_even", odd[other]), upper[other][0])
        less.append(c.xor(f"{name}_negative", a1, c.both(f"{name}_turns", c.xor(f"{name}_near", a1, a2), other_2)))
        borrowed = c.either(f"{name}_carried", first[i], c.both(f"{name}_borrowed", odd[i], less[i]))
        cleared = c.both(f"{name}_carry_next", borrowed, c.invert(f"{name}_runs", load))
        c.connect(carries[i], c.register(f"{name}_carry_q", cleared, moves))
    u_less = c.xor("u_turned", less[0], negative)
    differ = c.xor("differ", u_less, less[1])
    entry_0 = c.both("entry_0", odd[1], c.either("entry_odd", differ, c.invert("u_even", odd[0])))
    some = c.either("some", *odd)
    negate = c.both("negate", some, c.choose("negates", odd[0], u_less, less[1]))
    return c.join("pair", entry_0, c.both("entry_1", *odd), negate, some)
