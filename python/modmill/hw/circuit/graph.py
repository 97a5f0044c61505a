"""A circuit as a graph of word-level operators, each with the largest value it can carry.

Every operator derives the bound of its results from the bounds of its operands and sizes its wires by them, so a
circuit that can be built has no operator that loses a bit: truncation exists only as an explicit `low`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from modmill.hw.circuit import kinds
from modmill.hw.circuit.keywords import KEYWORDS
from modmill.hw.circuit.kinds.memories import Shape
from modmill.hw.circuit.kinds.products import DSP_B, column
from modmill.hw.circuit.op import BoundError, Kind, Op, View, Wire, Word


class Circuit:
    """The operators of one core in the order of their construction, which is an order of evaluation."""

    def __init__(self) -> None:
        self.ops: list[Op] = []
        self.notes: dict[Op, str] = {}
        self.titles: dict[str, str] = {}
        """Titles for the comments of groups' modules, by the first word of a group's name."""
        self.group = ""
        self._note = ""
        self._names: set[str] = set()

    def apply(self, kind: Kind, name: str, *ins: Word, **params: Any) -> list[Word]:
        """An operator on these words; its results, each at its place.

        Raises BoundError for words that the kind does not take, and for a name that no wire can have in the text. An
        input may have any: its port's name has an ending.
        """
        least, most = kind.arity
        if not least <= len(ins) <= most:
            raise BoundError(f"{name}: {kind.name} takes {least} to {most} operands, not {len(ins)}")
        op = Op(kind, name, ins, params=params, group=self.group)
        op.base = min((w.shift for w in op.framed), default=0)
        for word, framed in zip(ins, op.shiftable, strict=True):
            if word.shift and not framed:
                raise BoundError(f"{word.view.wire.name}: the operand is shifted")
        reach = ins if kind.clocked is None else [ins[i] for i in kind.clocked.through(op)]
        time = max((w.time for w in reach), default=0.0) + op.delay
        wires = []
        for (suffix, _), high in zip(kind.results, kind.bound(op), strict=True):
            if name + suffix in self._names:
                raise BoundError(f"{name}{suffix}: two wires of one name")
            if name + suffix in KEYWORDS and kind is not kinds.INPUT:
                raise BoundError(f"{name}{suffix}: a keyword of SystemVerilog; give the wire another name")
            self._names.add(name + suffix)
            wires.append(Wire(name + suffix, high, op, time))
        op.outs = tuple(wires)
        self.ops.append(op)
        if self._note:
            self.notes[op], self._note = self._note, ""
        places = (op.base + place for _, place in kind.results)
        return [Word.of(w).shifted(place) for w, place in zip(wires, places, strict=True)]

    def note(self, text: str) -> None:
        """A comment before the next operator in the text."""
        self._note = text

    def input(self, name: str, high: int) -> Word:
        """A bus from outside: a register that holds during a squaring."""
        return self.apply(kinds.INPUT, name, high=high)[0]

    def constant(self, name: str, high: int, of: Callable[[int], int]) -> Word:
        """A number that follows from the modulus and is at most `high`; its bus holds it for ever."""
        return self.apply(kinds.CONSTANT, name, high=high, of=of)[0]

    def literal(self, name: str, value: int) -> Word:
        """A number that is the same for every modulus."""
        return self.apply(kinds.LITERAL, name, value=value)[0]

    def wire(self, name: str, high: int) -> Word:
        """A word that may be read before `connect` drives it, such as the result of a register in a feedback."""
        return self.apply(kinds.WIRE, name, high=high)[0]

    def connect(self, wire: Word, source: Word) -> Word:
        """Drives a `wire`, and returns it. Raises BoundError for what it cannot carry, and the second time."""
        op = wire.view.wire.op
        if op.kind is not kinds.WIRE or op.ins:
            raise BoundError(f"{op.name}: is driven already")
        if source.shift or source.high > wire.view.wire.high:
            raise BoundError(f"{op.name}: carries at most {wire.view.wire.high}, not {source.top}")
        op.ins = (source,)
        return wire

    def mul(self, name: str, a: Word, b: Word) -> Word:
        """a * b on one DSP."""
        return self.apply(kinds.MUL, name, *_wider_first(a, b))[0]

    def mul_column(self, name: str, a: Word, b: Word) -> Word:
        """a * b on a column of DSPs, b in digits, as many cycles later."""
        return self.apply(column(-(-b.width // DSP_B)), name, a, b)[0]

    def mul2(self, name: str, a0: Word, b0: Word, a1: Word, b1: Word) -> Word:
        """a0 * b0 + a1 * b1 on two DSPs, added by their cascade."""
        return self.apply(kinds.MUL2, name, *_wider_first(a0, b0), *_wider_first(a1, b1))[0]

    def carryless(self, name: str, a: Word, b: Word) -> Word:
        """The product of two polynomials over GF(2)."""
        return self.apply(kinds.CARRYLESS, name, a, b)[0]

    def linear(self, name: str, word: Word, rows: Sequence[int]) -> Word:
        """A linear map over GF(2): bit i is the sum of the bits of the word that are set in rows[i]."""
        return self.apply(kinds.LINEAR, name, word, rows=tuple(rows))[0]

    def add(self, name: str, *rows: Word) -> Word:
        """The sum of two or three words on a carry chain."""
        return self.apply({2: kinds.ADD2, 3: kinds.ADD3}[len(rows)], name, *rows)[0]

    def add_or_load(self, name: str, a: Word, b: Word, load: Word, x: Word) -> Word:
        """a + b, or x when `load` is set: the last adder before a register that is loaded from outside."""
        return self.apply(kinds.ADD2_LOAD, name, a, b, load, x)[0]

    def difference(self, name: str, a: Word, b: Word, bits: int) -> tuple[Word, Word]:
        """a - b modulo 2^bits, and a bit that says whether a is at least b, for operands of up to that many bits."""
        (s,) = self.apply(kinds.SUB, name, a, b, bits=bits)
        if s.shift:
            raise BoundError(f"{name}: a difference of shifted words")
        return s.low(bits), s.slice(bits, 1)

    def choose(self, name: str, control: Word, a: Word, b: Word) -> Word:
        """a where the control bit is set, else b."""
        return self.apply(kinds.CHOOSE, name, control, a, b)[0]

    def pick(self, name: str, index: Word, *words: Word) -> Word:
        """The word whose place is the index, from 0; the index cannot exceed the last."""
        return self.apply(kinds.PICK, name, index, *words)[0]

    def xor(self, name: str, *words: Word) -> Word:
        """The exclusive or of two to six words, bit by bit."""
        return self.apply(kinds.XOR, name, *words)[0]

    def both(self, name: str, *words: Word) -> Word:
        """The bits that are set in all of two to six words."""
        return self.apply(kinds.AND, name, *words)[0]

    def either(self, name: str, *words: Word) -> Word:
        """The bits that are set in any of two to six words."""
        return self.apply(kinds.OR, name, *words)[0]

    def equal(self, name: str, a: Word, b: Word) -> Word:
        """A bit that says whether two words are the same number."""
        return self.apply(kinds.EQUAL, name, a, b)[0]

    def join(self, name: str, *words: Word) -> Word:
        """The views of words side by side, the first lowest."""
        return self.apply(kinds.JOIN, name, *words)[0]

    def rotate(self, name: str, word: Word, by: int) -> Word:
        """The bits of a word moved down by `by` places, the lowest to the top."""
        return self.join(name, word.slice(by, word.width - by), word.low(by))

    def compress(self, kind: Kind, name: str, *rows: Word) -> list[Word]:
        """Fewer rows with the sum of these, by an adder or a compressor; without one that is always zero."""
        first, *others = self.apply(kind, name, *rows)
        return [first, *(word for word in others if word.high)]

    def table(
        self,
        name: str,
        row: int,
        index: Sequence[Word],
        width: int,
        exponents: Sequence[int],
        offsets: Sequence[int] = (0,),
        check: int = 0,
        latency: int = 0,
    ) -> Word:
        """A row of `width` bits: the sum of 2^exponents[i] over the set bits i of the index, modulo N.

        The index is the words one above the other, the first lowest. With several offsets, a power of two of them, its
        lowest bits are the number of a pass, whose offset is added to the exponents. The highest `check` bits of the
        row are what the look-up changes in the residue modulo 2^check - 1 (`kinds.wires.check_word`). With a latency
        the table is in block RAM, and its row comes so many cycles after the index.
        """
        params = {"row": row, "width": width, "exponents": tuple(exponents), "offsets": tuple(offsets), "check": check}
        params["latency"] = latency
        return self.apply(kinds.TABLE, name, *index, **params)[0]

    def select(self, name: str, *choices: tuple[Word, Word]) -> Word:
        """The word whose control bit is set, zero when none is:

        at most one control of the (control, word) pairs may be.
        """
        return self.apply(kinds.SELECT, name, *(part for choice in choices for part in choice))[0]

    def widen(self, name: str, word: Word, high: int, time: float, after: Sequence[Word] = ()) -> Word:
        """The word with a bound and an arrival time that it shares with other words, so that all are treated alike.

        A schedule places it behind the words `after`, too.
        """
        (s,) = self.apply(kinds.WIDEN, name, word, high=high, after=tuple(w.view.wire for w in after))
        s.view.wire.time = max(time, s.view.wire.time)
        return s

    def invert(self, name: str, bit: Word) -> Word:
        """The other value of one bit."""
        return self.apply(kinds.INVERT, name, bit)[0]

    def register(self, name: str, d: Word, enable: Word | None = None, reset: int | None = None) -> Word:
        """`d` of the last cycle in which `enable` was high; `reset` at first, or any value if that is None."""
        return self.apply(kinds.REGISTER, name, d, *given(enable), reset=reset)[0]

    def delay(self, name: str, d: Word, cycles: int, enable: Word | None = None) -> Word:
        """`d` delayed by a number of cycles, counting only those in which `enable` was high."""
        return self.apply(kinds.DELAY, name, d, *given(enable), cycles=cycles)[0]

    def fifo(self, name: str, push: Word, data: Word, pop: Word, depth: int) -> tuple[Word, Word]:
        """A queue: its oldest word, which counts only if the queue is not empty, and how many words it holds.

        `pop` takes the oldest, `push` appends one; a full queue takes a word only while it gives one.
        """
        front, count = self.apply(kinds.FIFO, name, push, data, pop, depth=depth)
        return front, count

    def memory(
        self, name: str, write: tuple[Word, Word, Word], at: Word, enable: Word | None = None, **shape: Any
    ) -> Word:
        """The word at an address, `latency` cycles after it; `write` is a write's enable, address and data.

        `shape`: where (`lut`, `block` or `ultra`), latency, depth, high (the largest word) and rule: `old`, `new` or
        `forbidden`, for a read of the word that is written in the same cycle.
        """
        operands = (*write, at, *given(enable))
        return self._memory(name, operands, "dual", **shape)

    def memory_single(
        self, name: str, write: Word, at: Word, data: Word, enable: Word | None = None, **shape: Any
    ) -> Word:
        """A memory with one port, which either writes or reads in a cycle; rule: `old`, `new` or `kept`, the data after
        a write.
        """
        return self._memory(name, (write, at, data, *given(enable)), "single", **shape)

    def _memory(
        self, name: str, operands: tuple[Word, ...], ports: str, *, where: str, latency: int, **shape: Any
    ) -> Word:
        kind = kinds.MEMORIES.get(Shape(where, ports, latency))
        if kind is None:
            raise BoundError(f"{name}: there is no memory {where!r} with a latency of {latency}")
        return self.apply(kind, name, *operands, **shape)[0]


def given(word: Word | None) -> tuple[Word, ...]:
    """An operand that may be absent."""
    return () if word is None else (word,)


def _wider_first(a: Word, b: Word) -> tuple[Word, Word]:
    return (b, a) if a.width < b.width else (a, b)


def limited(word: Word, top: int) -> Word:
    """The word with a tighter bound that the caller knows, e.g. because a tree preserves the sum of its rows.

    A whole wire is narrowed with it, so that the bits that cannot be set are never printed.
    """
    high = min(word.high, top >> word.shift)
    view = View(word.view.wire, word.view.low, max(1, high.bit_length()))
    return Word(view, high, word.shift)
