"""From a parsed frame to a record for each of its signatures: R, S, the key, the message, in whole words.

A part of a record begins at any byte of the frame. Its words are read one after the other, and each beat is cut out of
two of them, so a part takes a cycle more than it has beats. With `dedup` the first signature is read once before.
"""

from __future__ import annotations

from modmill.hw.circuit.control import any_of
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.kinds.rom import rom
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.sigverify.wire_front import dedup, lane, parser
from modmill.hw.units.sigverify.wire_front.reasons import BYTES, SLOT
from modmill.hw.units.sigverify.wire_front.states import States, connected, keep

TAG = 16
"""Bits of a record's tag."""
PLACES = 16
"""Beats of the queue of results."""
SIGNATURE, KEY = 8, 4
"""Beats."""
WAY = lane.READ + 2
"""Cycles from the address of a beat's last word to the beat."""
LINE = (lane.LINES - 1).bit_length()
BEATS = SLOT // BYTES - 1
"""The most bytes of a message, which is shorter than a frame."""


def build(table: tuple[int, int] | None) -> Part:
    """`table`: size as log2 and key of the table of signatures, if repeated transactions are to be dropped.

    The oldest frame's fields count while `found` is high, and `word` is what was at `address` two cycles before.
    `release` ends a frame; with it `drops`, and then its reason counts, or `repeated`. `finished`: a record is read.
    """
    c = Circuit()
    found, word, ready = c.input("found", 1), c.input("word", parser.MASK), c.input("out_ready", 1)
    fields = {name: c.input(name, high) for name, high in parser.FIELDS.items()}
    one, zero = c.literal("one", 1), c.literal("zero", 0)
    s = States(c, ["wait", "prepare", *(["hash", "judge"] if table else []), "signature", "key", "message"])
    now = s.now

    c.note("A frame: dropped at once, or its places kept.")
    hashed, prepared, decided, seen = (
        c.wire("hashed", 1),
        c.wire("prepared", 1),
        c.wire("decided", 1),
        c.wire("seen", 1),
    )
    there = c.both("there", found, prepared)
    bad = any_of(c, "bad", [fields["reason"].slice(i, 1) for i in range(fields["reason"].width)])
    dropped = c.both("dropped", now["wait"], there, bad)
    takes = s.branch("wait", ("prepare", c.both("good", there, c.invert("not_bad", bad))))[0]
    low = (BYTES - 1).bit_length()
    size = keep(c, "size", (takes, c.difference("size_sum", fields["end"], fields["message_at"], 12)[0]))
    beats_sum = c.add("beats_sum", size, c.literal("seven", BYTES - 1))
    message_beats = keep(c, "message_beats", (now["prepare"], beats_sum.slice(low, BEATS.bit_length())))
    less = c.difference("size_less", size, one, 12)[0].low(low)
    last_bytes = keep(c, "last_bytes", (now["prepare"], c.add("last_sum", less, one)))

    c.note("A part of a record is read: its first word, then one for each beat.")
    credit, first = c.wire("credit", PLACES), c.wire("first", 1)
    beats = c.wire("beats", BEATS)
    parts = [now[n] for n in ("signature", "key", "message")]
    reading = any_of(c, "reading", [*parts, *([now["hash"]] if table else [])])
    has_credit = any_of(c, "has_credit", [credit.slice(i, 1) for i in range(credit.width)])
    step = c.both("step", reading, has_credit)
    gives = c.both("gives", step, c.invert("not_first", first))
    closing = c.both("closing", gives, c.equal("last_beat", beats, one))

    left = c.wire("left", 31)
    only = c.equal("only", left, one)
    if table:
        started = s.branch("prepare", ("hash", None))[0]
        s.branch("hash", ("judge", closing))
        repeated, fresh = s.branch("judge", ("wait", c.both("is_seen", decided, seen)), ("signature", decided))
    else:
        repeated, started = zero, s.branch("prepare", ("signature", None))[0]
        fresh = started
    to_key = s.branch("signature", ("key", closing))[0]
    to_message = s.branch("key", ("message", closing))[0]
    ends, again = s.branch("message", ("wait", c.both("all_done", closing, only)), ("signature", closing))
    s.close()
    finished = c.either("finished", ends, again)
    release = c.either("releases", dropped, repeated, ends) if table else c.either("releases", dropped, ends)
    counted = c.difference("left_less", left, one, 5)[0]
    connected(c, left, (takes, fields["signatures"]), (again, counted))

    def place(name: str, by: int, moves: Word) -> tuple[Word, Word]:
        """The word and the byte where a part begins; the next signature's is so many words on."""
        at = fields[f"{name}_at"]
        line = c.wire(f"{name}_line", lane.LINES - 1)
        nexts = c.add(f"{name}_line_sum", line, c.literal(f"{name}_step", by)).low(LINE)
        connected(c, line, (takes, at.slice(low, LINE)), (moves, nexts))
        return line, keep(c, f"{name}_shift", (takes, at.low(low)))

    begins = {
        "signatures": c.either("to_signature", started, fresh, again) if table else c.either("to_sig", started, again),
        "keys": to_key,
        "message": to_message,
    }
    sizes = {
        "signatures": c.literal("of_signature", SIGNATURE),
        "keys": c.literal("of_key", KEY),
        "message": message_beats,
    }
    steps = {"signatures": (SIGNATURE, to_key), "keys": (KEY, to_message), "message": (0, zero)}
    places = {name: place(name, *steps[name]) for name in begins}
    line = c.wire("line", lane.LINES - 1)
    goes = c.add("line_sum", line, one).low(LINE)
    entering = any_of(c, "entering", list(begins.values()))
    target = c.select("line_start", *((begins[n], places[n][0]) for n in begins))
    c.connect(
        line, c.register("line_q", c.choose("line_next", entering, target, goes), c.either("moves", entering, step))
    )
    shift = keep(c, "shift", *((begins[n], places[n][1]) for n in begins))
    fewer = c.difference("beats_less", beats, one, 8)[0]
    amount = c.select("beats_start", *((begins[n], sizes[n]) for n in begins))
    c.connect(
        beats, c.register("beats_q", c.choose("beats_next", entering, amount, fewer), c.either("beat", entering, gives))
    )
    c.connect(first, c.register("first_q", entering, c.either("changes", entering, step)))

    c.note("Two words make a beat, two cycles after the word has come.")
    comes = _later(c, "comes", step, lane.READ)
    newer = c.register("newer", word, comes)
    older = c.register("older", newer, comes)
    both = c.join("both", older, newer)
    by = c.delay("shift_then", shift, lane.READ + 1)
    cut = [both.slice(8 * i, 8 * BYTES) for i in range(BYTES)]
    last = c.both("last", now["message"], closing)
    size_now = c.choose("size_now", last, last_bytes, c.literal("eight", BYTES))
    kept = rom("kept", tuple((1 << min(n, BYTES)) - 1 for n in range(1 << size_now.width)))
    mask = c.register("mask", c.apply(kept, "mask_next", c.delay("size_then", size_now, lane.READ))[0])
    bits = c.join("mask_bits", *(mask.slice(i // 8, 1) for i in range(8 * BYTES)))
    beat = c.register("beat_q", c.both("beat_next", c.pick("beat_cut", by, *cut), bits))
    hashes = c.both("hashes", gives, now["hash"]) if table else zero
    shown = c.both("shown", gives, c.invert("not_hash", now["hash"])) if table else gives
    push = _later(c, "push", shown, WAY)
    if table:
        c.connect(hashed, _later(c, "to_hash", hashes, WAY))
        seeing = dedup.build(*table)
        prepared_now, decided_now, seen_now = seeing(c, "dedup", push=hashed, data=beat)
    else:
        c.connect(hashed, zero)
        prepared_now, decided_now, seen_now = one, zero, zero
    for wire, source in ((prepared, prepared_now), (decided, decided_now), (seen, seen_now)):
        c.connect(wire, source)

    c.note("The queue of results, with a credit for each place.")
    tag = c.wire("tag", (1 << TAG) - 1)
    c.connect(tag, c.register("tag_q", c.add("tag_sum", tag, one).low(TAG), release, reset=0))
    about = c.delay("about", c.join("about_now", tag, last, size_now), WAY)
    pop = c.wire("pop", 1)
    front, count = c.fifo("results", push, c.join("result", beat, about), pop, PLACES)
    valid = c.invert("valid", c.equal("no_result", count, zero))
    c.connect(pop, c.both("pop_now", valid, ready))
    more = c.difference("credit_less", c.add("credit_more", credit, pop), shown, credit.width)[0]
    c.connect(credit, c.register("credit_q", limited(more, PLACES), reset=PLACES))
    width = 8 * BYTES
    results = {"address": line, "release": release, "drops": dropped, "repeated": repeated, "finished": finished}
    results |= {"valid": valid, "data": front.low(width), "tag": front.slice(width, TAG)}
    results |= {"last": front.slice(width + TAG, 1), "bytes": limited(front.slice(width + TAG + 1, 4), BYTES)}
    return Part("replay", "a record for each signature of a frame", c, results)


def _later(c: Circuit, name: str, bit: Word, cycles: int) -> Word:
    """A bit so many cycles later, low after reset."""
    for k in range(1, cycles + 1):
        bit = c.register(f"{name}_{k}", bit, reset=0)
    return bit
