"""A pipelined unit: a circuit between a stream of inputs and a stream of results, one beat in every `interval` cycles.

The circuit's inputs and results are the fields of the two beats. Around it stand an input register, a chain of valid
bits beside the circuit's own registers, and the handshake (`stream.flow`). Where the interval is longer than a cycle,
operators may share the units of a machine.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from modmill.errors import UsageError
from modmill.hw import rtl
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.shared.machine import Machine, ScheduleError
from modmill.hw.circuit.shared.plan import Plan, share
from modmill.hw.circuit.shared.text import SharedText
from modmill.hw.circuit.verilog import LINT_OFF, Modules, Scope
from modmill.hw.port import Control, Port, Stream
from modmill.hw.stream.flow import Flow
from modmill.hw.unit import About, Case, Flavour, Unit

Beat = Mapping[str, int]
"""The fields of a beat by name."""

TEMPLATES = Path(__file__).with_name("templates")
CLOCK = Control(
    (
        Port("clk_i", 1, "input", "clock; everything happens at its rising edge"),
        Port("rst_ni", 1, "input", "reset, low for at least one cycle; empties the pipeline"),
    )
)


class StreamUnit(Unit[int]):
    """What such units share; their constants are a modulus."""

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
        self.name, self.about, self.circuit = name, about, circuit
        self.inputs = {op.name: op.outs[0].width for op in circuit.ops if op.kind.outside and op.name in what}
        self.results = dict(results)
        self.stages = stages
        self.flow = Flow(flow, stages, interval, sum(word.width for word in results.values()))
        try:
            self.plan: Plan = share(circuit, results.values(), machine, interval, stages, self.flow.read_at)
        except ScheduleError as e:
            raise UsageError(f"stages: {e}") from None
        self.period = self.plan.period
        self.latency, self.interval = stages + 1, interval
        self.timing = {"latency": self.latency, "interval": self.interval}
        units = {f"{r.kind.name}_units": r.count for r in machine}
        self.shared = units | (self.flow.summary if flow != "hold" else {})
        ins = tuple(Port(f"in_{n}_i", w, "input", what[n]) for n, w in self.inputs.items())
        outs = tuple(Port(f"out_{n}_o", w.width, "output", what[n]) for n, w in self.results.items())
        taken = "a beat is offered; it must stay until it is taken"
        source = Stream(Port("in_valid_i", 1, "input", taken), Port("in_ready_o", 1, "output", "it is taken"), ins)
        ready = Port("out_ready_i", 1, "input", "it is taken; may stall at any time")
        sink = Stream(Port("out_valid_o", 1, "output", "a result is offered, in the order of the inputs"), ready, outs)
        self.streams = source, sink
        self.tops = {name: (CLOCK, source, sink)}
        each = "each cycle" if interval == 1 else f"every {interval} cycles"
        self.shape = (
            {"latency": self.latency, "interval": interval},
            f"A result comes {self.latency} cycles after its input, and one in {each}; stalls add to both.",
        )
        self.small = True
        self.readme = (TEMPLATES / "README.md").read_text(encoding="utf-8")

    @abstractmethod
    def constants_file(self, flavour: Flavour, constants: int | None) -> str:
        """The text of `<unit>_constants`, whose ports are the circuit's constants (`<name>_o`)."""

    @abstractmethod
    def expected(self, constants: int, beat: Beat) -> Beat:
        """The result of a beat, in plain integers."""

    @abstractmethod
    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        """Edge values, then random ones: `count` inputs and why each is there."""

    def modules(self, flavour: Flavour, constants: int | None = None) -> dict[str, str]:
        lines = self.flow.lines
        scope = Scope(self.name, {w: w.name for op in self.circuit.ops for w in op.outs}, "enable", lines=lines)
        shared = SharedText(self.plan, scope, "phase_q")
        modules = Modules(self.name, self.circuit, list(self.results.values()), lines, shared.elsewhere)
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
            "registers": "\n".join(_input_register(name, width) for name, width in self.inputs.items()),
            "constants": self._constants(),
            "core": "\n".join([*shared.declarations(), *modules.core, *shared.instances()]),
            "results": "\n".join(self._shown(results)),
        }
        top = rtl.fill((TEMPLATES / "pipeline.sv").read_text(encoding="ascii"), words)
        bodies = dict(modules.bodies)
        for op in self.circuit.ops:
            bodies |= op.kind.modules(self.name) if op.kind.modules is not None else {}
        files = {f"{name}.sv": body for name, body in bodies.items()}
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

    def _constants(self) -> str:
        """Declarations and the instance of the module of constants."""
        found = [op.outs[0] for op in self.circuit.ops if op.kind.outside and op.name not in self.inputs]
        lines = [f"  logic [{wire.width - 1}:0] {wire.name};" for wire in found]
        ports = ", ".join(f".{wire.name}_o({wire.name})" for wire in found)
        return "\n".join([*lines, f"  {self.name}_constants u_constants ({ports});"])

    def library(self) -> dict[str, str]:
        return {}

    def card(self) -> dict[str, str]:
        return {}

    def testbench(self) -> dict[str, str]:
        source, sink = self.streams
        words = {
            "unit": self.name,
            "in_top": sum(p.width for p in source.beat) - 1,
            "out_top": sum(p.width for p in sink.beat) - 1,
            "in_fields": _cut("in_q", source.beat),
            "out_fields": _cut("out", sink.beat),
        }
        return {f"{self.name}_tb.sv": rtl.fill((TEMPLATES / "testbench.sv").read_text(encoding="ascii"), words)}

    def cases(self, constants: int, chain: int | None = None) -> list[Case]:
        self.check(constants)
        found = []
        for what, beat in self.beats(constants, chain or 200, 1):
            result = self.expected(constants, beat)
            found.append(Case(what, f"{self.pack_input(beat):x} {self.pack_result(result):x}"))
        return found

    def pack_input(self, beat: Beat) -> int:
        """The fields of an input side by side, the first lowest."""
        return _packed(beat, self.streams[0].beat, self.inputs)

    def pack_result(self, beat: Beat) -> int:
        """The fields of a result side by side, the first lowest."""
        return _packed(beat, self.streams[1].beat, self.results)


def _packed(beat: Beat, ports: Sequence[Port], names: Mapping[str, Any]) -> int:
    packed, place = 0, 0
    for name, port in zip(names, ports, strict=True):
        packed |= beat[name] << place
        place += port.width
    return packed


def _cut(bus: str, ports: Sequence[Port]) -> str:
    """Connections of ports to their parts of a bus."""
    parts, at = [], 0
    for p in ports:
        parts.append(f".{p.name}({bus}[{at + p.width - 1}:{at}])")
        at += p.width
    return ", ".join(parts)


def _input_register(name: str, width: int) -> str:
    return (
        f"  logic [{width - 1}:0] {name};\n"
        f"  stage_reg #(.W({width})) u_{name} (.clk_i, .en_i(taken), .d_i(in_{name}_i), .q_o({name}));"
    )
