"""A unit between streams: what all of them share, whatever is inside and however many streams there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from modmill.hw.interface.port import Control, Port, Stream
from modmill.hw.interface.registers import Register
from modmill.hw.interface.unit import Case, Document, Flavour, Unit
from modmill.hw.stream import axi, testbench
from modmill.hw.stream.beat import Beat, Layout, Rows
from modmill.hw.stream.memory import MemoryPort
from modmill.hw.stream.scoreboard import Scoreboard
from modmill.hw.stream.stages import StageCounters
from modmill.hw.stream.stimulus import Followed, Given, Model, stepped

TEMPLATES = testbench.TEMPLATES
PATIENCE = 1000
"""Cycles in which something moves, unless the unit says otherwise."""


@dataclass(frozen=True, slots=True)
class Signal:
    """A signal that a simulation can look at: of a `module`, in the instance that `within` leads to from the top."""

    module: str
    within: tuple[str, ...]
    name: str


class StreamedUnit(Unit[int]):
    """Any number of streams in and out, whose beats have named fields.

    Most units have one of each, `in` and `out`, and say by `beats` and `reference` what they are given and what follows
    from it, a beat at a time. Others, and those for which that is too slow, say so in rows (`given`, `following`). The
    constants of such units are a number, such as a modulus.
    """

    streams: tuple[Stream, ...]
    counters: tuple[Port, ...] = ()
    """Outputs that count events since reset."""
    commands: tuple[Port, ...] = ()
    """Inputs that a pulse acts on, besides the streams."""
    progress: tuple[str, ...] = ()
    """Counters that show, while no beat moves, that the unit works."""
    alarms: tuple[str, ...] = ()
    """Counters that never count in a unit that is right."""
    stage_views: tuple[StageCounters, ...] = ()
    """The stages whose progress the counters show."""
    memories: tuple[MemoryPort, ...] = ()
    """Pairs of streams behind which a memory stands."""
    counted: str | None = None
    """A noun for a beat of the first stream, where it is not an operation: `hw sim` counts beats."""
    beats_in: int = 1
    """Beats of the first stream in one operation; 0 where a beat asks for any number of them."""
    traffic_beats: Mapping[str, float] = MappingProxyType({})
    """Beats of a stream in an operation, by the stream's name, where that is not 1; the mean where it varies."""
    any_order: bool = False
    """True if results may overtake each other in the emitted testbench too, which then takes them as they come."""
    timed: bool = False
    """True if the words of results depend on when beats move.

    The emitted testbench of a unit with one stream in and one out never stalls them then, and expects what the circuit
    gives (`told`). One with more has cases whose words do not depend on it.
    """
    patience: int = PATIENCE
    """Cycles after which a simulation that sees no beat move gives up."""
    small: bool = True
    flavours: Sequence[Flavour] = ("rom", "file")  # constants are no tables

    @property
    def counted_input(self) -> str:
        """A noun for one of the inputs that `hw sim` counts."""
        return self.counted or self.operation

    @property
    def counted_inputs(self) -> str:
        """The noun for several of the inputs that `hw sim` counts."""
        return f"{self.counted_input}s"

    @property
    def layouts(self) -> Mapping[str, Layout]:
        """The layout of each stream's beats in rows."""
        return {stream.name: Layout(stream) for stream in self.streams}

    @property
    def signals(self) -> tuple[Signal, ...]:
        """The signals inside the unit that a simulation looks at."""
        return ()

    @property
    def sources(self) -> tuple[Stream, ...]:
        """The streams in."""
        return tuple(stream for stream in self.streams if stream.inward)

    @property
    def sinks(self) -> tuple[Stream, ...]:
        """The streams out."""
        return tuple(stream for stream in self.streams if not stream.inward)

    @property
    def fed(self) -> tuple[Stream, ...]:
        """The streams in that a host feeds: those behind which no memory stands."""
        answers = {port.answers for port in self.memories}
        return tuple(stream for stream in self.sources if stream.name not in answers)

    @property
    def paired(self) -> bool:
        """True if the unit has one stream in and one out."""
        return len(self.streams) == 2

    def stream(self, name: str) -> Stream:
        """The stream of that name."""
        return next(stream for stream in self.streams if stream.name == name)

    def word_bytes(self, port: MemoryPort) -> int:
        """Bytes of a word of the memory behind a port."""
        return axi.whole(self.stream(port.answers).width)

    @property
    def inputs(self) -> Mapping[str, int]:
        """The width of each field of a beat of the first stream in."""
        stream = self.sources[0]
        return {name: port.width for name, port in zip(stream.fields, stream.beat, strict=True)}

    @property
    def result_names(self) -> tuple[str, ...]:
        """The fields of a beat of the first stream out."""
        return self.sinks[0].fields

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        """A model in plain integers: the results that follow from the next input, with the state that the unit has."""
        raise AssertionError(f"{self.name}: says neither by `reference` nor by `following` what it computes")

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        """Edge values, then random ones: `count` inputs and why each is there."""
        raise AssertionError(f"{self.name}: does not say what it is given")

    def given(self, constants: int, count: int, seed: int) -> Given:
        """`count` inputs in rows, for each stream that a host feeds."""
        return self.listed(self.beats(constants, count, seed))

    def listed(self, beats: Sequence[tuple[str, Beat]]) -> Given:
        """Inputs in rows."""
        return Given.of(self.layouts[self.fed[0].name], beats)

    def contents(self, constants: int, count: int, seed: int) -> Mapping[str, Rows]:
        """The contents of the memories in a run of so many inputs, by the names of the streams of their answers."""
        del constants, count, seed
        return {}

    def following(self, constants: int, contents: Mapping[str, Rows]) -> Model:
        """The reference in rows: what follows on each stream from the next beats."""
        del contents
        return stepped(self.layouts, self.fed[0].name, self.sinks[0].name, self.reference(constants))

    def told(self, constants: int, given: Given, contents: Mapping[str, Rows]) -> Followed:
        """The results that the emitted testbench expects of beats that are given after reset."""
        return self.following(constants, contents)(given)

    def modular_document(self, constants: int, name: str, words: Mapping[str, str]) -> Document:
        """The document of a unit that computes modulo `constants`, which people call `name`."""
        shown = name.encode("ascii", "replace").decode()
        return Document(
            facts={"modulus": {"name": name, "bits": self.bits, "n": hex(constants)}, **self.timing},
            comment=f"Modulus {shown}: {hex(constants)}.",
            rows={"modulus": name},
            words=words,
        )

    def scoreboard(self, sink: Layout) -> Scoreboard:
        """A scoreboard for the beats of a stream: in order, unless the unit names a tag by which they overtake."""
        noun = self.counted_input if self.paired else f"beat of {sink.stream.name}"
        return Scoreboard(self.config.slug, noun, sink)

    def predicted(self, count: int) -> int | None:
        """The cycles of so many inputs without stalls; None where they depend on the inputs."""
        del count
        return None

    def card(self) -> dict[str, str]:
        text = axi.top(self.name, self.streams, self.bits, self.latency, self.counters, self.commands)
        return {f"{self.name}_axi.sv": text}

    @property
    def registers(self) -> Sequence[Register]:
        return axi.registers(self.streams, self.bits, self.latency, self.counters, self.commands)

    def testbench(self) -> dict[str, str]:
        return testbench.text(self)

    def cases(self, constants: int, chain: int | None = None) -> list[Case]:
        self.check(constants)
        count = chain or 200
        given = self.given(constants, count, 1)
        lines = testbench.lines(self, given, self.told(constants, given, self.contents(constants, count, 1)))
        return [Case(given.what(place), line) for place, line in enumerate(lines)]


def clocked_by(reset: str) -> Control:
    """Clock and reset."""
    return Control(
        (
            Port("clk_i", 1, "input", "clock; everything happens at its rising edge"),
            Port("rst_ni", 1, "input", f"reset, low for at least one cycle; {reset}"),
        )
    )


def stream_in(name: str, fields: Sequence[Port]) -> Stream:
    """A stream in with these fields."""
    taken = "a beat is offered; it must stay until it is taken"
    return Stream(
        Port(f"{name}_valid_i", 1, "input", taken), Port(f"{name}_ready_o", 1, "output", "it is taken"), tuple(fields)
    )


def stream_out(name: str, fields: Sequence[Port], order: str) -> Stream:
    """A stream out with these fields; `order` says in which order results come."""
    ready = Port(f"{name}_ready_i", 1, "input", "it is taken; may stall at any time")
    return Stream(Port(f"{name}_valid_o", 1, "output", f"a result is offered, {order}"), ready, tuple(fields))


def streams(ins: tuple[Port, ...], outs: tuple[Port, ...], order: str) -> tuple[Stream, Stream]:
    """The stream in and the stream out of a unit with one of each."""
    return stream_in("in", ins), stream_out("out", outs, order)
