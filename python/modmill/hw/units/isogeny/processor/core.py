"""The processor as a circuit with state: a store of words, three banks of registers, and the units between them.

A beat is a word, which is stored behind the one before, or the kernel point and its curve, with which the program
begins. In the cycle of a word each unit reads what the word names, and the results that it names are written. Behind
the last word the result waits; no beat is taken until it has left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from modmill.hw.circuit.control import any_of, counter, flag, is_value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.isogeny.processor.config import ProcessorConfig
from modmill.hw.units.isogeny.processor.program import Format

COUNTERS = {
    "walks": "results that left",
    "cycles": "cycles of programs",
}
"""The counters of the unit since reset; they wrap around."""
CHOICES = 8
"""Words of one selection."""
GROUP = 64
"""Words that one operator picks from; a power of two."""


@dataclass(frozen=True, slots=True)
class Parts:
    """The three sorts of units, on numbers of which each is a word of `bits` bits."""

    double: Part
    construct: Part
    evaluate: Part
    bits: int


def build(config: ProcessorConfig, parts: Parts) -> tuple[Circuit, Mapping[str, Word]]:
    """The circuit, and its results by name."""
    return _Builder(config, parts).build()


@dataclass(frozen=True, slots=True)
class _Write:
    """A write to a bank: a bit that there is one, the register, and the number."""

    there: Word
    to: Word
    value: Word


class _Builder:
    def __init__(self, config: ProcessorConfig, parts: Parts) -> None:
        self.config, self.parts = config, parts
        self.c = Circuit()
        self.format = Format.of(config)

    def build(self) -> tuple[Circuit, Mapping[str, Word]]:
        c, bits = self.c, self.parts.bits
        offered, out_ready, starts = (c.input(name, 1) for name in ("in_valid", "out_ready", "in_start"))
        words = c.input("in_words", (1 << wide(self.config, bits)) - 1)
        busy, waits, active, last = (c.wire(name, 1) for name in ("busy", "waits", "active", "last"))

        c.note("A beat is taken while no program runs and no result waits.")
        ready = c.invert("ready", c.either("occupied", busy, waits))
        taken, leaves = c.both("taken", offered, ready), c.both("leaves", waits, out_ready)
        begins = c.both("begins", taken, starts)
        stored = c.both("stored", taken, c.invert("is_word", starts))
        ends = c.both("ends", active, last)
        c.connect(busy, flag(c, "busy_q", busy, begins, ends, reset=0))
        c.connect(waits, flag(c, "waits_q", waits, ends, leaves, reset=0))
        c.connect(active, c.register("active_q", c.both("goes_on", busy, c.invert("more", ends)), reset=0))

        c.note("The store: a place for the next word, or of the word that is read.")
        place = c.wire("place", self.config.words - 1)
        following = c.add("place_more", place, c.literal("one", 1)).low(place.width)
        again = c.either("place_first", begins, ends)
        following = c.choose("place_next", again, c.literal("first", 0), following)
        c.connect(place, c.register("place_q", following, c.either("place_moves", taken, busy), reset=0))
        shape = {"where": "block", "latency": 1, "depth": self.config.words, "rule": "old"}
        top = (1 << self.format.bits) - 1
        word = c.memory("store", (stored, place, words.low(self.format.bits)), place, high=top, **shape)
        self.fields = {name: word.slice(low, width) for name, (low, width) in self.format.fields.items()}
        self.active = active
        c.connect(last, self.fields["last"])

        point, curve = words.low(2 * bits), words.slice(2 * bits, 2 * bits)
        made = self._units()
        self._bank("point", self.points, [_Write(begins, c.literal("zeroth_point", 0), point), *made["point"]])
        self._bank("curve", self.curves, [_Write(begins, c.literal("zeroth_curve", 0), curve), *made["curve"]])
        if self.config.separate:
            self._bank("isogeny", self.isogenies, made["isogeny"])

        c.note("The result: the last leaf, and the curve behind its isogeny.")
        leaf = c.register("leaf_q", self.leaf, ends, reset=0)
        end = c.register("end_q", self.end, ends, reset=0)
        return c, {
            "in_ready": ready,
            "out_valid": waits,
            "out_x": leaf.low(bits),
            "out_z": leaf.slice(bits, bits),
            "out_a24": end.low(bits),
            "out_c24": end.slice(bits, bits),
            "walks": counter(c, "walks", leaves, c.literal("a_walk", 1)),
            "cycles": counter(c, "cycles", active, c.literal("a_cycle", 1)),
        }

    def _units(self) -> dict[str, list[_Write]]:
        """The units, between what they read and what they write."""
        c, bits, config = self.c, self.parts.bits, self.config
        self.points = self._registers("point", config.kept, 2)
        self.curves = self._registers("curve", config.curves, 2)
        self.isogenies = self._registers("isogeny", config.isogenies, 3) if config.separate else []

        c.note("The doubling.")
        operands = self._read("d_from", self.points, "xz") | self._read("d_curve", self.curves, ("a24", "c24"))
        doubled = self.parts.double.named(c, "doubled", **operands)
        made = {"point": [self._write("d", "d_to", [doubled["x2"], doubled["z2"]])]}

        c.note("The construction.")
        operands = self._read("c_from", self.points, "xz")
        self.leaf = c.join("leaf", operands["x"], operands["z"])
        found = self.parts.construct.named(c, "constructed", **operands)
        made["curve"] = [self._write("c_curve", "c_curve", [found["a24"], found["c24"]])]
        self.end = made["curve"][0].value
        if config.separate:
            made["isogeny"] = [self._write("c_isogeny", "c_isogeny", [found[f"k{i}"] for i in (1, 2, 3)])]

        for u in range(config.units):
            c.note(f"Evaluation unit {u}.")
            operands = self._read(f"e{u}_from", self.points, "xz")
            if config.separate:
                operands |= self._read(f"e{u}_by", self.isogenies, ("k1", "k2", "k3"))
            else:
                operands |= self._read(f"e{u}_by", self.points, ("x4", "z4"))
            image = self.parts.evaluate.named(c, f"image_{u}", **operands)
            made["point"].append(self._write(f"e{u}", f"e{u}_to", [image["xi"], image["zi"]]))
        assert all(write.value.width % bits == 0 for writes in made.values() for write in writes)
        return made

    def _registers(self, name: str, count: int, numbers: int) -> list[Word]:
        """The registers of a bank, each of so many numbers, before they are driven."""
        return [self.c.wire(f"{name}_{r}", (1 << numbers * self.parts.bits) - 1) for r in range(count)]

    def _read(self, field: str, bank: Sequence[Word], names: Sequence[str]) -> dict[str, Word]:
        """The numbers of the register that a field names."""
        found = self._picked(f"{field}_read", self.fields[field], bank)
        return {name: found.slice(i * self.parts.bits, self.parts.bits) for i, name in enumerate(names)}

    def _picked(self, name: str, index: Word, words: Sequence[Word]) -> Word:
        """The word of an index: a group by its upper bits, where one operator does not take all words."""
        if len(words) <= GROUP:
            return self.c.pick(name, index, *words)
        low = GROUP.bit_length() - 1
        groups = [
            self.c.pick(f"{name}_{at // GROUP}", index.low(low), *words[at : at + GROUP])
            for at in range(0, len(words), GROUP)
        ]
        return self._picked(name, index.slice(low, index.width - low), groups)

    def _write(self, name: str, to: str, results: Sequence[Word]) -> _Write:
        """A result that its field writes."""
        c, top = self.c, (1 << self.parts.bits) - 1
        there = c.both(f"{name}_writes", self.active, self.fields[f"{name}_write"])
        whole = [c.widen(f"{name}_result_{i}", word, top, 0.0) for i, word in enumerate(results)]
        return _Write(there, self.fields[to], c.join(f"{name}_result", *whole))

    def _bank(self, name: str, bank: Sequence[Word], writes: Sequence[_Write]) -> None:
        """Drives the registers of a bank."""
        c = self.c
        c.note(f"The registers of {name}s.".replace("isogenys", "isogenies"))
        for r, word in enumerate(bank):
            own = [w for w in writes if w.to.high >= r]
            hits = [
                c.both(f"{name}_{r}_hit_{i}", w.there, is_value(c, f"{name}_{r}_named_{i}", w.to, r))
                for i, w in enumerate(own)
            ]
            choices = [(hit, w.value) for hit, w in zip(hits, own, strict=True)]
            groups = [
                c.select(f"{name}_{r}_from_{at}", *choices[at : at + CHOICES]) for at in range(0, len(choices), CHOICES)
            ]
            written = any_of(c, f"{name}_{r}_written", hits)
            c.connect(word, c.register(f"{name}_{r}_q", any_of(c, f"{name}_{r}_next", groups), written))


def wide(config: ProcessorConfig, bits: int) -> int:
    """The bits of a beat's words: a word of a program, or a point and a curve."""
    return max(4 * bits, Format.of(config).bits)
