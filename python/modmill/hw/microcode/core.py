"""The processor as a circuit with state: threads in turn, store, registers, units, and the handshake of both streams.

In cycle c, turn c mod T: a thread that runs fetches its next word; one that is idle, and next to be given work, takes
an input and fetches the first. The operands and the result follow as the machine's pipe says. Every unit's result waits
until the turn of its thread comes round (`Machine.padding`), so one port writes them all.

Threads begin in turn and run the same program, so they end in turn: three counters say which are idle and which done.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.kinds.rom import rom_block
from modmill.hw.circuit.op import Kind, Word
from modmill.hw.circuit.part import Part
from modmill.hw.microcode.machine import LOAD, MEMORY_LATENCY, SHORT, STORE, Function
from modmill.hw.microcode.program import Program, disassemble
from modmill.hw.microcode.store import store
from modmill.hw.microcode.streams import Beats, Result, Streams
from modmill.hw.microcode.wiring import Wiring

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


@dataclass(frozen=True, slots=True)
class _Done:
    """The output of a unit after `after` cycles: whether it is a result, and the value."""

    after: int
    valid: Word
    value: Word


def build(
    program: Program,
    engines: Sequence[Engine],
    constants: Sequence[Word] | Kind,
    circuit: Circuit,
    streams: Streams | None = None,
) -> Core:
    """The processor with that program in `circuit`; `constants` are words that it has already, or a table of them."""
    return _Builder(program, engines, constants, circuit, streams or Beats()).build()


class _Builder(Wiring):
    def __init__(
        self,
        program: Program,
        engines: Sequence[Engine],
        constants: Sequence[Word] | Kind,
        c: Circuit,
        streams: Streams,
    ) -> None:
        super().__init__(program.machine, c)
        self.program, self.engines, self.constants, self.streams = program, engines, constants, streams
        self.deep = self.machine.pipe != SHORT
        for engine in engines:
            latencies = {self.machine.function(name).latency for name in engine.functions}
            assert latencies == {engine.part.latency}, f"{engine.part.name}: {latencies}"

    def build(self) -> Core:
        """All of it, from the turn of threads to their results."""
        c, m = self.c, self.machine
        in_valid, last = c.input("in_valid", 1), m.threads - 1
        self.streams.begin(self)
        c.note("The turn of a thread, which threads are at work, and whether one takes an input.")
        turn = self.counter("turn", last, None)
        accepted, taken, end = c.wire("accepted", 1), c.wire("taken", 1), c.wire("ending", 1)
        next_in, next_out = self.counter("next_in", last, accepted), self.counter("next_out", last, taken)
        taken_by = self.level("at_work", accepted, taken, m.threads)
        idle = c.invert("idle", self.is_number("all_at_work", taken_by, m.threads))
        takes = c.both("in_ready", c.equal("may_take", next_in, turn), idle)
        offered, in_ready = self.streams.offer(in_valid, takes)
        c.connect(accepted, c.both("accept", offered, takes))
        self.streams.take(accepted, turn)
        waiting = self.level("waiting", end, taken, m.threads)
        done = c.invert("any_waits", self.is_number("none_waits", waiting, 0))

        word, active = self.fetched(accepted, end)
        thread = turn
        for i in range(m.pipe.fetch):
            thread = c.register(f"thread_{i}_q", thread)
        fields = {f.name: word.slice(f.low, f.width) for f in m.format.fields}
        if m.times:
            fields["count"] = self.left
        code = c.choose("code", active, fields["function"], self.zero)
        if not self.deep:
            code = c.register("code_q", code, reset=0)
            fields = {
                name: c.register(f"{name}_q", word) for name, word in fields.items() if name not in ("end", "back")
            }
        result = self.executed(code, thread, fields)
        c.note("Results wait until they are taken.")
        results, gone = self.streams.give(result, done, next_out)
        c.connect(taken, gone)
        return Core(c, {"in_ready": in_ready} | results)

    def fetched(self, accepted: Word, end: Word) -> tuple[Word, Word]:
        """The word of a thread, and whether the thread has work; moves the thread on.

        With a SHORT pipe in the same cycle, else when the store has been read.
        """
        c, m, words = self.c, self.machine, self.program.words
        c.note("The word of the thread whose turn it is, and where the thread goes on.")
        running = c.wire("running", 1)
        pc = c.wire("pc", (1 << (len(words) - 1).bit_length()) - 1)
        active = c.either("active", running, accepted)
        here = c.choose("at", running, pc, self.zero)
        if self.deep:
            at = limited(here, len(words) - 1)
            (word,) = c.apply(rom_block("program", tuple(words), m.pipe.fetch), "found", at)
        else:
            (word,) = c.apply(store("program", words, [disassemble(m, word) for word in words]), "found", here)
        # As many registers in a row as there are threads: a thread's state comes back in its turn.
        state = self.later("active", active, m.pipe.ends)
        last = word.slice(m.format.field("end").low, 1)
        c.connect(end, c.both("ends", state, last))
        more = c.both("more", state, c.invert("not_last", last))
        c.connect(running, self.later("running", more, m.threads - m.pipe.ends))
        following = c.add("following", here, self.one).low(pc.width)
        if self.program.loop is None:
            c.connect(pc, c.delay("pc_q", following, m.threads))
        else:
            following = self.looped(word.slice(m.format.field("back").low, 1), running, following, self.program.loop[0])
            c.connect(pc, c.delay("pc_q", following, m.threads - m.pipe.ends))
        return word, state

    def looped(self, back: Word, running: Word, following: Word, first: int) -> Word:
        """The next address of a thread after its word has been read: the loop's first word while a pass is left.

        Counts the passes, from `times` - 1 down to 0.
        """
        c, m = self.c, self.machine
        most, ends = m.times - 1, m.pipe.ends
        count, top = c.wire("count", most), c.literal("passes", most)
        left = c.choose("left", running, count, top)
        if ends:
            left, following = c.delay("left_q", left, ends), c.delay("following_q", following, ends)
        self.left = left
        none = self.is_number("no_pass_left", left, 0)
        again = c.both("again", back, c.invert("a_pass_is_left", none))
        less, _ = c.difference("fewer", left, self.one, left.width)
        fewer = c.choose("left_next", none, top, limited(less, most))
        counted = c.choose("count_next", back, fewer, left)
        c.connect(count, c.delay("passes_q", counted, m.threads - ends))
        return limited(c.choose("goes_on", again, c.literal("loop", first), following), following.high)

    def executed(self, code: Word, thread: Word, fields: Mapping[str, Word]) -> Result:
        """From the fields of a word to the result that is written: operands, units, the one port that writes."""
        c, m = self.c, self.machine
        c.note("Where a result goes: a register of its thread, or the results.")
        write, value = c.wire("write", 1), c.wire("value", self.most)
        where = {"to": fields["to"], "to_beat": fields["to_beat"], "thread": thread}
        found = {name: c.wire(f"w_{name}", word.high) for name, word in where.items()}
        scratch = c.both("to_scratch", write, c.invert("not_to_beat", found["to_beat"]))
        to = self.address("to_place", found["to"].low(self.register_bits), found["thread"])
        operands = [self.operand(x, fields, thread, (scratch, to, value)) for x in "ab"]
        begins = self.later("begins", code, m.pipe.read)
        control = {name: c.delay(f"{name}_x", word, m.pipe.read) for name, word in where.items()}
        done = [self.unit(engine, begins, operands) for engine in self.engines]
        if m.memory:
            done.append(self.spills(begins, control, operands[0], c.delay("memory_place_x", fields["a"], m.pipe.read)))
        self.write(done, control, {"write": write, "value": value} | found)
        to_beat = c.both("to_results", write, found["to_beat"])
        return Result(to_beat, found["to"], found["thread"], value)

    @property
    def register_bits(self) -> int:
        return (self.machine.scratch - 1).bit_length()

    def operand(self, x: str, fields: Mapping[str, Word], thread: Word, written: tuple[Word, Word, Word]) -> Word:
        """The operand of a unit: a register, a field of the input or a constant."""
        self.c.note(f"Operand {x}: a register, a field of the input or a constant.")
        c, m, index, space = self.c, self.machine, fields[x], fields[f"{x}_space"]
        place = self.address(f"{x}_place", index.low(self.register_bits), thread)
        shape = {"depth": m.scratch * m.threads, "high": self.most, "rule": "old"}
        beat = self.streams.operand(x, index, thread)
        if not self.deep:
            found = c.memory(f"{x}_scratch", written, place, where="lut", latency=0, **shape)
            constant = self.constant(x, index)
            last = fields["count"] if x == "b" and m.times else constant
            return c.register(f"{x}_value_q", c.pick(f"{x}_value", space, found, beat, constant, last))
        found = c.memory(f"{x}_scratch", written, place, where="block", latency=2, **shape)
        space_q, index_q = c.register(f"{x}_space_q", space), c.register(f"{x}_constant_index_q", index)
        # Scratch registers are space 0, fields 1, constants 2.
        other = self.constant(x, index_q)
        if x == "b" and m.times:
            other = c.choose("b_other", space_q.low(1), c.register("count_q1", fields["count"]), other)
        given = c.choose(f"{x}_given", space_q.slice(1, 1), other, beat)
        given = c.register(f"{x}_given_q", given)
        is_scratch = c.register(f"{x}_is_scratch_q", self.is_number(f"{x}_in_scratch", space_q, 0))
        return c.register(f"{x}_value_q", c.choose(f"{x}_value", is_scratch, found, given))

    def constant(self, x: str, index: Word) -> Word:
        """A constant of the program."""
        name = f"{x}_constant"
        if isinstance(self.constants, Kind):
            bits = (len(self.machine.constants) - 1).bit_length()
            return self.c.apply(self.constants, name, index.low(bits))[0]
        return self.among(name, index, self.constants) if self.constants else self.zero

    def unit(self, engine: Engine, begins: Word, operands: Sequence[Word]) -> _Done:
        """The result of a unit."""
        c, name = self.c, engine.part.name
        c.note(f"The {name}.")
        functions = [self.machine.function(f) for f in engine.functions]
        chosen = [self.is_number(f"{name}_{f.name}", begins, f.code) for f in functions]
        which = {"which": self.number(f"{name}_which", chosen)} if len(functions) > 1 else {}
        (result,) = engine.part(c, f"{name}_result", a=operands[0], b=operands[1], **which)
        valid = c.either(f"{name}_begins", *chosen) if len(chosen) > 1 else chosen[0]
        return self.done(name, functions[0], valid, result)

    def spills(self, begins: Word, control: Mapping[str, Word], value: Word, place: Word) -> _Done:
        """The memory as a unit: a store writes it while a unit would begin, a load reads it with a port of its own."""
        c, m = self.c, self.machine
        c.note("The memory of spilled registers.")
        stores, loads = (self.is_number(f"memory_{n}", begins, m.function(n).code) for n in (STORE, LOAD))
        bits, depth = (m.memory - 1).bit_length(), m.memory * m.threads
        to, at = (
            self.address(f"memory_{n}_at", word.low(bits), control["thread"])
            for n, word in (("write", control["to"]), ("read", place))
        )
        where = "block" if depth >= BLOCK else "lut"
        shape = {"where": where, "latency": MEMORY_LATENCY, "depth": depth, "high": self.most, "rule": "old"}
        result = c.memory("memory", (stores, to, value), at, **shape)
        return self.done("memory", m.function(LOAD), loads, result)

    def done(self, name: str, function: Function, valid: Word, result: Word) -> _Done:
        return _Done(function.latency, self.later(f"{name}_valid", valid, function.latency), result)

    def write(self, done: Sequence[_Done], control: Mapping[str, Word], wires: Mapping[str, Word]) -> None:
        """Drives the write port from the units' results.

        Those that wait the same number of slots belong to one instruction of each cycle: a result that is there earlier
        waits for the next unit's, and the rest of the way they go together.
        """
        c, m = self.c, self.machine
        c.note("The result that is written in this cycle.")
        groups: dict[int, list[_Done]] = {}
        for unit in sorted(done, key=lambda d: d.after):
            groups.setdefault(-(-(m.pipe.front + unit.after) // m.threads), []).append(unit)
        found: list[dict[str, Word]] = []
        for slots, units in groups.items():
            gathered, *others = units
            for i, unit in enumerate(others):
                gathered = self.joined(f"{slots}_{i}", gathered, unit)
            gathered = self.waited(f"{slots}", gathered, slots * m.threads - m.pipe.front)
            travelled = {n: c.delay(f"{n}_{slots}", word, gathered.after) for n, word in control.items()}
            found.append({"write": gathered.valid, "value": gathered.value} | travelled)
        for name, wire in wires.items():
            words = [group[name.removeprefix("w_")] for group in found]
            if len(words) == 1:
                word = words[0]
            elif name == "write":
                word = c.either("write_any", *words)
            else:
                word = c.select(f"{name}_of", *((group["write"], w) for group, w in zip(found, words, strict=True)))
            for i in range(m.pipe.write):
                word = c.register(f"{name}_written_{i}_q", word, reset=0 if name == "write" else None)
            c.connect(wire, word)

    def joined(self, name: str, early: _Done, late: _Done) -> _Done:
        """Two units as one."""
        early = self.waited(f"before_{name}", early, late.after)
        value = self.c.select(f"value_{name}", (early.valid, early.value), (late.valid, late.value))
        return _Done(late.after, self.c.either(f"valid_{name}", early.valid, late.valid), value)

    def waited(self, name: str, unit: _Done, after: int) -> _Done:
        """A unit with registers behind it."""
        more = after - unit.after
        if not more:
            return unit
        value = self.c.delay(f"waits_{name}", unit.value, more)
        return _Done(after, self.later(f"valid_{name}", unit.valid, more), value)

    def number(self, name: str, chosen: Sequence[Word]) -> Word:
        """The index of the one bit that is set among several."""
        bits = [
            self.c.either(f"{name}_{k}", *set_) if len(set_) > 1 else set_[0]
            for k in range((len(chosen) - 1).bit_length())
            if (set_ := [word for i, word in enumerate(chosen) if i >> k & 1])
        ]
        return limited(self.c.join(name, *bits), len(chosen) - 1) if len(bits) > 1 else bits[0]
