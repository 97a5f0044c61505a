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
    """How many of the word's registers lie before an operator of that stage; a constant has none."""
    wire = word.view.wire
    return min(wire.registers, wire.lag(stage))


def held(name: str, registers: int) -> str:
    """What a wire is called behind so many registers."""
    return name if registers == 0 else f"{name}_q{registers if registers > 1 else ''}"


class Scope:
    """The names of one module's wires, and its operators as text.

    Line k of the bus `enable` is high in cycle k of each interval while operations move on. The last of its `lines`
    moves registers inside of cells, in every cycle of a pipeline: it stands beside those of the cycles, or is the only
    one. Without lines such registers have the enables that their operators say.
    """

    def __init__(
        self,
        unit: str,
        names: dict[Wire, str],
        enable: str,
        ports: dict[tuple[View, int], str] | None = None,
        lines: int = 0,
    ) -> None:
        self.unit = unit
        self.names = names
        self.enable = enable
        self.ports = ports or {}
        self.always = f"{enable}[{lines - 1}]" if lines else None

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
        yield from self._declared(op, done + op.kind.outside)
        outs = [held(self.names[w], done) for w in op.outs]
        if not op.kind.outside:
            enable = self._line(op.outs[0]) if in_cell else self.always if op.kind.latency(op) else None
            yield self._printed(op, _Site(self, op.stage, outs, enable))
        yield from self._registers(op, done)

    def fed(self, op: Op, sources: Sequence[str]) -> Iterator[str]:
        """The same for an operator that a shared unit computes: its results are these expressions."""
        yield from self._declared(op, 0)
        for wire, source in zip(op.outs, sources, strict=True):
            yield f"  assign {self.names[wire]} = {source};"
        yield from self._registers(op, 0)

    def computed(self, cell: Op, registers: int) -> Iterator[str]:
        """A shared unit: its cell, and so many registers between it and the results."""
        self.names |= {wire: wire.name for wire in (*cell.outs, *(word.view.wire for word in cell.ins))}
        assert self.always is not None, "only a pipeline shares units"
        inside = min(registers, int(cell.kind.absorbs))
        rest = registers - inside

        def name(wire: Wire, k: int) -> str:
            return f"{wire.name}_d{k}" if k else wire.name

        for wire in cell.outs if rest else ():
            yield f"  logic [{physical_width(wire) - 1}:0] {', '.join(name(wire, k) for k in range(rest, 0, -1))};"
        enable = self.always if inside or cell.kind.latency(cell) else None
        yield self._printed(cell, _Site(self, 0, [name(wire, rest) for wire in cell.outs], enable))
        for wire in cell.outs:
            for k in range(rest, 0, -1):
                yield _register(name(wire, k), physical_width(wire), self.always, name(wire, k), name(wire, k - 1))

    def _declared(self, op: Op, first: int) -> Iterator[str]:
        for wire in op.outs:
            done = first - op.kind.outside
            at = [first] * (first <= wire.registers) + [end for _, end in steps(wire, done)]
            declared = [held(self.names[wire], k) for k in dict.fromkeys(at)]
            if declared:
                yield f"  logic [{physical_width(wire) - 1}:0] {', '.join(declared)};"

    def _registers(self, op: Op, done: int) -> Iterator[str]:
        for wire in op.outs:
            for begin, end in steps(wire, done):
                before, name = (held(self.names[wire], n) for n in (begin, end))
                yield _register(name, physical_width(wire), self._line(wire), before, name, end - begin)

    def _line(self, wire: Wire) -> str:
        """The enable of a wire's registers."""
        return f"{self.enable}[{wire.line}]"

    def _printed(self, op: Op, site: _Site) -> str:
        text = op.kind.text(op, site)
        if isinstance(text, str):
            return f"  assign {site.outs[0]} = {text};"
        given = f" #({', '.join(f'.{k}({v})' for k, v in text.parameters.items())})" if text.parameters else ""
        connected = ", ".join(f".{k}({v})" for k, v in text.ports.items())
        return f"  {text.module}{given} u_{self.names[op.outs[0]]} ({connected});"


def _register(instance: str, width: int, enable: str, before: str, name: str, count: int = 1) -> str:
    cell = f"stage_reg #(.W({width}))" if count == 1 else f"delay_line #(.W({width}), .N({count}))"
    return f"  {cell} u_{instance} (.clk_i, .en_i({enable}), .d_i({before}), .q_o({name}));"


SHORTEST_DELAY = 3
"""As many registers in a row, read behind the last alone, become a shift register in LUTs."""


def steps(wire: Wire, done: int) -> Iterator[tuple[int, int]]:
    """From where to where a wire's registers go, `done` of them inside its cell: one by one, or a longer way at once.

    The last register before a reader stays one of its own, since what comes out of a LUT comes late in the cycle.
    """
    at = done
    for tap in sorted(tap for tap in wire.taps if done < tap <= wire.registers):
        if tap - 1 - at >= SHORTEST_DELAY:
            yield at, tap - 1
            at = tap - 1
        yield from ((k, k + 1) for k in range(at, tap))
        at = tap


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

    The bus `enable` of the core has `lines` lines (see Scope). `elsewhere` gives the text that stands for an
    operator which is not printed here, or None.
    """

    def __init__(
        self,
        unit: str,
        circuit: Circuit,
        wanted: Sequence[Word],
        lines: int,
        elsewhere: Callable[[Op], Iterable[str] | None] = keep,
    ) -> None:
        self.unit = unit
        self.enables = lines
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
                    lag = late(word, op.stage)
                    if op.group:
                        ports = read_in.setdefault(op.group, {})
                        ports.setdefault((word.view, lag), f"r{len(ports)}_i")
                    if owner[word.view.wire]:
                        show(word, lag)
        for word in wanted:
            if owner[word.view.wire]:
                show(word, word.view.wire.registers)
        outer = Scope(unit, {wire: wire.name for op in circuit.ops for wire in op.outs}, "enable", lines=lines)
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
        scope = Scope(self.unit, names, "en_i", inputs, self.enables)
        lines = [line for op in ops for line in scope.lines(op)]
        clocked = any(".clk_i," in line for line in lines)
        if clocked:
            ports = ["input logic clk_i", f"input logic [{self.enables - 1}:0] en_i"]
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
