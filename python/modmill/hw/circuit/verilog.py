"""Circuits as SystemVerilog: expressions of words, instances of leaf cells, and one module for each distinct group.

Operators of one group become the body of one module; groups with the same body share it, so that a squarer of 1024
bits has some hundred modules, not thousands. Names are the builder's own in the core and positions (`r3_i`, `t5`)
inside a group.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Op, View, Wire, Word

LINT_OFF = (
    "// Sums are as wide as their cell makes them: bits above a value's bound are zero and stay unread.\n"
    "/* verilator lint_off UNUSEDSIGNAL */\n"
)


def select(name: str, physical: int, low: int, width: int) -> str:
    """A slice of a bus that is `physical` bits wide."""
    if low == 0 and width == physical:
        return name
    return f"{name}[{low}]" if width == 1 else f"{name}[{low + width - 1}:{low}]"


def padded(text: str, width: int, zeros: int, total: int) -> str:
    """`text` of `width` bits, `zeros` zeros below, zeros above up to `total` bits."""
    above = total - width - zeros
    parts = [*([f"{above}'d0"] if above else []), text, *([f"{zeros}'d0"] if zeros else [])]
    return parts[0] if len(parts) == 1 else "{" + ", ".join(parts) + "}"


def physical_width(wire: Wire) -> int:
    """The width of the bus that its cell drives; at least that of the value."""
    return wire.op.kind.widths(wire.op)[wire.op.outs.index(wire)]


def late(word: Word, stage: int) -> int:
    """How many of the word's registers lie before an operator of that stage.

    In a loop a value has one register, which later stages all read; in a pipeline it has one for each of them.
    """
    wire = word.view.wire
    return min(wire.registers, max(0, stage - wire.stage))


def held(name: str, registers: int) -> str:
    """What a wire is called behind so many registers."""
    return name if registers == 0 else f"{name}_q{registers if registers > 1 else ''}"


class Scope:
    """The names of one module's wires, and its operators as text."""

    def __init__(
        self, unit: str, names: dict[Wire, str], enable: str, ports: dict[tuple[View, int], str] | None = None
    ) -> None:
        self.unit = unit
        self.names = names
        self.enable = enable
        self.ports = ports or {}

    def read(self, word: Word, stage: int) -> str:
        """The bits of a word as an operator of that stage sees them."""
        port = self.ports.get((word.view, late(word, stage)))
        if port is not None:
            return port
        name = held(self.names[word.view.wire], late(word, stage))
        return select(name, physical_width(word.view.wire), word.view.low, word.view.width)

    def lines(self, op: Op) -> Iterator[str]:
        """Declarations, the cell, and the registers of its results."""
        in_cell = op.kind.absorbs and op.outs[0].registered and not op.outs[0].read_early
        done = int(in_cell)
        for wire in op.outs:
            declared = [held(self.names[wire], k) for k in range(done + op.kind.outside, wire.registers + 1)]
            if declared:
                yield f"  logic [{physical_width(wire) - 1}:0] {', '.join(declared)};"
        outs = [held(self.names[w], done) for w in op.outs]
        stage = op.outs[0].stage
        if not op.kind.outside:
            yield self._printed(op, _Site(self, stage, outs, f"{self.enable}[{stage}]" if in_cell else None))
        for wire in op.outs:
            for k in range(done, wire.registers):
                before, name = (held(self.names[wire], n) for n in (k, k + 1))
                yield (
                    f"  stage_reg #(.W({physical_width(wire)})) u_{name} "
                    f"(.clk_i, .en_i({self.enable}[{wire.stage + k}]), .d_i({before}), .q_o({name}));"
                )

    def _printed(self, op: Op, site: _Site) -> str:
        text = op.kind.text(op, site)
        if isinstance(text, str):
            return f"  assign {site.outs[0]} = {text};"
        given = f" #({', '.join(f'.{k}({v})' for k, v in text.parameters.items())})" if text.parameters else ""
        connected = ", ".join(f".{k}({v})" for k, v in text.ports.items())
        return f"  {text.module}{given} u_{self.names[op.outs[0]]} ({connected});"


class _Site:
    """One operator's place in a scope (see op.Site)."""

    def __init__(self, scope: Scope, stage: int, outs: Sequence[str], enable: str | None) -> None:
        self.outs, self.enable, self.unit = outs, enable, scope.unit
        self._scope, self._stage = scope, stage

    def read(self, word: Word) -> str:
        return self._scope.read(word, self._stage)

    def operand(self, word: Word, total: int, base: int = 0) -> str:
        return padded(self.read(word), word.width, word.shift - base, total)


def keep(op: Op) -> None:
    """Every operator is printed."""
    del op


class Modules:
    """A circuit's text: `bodies`, one module for each distinct group, and `core`, the lines of the core itself.

    `elsewhere` gives the lines that stand for an operator which is not printed here, or None.
    """

    def __init__(
        self,
        unit: str,
        circuit: Circuit,
        wanted: Sequence[Word],
        elsewhere: Callable[[Op], Iterable[str] | None] = keep,
    ) -> None:
        self.unit = unit
        self.bodies: dict[str, str] = {}
        self._seen: dict[str, str] = {}
        self._kinds: dict[str, int] = {}
        owner = {wire: op.group for op in circuit.ops for wire in op.outs}
        read_in: dict[str, dict[tuple[View, int], str]] = {}
        shown: dict[str, dict[tuple[Wire, int], str]] = {}
        inside: dict[str, list[Op]] = {}

        def show(word: Word, lag: int) -> None:
            ports = shown.setdefault(owner[word.view.wire], {})
            ports.setdefault((word.view.wire, lag), f"y{len(ports)}_o")

        for op in circuit.ops:
            if op.group:
                inside.setdefault(op.group, []).append(op)
            for word in op.ins:
                if owner[word.view.wire] != op.group:
                    lag = late(word, op.outs[0].stage)
                    if op.group:
                        ports = read_in.setdefault(op.group, {})
                        ports.setdefault((word.view, lag), f"r{len(ports)}_i")
                    if owner[word.view.wire]:
                        show(word, lag)
        for word in wanted:
            if owner[word.view.wire]:
                show(word, word.view.wire.registers)
        outer = Scope(unit, {wire: wire.name for op in circuit.ops for wire in op.outs}, "enable")
        self.core: list[str] = []
        done: set[str] = set()
        for op in circuit.ops:
            other = elsewhere(op)
            if other is not None:
                self.core += other
            elif not op.group:
                self.core += outer.lines(op)
            elif op.group not in done:
                done.add(op.group)
                self.core += self._instance(
                    outer, op.group, inside[op.group], read_in.get(op.group, {}), shown.get(op.group, {})
                )

    def _instance(
        self,
        outer: Scope,
        group: str,
        ops: list[Op],
        inputs: dict[tuple[View, int], str],
        outputs: dict[tuple[Wire, int], str],
    ) -> Iterator[str]:
        module, clocked = self._module(group.partition("_")[0], ops, inputs, outputs)
        ports = [".clk_i, .en_i(enable)"] if clocked else []
        for (view, lag), port in inputs.items():
            name = held(view.wire.name, lag)
            ports.append(f".{port}({select(name, physical_width(view.wire), view.low, view.width)})")
        for (wire, lag), port in outputs.items():
            name = held(wire.name, lag)
            yield f"  logic [{physical_width(wire) - 1}:0] {name};"
            ports.append(f".{port}({name})")
        yield f"  {module} u_{group} (\n    " + ",\n    ".join(ports) + "\n  );"

    def _module(
        self,
        kind: str,
        ops: list[Op],
        inputs: dict[tuple[View, int], str],
        outputs: dict[tuple[Wire, int], str],
    ) -> tuple[str, bool]:
        names: dict[Wire, str] = {}
        for op in ops:
            for wire in op.outs:
                names[wire] = f"t{len(names)}"
        scope = Scope(self.unit, names, "en_i", inputs)
        lines = [line for op in ops for line in scope.lines(op)]
        clocked = any(".clk_i," in line for line in lines)
        if clocked:
            stages = max(wire.stage + wire.registers for op in ops for wire in op.outs if wire.registered)
            ports = ["input logic clk_i", f"input logic [{STAGE_LINES - 1}:0] en_i"]
            assert stages <= STAGE_LINES
        else:
            ports = []
        ports += [f"input logic [{view.width - 1}:0] {port}" for (view, _), port in inputs.items()]
        ports += [f"output logic [{physical_width(wire) - 1}:0] {port}" for (wire, _), port in outputs.items()]
        lines += [f"  assign {port} = {held(names[wire], lag)};" for (wire, lag), port in outputs.items()]
        text = " (\n  " + ",\n  ".join(ports) + "\n);\n" + "\n".join(lines) + "\nendmodule\n"
        if text not in self._seen:
            number = self._kinds.get(kind, 0)
            self._kinds[kind] = number + 1
            name = f"{self.unit}_{kind}_{number}"
            self._seen[text] = name
            rows = len(inputs)
            self.bodies[name] = f"// Sum of {rows} rows by {len(ops)} compressors.\n//\n{LINT_OFF}module {name}{text}"
        return self._seen[text], clocked


STAGE_LINES = 12
"""Enable lines that run through every module with registers; as many as a configuration may have stages."""
