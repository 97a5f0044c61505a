"""A walk on j-invariants as a circuit with state: words from a table, a bank of registers, and the units between them.

A beat is the edge at which a walk begins, a bit for each step, and how many steps there are. The words of the program
then run once a step. Behind the last step the result waits; no beat is taken until it has left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from modmill.hw.circuit.control import any_of, counter, flag, is_value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds.rom import rom_block
from modmill.hw.circuit.op import Word
from modmill.hw.units.isogeny.jinvariant.config import STEPS
from modmill.hw.units.isogeny.jinvariant.datapath import Units
from modmill.hw.units.isogeny.jinvariant.operations import CHECK, DECIDE, ONE, PRODUCT, SQUARE, STATE, SUM, ZERO
from modmill.hw.units.isogeny.jinvariant.program import BANK, LOADS, WRITERS, Program

COUNTERS = {
    "walks": "results that left",
    "cycles": "cycles of steps",
}
"""The counters of the unit since reset; they wrap around."""
FIELDS = ("before_re", "before_im", "now_re", "now_im")
"""The coordinates of the state on the ports, in its order."""


def build(program: Program, units: Units, p: int) -> tuple[Circuit, Mapping[str, Word]]:
    """The circuit, and its results by name."""
    return _Builder(program, units, p).build()


class _Builder:
    def __init__(self, program: Program, units: Units, p: int) -> None:
        self.program, self.units, self.p = program, units, p
        self.c = Circuit()
        self.top = units.square.numbers.port_size - 1

    def build(self) -> tuple[Circuit, Mapping[str, Word]]:
        c = self.c
        offered, out_ready = c.input("in_valid", 1), c.input("out_ready", 1)
        given = [c.input(f"in_{name}", self.p - 1) for name in FIELDS]
        bits, steps = c.input("in_bits", (1 << STEPS) - 1), c.input("in_steps", STEPS)
        busy, waits, bad = (c.wire(name, 1) for name in ("busy", "waits", "bad"))

        c.note("A beat is taken while no walk runs and no result waits.")
        ready = c.invert("ready", c.either("occupied", busy, waits))
        begins = c.both("begins", offered, ready)
        leaves = c.both("leaves", waits, out_ready)
        self._word(begins, busy)
        step_ends = c.both("step_ends", busy, self.fields[DECIDE])
        ends = c.both("ends", step_ends, self._left(begins, step_ends, steps))
        c.connect(busy, flag(c, "busy_q", busy, begins, ends, reset=0))
        c.connect(waits, flag(c, "waits_q", waits, ends, leaves, reset=0))

        self._numbers()
        self._forms(begins, step_ends, given, self._bit(begins, step_ends, bits))
        lacks = c.both("lacks", busy, self.fields[CHECK], c.invert("not_zero", self.is_zero))
        kept = c.both("bad_kept", bad, c.invert("no_walk_begins", begins))
        c.connect(bad, c.register("bad_q", c.either("bad_next", kept, lacks), reset=0))

        c.note("The result, 0 if a step had no root.")
        good = c.invert("good", bad)
        outs = [c.choose(f"{name}_shown", good, word, c.literal(f"{name}_none", 0)) for name, word in self.shown]
        return c, {
            "in_ready": ready,
            "out_valid": waits,
            **dict(zip((f"out_{name}" for name in FIELDS), outs, strict=True)),
            "out_bad": bad,
            "walks": counter(c, "walks", leaves, c.literal("a_walk", 1)),
            "cycles": counter(c, "cycles", busy, c.literal("a_cycle", 1)),
        }

    # Control.

    def _word(self, begins: Word, busy: Word) -> None:
        """The word of this cycle: each stands as often as its field `repeats` says, and once more."""
        c, rows = self.c, self.program.encoded()
        rows += [0] * ((1 << (len(rows) - 1).bit_length()) - len(rows))
        place, repeated = c.wire("place", len(rows) - 1), self.program.fields["repeats"]
        top = (1 << repeated[1]) - 1
        again = c.wire("again", top)

        c.note("The word, and how often it is repeated.")
        following = c.wire("place_next", len(rows) - 1)
        (word,) = c.apply(rom_block("program", tuple(rows)), "word", following)
        word = c.widen("word_fields", word, (1 << sum(self.program.fields["repeats"])) - 1, 0.0)
        self.fields = {name: word.slice(low, width) for name, (low, width) in self.program.fields.items()}
        fresh = c.wire("fresh", 1)
        now = c.choose("again_now", fresh, self.fields["repeats"], again)
        moves = is_value(c, "moves", now, 0)
        one = c.literal("one_less", 1)
        c.connect(again, c.register("again_q", c.difference("again_next", now, one, repeated[1])[0], reset=0))
        c.connect(fresh, c.register("fresh_q", c.either("fresh_next", begins, moves), reset=1))
        more = c.add("place_more", place, c.literal("one_more", 1)).low(place.width)
        moved = c.choose("place_moved", moves, more, place)
        restarts = c.either("restarts", self.fields[DECIDE], c.invert("rests", busy))
        c.connect(following, c.choose("place_now", restarts, c.literal("first", 0), moved))
        c.connect(place, c.register("place_q", following, reset=0))

    def _left(self, begins: Word, step_ends: Word, steps: Word) -> Word:
        """A bit: this step is the last."""
        c = self.c
        now = c.wire("steps", (1 << steps.width) - 1)
        less, _ = c.difference("steps_less", now, c.literal("a_step", 1), now.width)
        following = c.choose("steps_next", begins, steps, less)
        moves = c.either("steps_move", begins, step_ends)
        c.connect(now, c.register("steps_q", following, moves, reset=1))
        return is_value(c, "last_step", now, 1)

    def _bit(self, begins: Word, step_ends: Word, bits: Word) -> Word:
        """The bit of this step."""
        c = self.c
        now = c.wire("bits", bits.high)
        following = c.choose("bits_next", begins, bits, now.slice(1, STEPS - 1))
        c.connect(now, c.register("bits_q", following, c.either("bits_move", begins, step_ends)))
        return now.low(1)

    # Numbers.

    def _numbers(self) -> None:
        """The units between ports, readers and the bank."""
        c, program = self.c, self.program
        self.shown = [(name, c.wire(f"{name}_state", self.p - 1)) for name in FIELDS]
        self.flag = c.wire("flag", 1)
        self.words = {f"r{i}": c.wire(f"register_{i}", self.top) for i in range(len(program.writers))}
        self.words |= {name: c.literal(f"constant_{name}", self.held(k)) for name, k in program.constants.items()}
        self.words |= {name: word for name, (_, word) in zip(STATE, self.shown, strict=True)}
        ports = {name: c.wire(name, self.top) for name in program.loads}

        c.note("The square and the product of numbers that were loaded before.")
        made = {SQUARE: self.units.square.part.named(c, "squarer", a=ports["squared"])["r"]}
        made[PRODUCT] = self.units.product.part.named(c, "multiplier", a=ports["left"], b=ports["right"])["r"]

        c.note("A sum or a difference, which a flag may change.")
        reads = {name: self._read(name) for name in ("first", "second", "form")}
        turned = c.both("turned", self.fields["turns"], self.flag)
        minus = c.xor("minus", self.fields["minus"], turned)
        made[SUM] = self.units.sum.part.named(c, "adder", a=reads["first"], b=reads["second"], minus=minus)["r"]
        self.form = self.units.canonical.part.named(c, "least", a=reads["form"])["r"]
        made = {unit: c.widen(f"{unit}_made", word, self.top, 0.0) for unit, word in made.items()}

        for name, port in ports.items():
            c.note(f"The operand {name}.")
            self._load(name, port, made)
        c.note("The bank.")
        for i, own in enumerate(program.writers):
            hits = {
                unit: c.both(f"{unit}_to_{i}", self.fields[f"{unit}_write"], self._names(f"{unit}_named_{i}", unit, i))
                for unit in own
            }
            following = self._chosen(f"register_{i}", hits, made)
            written = any_of(c, f"register_{i}_written", list(hits.values()))
            c.connect(self.words[f"r{i}"], c.register(f"register_{i}_q", following, written))

    def held(self, residue: int) -> int:
        """A residue as the shares of a constant."""
        return self.units.square.numbers.held(residue)

    def _names(self, name: str, unit: str, place: int) -> Word:
        return is_value(self.c, name, self.fields[f"{unit}_to"], place)

    def _read(self, reader: str) -> Word:
        """The source that a reader's index names; the flag may change register 0 for 1."""
        c, names = self.c, self.program.sources[reader]
        words = [c.widen(f"{reader}_{name}", self.words[name], self.top, 0.0) for name in names]
        if len(words) == 1:
            return words[0]
        index = self.fields[f"{reader}_at"]
        if reader == "second":
            swaps = c.both("swaps", self.fields["flagged"], self.flag)
            low = c.xor("second_low", index.low(1), swaps)
            index = c.join("second_index", low, index.slice(1, index.width - 1))
        words += [words[-1]] * (index.high + 1 - len(words))
        return c.pick(f"{reader}_read", index, *words)

    def _load(self, name: str, port: Word, made: Mapping[str, Word]) -> None:
        """Loads a port from where its field says, or not at all."""
        c, own = self.c, self.program.loads[name]
        found = {BANK: self._read(name), **made} if BANK in own else made
        hits = {
            source: is_value(c, f"{name}_from_{source}", self.fields[f"{name}_from"], LOADS.index(source))
            for source in own
        }
        following = self._chosen(name, hits, found)
        c.connect(port, c.register(f"{name}_q", following, any_of(c, f"{name}_loads", list(hits.values()))))

    def _chosen(self, name: str, hits: Mapping[str, Word], made: Mapping[str, Word]) -> Word:
        """The word whose bit is set: what arrives late passes few choices."""
        c = self.c
        first, *others = sorted(hits, key=(BANK, *WRITERS).index)
        found = made[first]
        for source in others:
            found = c.choose(f"{name}_or_{source}", hits[source], made[source], found)
        return found

    # Canonical forms.

    def _forms(self, begins: Word, step_ends: Word, given: Sequence[Word], bit: Word) -> None:
        """The registers of canonical forms, their tests, and the state, which a step's end moves on."""
        c, fields = self.c, self.fields
        c.note("Canonical forms, and what they show.")
        forms: list[Word] = []
        for i in range(4):
            named = c.both(
                f"form_{i}_written", fields["form_write"], is_value(c, f"form_{i}_named", fields["form_to"], i)
            )
            forms.append(c.register(f"form_{i}", self.form, named))
        self.is_zero = is_value(c, "is_zero", forms[0], 0)
        is_one = is_value(c, "is_one", forms[0], 1)
        found = c.choose("flag_found", fields[ZERO], self.is_zero, is_one)
        c.connect(self.flag, c.register("flag_q", found, c.either("flag_tested", fields[ZERO], fields[ONE]), reset=0))

        c.note("The smaller root: by real parts, and where these are the same by imaginary parts.")
        size = forms[0].width
        more = [c.difference(f"at_least_{i}", forms[2 * i], forms[2 * i + 1], size)[1] for i in range(2)]
        same = c.equal("same", forms[0], forms[1])
        greater = c.choose("greater", same, more[1], more[0])
        other = c.xor("takes_other", greater, bit)
        chosen = [c.choose(f"root_{i}", other, forms[2 * i + 1], forms[2 * i]) for i in range(2)]

        following = [self.shown[2][1], self.shown[3][1], *chosen]
        moves = c.either("state_moves", begins, step_ends)
        for (name, word), first, later in zip(self.shown, given, following, strict=True):
            c.connect(word, c.register(f"{name}_q", c.choose(f"{name}_next", begins, first, later), moves))
