"""A unit whose core is a circuit with state, which speaks the handshake of its streams itself.

The circuit's inputs are `in_valid`, `in_<field>` and `out_ready`; its results `in_ready`, `out_valid`, `out_<field>`
and the counters. With other streams than `in` and `out`, the names of these stand there.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from modmill.hw import rtl
from modmill.hw.circuit.clocked import planned_period
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.kinds import CONSTANT
from modmill.hw.circuit.layout import logic
from modmill.hw.circuit.loops import Loops
from modmill.hw.circuit.op import Op, Word
from modmill.hw.circuit.part import free_lines, free_scope, inner_files, shown
from modmill.hw.circuit.schedule import REGISTER
from modmill.hw.circuit.verilog import LINT_OFF
from modmill.hw.interface.port import Control, Port, Stream
from modmill.hw.interface.unit import About, Datapath, Document, Flavour, Golden
from modmill.hw.stream import axi, testbench
from modmill.hw.stream.beat import Rows
from modmill.hw.stream.stimulus import Followed, Given
from modmill.hw.stream.streamed import PATIENCE, TEMPLATES, StreamedUnit, clocked_by, stream_in, stream_out
from modmill.hw.stream.unstalled import unstalled

Fields = Mapping[str, tuple[str, str]]
"""Field to what it is, and its bound in words (see Port.bound)."""


class _FirstResult:
    """The results that follow from one input after reset."""

    def __init__(self, unit: StreamedUnit, constants: int) -> None:
        self._unit, self._constants = unit, constants

    def stages(self, x: Sequence[int]) -> dict[str, list[int]]:
        unit, source = self._unit, self._unit.layouts[self._unit.fed[0].name]
        given = Given({source.stream.name: source.rows([dict(zip(source.slots, x, strict=True))])})
        followed = unit.following(self._constants, unit.contents(self._constants, 1, 1))(given)
        results = [beat for name, rows in followed.rows.items() for beat in unit.layouts[name].beats(rows)]
        return {"results": [v for result in results for v in result.values()]}


class StatefulUnit(StreamedUnit):
    """The common base of units with state; those with constants define `check`, `images` and `constants_file`."""

    datapath: Datapath | None = None
    scheduled = False
    wide: int = 64
    """Bits of the words that stand at the left of the picture."""

    def __init__(
        self,
        name: str,
        about: About,
        circuit: Circuit,
        results: Mapping[str, Word],
        fields: tuple[Fields, Fields] | Mapping[str, Fields],
        counters: Mapping[str, str],
        said: tuple[str, str | Mapping[str, str]],
        patience: int = 0,
    ) -> None:
        """`fields` of inputs and results; `said`: what reset does, and in which order results come.

        With other streams than `in` and `out` both are mappings by their names; streams out are those with an order.

        `patience`: cycles for which nothing may move at a time.
        """
        self.name: str = name
        self.about: About = about
        self.circuit: Circuit = circuit
        self.results: dict[str, Word] = {key: limited(word, word.top) for key, word in results.items()}
        given = {op.name: op.outs[0] for op in circuit.ops if op.kind.outside and op.kind is not CONSTANT}
        reset, order = said
        orders = {"out": order} if isinstance(order, str) else order
        by_stream = dict(zip(("in", "out"), fields, strict=True)) if isinstance(fields, tuple) else fields
        self.period: float = planned_period(circuit) + REGISTER
        self.patience: int = PATIENCE + patience
        self.counters: tuple[Port, ...] = tuple(
            Port(f"{n}_o", self.results[n].width, "output", f"{what}, since reset; wraps around")
            for n, what in counters.items()
        )
        made: list[Stream] = []
        for stream, listed in by_stream.items():
            if stream in orders:
                widths = {n: self.results[f"{stream}_{n}"].width for n in listed}
                ports = [Port(f"{stream}_{n}_o", widths[n], "output", *words) for n, words in listed.items()]
                made.append(stream_out(stream, ports, orders[stream]))
            else:
                widths = {n: given[f"{stream}_{n}"].width for n in listed}
                ports = [Port(f"{stream}_{n}_i", widths[n], "input", *words) for n, words in listed.items()]
                made.append(stream_in(stream, ports))
        self.streams: tuple[Stream, ...] = tuple(made)
        own = (clocked_by(reset), *self.streams, Control(self.counters))
        self.tops: Mapping[str, Sequence[Stream | Control]] = {name: own, f"{name}_axi": axi.groups(self.streams)}
        self.shape: tuple[dict[str, int], str] = {}, "The handshake of each stream is that of valid and ready."
        all_, vectors = ("both", "`> IN` and `< OUT`") if self.paired else ("all", testbench.explained(self))
        readme = (TEMPLATES / "README_stateful.md").read_text(encoding="utf-8")
        self.readme: str = readme.replace("@all@", all_).replace("@vectors@", vectors)

    def drawn(
        self, inputs: Collection[str], results: Sequence[Word], labels: tuple[str, str], facts: Mapping[str, Any]
    ) -> Datapath:
        """The circuit as a picture of one pass from the named inputs; the other fields are those of a Datapath."""
        ins = tuple(Word.of(op.outs[0]) for op in self.circuit.ops if op.kind.outside and op.name in inputs)
        return Datapath(*(self.circuit, self.period, 1, ins, tuple(results), self._column, labels, facts), loop=False)

    def _column(self, op: Op, inputs: list[int]) -> int:
        """Single bits of control at the right, then narrow words, then wide ones."""
        del inputs
        width = max(wire.width for wire in op.outs)
        return 0 if width == 1 else 1 if width < self.wide else 2

    def check(self, constants: int) -> None:
        """Any number; a unit with constants refuses what it does not take."""

    def golden(self, constants: int) -> Golden:
        return _FirstResult(self, constants)

    def images(self, constants: int) -> dict[str, list[int]]:
        self.check(constants)
        return {}

    def image_width(self, name: str) -> int:
        raise AssertionError(f"{self.name} reads no memory images (asked for {name})")

    def document(self, constants: int, name: str) -> Document:
        del constants, name
        return Document(dict(self.timing), self.about.title, {}, self.words)

    @property
    def words(self) -> dict[str, str]:
        """The words for the README's template."""
        return {"title": self.about.title, "about": f"{self.about.idea} {self.shape[1]}"}

    def constants_file(self, flavour: Flavour, constants: int | None) -> str:
        """The text of `<unit>_constants`, whose ports are the circuit's constants (`<name>_o`)."""
        raise AssertionError(f"{self.name}: has constants and does not say which")

    def told(self, constants: int, given: Given, contents: Mapping[str, Rows]) -> Followed:
        """The results by the reference; those of the circuit itself, if the unit has two streams and is `timed`."""
        followed = super().told(constants, given, contents)
        return unstalled(self, constants, given, followed) if self.timed and self.paired else followed

    def modules(self, flavour: Flavour, constants: int | None = None) -> dict[str, str]:
        given = {op.outs[0]: f"{op.name}_i" for op in self.circuit.ops if op.kind.outside and op.kind is not CONSTANT}
        fixed = [op.outs[0] for op in self.circuit.ops if op.kind is CONSTANT]
        ports = [port for group in self.tops[self.name] for port in group.ports]
        declared = [f"  {logic(wire.width)} {wire.name};\n" for wire in fixed]
        if fixed:
            connected = ", ".join(f".{wire.name}_o({wire.name})" for wire in fixed)
            declared.append(f"  {self.name}_constants u_constants ({connected});\n")
        simulated = flavour == "file"
        scope = free_scope(self.name, self.circuit, given)
        wanted = {word.view.wire for word in self.results.values()}
        trees = Loops(self.name, self.circuit, wanted, scope) if simulated else None
        lines = [*free_lines(scope, self.circuit, trees), *shown(self.results, scope)]
        words = {
            "unit": self.name,
            "title": self.about.title,
            "streams": "two" if self.paired else str(len(self.streams)),
            "slug": self.config.slug,
            "period": f"{self.period:.2f}",
            "lint_off": LINT_OFF.rstrip(),
            "ports": ",\n".join(f"  {p.direction:6} {logic(p.width)} {p.name}" for p in ports),
            "constants": "".join(declared),
            "core": "\n".join(lines),
        }
        top = rtl.fill((TEMPLATES / "stateful.sv").read_text(encoding="ascii"), words)
        files = {f"{self.name}.sv": top}
        files |= inner_files(self.name, self.circuit, loops=simulated)
        files |= {f"{name}.sv": text for name, text in trees.modules.items()} if trees else {}
        if fixed:
            files[f"{self.name}_constants.sv"] = self.constants_file(flavour, constants)
        return files

    def library(self) -> dict[str, str]:
        return {}
