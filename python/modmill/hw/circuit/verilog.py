"""Circuits as SystemVerilog: expressions of words, instances of leaf cells, and one module for each distinct group.

Operators of one group become the body of one module; groups with the same body share it, so that a squarer of 1024
bits has some hundred modules, not thousands. Names are the builder's own in the core and positions (`r3_i`, `t5`)
inside a group.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from modmill.hw.circuit.graph import Circuit, Op, View, Wire, Word

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
    op = wire.op
    if op.kind == "dsp_mul":
        return op.ins[0].width + op.ins[1].width
    if op.kind == "dsp_mul2":
        return max(op.ins[0].width, op.ins[2].width) + max(op.ins[1].width, op.ins[3].width) + 1
    if op.kind in EXTRA:
        return frame_width(op) + EXTRA[op.kind][op.outs.index(wire)]
    return wire.width


EXTRA = {"add2": (1,), "add3": (2,), "csa42": (1, 0), "chain62": (2, 1), "counter32": (0, 0), "counter63": (0, 0, 0)}
"""How many bits more than its operands each result of a row operator has."""


def frame_width(op: Op) -> int:
    """W of a row operator: wide enough for each operand at its place, and for both chains of chain62."""
    base = op.params["base"]
    return max(2 if op.kind == "chain62" else 1, *(w.width + w.shift - base for w in op.ins))


def late(word: Word, stage: int) -> bool:
    """Whether an operator of that stage reads the word's register, not the word itself."""
    return word.view.wire.registered and stage > word.view.wire.stage


class Scope:
    """The names of one module's wires, and its operators as text."""

    def __init__(
        self, unit: str, names: dict[Wire, str], enable: str, ports: dict[tuple[View, bool], str] | None = None
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
        name = self.names[word.view.wire] + ("_q" if late(word, stage) else "")
        return select(name, physical_width(word.view.wire), word.view.low, word.view.width)

    def operand(self, word: Word, stage: int, total: int, base: int = 0) -> str:
        """A word as an operand of `total` bits that counts in units of 2^base."""
        return padded(self.read(word, stage), word.width, word.shift - base, total)

    def lines(self, op: Op) -> Iterator[str]:
        """Declarations, the cell, and the registers of its results."""
        if op.kind == "input":
            return
        stage = op.outs[0].stage
        in_cell = op.kind in PRODUCTS and op.outs[0].registered and not op.outs[0].read_early
        for wire in op.outs:
            declared = [self.names[wire] + "_q"] if in_cell else [self.names[wire]]
            if wire.registered and not in_cell:
                declared.append(self.names[wire] + "_q")
            yield f"  logic [{physical_width(wire) - 1}:0] {', '.join(declared)};"
        yield self._cell(op, stage, in_cell)
        for wire in op.outs:
            if wire.registered and not in_cell:
                name = self.names[wire]
                yield (
                    f"  stage_reg #(.W({physical_width(wire)})) u_{name}_q "
                    f"(.clk_i, .en_i({self.enable}[{wire.stage}]), .d_i({name}), .q_o({name}_q));"
                )

    def _cell(self, op: Op, stage: int, in_cell: bool) -> str:
        outs = [self.names[w] + "_q" * in_cell for w in op.outs]
        if op.kind == "select":
            return f"  assign {outs[0]} = {self._select(op, stage)};"
        if op.kind == "widen":
            return f"  assign {outs[0]} = {self.operand(op.ins[0], stage, op.outs[0].width)};"
        if op.kind == "invert":
            return f"  assign {outs[0]} = ~{self.read(op.ins[0], stage)};"
        parameters: dict[str, int] = {}
        if op.kind in PRODUCTS:
            widths = [max(w.width for w in op.ins[side::2]) for side in (0, 1)]
            parameters = {"AW": widths[0], "BW": widths[1], "Reg": int(in_cell)}
            clock = (
                {"clk_i": "clk_i", "en_i": f"{self.enable}[{stage}]"} if in_cell else {"clk_i": "1'b0", "en_i": "1'b0"}
            )
            read = [self.operand(w, stage, widths[i % 2]) for i, w in enumerate(op.ins)]
            ports = {**clock, **dict(zip(PRODUCTS[op.kind], read, strict=True)), "p_o": outs[0]}
        elif op.kind == "table":
            index = [self.operand(w, stage, w.width) for w in reversed(op.ins)]
            ports = {"index_i": index[0] if len(index) == 1 else "{" + ", ".join(index) + "}", "row_o": outs[0]}
        elif op.kind == "add2_load":
            width = op.outs[0].width
            parameters = {"W": width}
            a, b, load, x = op.ins
            ports = {f"{n}_i": self.operand(w, stage, width) for n, w in (("a", a), ("b", b), ("x", x))}
            ports |= {"load_i": self.read(load, stage), "s_o": outs[0]}
        else:
            width, base = frame_width(op), op.params["base"]
            parameters = {"W": width}
            ports = {f"{n}_i": self.operand(w, stage, width, base) for n, w in zip("abcdef", op.ins, strict=False)}
            if op.kind == "chain62":
                ports |= {f"{n}_i": f"{width}'d0" for n in "abcdef"[len(op.ins) :]}
            ports |= dict(zip(RESULTS.get(op.kind, ("s_o",)), outs, strict=True))
        cell = f"{self.unit}_row_{op.params['row']}" if op.kind == "table" else op.kind
        given = f" #({', '.join(f'.{k}({v})' for k, v in parameters.items())})" if parameters else ""
        connected = ", ".join(f".{k}({v})" for k, v in ports.items())
        return f"  {cell}{given} u_{self.names[op.outs[0]]} ({connected});"

    def _select(self, op: Op, stage: int) -> str:
        total, base = physical_width(op.outs[0]), op.params["base"]
        choices = [
            f"({{{total}{{{self.read(control, stage)}}}}} & {self.operand(word, stage, total, base)})"
            for control, word in zip(op.ins[0::2], op.ins[1::2], strict=True)
        ]
        return " | ".join(choices)


PRODUCTS = {"dsp_mul": ("a_i", "b_i"), "dsp_mul2": ("a0_i", "b0_i", "a1_i", "b1_i")}
RESULTS = {
    "chain62": ("even_o", "odd_o"),
    "csa42": ("s_o", "m_o"),
    "counter32": ("s0_o", "s1_o"),
    "counter63": ("s0_o", "s1_o", "s2_o"),
}


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
        read_in: dict[str, dict[tuple[View, bool], str]] = {}
        shown: dict[str, dict[tuple[Wire, bool], str]] = {}
        inside: dict[str, list[Op]] = {}

        def show(word: Word, is_late: bool) -> None:
            ports = shown.setdefault(owner[word.view.wire], {})
            ports.setdefault((word.view.wire, is_late), f"y{len(ports)}_o")

        for op in circuit.ops:
            if op.group:
                inside.setdefault(op.group, []).append(op)
            for word in op.ins:
                if owner[word.view.wire] != op.group:
                    is_late = late(word, op.outs[0].stage)
                    if op.group:
                        ports = read_in.setdefault(op.group, {})
                        ports.setdefault((word.view, is_late), f"r{len(ports)}_i")
                    if owner[word.view.wire]:
                        show(word, is_late)
        for word in wanted:
            if owner[word.view.wire]:
                show(word, word.view.wire.registered)
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
        inputs: dict[tuple[View, bool], str],
        outputs: dict[tuple[Wire, bool], str],
    ) -> Iterator[str]:
        module, clocked = self._module(group.partition("_")[0], ops, inputs, outputs)
        ports = [".clk_i, .en_i(enable)"] if clocked else []
        for (view, is_late), port in inputs.items():
            name = view.wire.name + ("_q" if is_late else "")
            ports.append(f".{port}({select(name, physical_width(view.wire), view.low, view.width)})")
        for (wire, is_late), port in outputs.items():
            name = wire.name + ("_q" if is_late else "")
            yield f"  logic [{physical_width(wire) - 1}:0] {name};"
            ports.append(f".{port}({name})")
        yield f"  {module} u_{group} (\n    " + ",\n    ".join(ports) + "\n  );"

    def _module(
        self,
        kind: str,
        ops: list[Op],
        inputs: dict[tuple[View, bool], str],
        outputs: dict[tuple[Wire, bool], str],
    ) -> tuple[str, bool]:
        names: dict[Wire, str] = {}
        for op in ops:
            for wire in op.outs:
                names[wire] = f"t{len(names)}"
        scope = Scope(self.unit, names, "en_i", inputs)
        lines = [line for op in ops for line in scope.lines(op)]
        clocked = any(".clk_i," in line for line in lines)
        if clocked:
            stages = max(wire.stage for op in ops for wire in op.outs if wire.registered) + 1
            ports = ["input logic clk_i", f"input logic [{STAGE_LINES - 1}:0] en_i"]
            assert stages <= STAGE_LINES
        else:
            ports = []
        ports += [f"input logic [{view.width - 1}:0] {port}" for (view, _), port in inputs.items()]
        ports += [f"output logic [{physical_width(wire) - 1}:0] {port}" for (wire, _), port in outputs.items()]
        lines += [f"  assign {port} = {names[wire]}{'_q' * is_late};" for (wire, is_late), port in outputs.items()]
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
