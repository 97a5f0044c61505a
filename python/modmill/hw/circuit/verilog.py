"""Circuits as SystemVerilog: expressions of words, instances of leaf cells, and one module for each distinct group.

Operators of one group become the body of one module; groups with the same body share it, so that a squarer of 1024
bits has some hundred modules, not thousands. Names are the builder's own in the core. Inside a group, which may stand
for several, they are positions: `row_3_i` is its fourth operand, `l2_0` the first result of the tree's second level.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Op, View, Wire, Word

LINT_OFF = (
    "// Sums are as wide as their cell makes them: bits above a value's bound are zero and stay unread.\n"
    "/* verilator lint_off UNUSEDSIGNAL */\n"
)
MANY = "// A file for all modules of one sort.\n/* verilator lint_off DECLFILENAME */\n"
SUMS = """// The sums of rows, one module for each shape of a tree.
//
// Names: row_<i>_i is the i-th row, as its instance connects it; l<a>_<b> the result of operator b in level a of the
// tree, with _s, _m or a number for one of several; _q after a register; sum_o the sum, sum_q_o the same a cycle later.
//
"""


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
        self.names: dict[Wire, str] = names
        self.enable = enable
        self.ports: dict[tuple[View, int], str] = ports or {}
        self.always: str | None = f"{enable}[{lines - 1}]" if lines else None

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


Views = Mapping[tuple[View, int], str]
"""The ports of what a group reads, each behind so many registers."""
Shown = Mapping[tuple[Wire, int], str]
"""The ports of what others read of it."""


@dataclass(slots=True)
class Group:
    """The operators of one module: what they read from others, and what others read of them, under the ports' names."""

    name: str
    ops: list[Op] = field(default_factory=list)
    inputs: dict[tuple[View, int], str] = field(default_factory=dict)
    outputs: dict[tuple[Wire, int], str] = field(default_factory=dict)

    @property
    def kind(self) -> str:
        """What the builder called all groups of its sort: the first part of the name."""
        return self.name.partition("_")[0]

    def read(self, view: View, lag: int) -> None:
        """Others' bits as an operand."""
        self.inputs.setdefault((view, lag), f"row_{len(self.inputs)}_i")

    def show(self, wire: Wire, lag: int) -> None:
        """A result that others read."""
        if (wire, lag) not in self.outputs:
            at = list(dict.fromkeys(shown for shown, _ in [*self.outputs, (wire, lag)])).index(wire)
            self.outputs[wire, lag] = f"{held('sum' if at == 0 else f'sum_{at}', lag)}_o"

    def names(self) -> dict[Wire, str]:
        """The level of each result in the tree and its place there, counted in operators."""
        level: dict[Wire, int] = {}
        counts: dict[int, int] = {}
        found: dict[Wire, str] = {}
        for op in self.ops:
            at = 1 + max((level.get(word.view.wire, 0) for word in op.ins), default=0)
            place = counts[at] = counts.get(at, -1) + 1
            for wire, (suffix, _) in zip(op.outs, op.kind.results, strict=True):
                level[wire] = at
                found[wire] = f"l{at}_{place}{suffix}"
        return found


@dataclass(eq=False, slots=True)
class Shape:
    """The text after the module's name, and the groups that have it."""

    text: str
    clocked: bool
    groups: list[Group]
    name: str = ""

    def module(self, about: str) -> str:
        """The module with its comment; `about` says what all groups of this kind are."""
        first = self.groups[0]
        most = max(wire.high for group in self.groups for wire, _ in group.outputs)
        size = f"at most {most:#x}" if most >> 64 == 0 else f"below 2^{most.bit_length()}"
        lines = [
            f"// {about[0].upper()}{about[1:]}.",
            "//",
            f"// Rows: {len(first.inputs)}. Adders and compressors: {len(first.ops)}. The result is {size}.",
            f"// Instances: {', '.join(f'u_{group.name}' for group in self.groups)}.",
        ]
        return "\n".join(lines) + f"\nmodule {self.name}{self.text}"


class Modules:
    """A circuit's text: `bodies`, one module for each distinct group, and `core`, the lines of the core itself.

    The bus `enable` of the core has `lines` lines (see Scope). `elsewhere` gives the text that stands for an
    operator which is not printed here, or None. A module is called after its first group, or after the kind of its
    groups where all of them are alike; `titles` says what the groups of a kind are.
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
        groups = _groups(circuit, wanted)
        shapes = self._shapes(groups.values())
        outer = Scope(unit, {wire: wire.name for op in circuit.ops for wire in op.outs}, "enable", lines=lines)
        self.core: list[str] = []
        done: set[str] = set()
        note = ""
        for op in circuit.ops:
            note = circuit.notes.get(op, note)
            text = elsewhere(op)
            if text is None and not op.group:
                text = outer.lines(op)
            elif text is None and op.group not in done:
                done.add(op.group)
                text = _instance(groups[op.group], shapes[op.group])
            printed = list(text or ())
            if printed and note:
                self.core += ["", *(f"  // {line}" for line in note.splitlines())]
                note = ""
            self.core += printed
        self.bodies: dict[str, str] = {
            shape.name: shape.module(circuit.titles.get(shape.groups[0].kind, "a sum of rows"))
            for shape in dict.fromkeys(shapes[name] for name in groups if name in done)
        }

    def _shapes(self, groups: Iterable[Group]) -> dict[str, Shape]:
        """The shape of each group, by the group's name."""
        seen: dict[str, Shape] = {}
        found: dict[str, Shape] = {}
        for group in groups:
            text, clocked = self._text(group)
            shape = found[group.name] = seen.setdefault(f"{group.kind} {text}", Shape(text, clocked, []))
            shape.groups.append(group)
        for shape in seen.values():
            first = shape.groups[0]
            alone = len(shape.groups) > 1 and sum(other.groups[0].kind == first.kind for other in seen.values()) == 1
            shape.name = f"{self.unit}_{first.kind if alone else first.name}"
        return found

    def _text(self, group: Group) -> tuple[str, bool]:
        """What stands after the module's name, the same for groups of one shape; and whether it has a clock."""
        names = group.names()
        scope = Scope(self.unit, names, "en_i", group.inputs, self.enables)
        lines = [line for op in group.ops for line in scope.lines(op)]
        clocked = any(".clk_i," in line for line in lines)
        ports = [("input  logic", "clk_i"), (f"input  logic [{self.enables - 1}:0]", "en_i")] if clocked else []
        ports += [(f"input  logic [{view.width - 1}:0]", port) for (view, _), port in group.inputs.items()]
        ports += [(f"output logic [{physical_width(w) - 1}:0]", port) for (w, _), port in group.outputs.items()]
        lines += [f"  assign {port} = {held(names[wire], lag)};" for (wire, lag), port in group.outputs.items()]
        return f" (\n{declared(ports)}\n);\n" + "\n".join(lines) + "\nendmodule\n", clocked


def sum_file(unit: str, bodies: Mapping[str, str]) -> dict[str, str]:
    """The file with the modules of all sums, by name; empty for a unit without sums."""
    return {f"{unit}_sums.sv": SUMS + LINT_OFF + MANY + "\n" + "\n".join(bodies.values())} if bodies else {}


def declared(ports: Sequence[tuple[str, str]]) -> str:
    """Ports of a module as (type, name); neighbours of one type share a line."""
    rows: list[tuple[str, list[str]]] = []
    for kind, name in ports:
        if rows and rows[-1][0] == kind:
            rows[-1][1].append(name)
        else:
            rows.append((kind, [name]))
    return ",\n".join(f"  {kind} {', '.join(names)}" for kind, names in rows)


def _groups(circuit: Circuit, wanted: Sequence[Word]) -> dict[str, Group]:
    """The groups of a circuit by name, with the ports of what crosses their borders."""
    owner = {wire: op.group for op in circuit.ops for wire in op.outs}
    groups: dict[str, Group] = {}
    for op in circuit.ops:
        if op.group:
            groups.setdefault(op.group, Group(op.group)).ops.append(op)
        for word in op.ins:
            if owner[word.view.wire] != op.group:
                lag = late(word, op.stage)
                if op.group:
                    groups[op.group].read(word.view, lag)
                if owner[word.view.wire]:
                    groups[owner[word.view.wire]].show(word.view.wire, lag)
    for word in wanted:
        if owner[word.view.wire]:
            groups[owner[word.view.wire]].show(word.view.wire, word.view.wire.registers)
    return groups


def _instance(group: Group, shape: Shape) -> Iterator[str]:
    ports = [".clk_i, .en_i(enable)"] if shape.clocked else []
    for (view, lag), port in group.inputs.items():
        name = held(view.wire.name, lag)
        ports.append(f".{port}({select(name, physical_width(view.wire), view.low, view.width)})")
    for (wire, lag), port in group.outputs.items():
        name = held(wire.name, lag)
        yield f"  logic [{physical_width(wire) - 1}:0] {name};"
        ports.append(f".{port}({name})")
    yield f"  {shape.name} u_{group.name} ({', '.join(ports)});"
