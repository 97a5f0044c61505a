"""A pipelined unit: a circuit between a stream of inputs and a stream of results, one beat in every `interval` cycles.

The circuit's inputs and results are the fields of the two beats. Around it stand an input register, a chain of valid
bits beside the circuit's own registers, and the handshake (`stream.flow`). Where the interval is longer than a cycle,
operators may share the units of a machine.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from modmill.errors import UsageError
from modmill.hw import rtl
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.layout import Declaration, Note, Statement, laid_out
from modmill.hw.circuit.loops import Loops
from modmill.hw.circuit.op import FlipFlops, Op, Word
from modmill.hw.circuit.part import inner_files
from modmill.hw.circuit.shared.machine import Machine, ScheduleError
from modmill.hw.circuit.shared.plan import Plan, share
from modmill.hw.circuit.shared.text import SharedText
from modmill.hw.circuit.verilog import LINT_OFF, Modules, Scope, sum_file
from modmill.hw.interface.port import Control, Port, Stream
from modmill.hw.interface.unit import About, Flavour
from modmill.hw.stream import axi
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.flow import Flow
from modmill.hw.stream.streamed import PATIENCE, TEMPLATES, StreamedUnit, clocked_by, streams

CLOCK = clocked_by("empties the pipeline")


class StreamUnit(StreamedUnit):
    """The common base of units with a modulus as their constants."""

    def __init__(
        self,
        name: str,
        about: About,
        circuit: Circuit,
        results: Mapping[str, Word],
        what: Mapping[str, str],
        stages: int,
        interval: int = 1,
        machine: Machine = (),
        flow: str = "hold",
    ) -> None:
        """`what` describes the field of each input of the circuit, and of each of the `results`.

        Operators share the units of the `machine`.

        Raises UsageError where the circuit needs more stages at that interval.
        """
        self.name: str = name
        self.about: About = about
        self.circuit: Circuit = circuit
        given = {op.name: op.outs[0].width for op in circuit.ops if op.kind.outside and op.name in what}
        self.results: dict[str, Word] = dict(results)
        self.stages = stages
        self.flow: Flow = Flow(flow, stages, interval, sum(word.width for word in results.values()))
        try:
            self.plan: Plan = share(circuit, results.values(), machine, interval, stages, self.flow.read_at)
        except ScheduleError as e:
            raise UsageError(f"stages: {e}") from None
        self.period: float = self.plan.period
        self.latency: int = stages + 1
        self.patience: int = max(PATIENCE, 2 * self.latency)
        self.interval: int = interval
        self.timing: Mapping[str, int] = {"latency": self.latency, "interval": self.interval}
        units = {f"{r.kind.name}_units": r.count for r in machine}
        self.shared: dict[str, int] = units | (self.flow.summary if flow != "hold" else {})
        ins = tuple(Port(f"in_{n}_i", w, "input", what[n]) for n, w in given.items())
        outs = tuple(Port(f"out_{n}_o", w.width, "output", what[n]) for n, w in self.results.items())
        self.streams: tuple[Stream, ...] = streams(ins, outs, "in the order of the inputs")
        self.tops: Mapping[str, Sequence[Stream | Control]] = {
            name: (CLOCK, *self.streams),
            f"{name}_axi": axi.groups(self.streams),
        }
        each = "each cycle" if interval == 1 else f"every {interval} cycles"
        self.shape: tuple[dict[str, int], str] = (
            {"latency": self.latency, "interval": interval},
            f"A result comes {self.latency} cycles after its input, and one in {each}; stalls add to both.",
        )
        self.readme: str = (TEMPLATES / "README.md").read_text(encoding="utf-8")

    @abstractmethod
    def constants_file(self, flavour: Flavour, constants: int | None) -> str:
        """The text of `<unit>_constants`, whose ports are the circuit's constants (`<name>_o`)."""

    @abstractmethod
    def expected(self, constants: int, beat: Beat) -> Beat:
        """The result of a beat, in plain integers."""

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        return lambda beat: [self.expected(constants, beat)]

    def predicted(self, count: int) -> int:
        return (count - 1) * self.interval + self.latency + 1

    def modules(self, flavour: Flavour, constants: int | None = None) -> dict[str, str]:
        lines = self.flow.lines
        scope = Scope(self.name, {w: w.name for op in self.circuit.ops for w in op.outs}, "enable", lines=lines)
        shared = SharedText(self.plan, scope, "phase_q")
        simulated = flavour == "file"
        wanted = {word.view.wire for word in self.results.values()} if simulated else ()
        trees = Loops(self.name, self.circuit if simulated else Circuit(), wanted, scope)

        def elsewhere(op: Op) -> Iterable[Statement] | None:
            text = shared.elsewhere(op)
            return trees.elsewhere(op) if text is None else text

        modules = Modules(self.name, self.circuit, list(self.results.values()), lines, elsewhere)
        results = {name: scope.read(word, self.flow.read_at) for name, word in self.results.items()}
        words = {
            "unit": self.name,
            "title": self.about.title,
            "slug": self.config.slug,
            "period": f"{self.period:.2f}",
            "last": self.stages,
            "each": "in each cycle" if self.interval == 1 else f"every {self.interval} cycles",
            "flow": self.flow.comment(),
            "latency": self.latency,
            "lint_off": LINT_OFF.rstrip(),
            "in_ports": "".join(f"  input  logic [{p.width - 1}:0] {p.name},\n" for p in self.streams[0].beat),
            "out_ports": ",\n".join(f"  output logic [{p.width - 1}:0] {p.name}" for p in self.streams[1].beat),
            "handshake": "\n".join(self.flow.text()),
            "registers": "\n".join(laid_out(self._input_registers())),
            "constants": self._constants(),
            "core": "\n".join(laid_out([*shared.declarations(), *modules.core, *shared.instances()])),
            "results": "\n".join(self._shown(results)),
        }
        top = rtl.fill((TEMPLATES / "pipeline.sv").read_text(encoding="ascii"), words)
        files = sum_file(self.name, modules.bodies) | inner_files(self.name, self.circuit, loops=simulated)
        files |= {f"{name}.sv": text for name, text in trees.modules.items()}
        constant = {f"{self.name}_constants.sv": self.constants_file(flavour, constants)}
        return {f"{self.name}.sv": top} | constant | files

    def _shown(self, results: Mapping[str, str]) -> Iterator[str]:
        """The results on their ports, or into the store and out of it."""
        if self.flow.name == "hold":
            yield from (f"  assign out_{name}_o = {text};" for name, text in results.items())
            return
        yield f"  assign result = {{{', '.join(reversed(list(results.values())))}}};"
        at = 0
        for name, word in self.results.items():
            yield f"  assign out_{name}_o = stored[{at + word.width - 1}:{at}];"
            at += word.width

    def _input_registers(self) -> Iterator[Statement]:
        yield Note("Registers of the inputs.")
        for name, width in self.inputs.items():
            yield Declaration(width, (name,))
            yield FlipFlops(name, width, f"in_{name}_i", "taken", name)

    def _constants(self) -> str:
        """Declarations and the instance of the module of constants."""
        found = [op.outs[0] for op in self.circuit.ops if op.kind.outside and op.name not in self.inputs]
        lines = [f"  logic [{wire.width - 1}:0] {wire.name};" for wire in found]
        ports = ", ".join(f".{wire.name}_o({wire.name})" for wire in found)
        return "\n".join([*lines, f"  {self.name}_constants u_constants ({ports});"])

    def library(self) -> dict[str, str]:
        return rtl.read_folder(Path(__file__).with_name("rtl"))
