"""Pieces of a processor's circuit: counters of threads, words chosen by an index, a memory with a place for each."""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.microcode.machine import Machine


class Wiring:
    """The circuit of a machine's core and its streams, with the constants and helpers that both draw with."""

    def __init__(self, machine: Machine, circuit: Circuit) -> None:
        self.machine: Machine = machine
        self.c: Circuit = circuit
        self.most: int = (1 << machine.bits) - 1
        self.one: Word = circuit.literal("one", 1)
        self.zero: Word = circuit.literal("zero", 0)

    def counter(self, name: str, last: int, moves: Word | None) -> Word:
        """Counts from 0 to `last` round and round: in every cycle, or in those in which `moves` is high."""
        c = self.c
        if not last:
            return self.zero
        count = c.wire(name, last)
        full = c.equal(f"{name}_last", count, c.literal(f"{name}_top", last))
        more = c.add(f"{name}_more", count, self.one).low(last.bit_length())
        following = limited(c.choose(f"{name}_next", full, self.zero, more), last)
        return c.connect(count, c.register(f"{name}_q", following, moves, reset=0))

    def level(self, name: str, up: Word, down: Word, most: int) -> Word:
        """A counter of items that came and have not gone: 0 to `most`."""
        c, bits = self.c, most.bit_length()
        count = c.wire(name, most)
        more = c.add(f"{name}_more", count, self.one).low(bits)
        less, _ = c.difference(f"{name}_less", count, self.one, bits)
        moved = c.choose(f"{name}_moved", up, more, less)
        moves = c.xor(f"{name}_moves", up, down)
        return c.connect(count, c.register(f"{name}_q", limited(moved, most), moves, reset=0))

    def later(self, name: str, bit: Word, cycles: int) -> Word:
        """A bit so many cycles later, low after reset."""
        for i in range(cycles):
            bit = self.c.register(f"{name}_{i}_q", bit, reset=0)
        return bit

    def among(self, name: str, index: Word, words: Sequence[Word]) -> Word:
        """The word at an index that may be wider; what lies behind the last does not matter."""
        if len(words) == 1:
            return words[0]
        bits = min(index.width, (len(words) - 1).bit_length())
        filled = [*words, *[words[-1]] * ((1 << bits) - len(words))]
        return self.c.pick(name, index.low(bits), *filled)

    def is_number(self, name: str, word: Word, number: int) -> Word:
        """1 where the word equals the number, else 0."""
        if number > word.high:
            return self.zero
        return self.c.equal(name, word, self.c.literal(f"{name}_number", number))

    def address(self, name: str, index: Word, thread: Word) -> Word:
        """Index and thread side by side."""
        return self.c.join(name, index, thread) if self.machine.threads > 1 else index

    def memory(self, name: str, write: tuple[Word, Word, Word], at: Word, high: int | None = None) -> Word:
        """A number for each thread, in LUTs; `write` is a write's enable, thread and number."""
        enable, to, data = write
        if self.machine.threads == 1:
            return self.c.register(name, data, enable)
        high = self.most if high is None else high
        shape = {"where": "lut", "latency": 0, "depth": self.machine.threads, "high": high, "rule": "old"}
        return self.c.memory(name, (enable, to, data), at, **shape)
