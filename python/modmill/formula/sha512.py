"""Rounds of SHA-512 on 64-bit words. Source: FIPS 180-4, sections 4.1.3 and 6.4.2."""

from __future__ import annotations

from modmill.formula.element import Element, rotate
from modmill.formula.formula import Formula
from modmill.formula.operation import Type

WORD = Type(64)
STATE = tuple("abcdefgh")


def rotations(x: Element, first: int, second: int, third: int) -> Element:
    """The exclusive or of three rotations."""
    return rotate(x, first) ^ rotate(x, second) ^ rotate(x, third)


def one_round(state: tuple[Element, ...], k_and_w: Element) -> tuple[Element, ...]:
    """The eight words after a round, from those before it and the sum of its constant and its word."""
    a, b, c, d, e, f, g, h = state
    t1 = h + rotations(e, 14, 18, 41) + ((e & f) ^ (~e & g)) + k_and_w
    t2 = rotations(a, 28, 34, 39) + ((a & b) ^ (a & c) ^ (b & c))
    return t1 + t2, a, b, c, d + t1, e, f, g


def round_pair(
    a: Element,
    b: Element,
    c: Element,
    d: Element,
    e: Element,
    f: Element,
    g: Element,
    h: Element,
    w0: Element,
    w1: Element,
    k0: Element,
    k1: Element,
) -> dict[str, Element]:
    """Two rounds; six of the words are moved only."""
    state = (a, b, c, d, e, f, g, h)
    for k, w in ((k0, w0), (k1, w1)):
        state = one_round(state, k + w)
    return {f"{name}_next": word for name, word in zip(STATE, state, strict=True)}


def schedule(w16: Element, w15: Element, w7: Element, w2: Element) -> dict[str, Element]:
    """The next word of the message's schedule, from those 16, 15, 7 and 2 before it."""
    s0 = rotate(w15, 1) ^ rotate(w15, 8) ^ (w15 >> 7)
    s1 = rotate(w2, 19) ^ rotate(w2, 61) ^ (w2 >> 6)
    return {"w": s1 + w7 + s0 + w16}


SOURCE = "FIPS 180-4"
FORMULAS = (
    Formula(
        *("sha512_pair", "two rounds of SHA-512", round_pair),
        types=dict.fromkeys((*STATE, "w0", "w1", "k0", "k1"), WORD),
        source=SOURCE,
    ),
    Formula(
        *("sha512_schedule", "a word of SHA-512's message schedule", schedule),
        types=dict.fromkeys(("w16", "w15", "w7", "w2"), WORD),
        source=SOURCE,
    ),
)
