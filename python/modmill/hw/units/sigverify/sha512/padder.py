"""Messages of bytes become blocks of sixteen 64-bit words: a one bit, zeros and the length behind each message.

Source: FIPS 180-4, section 5.1.2. A beat holds eight bytes, the first lowest, as on an AXI4-Stream; a word of SHA-512
has the first byte highest. The mark is the byte 80 behind the message; the length in bits is the last word of the last
block, and the word before it is zero, so the mark must stand before both.
"""

from __future__ import annotations

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.sigverify.sha512.numbers import BLOCK, MASK, WORD

BYTES = WORD // 8
LENGTH = WORD - 3
"""Bits of a message's length in bytes: its length in bits fits a word."""
MARK = 0x80


def build(tag: int) -> Part:
    """The padder of messages with tags of so many bits.

    A word goes on in each cycle in which `push` is high: `word`, with `first` for the first block of a message,
    `final` for the last word of its last block, `start` for its first word, and its `tag`. `room` must be high for it.
    """
    c = Circuit()
    offered, data = c.input("valid", 1), c.input("data", MASK)
    size, last = c.input("bytes", BYTES), c.input("last", 1)
    in_tag, room = c.input("tag", (1 << tag) - 1), c.input("room", 1)
    zero, one, eight = c.literal("zero", 0), c.literal("one", 1), c.literal("eight", BYTES)
    padding, marking = c.wire("padding", 1), c.wire("marking", 1)
    fits, first = c.wire("fits", 1), c.wire("first", 1)
    at, length = c.wire("at", BLOCK - 1), c.wire("length", (1 << LENGTH) - 1)

    c.note("A word leaves in each cycle with room: one of the message, or one of its padding.")
    message = c.invert("message", padding)
    push = c.both("push", c.either("some", padding, offered), room)
    ready = c.both("ready", message, room)
    taken = c.both("taken", offered, ready)
    ends = c.both("ends", taken, last)

    c.note("The last beat is cut behind its last byte, where the mark stands if there is a place.")
    whole = c.choose("whole", last, size, eight)
    words = [_cut(c, data, count) for count in range(BYTES)]
    given = c.pick("given", whole, *words, _swapped(c, "swapped", data))
    full = c.equal("full", whole, eight)
    inside = c.invert("has_place", full)

    c.note("The mark, and the length behind it if both stand in one block, else in the next.")
    at_last = c.equal("at_last", at, c.literal("last_place", BLOCK - 1))
    early = c.invert("early", c.both("late", at.slice(1, 1), at.slice(2, 1), at.slice(3, 1)))
    unmarked = c.invert("unmarked", marking)
    closes = c.both("closes", padding, at_last, fits, unmarked)
    bits = c.join("bits", zero, zero, zero, length)
    tail = c.choose("tail", closes, bits, zero)
    filled = c.choose("filled", marking, c.literal("mark", MARK << WORD - 8), tail)
    word = c.choose("word", padding, filled, given)

    done = c.both("done", push, closes)
    marks = c.either("marks", c.both("marks_inside", ends, inside), c.both("marks_alone", push, marking))
    stays = c.either("stays", fits, early)
    c.connect(fits, c.register("fits_q", c.choose("fits_next", marks, early, stays), enable=push, reset=0))
    c.connect(marking, c.register("marking_q", c.both("marking_next", ends, full), enable=push, reset=0))
    still = c.both("still", padding, c.invert("not_done", done))
    c.connect(padding, c.register("padding_q", c.either("padding_next", still, ends), reset=0))
    c.connect(at, c.register("at_q", c.add("at_next", at, one).low(at.width), enable=push, reset=0))
    counted = c.add("counted", length, whole).low(LENGTH)
    c.connect(
        length, c.register("length_q", c.choose("length_next", done, zero, counted), c.either("counts", taken, done), 0)
    )

    c.note(
        "What goes with each word: whether it is of the first block, ends the last one or starts a message; its tag."
    )
    turns = c.both("turns", push, at_last)
    c.connect(first, c.register("first_q", closes, enable=turns, reset=1))
    begins = c.both("begins", first, c.equal("at_first", at, zero))
    kept = c.register("tag_q", in_tag, enable=c.both("keeps", begins, taken))
    shown = c.choose("shown", begins, in_tag, kept)
    results = {"ready": ready, "push": push, "word": limited(word, MASK), "first": first, "final": closes}
    results |= {"start": begins, "tag": shown, "done": done}
    return Part("padder", "messages become blocks of 64-bit words", c, results)


def _swapped(c: Circuit, name: str, data: Word) -> Word:
    """The bytes of a word in the other order."""
    return c.join(name, *(data.slice(8 * i, 8) for i in reversed(range(BYTES))))


def _cut(c: Circuit, data: Word, count: int) -> Word:
    """The first `count` bytes of a beat, then the mark, as a word of SHA-512."""
    rest = 8 * (BYTES - count)
    mark = c.literal(f"mark_{count}", MARK << rest - 8)
    if not count:
        return mark
    return c.join(f"cut_{count}", mark, *(data.slice(8 * i, 8) for i in reversed(range(count))))
