"""The ring of elements as a circuit with state, between the streams of operands and of results."""

from __future__ import annotations

from collections.abc import Mapping

from modmill.hw.circuit.control import counter, flag, is_value
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.gf2.array.columns import ColumnElement
from modmill.hw.units.gf2.array.element import MODULUS_PAGE
from modmill.hw.units.gf2.array.rows import RowElement
from modmill.hw.units.gf2.array.timing import COLUMNS, ROWS, Timing
from modmill.hw.units.gf2.loading import MODULUS, leaving, loading
from modmill.hw.units.gf2.memories import latency, later, memory, power
from modmill.hw.units.gf2.place import Place

COUNTERS = {
    "products": "products whose last word was read",
    "cycles": "cycles of products, from the first step of one to that of the next or to the end of the last step",
    "t_words": "words of T that moved from an element to the next",
    "quotients": "quotients that did",
    "result_words": "words of the result that did",
}
"""The counters of the unit since reset; they wrap around. By rows those of T are the only words that move."""
OPEN = 2
"""Products whose results may be under way: pages of the memory of results."""


def build(timing: Timing, bits: int) -> tuple[Circuit, Mapping[str, Word]]:
    """The circuit for words of so many bits, and its results by name."""
    c, words = Circuit(), timing.words
    offered, out_ready = c.input("in_valid", 1), c.input("out_ready", 1)
    kind = c.input("in_kind", MODULUS)
    a, b = (c.input(f"in_{name}", (1 << bits) - 1) for name in "ab")
    loaded, begins, rests = c.wire("loaded", 1), c.wire("begins", 1), c.wire("rests", 1)
    load = loading(c, words, (offered, kind, a, b), loaded, begins, c.invert("works", rests))
    a, b = load.beat
    assert load.is_operands is not None, "N comes in beats of another kind"
    page = c.choose("to_page", load.is_operands, load.page, c.literal("n_page", MODULUS_PAGE))
    beat = {
        "valid": load.taken,
        "to": c.join("to", c.widen("to_place", load.at, power(words) - 1, 0.0), page),
        "a": a,
        "b": b,
    }
    given = {f"beat_{name}": word for name, word in beat.items()} | {"begin" if timing.by == COLUMNS else "go": begins}

    ring = _Ring(c, timing, bits)
    found = ring.rows(given) if timing.by == ROWS else ring.columns(given)
    end, valid, word, events = found

    c.note("A product begins when its operands are there, the one before has ended, and a page for its result is free.")
    busy = c.wire("busy", 1)
    c.connect(busy, flag(c, "busy_q", busy, begins, end, reset=0))
    drained, room = c.wire("drained", 1), c.wire("room", 1)
    opened = _tally(c, "open", begins, drained, OPEN)
    c.connect(rests, is_value(c, "none_open", opened, 0))
    idle = c.either("idle", c.invert("not_busy", busy), end)
    free = c.invert("page_is_free", is_value(c, "all_open", opened, OPEN))
    c.connect(begins, c.both("begins_now", loaded, idle, free))
    result = _pages(c, words, bits, (valid, word), (out_ready, room, drained))
    one = c.literal("an_event", 1)
    counted = {
        "products": counter(c, "products", drained, one),
        "cycles": counter(c, "cycles", busy, one),
        **{name: counter(c, name, one, amount) for name, amount in events.items()},
    }
    return c, {"in_ready": load.ready, **result, **counted}


class _Ring:
    """The elements; each method closes the ring, and returns what a product's end and its result are.

    They are whether a product has ended, whether there is a word of the result, that word, and the words that move in
    this cycle by counter.
    """

    def __init__(self, c: Circuit, timing: Timing, bits: int) -> None:
        self.c, self.timing, self.bits = c, timing, bits

    def rows(self, given: Mapping[str, Word]) -> tuple[Word, Word, Word, dict[str, Word]]:
        c, timing, bits = self.c, self.timing, self.bits
        element = RowElement(timing, bits)
        go = c.wire("go_first", 1)
        elements = self._elements(element, {**given, "go": go})
        last = elements[-1]
        c.connect(go, c.either("goes", given["go"], last["go"]))
        c.note("The upper half of a b waits for what the reduction adds.")
        place = Place(c, "result_place", timing.words, last["result_valid"])
        reduced = last["result_reduced"]
        waits = c.both("waits", last["result_valid"], c.invert("not_reduced", reduced))
        depth = power(timing.words)
        upper = memory(c, "upper", (waits, place.now, last["t_word"]), place.now, depth, bits)
        wait = latency(depth)
        comes = later(c, "comes", c.both("is_result", last["result_valid"], reduced), wait, reset=0)
        word = c.xor("result", upper, later(c, "reduced_word", last["t_word"], wait))
        end = c.register("end_later", last["end"], reset=0)
        return end, comes, word, {"t_words": self._sum("t_words_now", [e["t_valid"] for e in elements])}

    def columns(self, given: Mapping[str, Word]) -> tuple[Word, Word, Word, dict[str, Word]]:
        c, timing = self.c, self.timing
        element = ColumnElement(timing, self.bits)
        reads = c.wire("result_reads", 1)
        place = Place(c, "result_place", timing.words, reads)
        passing = {"result_valid": reads, "result_at": place.now, "result_word": c.literal("no_result", 0)}
        elements = self._elements(element, {**given, **passing})
        c.note("The result passes the elements as soon as the first sum of the last step is stored.")
        final = later(c, "final_later", elements[0]["final"], timing.sum + 1, reset=0)
        going = c.wire("going", 1)
        ended = c.both("result_ends", going, place.last)
        c.connect(going, c.connect(reads, flag(c, "going_q", going, final, ended, reset=0)))
        events = {
            "t_words": [e["high_sent"] for e in elements],
            "quotients": [e["token"] for e in elements],
            "result_words": [e["result_valid"] for e in elements[:-1]],
        }
        moved = {name: self._sum(f"{name}_now", bits) for name, bits in events.items()}
        return elements[0]["end"], elements[-1]["result_valid"], elements[-1]["result_word"], moved

    def _elements(self, element: RowElement | ColumnElement, first: Mapping[str, Word]) -> list[dict[str, Word]]:
        """The elements, of which the first has the inputs that are given, and others from the last one."""
        c = self.c
        c.note("The ring: an element's inputs are results of the one before.")
        part = Part("element", f"an element by {self.timing.by}", element.circuit, element.results)
        names = [op.name for op in part.inputs if op.name != "index"]
        high = {op.name: op.outs[0].high for op in part.inputs}
        back = {name: c.wire(f"{name}_back", high[name]) for name in names if name not in first}
        inputs, found = {**first, **back}, list[dict[str, Word]]()
        for i in range(self.timing.elements):
            found.append(part.named(c, f"element_{i}", index=c.literal(f"index_{i}", i), **inputs))
            inputs = {name: found[-1][name] for name in names}
        for name, wire in back.items():
            c.connect(wire, found[-1][name])
        return found

    def _sum(self, name: str, bits: list[Word]) -> Word:
        """The number of bits that are set."""
        level = 0
        while len(bits) > 1:
            pairs = [bits[i : i + 2] for i in range(0, len(bits), 2)]
            bits = [self.c.add(f"{name}_{level}_{i}", *p) if len(p) > 1 else p[0] for i, p in enumerate(pairs)]
            level += 1
        return bits[0]


def _tally(c: Circuit, name: str, up: Word, down: Word, most: int) -> Word:
    """A number between 0 and `most` that one event raises and another lowers."""
    now, one = c.wire(name, most), c.literal(f"{name}_one", 1)
    more = c.add(f"{name}_more", now, one).low(now.width)
    less = c.difference(f"{name}_less", now, one, now.width)[0]
    moves = c.xor(f"{name}_moves", up, down)
    following = limited(c.choose(f"{name}_next", up, more, less), most)
    return c.connect(now, c.register(f"{name}_q", following, moves, reset=0))


def _pages(
    c: Circuit, words: int, bits: int, came: tuple[Word, Word], goes: tuple[Word, Word, Word]
) -> dict[str, Word]:
    """Results in a memory of two pages, and the stream out; drives `room` and `drained`, a result's last word."""
    (valid, word), (out_ready, room, drained) = came, goes
    c.note("Results go to a page of a memory, and leave it by a queue.")
    to = Place(c, "stored", words, valid)
    whole = c.both("whole_result", valid, to.last)
    to_page, from_page = c.wire("page_in", 1), c.wire("page_out", 1)
    c.connect(to_page, c.register("page_in_q", c.invert("page_in_next", to_page), whole, reset=0))
    full = _tally(c, "full", whole, drained, OPEN)
    gives = c.both("gives", c.invert("some_full", is_value(c, "none_full", full, 0)), room)
    source = Place(c, "given", words, gives)
    c.connect(drained, c.both("last_given", gives, source.last))
    c.connect(from_page, c.register("page_out_q", c.invert("page_out_next", from_page), drained, reset=0))
    depth = OPEN * power(words)
    write = valid, c.join("result_to", to.now, to_page), word
    found = memory(c, "results", write, c.join("result_from", source.now, from_page), depth, bits)
    late = latency(depth) + 1
    push = later(c, "gives_to_queue", gives, late, reset=0)
    return leaving(c, push, c.register("result_q", found), late, out_ready, room)
