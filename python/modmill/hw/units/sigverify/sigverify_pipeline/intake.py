"""Records of signed messages are taken apart: R, S and A for the arithmetic, R, A and the message for the hash.

A record is R (32 bytes), S (32), A (32) and the message, in beats of eight bytes. The first twelve beats are collected,
so that a record that is too short is dropped before anything else has seen it; then its head is offered as a whole, and
the hash is fed: R and A from the registers, the message as it comes.
"""

from __future__ import annotations

from modmill.hw.circuit.control import flag
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.part import Part

BYTES, WORD = 8, 64
NUMBER = 256
"""Bits of each of R, S and A."""
WORDS = NUMBER // WORD
HEAD = 3 * WORDS
"""Beats before the message."""


def build(tag: int, rule: int) -> Part:
    """The intake of records whose tags and rules have so many bits.

    `head` is high while `r`, `s`, `a`, `tag` and `rule` stand for a record; it is taken in a cycle with `room`. Then
    beats for the hash follow at `hash_data`, `hash_bytes` and `hash_last`. `malformed` is high for a record that was
    dropped.
    """
    c = Circuit()
    offered, data = c.input("valid", 1), c.input("data", (1 << WORD) - 1)
    size, last = c.input("bytes", BYTES), c.input("last", 1)
    in_tag, in_rule = c.input("tag", (1 << tag) - 1), c.input("rule", (1 << rule) - 1)
    room, hash_ready = c.input("room", 1), c.input("hash_ready", 1)
    one, zero, eight = c.literal("one", 1), c.literal("zero", 0), c.literal("eight", BYTES)

    c.note("One of four states: collect the head, offer it, feed it to the hash, pass the message on.")
    offering, feeding, passing = c.wire("offering", 1), c.wire("feeding", 1), c.wire("passing", 1)
    collecting = c.invert("collecting", c.either("beyond", offering, feeding, passing))
    taken = c.both("collects", offered, collecting)
    at = c.wire("at", (1 << HEAD.bit_length()) - 1)
    first, twelfth = (c.equal(n, at, c.literal(f"{n}_place", k)) for n, k in (("first", 0), ("twelfth", HEAD - 1)))

    c.note("A record ends too early if its last beat is not beyond the head, or ends it without being full.")
    full = c.both("full", twelfth, c.equal("whole", size, eight))
    ends = c.both("ends", taken, last)
    malformed = c.both("malformed", ends, c.invert("lacking", full))
    complete = c.both("complete", taken, twelfth, c.invert("not_short", malformed))
    bare = c.register("bare", last, taken)

    c.note("The head: words come in at the top, so that the first of them ends at the bottom.")
    words = [c.wire(f"word_{i}", (1 << WORD) - 1) for i in range(HEAD)]
    for i, word in enumerate(words):
        c.connect(word, c.register(f"word_{i}_q", words[i + 1] if i + 1 < HEAD else data, taken))
    starts = c.both("starts", taken, first)
    kept_tag, kept_rule = c.register("tag_q", in_tag, starts), c.register("rule_q", in_rule, starts)
    leaves = c.both("leaves", offering, room)

    c.note("R and A go to the hash; for a record without a message that is all of it.")
    feeds = c.both("feeds", feeding, hash_ready)
    eighth = c.equal("eighth", at, c.literal("eighth_place", 2 * WORDS - 1))
    fed = c.both("fed", feeds, eighth)
    passes = c.both("passes", passing, offered, hash_ready)
    over = c.both("over", passes, last)
    r, s, a = words[:WORDS], words[WORDS : 2 * WORDS], words[2 * WORDS :]
    closes = c.both("closes", eighth, bare)
    message = c.both("message", fed, c.invert("talks", bare))

    c.connect(offering, flag(c, "offering_q", offering, complete, leaves, reset=0))
    c.connect(feeding, flag(c, "feeding_q", feeding, leaves, fed, reset=0))
    c.connect(passing, flag(c, "passing_q", passing, message, over, reset=0))
    moves = c.either("moves", taken, feeds)
    rests = c.either("rests", malformed, complete, fed)
    more = c.add("more", at, one).low(at.width)
    at_next = c.choose("at_next", rests, zero, more)
    c.connect(at, c.register("at_q", at_next, moves, reset=0))
    # A copy of `at` that only selects a word: so many bits would slow down what else reads `at`.
    shown = c.pick("shown", c.register("shown_at", at_next.low(3), moves, reset=0), *r, *a)
    hash_last = c.choose("hash_last", passing, last, closes)
    results = {
        "ready": c.either("ready", collecting, c.both("through", passing, hash_ready)),
        "head": offering,
        **{name: c.join(name, *parts) for name, parts in (("r", r), ("s", s), ("a", a))},
        "tag": kept_tag,
        "rule": kept_rule,
        "hash_valid": c.either("hash_valid", feeding, c.both("message_comes", passing, offered)),
        "hash_data": c.choose("hash_data", passing, data, shown),
        "hash_bytes": c.choose("hash_bytes", passing, size, eight),
        "hash_last": hash_last,
        "malformed": malformed,
    }
    return Part("intake", "records are taken apart", c, results)
