"""The processor as a circuit with state: threads in turn, store, registers, units, and the handshake of both streams.

In cycle c, turn c mod T: a thread that runs fetches its next word; one that is idle, and next to be given work, takes
an input and fetches the first. In the next cycle the word's operands are read, in the one after that a unit begins.
Every unit's result waits until the turn of its thread comes round (`Machine.padding`), so one port writes them all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.microcode.machine import LOAD, MEMORY_LATENCY, STORE, Function
from modmill.hw.microcode.program import Program, disassemble
from modmill.hw.microcode.store import store

BLOCK = 128
"""From so many places of the memory on it is block RAM."""


@dataclass(frozen=True, slots=True)
class Engine:
    """A unit: a part with operands `a` and `b`, and one result.

    Of several functions, its operand `which` asks for one by its number, from 0.
    """

    part: Part
    functions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Core:
    """The circuit, and its results by name: `in_ready`, `out_valid`, and `out_<field>` for each field."""

    circuit: Circuit
    results: Mapping[str, Word]


def build(program: Program, engines: Sequence[Engine], constants: Sequence[Word], circuit: Circuit) -> Core:
    """The processor with that program in `circuit`, which has the constants already."""
    return _Builder(program, engines, constants, circuit).build()


class _Builder:
    def __init__(self, program: Program, engines: Sequence[Engine], constants: Sequence[Word], c: Circuit) -> None:
        self.program, self.engines, self.constants, self.c = program, engines, constants, c
        self.machine = m = program.machine
        for engine in engines:
            latencies = {m.function(name).latency for name in engine.functions}
            assert latencies == {engine.part.latency}, f"{engine.part.name}: {latencies}"
        self.most = (1 << m.bits) - 1
        self.one, self.zero = c.literal("one", 1), c.literal("zero", 0)

    def build(self) -> Core:
        """All of it, from the turn of threads to their results."""
        c, m = self.c, self.machine
        in_valid, out_ready = c.input("in_valid", 1), c.input("out_ready", 1)
        given = {name: c.input(f"in_{name}", self.most) for name in m.inputs}
        turn = self.counter("turn", None)
        full = [c.wire(f"full_{t}", 1) for t in range(m.threads)]
        accepted, taken = c.wire("accepted", 1), c.wire("taken", 1)
        next_in, next_out = self.counter("next_in", accepted), self.counter("next_out", taken)
        running, pc, self.end = (
            c.wire("running", 1),
            c.wire("pc", (1 << (len(self.program.slots) - 1).bit_length()) - 1),
            c.wire("ending", 1),
        )

        busy = c.either("busy", running, self.at("full_now", turn, full))
        in_ready = c.both("in_ready", c.equal("may_take", next_in, turn), c.invert("idle", busy))
        c.connect(accepted, c.both("accept", in_valid, in_ready))
        active = c.either("active", running, accepted)
        word = self.fetched(running, pc, active)
        out_valid = self.at("out_full", next_out, full)
        c.connect(taken, c.both("take", out_valid, out_ready))
        for t, wire in enumerate(full):
            mine = c.both(f"ends_{t}", self.end, self.is_number(f"turn_{t}", turn, t))
            gone = c.both(f"leaves_{t}", taken, self.is_number(f"out_{t}", next_out, t))
            kept = c.both(f"keeps_{t}", wire, c.invert(f"stays_{t}", gone))
            c.connect(wire, c.register(f"full_{t}_q", c.either(f"full_{t}_d", mine, kept), reset=0))

        thread = c.register("thread_q", turn)
        stored = {name: self.memory(f"given_{name}", accepted, turn, word_, thread) for name, word_ in given.items()}
        fields = {f.name: word.slice(f.low, f.width) for f in m.format.fields}
        code = c.register("code_q", fields["function"], reset=0)
        results = self.executed(code, thread, fields, stored, next_out)
        return Core(c, {"in_ready": in_ready, "out_valid": out_valid} | results)

    def fetched(self, running: Word, pc: Word, active: Word) -> Word:
        """The word of this turn's thread, zero where it has no work; moves the thread on."""
        c, m = self.c, self.machine
        here = c.choose("at", running, pc, self.zero)
        words = self.program.words
        comments = [disassemble(m, word) for word in words]
        (found,) = c.apply(store("program", words, comments), "found", here)
        word = c.choose("word", active, found, self.zero)
        last = m.format.field("end").low
        c.connect(self.end, word.slice(last, 1))
        more = c.both("more", active, c.invert("not_end", self.end))
        # As many registers in a row as there are threads: a thread's state comes back in its turn.
        state = more
        for t in range(m.threads):
            state = c.register(f"running_{t}_q", state, reset=0)
        c.connect(running, state)
        c.connect(pc, c.delay("pc_q", c.add("following", here, self.one).low(pc.width), m.threads))
        return word

    def executed(
        self, code: Word, thread: Word, fields: Mapping[str, Word], stored: Mapping[str, Word], next_out: Word
    ) -> dict[str, Word]:
        """From the word in its register to the results of the beat: operands, units, the one port that writes."""
        c, m = self.c, self.machine
        held = {name: c.register(f"{name}_q", word) for name, word in fields.items() if name not in ("function", "end")}
        write, value, where = c.wire("write", 1), c.wire("value", self.most), self.where(thread, held, wire=True)
        scratch = c.both("to_scratch", write, c.invert("not_to_beat", where["to_beat"]))
        register_bits = (m.scratch - 1).bit_length()
        to = self.address("to_place", where["to"].low(register_bits), where["thread"])
        shape = {"where": "lut", "latency": 0, "depth": m.scratch * m.threads, "high": self.most, "rule": "old"}
        operands = []
        for x in "ab":
            place = self.address(f"{x}_place", held[x].low(register_bits), thread)
            found = c.memory(f"{x}_scratch", (scratch, to, value), place, **shape)
            beat = self.among(f"{x}_beat", held[x], list(stored.values()))
            constant = self.among(f"{x}_constant", held[x], list(self.constants)) if self.constants else self.zero
            space = held[f"{x}_space"]
            operands.append(c.register(f"{x}_value_q", c.pick(f"{x}_value", space, found, beat, constant, constant)))
        begins = c.register("begins_q", code, reset=0)
        control = {name: c.register(f"{name}_x", word) for name, word in self.where(thread, held).items()}
        done = [self.unit(engine, begins, control, operands) for engine in self.engines]
        if m.memory:
            done.append(self.spills(begins, control, operands[0], c.register("a_x", held["a"])))
        c.connect(write, c.either("write_any", *(d[0] for d in done)) if len(done) > 1 else done[0][0])
        c.connect(value, c.select("value_of", *((d[0], d[1]) for d in done)))
        for name, wire in where.items():
            c.connect(wire, c.select(f"{name}_of", *((d[0], d[2][name]) for d in done)))
        found = {}
        for i, name in enumerate(m.results):
            mine = c.both(f"is_{name}", write, where["to_beat"], self.is_number(f"place_{name}", where["to"], i))
            found[f"out_{name}"] = self.memory(f"result_{name}", mine, where["thread"], value, next_out)
        return found

    def where(self, thread: Word, held: Mapping[str, Word], *, wire: bool = False) -> dict[str, Word]:
        """What travels with an operation: its thread and where its result goes."""
        words = {"to": held["to"], "to_beat": held["to_beat"], "thread": thread}
        return {n: self.c.wire(f"w_{n}", word.high) for n, word in words.items()} if wire else words

    def unit(
        self, engine: Engine, begins: Word, control: Mapping[str, Word], operands: Sequence[Word]
    ) -> tuple[Word, Word, dict[str, Word]]:
        """Whether its result is written now, the result, and what travelled with it."""
        c, m, name = self.c, self.machine, engine.part.name
        functions = [m.function(f) for f in engine.functions]
        chosen = [self.is_number(f"{name}_{f.name}", begins, f.code) for f in functions]
        which = {"which": self.number(f"{name}_which", chosen)} if len(functions) > 1 else {}
        (result,) = engine.part(c, f"{name}_result", a=operands[0], b=operands[1], **which)
        valid = c.either(f"{name}_begins", *chosen) if len(chosen) > 1 else chosen[0]
        return self.delayed(name, functions[0], valid, result, control)

    def spills(
        self, begins: Word, control: Mapping[str, Word], value: Word, place: Word
    ) -> tuple[Word, Word, dict[str, Word]]:
        """The memory as a unit: a store writes it while a unit would begin, a load reads it with a port of its own."""
        c, m = self.c, self.machine
        stores, loads = (self.is_number(f"memory_{n}", begins, m.function(n).code) for n in (STORE, LOAD))
        bits, depth = (m.memory - 1).bit_length(), m.memory * m.threads
        to, at = (
            self.address(f"memory_{n}_at", word.low(bits), control["thread"])
            for n, word in (("write", control["to"]), ("read", place))
        )
        where = "block" if depth >= BLOCK else "lut"
        shape = {"where": where, "latency": MEMORY_LATENCY, "depth": depth, "high": self.most, "rule": "old"}
        result = c.memory("memory", (stores, to, value), at, **shape)
        return self.delayed("memory", m.function(LOAD), loads, result, control)

    def delayed(
        self, name: str, function: Function, valid: Word, result: Word, control: Mapping[str, Word]
    ) -> tuple[Word, Word, dict[str, Word]]:
        """A unit's result, what says that it is one, and what travels with it, all in the turn of its thread."""
        c, late = self.c, self.machine.padding(function)
        if late:
            result = c.delay(f"{name}_waits", result, late)
        for i in range(function.latency + late):
            valid = c.register(f"{name}_valid_{i}_q", valid, reset=0)
        travelled = {n: c.delay(f"{name}_{n}", word, function.latency + late) for n, word in control.items()}
        return valid, result, travelled

    def number(self, name: str, chosen: Sequence[Word]) -> Word:
        """Which of several bits is set."""
        bits = [
            self.c.either(f"{name}_{k}", *set_) if len(set_) > 1 else set_[0]
            for k in range((len(chosen) - 1).bit_length())
            if (set_ := [word for i, word in enumerate(chosen) if i >> k & 1])
        ]
        return limited(self.c.join(name, *bits), len(chosen) - 1) if len(bits) > 1 else bits[0]

    def counter(self, name: str, moves: Word | None) -> Word:
        """The number of a thread, counted round and round: in every cycle, or in those in which `moves` is high."""
        c, last = self.c, self.machine.threads - 1
        if not last:
            return self.zero
        count = c.wire(name, last)
        full = c.equal(f"{name}_last", count, c.literal(f"{name}_top", last))
        more = c.add(f"{name}_more", count, self.one).low(last.bit_length())
        following = limited(c.choose(f"{name}_next", full, self.zero, more), last)
        return c.connect(count, c.register(f"{name}_q", following, moves, reset=0))

    def at(self, name: str, index: Word, words: Sequence[Word]) -> Word:
        """The word of that thread."""
        return words[0] if len(words) == 1 else self.c.pick(name, index, *words)

    def among(self, name: str, index: Word, words: Sequence[Word]) -> Word:
        """The word at an index that may be wider; what lies behind the last does not matter."""
        if len(words) == 1:
            return words[0]
        bits = min(index.width, (len(words) - 1).bit_length())
        filled = [*words, *[words[-1]] * ((1 << bits) - len(words))]
        return self.c.pick(name, index.low(bits), *filled)

    def is_number(self, name: str, word: Word, number: int) -> Word:
        """Whether a word is that number."""
        if number > word.high:
            return self.zero
        return self.c.equal(name, word, self.c.literal(f"{name}_number", number))

    def address(self, name: str, index: Word, thread: Word) -> Word:
        """Index and thread side by side."""
        return self.c.join(name, index, thread) if self.machine.threads > 1 else index

    def memory(self, name: str, write: Word, to: Word, data: Word, at: Word) -> Word:
        """A number for each thread."""
        if self.machine.threads == 1:
            return self.c.register(name, data, write)
        shape = {"where": "lut", "latency": 0, "depth": self.machine.threads, "high": self.most, "rule": "old"}
        return self.c.memory(name, (write, to, data), at, **shape)
