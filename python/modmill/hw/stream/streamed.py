"""A unit between a stream of inputs and a stream of results: what all of them share, whatever is inside."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from modmill.hw import rtl
from modmill.hw.interface.port import Control, Port, Stream
from modmill.hw.interface.registers import Register
from modmill.hw.interface.unit import Case, Document, Flavour, Unit
from modmill.hw.stream import axi
from modmill.hw.stream.beat import Beat, cut, packed
from modmill.hw.stream.scoreboard import Scoreboard
from modmill.hw.stream.stages import StageCounters

TEMPLATES = Path(__file__).with_name("templates")
PATIENCE = 1000
"""Cycles in which something moves, unless the unit says otherwise."""


class StreamedUnit(Unit[int]):
    """Inputs and results are beats with named fields; `inputs` and `results` name them in the order of the ports.

    The constants of such units are a number, such as a modulus.
    """

    streams: tuple[Stream, Stream]
    inputs: Mapping[str, int]
    """The width of each field of an input."""
    counters: tuple[Port, ...] = ()
    """Outputs that count events since reset."""
    stage_views: tuple[StageCounters, ...] = ()
    """Those inside of which the counters tell."""
    beats_in: int = 1
    """Beats of the input in one operation."""
    any_order: bool = False
    """Whether results may overtake each other in the emitted testbench too, which then takes them as they come."""
    patience: int = PATIENCE
    """Cycles after which a simulation that sees no beat move gives up."""
    small: bool = True
    flavours: Sequence[Flavour] = ("rom", "file")  # constants are no tables

    @property
    @abstractmethod
    def result_names(self) -> tuple[str, ...]:
        """The fields of a result."""

    @abstractmethod
    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        """A model in plain integers: the results that follow from the next input, with the state that the unit has."""

    @abstractmethod
    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        """Edge values, then random ones: `count` inputs and why each is there."""

    def modular_document(self, constants: int, name: str, words: Mapping[str, str]) -> Document:
        """The document of a unit that computes modulo `constants`, which people call `name`."""
        shown = name.encode("ascii", "replace").decode()
        return Document(
            facts={"modulus": {"name": name, "bits": self.bits, "n": hex(constants)}, **self.timing},
            comment=f"Modulus {shown}: {hex(constants)}.",
            rows={"modulus": name},
            words=words,
        )

    def scoreboard(self) -> Scoreboard:
        """What compares the results: in order, unless the unit says by which tag they may come out of it."""
        return Scoreboard(self.config.slug, self.operation)

    def predicted(self, count: int) -> int | None:
        """The cycles of so many inputs without stalls; None where they depend on the inputs."""
        del count
        return None

    def card(self) -> dict[str, str]:
        text = axi.top(self.name, self.streams, self.bits, self.latency, self.counters)
        return {f"{self.name}_axi.sv": text}

    @property
    def registers(self) -> Sequence[Register]:
        return axi.registers(self.streams, self.bits, self.latency, self.counters)

    def testbench(self) -> dict[str, str]:
        source, sink = self.streams
        words = {
            "unit": self.name,
            "in_top": sum(p.width for p in source.beat) - 1,
            "out_top": sum(p.width for p in sink.beat) - 1,
            "in_fields": cut("in_q", source.beat),
            "out_fields": cut("out", sink.beat),
            "open": _left_open(self.counters),
            "patience": self.patience,
            "any_order": int(self.any_order),
        }
        return {f"{self.name}_tb.sv": rtl.fill((TEMPLATES / "testbench.sv").read_text(encoding="ascii"), words)}

    def cases(self, constants: int, chain: int | None = None) -> list[Case]:
        self.check(constants)
        model = self.reference(constants)
        return [Case(what, self.lines(beat, model(beat))) for what, beat in self.beats(constants, chain or 200, 1)]

    def lines(self, beat: Beat, results: Sequence[Beat]) -> str:
        """An input and the results that follow from it as the testbench reads them, without the last line's end."""
        given = packed(beat, tuple(self.inputs), self.streams[0].beat)
        found = [packed(result, self.result_names, self.streams[1].beat) for result in results]
        return "\n".join([f"> {given:x}", *(f"< {word:x}" for word in found)])


def clocked_by(reset: str) -> Control:
    """Clock and reset."""
    return Control(
        (
            Port("clk_i", 1, "input", "clock; everything happens at its rising edge"),
            Port("rst_ni", 1, "input", f"reset, low for at least one cycle; {reset}"),
        )
    )


def streams(ins: tuple[Port, ...], outs: tuple[Port, ...], order: str) -> tuple[Stream, Stream]:
    """The stream in and the stream out with these fields; `order` says in which order results come."""
    taken = "a beat is offered; it must stay until it is taken"
    source = Stream(Port("in_valid_i", 1, "input", taken), Port("in_ready_o", 1, "output", "it is taken"), ins)
    ready = Port("out_ready_i", 1, "input", "it is taken; may stall at any time")
    return source, Stream(Port("out_valid_o", 1, "output", f"a result is offered, {order}"), ready, outs)


def _left_open(ports: Sequence[Port]) -> str:
    """Connections of ports that the testbench does not read, none for none."""
    lines = [
        "// Only results are compared here, not the counters.",
        "// verilator lint_off PINCONNECTEMPTY",
        *(f".{port.name}()," for port in ports),
        "// verilator lint_on PINCONNECTEMPTY",
    ]
    return "".join(f"    {line}\n" for line in lines) if ports else ""
