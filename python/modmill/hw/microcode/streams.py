"""The streams of a processor: the part of its circuit between its ports and the core.

The core says which thread takes a beat and when, asks for operands, hands over each result, and says which thread's
results are complete; the streams say when these have gone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple

from modmill.hw.circuit.op import Word
from modmill.hw.microcode.machine import SHORT
from modmill.hw.microcode.wiring import Wiring


class Result(NamedTuple):
    """A result that is written: whether one is, its number among the machine's results, its thread, and its value."""

    write: Word
    to: Word
    thread: Word
    value: Word


class Streams(ABC):
    """One processor's. The methods are called once each, in this order, `operand` once for each operand."""

    @abstractmethod
    def begin(self, wiring: Wiring) -> None:
        """Draws the inputs from outside."""

    def offer(self, valid: Word, takes: Word) -> tuple[Word, Word]:
        """(offered, taken): a beat is there for a thread, which takes it in a cycle with `takes`; the input is read."""
        return valid, takes

    @abstractmethod
    def take(self, accepted: Word, thread: Word) -> None:
        """A beat is offered in this cycle, and the thread takes it."""

    @abstractmethod
    def operand(self, name: str, index: Word, thread: Word) -> Word:
        """The field at that index of the thread's beat; one cycle later with a pipe that is not SHORT."""

    @abstractmethod
    def give(self, result: Result, done: Word, thread: Word) -> tuple[dict[str, Word], Word]:
        """The results by name, `out_valid` among them, and whether in this cycle the last of the thread's has gone.

        `done` says that all results of `thread` are written.
        """


class Beats(Streams):
    """All fields of the input in one beat, all results in one beat."""

    def begin(self, wiring: Wiring) -> None:
        self.w: Wiring = wiring
        self.words: list[Word] = list[Word]()
        c = wiring.c
        self.out_ready: Word = c.input("out_ready", 1)
        self.given: dict[str, Word] = {name: c.input(f"in_{name}", wiring.most) for name in wiring.machine.inputs}

    def take(self, accepted: Word, thread: Word) -> None:
        self.writes: tuple[Word, Word] = accepted, thread

    def operand(self, name: str, index: Word, thread: Word) -> Word:
        w = self.w
        if not self.words:
            # Both operands are those of one thread, so they are read once.
            self.words = [w.memory(f"given_{n}", (*self.writes, word), thread) for n, word in self.given.items()]
            if w.machine.pipe != SHORT:
                self.words = [
                    w.c.register(f"given_{n}_q", word) for n, word in zip(self.given, self.words, strict=True)
                ]
        if w.machine.pipe != SHORT:
            index = w.c.register(f"{name}_index_q", index)
        return w.among(f"{name}_beat", index, self.words)

    def give(self, result: Result, done: Word, thread: Word) -> tuple[dict[str, Word], Word]:
        w, found = self.w, {"out_valid": done}
        for i, name in enumerate(w.machine.results):
            mine = w.c.both(f"is_{name}", result.write, w.is_number(f"place_{name}", result.to, i))
            found[f"out_{name}"] = w.memory(f"result_{name}", (mine, result.thread, result.value), thread)
        return found, w.c.both("take", done, self.out_ready)
