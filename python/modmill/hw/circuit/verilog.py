"""Circuits as SystemVerilog: expressions of words, instances of leaf cells, and one module for each distinct group.

Operators of one group become the body of one module; groups with the same body share it, so that a squarer of 1024
bits has some hundred modules, not thousands. Names are the builder's own in the core. Inside a group, which may stand
for several, they are positions: `row_3_i` is its fourth operand, `l2_0` the first result of the tree's second level.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.layout import Declaration, Note, Statement, laid_out, logic
from modmill.hw.circuit.op import Fixed, FlipFlops, Op, View, Wire, Word

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


CONSTANT = re.compile(r"\d+'h([0-9a-f]+)")


def select(name: str, physical: int, low: int, width: int) -> str:
    """A slice of a bus that is `physical` bits wide."""
    if low == 0 and width == physical:
        return name
    return f"{name}[{low}]" if width == 1 else f"{name}[{low + width - 1}:{low}]"


def padded(text: str, width: int, zeros: int, total: int) -> str:
    """`text` of `width` bits, `zeros` zeros below, zeros above up to `total` bits."""
    if constant := CONSTANT.fullmatch(text):
        return f"{total}'h{int(constant[1], 16) << zeros:x}"
    above = total - width - zeros
    parts = [*([f"{above}'d0"] if above else []), text, *([f"{zeros}'d0"] if zeros else [])]
    return parts[0] if len(parts) == 1 else "{" + ", ".join(parts) + "}"


def physical_width(wire: Wire) -> int:
    """The width of the bus that its cell drives; at least that of the value."""
    return wire.op.kind.widths(wire.op)[wire.op.outs.index(wire)]


def late(word: Word, stage: int) -> int:
    """The number of the word's registers before an operator of that stage; a constant has none."""
    wire = word.view.wire
    return min(wire.registers, wire.lag(stage))


def held(name: str, registers: int) -> str:
    """The name of a wire behind this many registers."""
    return name if registers == 0 else f"{name}_q{registers if registers > 1 else ''}"


class Scope:
    """The names of one module's wires, and its operators as statements.

    Line k of the bus `enable` is high in cycle k of each interval while operations move on; with one line, `enable` is
    that signal. The last of its `lines` moves registers inside of cells, in every cycle of a pipeline: it stands beside
    those of the cycles, or is the only one. Without lines such registers have the enables that their operators say.

    `given` has the names of ports. What an operator of no group stands for may be `Kind.inline`.
    """

    def __init__(
        self,
        unit: str,
        names: dict[Wire, str],
        enable: str,
        ports: dict[tuple[View, int], str] | None = None,
        lines: int = 0,
        given: Mapping[Wire, str] | None = None,
    ) -> None:
        self.unit = unit
        self.names: dict[Wire, str] = names
        self.enable = enable
        self.ports: dict[tuple[View, int], str] = ports or {}
        self.enables = lines
        self.always: str | None = self._enable(lines - 1) if lines else None
        self.given: Mapping[Wire, str] = given or {}
        self.staged = ports is None and lines > 0
        """True if registers belong to stages, which those in the module of a group do not: it may stand in several."""
        self.declared: set[Wire] = set()
        """Wires that are declared before their operators."""

    def read(self, word: Word, stage: int) -> str:
        """The bits of a word as an operator of that stage sees them."""
        lag = late(word, stage)
        port = self.ports.get((word.view, lag))
        return self.bits(word.view, lag) if port is None else port

    def bits(self, view: View, lag: int) -> str:
        """Bits of a wire behind so many registers."""
        wire = view.wire
        text = None if lag else self._inlined(view)
        if text is None:
            name = held(self.names[wire], lag) if lag else self.given.get(wire, self.names[wire])
            text = select(name, physical_width(wire), view.low, view.width)
        return text

    def stands_for(self, wire: Wire) -> str | None:
        """The expression in the place of a wire that the text does not have."""
        return self._inlined(Word.of(wire).view)

    def _inlined(self, view: View) -> str | None:
        op = view.wire.op
        if op.kind.inline is None or op.group:
            return None
        return op.kind.inline(op, view, lambda word: self.read(word, op.stage))

    def lines(self, op: Op, instance: str = "") -> Iterator[Statement]:
        """Declarations, the cell, and the registers of its results; `instance` is what the cell is called."""
        in_cell = op.kind.absorbs and op.outs[0].registered and not op.outs[0].read_early
        done = int(in_cell)
        given = op.kind.outside or self.stands_for(op.outs[0]) is not None
        outs = [held(self.names[w], done) for w in op.outs]
        enable = self._line(op.outs[0]) if in_cell else self.always if op.kind.latency(op) else None
        printed = None if given else self._printed(op, _Site(self, op.stage, outs, enable), instance)
        if not isinstance(printed, Fixed):
            yield from self._declared(op, done, given)
        if printed is not None:
            yield printed
        yield from self._registers(op, done)

    def fed(self, op: Op, sources: Sequence[str]) -> Iterator[Statement]:
        """The statements of an operator that a shared unit computes: its results are these expressions."""
        yield from self._declared(op, 0, False)
        for wire, source in zip(op.outs, sources, strict=True):
            yield f"  assign {self.names[wire]} = {source};"
        yield from self._registers(op, 0)

    def computed(self, cell: Op, registers: int) -> Iterator[Statement]:
        """A shared unit: its cell, and so many registers between it and the results."""
        self.names |= {wire: wire.name for wire in (*cell.outs, *(word.view.wire for word in cell.ins))}
        assert self.always is not None, "only a pipeline shares units"
        inside = min(registers, int(cell.kind.absorbs))
        rest = registers - inside

        def name(wire: Wire, k: int) -> str:
            return f"{wire.name}_d{k}" if k else wire.name

        for wire in cell.outs if rest else ():
            yield Declaration(physical_width(wire), tuple(name(wire, k) for k in range(rest, 0, -1)))
        enable = self.always if inside or cell.kind.latency(cell) else None
        yield self._printed(cell, _Site(self, 0, [name(wire, rest) for wire in cell.outs], enable))
        for wire in cell.outs:
            for k in range(rest, 0, -1):
                width, out = physical_width(wire), name(wire, k - 1)
                yield FlipFlops(out, width, name(wire, k), self.always, name(wire, k))

    def _declared(self, op: Op, first: int, given: bool) -> Iterator[Statement]:
        for wire in op.outs:
            done = first + given
            at = [done] * (done <= wire.registers) + [end for _, end in steps(wire, first)]
            declared = tuple(held(self.names[wire], k) for k in dict.fromkeys(at))
            if declared and wire not in self.declared:
                yield Declaration(physical_width(wire), declared)

    def _registers(self, op: Op, done: int) -> Iterator[Statement]:
        for wire in op.outs:
            for begin, end in steps(wire, done):
                whole = View(wire, 0, physical_width(wire))
                before, name = self.bits(whole, begin), held(self.names[wire], end)
                enable, width = self._line(wire), physical_width(wire)
                if end - begin == 1:
                    stage = wire.stage + begin * wire.interval if self.staged else None
                    yield FlipFlops(name, width, before, enable, name, stage=stage)
                else:
                    cell = f"delay_line #(.W({width}), .N({end - begin}))"
                    yield f"  {cell} u_{name} (.clk_i, .en_i({enable}), .d_i({before}), .q_o({name}));"

    def _enable(self, line: int) -> str:
        return self.enable if self.enables == 1 else f"{self.enable}[{line}]"

    def _line(self, wire: Wire) -> str:
        """The enable of a wire's registers."""
        return self._enable(wire.line)

    def _printed(self, op: Op, site: _Site, instance: str = "") -> Statement:
        text = op.kind.text(op, site)
        if isinstance(text, FlipFlops | Fixed):
            return text
        if isinstance(text, str):
            return f"  assign {site.outs[0]} = {text};"
        given = f" #({', '.join(f'.{k}({v})' for k, v in text.parameters.items())})" if text.parameters else ""
        connected = ", ".join(f".{k}" if k == v else f".{k}({v})" for k, v in text.ports.items())
        return f"  {text.module}{given} u_{instance or self.names[op.outs[0]]} ({connected});"


SHORTEST_DELAY = 3
"""The least number of registers in a row, read behind the last alone, that become a shift register in LUTs."""


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
        """The builder's name for all groups of this sort: the first part of the name."""
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
    """A circuit's text: `bodies`, one module for each distinct group, and `core`, the statements of the core itself.

    The bus `enable` of the core has `lines` lines (see Scope), and its ports have the names `given`. `elsewhere` gives
    what stands for an operator that is not printed here, or None. A module is called after its first group, or after
    the kind of its groups where all of them are alike; `titles` says what the groups of a kind are.
    """

    def __init__(
        self,
        unit: str,
        circuit: Circuit,
        wanted: Sequence[Word],
        lines: int,
        elsewhere: Callable[[Op], Iterable[Statement] | None] = keep,
        enable: str = "enable",
        given: Mapping[Wire, str] | None = None,
    ) -> None:
        self.unit = unit
        self.enables = lines
        groups = _groups(circuit, wanted)
        shapes = self._shapes(groups.values())
        names = {wire: wire.name for op in circuit.ops for wire in op.outs}
        self.scope: Scope = Scope(unit, names, enable, lines=lines, given=given)
        self.core: list[Statement] = []
        done: set[str] = set()
        for op in circuit.ops:
            if op in circuit.notes:
                self.core.append(Note(circuit.notes[op]))
            text = elsewhere(op)
            if text is None and not op.group:
                text = self.scope.lines(op)
            elif text is None and op.group not in done:
                done.add(op.group)
                text = self._instance(groups[op.group], shapes[op.group])
            self.core += text or ()
        self.bodies: dict[str, str] = {
            shape.name: shape.module(circuit.titles.get(shape.groups[0].kind, "a sum of rows"))
            for shape in dict.fromkeys(shapes[name] for name in groups if name in done)
        }

    def _instance(self, group: Group, shape: Shape) -> Iterator[Statement]:
        ports = [f".clk_i, .en_i({self.scope.enable})"] if shape.clocked else []
        ports += [f".{port}({self.scope.bits(view, lag)})" for (view, lag), port in group.inputs.items()]
        for (wire, lag), port in group.outputs.items():
            name = held(wire.name, lag)
            yield Declaration(physical_width(wire), (name,))
            ports.append(f".{port}({name})")
        yield f"  {shape.name} u_{group.name} ({', '.join(ports)});"

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
        """The text after the module's name, identical for groups of one shape; and whether the module has a clock."""
        names = group.names()
        scope = Scope(self.unit, names, "en_i", group.inputs, self.enables)
        lines = laid_out(statement for op in group.ops for statement in scope.lines(op))
        clocked = any(".clk_i," in line or "posedge clk_i" in line for line in lines)
        ports = [("input  logic", "clk_i"), (f"input  {logic(self.enables)}", "en_i")] if clocked else []
        ports += [(f"input  {logic(view.width)}", port) for (view, _), port in group.inputs.items()]
        ports += [(f"output {logic(physical_width(w))}", port) for (w, _), port in group.outputs.items()]
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
