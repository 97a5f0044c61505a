"""The reduction of a folding squarer in the form that simulates fastest: one loop over the columns for each operator.

All columns of the fold have the same tree over the same tables, so the operators of one column, applied to arrays
with an element for each column, are all columns at once. A simulator's compiler turns each loop into a few vector
instructions, and the text is as short as that of one column. The operators, their operands and their registers are
those of the structural text; each is written out here as its kind's `loop`, the behaviour of its leaf cell.

Table contents come from "<dir>/tables.hex" at time 0, +tables=<dir>: the tables in their order, for each index the
row's words, the lowest first, up to a power of two of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds import TABLE, WIDEN
from modmill.hw.circuit.kinds.rows import CHAIN62, EVEN, LANE_BITS
from modmill.hw.circuit.kinds.wires import index_bits
from modmill.hw.circuit.op import Op, Wire, Word
from modmill.hw.circuit.verilog import LINT_OFF, late
from modmill.hw.units.vdf.redundant.core import FOLD

TABLES = "tables.hex"
"""The file of all tables."""

WAIVERS = """// Array indices are whole integers.
/* verilator lint_off WIDTH */
// Simulators take no nonblocking assignment in a loop. Blocking ones do no harm: only combinational logic reads these
// registers, and what that leads to is taken at other edges, since one enable is high at a time.
/* verilator lint_off BLKSEQ */
"""


def stride(lanes: int) -> int:
    """Words of a table row in its image: a power of two, so that the address is index and column side by side."""
    return 1 << (lanes - 1).bit_length()


def loads(tables: Iterable[Op], word: int, lanes: int) -> Iterator[str]:
    """The tables of that many columns as arrays `table_<row>[index][column]`, and what fills them."""
    step = stride(lanes)
    sizes = sorted((op.params["row"], 1 << index_bits(op)) for op in tables)
    yield f"  logic [{word - 1}:0] image [0:{sum(rows for _, rows in sizes) * step - 1}];"
    for row, rows in sizes:
        yield f"  logic [{word - 1}:0] table_{row} [0:{rows - 1}][0:{step - 1}];"
    yield "  initial begin : load"
    yield "    string dir;"
    yield '    if ($value$plusargs("tables=%s", dir) == 0) dir = "tables";'
    yield f'    $readmemh($sformatf("%s/{TABLES}", dir), image);'
    at = 0
    for row, rows in sizes:
        yield f"    for (int i = 0; i < {rows}; i++)"
        yield f"      for (int k = 0; k < {step}; k++) table_{row}[i][k] = image[{at} + i * {step} + k];"
        at += rows * step
    yield "  end"


class Lanes:
    """The columns' trees of a circuit as one module."""

    def __init__(self, unit: str, circuit: Circuit, word: int, lines: int) -> None:
        self.unit: str = unit
        self.word: int = word
        self.lines: int = lines
        columns: dict[str, list[Op]] = {}
        for op in circuit.ops:
            if op.group.startswith(FOLD):
                columns.setdefault(op.group, []).append(op)
        self.columns: list[list[Op]] = list(columns.values())
        self.tree: list[Op] = self.columns[0]
        self.names: dict[Wire, str] = {
            wire: f"t{i}" for i, wire in enumerate(wire for op in self.tree for wire in op.outs)
        }
        outside = {w.view.wire: w for op in self.tree for w in op.ins if w.view.wire not in self.names}
        self.tables: list[Op] = [wire.op for wire in outside if wire.op.kind is TABLE]
        self.kept: list[Word] = [word_ for wire, word_ in outside.items() if wire.op.kind is not TABLE]
        shapes = {tuple(self._shape(op, column) for op in column) for column in self.columns}
        assert len(shapes) == 1, "all columns are the same operators on the same operands, in the same stages"
        assert len(self.kept) == 1
        widest = max(wire.width for wire in self.names)
        self.bits: int = min(bits for bits in LANE_BITS if widest <= bits)

    def _shape(self, op: Op, column: Sequence[Op]) -> tuple[object, ...]:
        made = {wire: i for i, wire in enumerate(wire for o in column for wire in o.outs)}
        operands = []
        for w in op.ins:
            wire = w.view.wire
            source = made.get(wire, wire.op.params.get("row", "kept"))
            kept = wire not in made and wire.op.kind is not TABLE
            at = 0 if wire in made or kept else w.view.low % self.word
            # A kept word is read before its registers, if it has any: it holds for a whole squaring, as x does.
            lag = 0 if kept else late(w, op.stage)
            operands.append((wire in made, source, at, w.view.width, w.shift, lag))
        return (op.kind, tuple(operands), tuple((o.stage, o.registered) for o in op.outs))

    @property
    def result(self) -> Wire:
        """The wire of the first column's sum."""
        return self.tree[-1].outs[0]

    def instance(self, read: Callable[[Word, int], str]) -> Iterator[str]:
        """The module in the core, and its results under the core's names. `read` gives the text of a word."""
        width, lanes = self.result.width, len(self.columns)
        late_result = self.result.registered
        yield f"  logic [{lanes * width - 1}:0] fold_sums;"
        kept = [
            read(next(w for op in column for w in op.ins if w.view.wire.op.kind is WIDEN), 0) for column in self.columns
        ]
        ports = [".clk_i, .en_i(enable)", ".kept_i({" + ", ".join(reversed(kept)) + "})"]
        for op in self.tables:
            index = ", ".join(read(w, op.stage) for w in reversed(op.ins))
            ports.append(f".index_{op.params['row']}_i({{{index}}})")
        yield f"  {self.unit}_fold u_fold (\n    " + ",\n    ".join([*ports, ".sums_o(fold_sums)"]) + "\n  );"
        for i, column in enumerate(self.columns):
            name = column[-1].outs[0].name + "_q" * late_result
            yield f"  logic [{width - 1}:0] {name};\n  assign {name} = fold_sums[{i * width + width - 1}:{i * width}];"

    def module(self) -> str:
        """The text of the module."""
        lanes, width = len(self.columns), self.result.width
        kept = self.kept[0].view.width
        ports = [
            "input logic clk_i",
            f"input logic [{self.lines - 1}:0] en_i",
            f"input logic [{lanes * kept - 1}:0] kept_i",
        ]
        ports += [f"input logic [{index_bits(op) - 1}:0] index_{op.params['row']}_i" for op in self.tables]
        ports.append(f"output logic [{lanes * width - 1}:0] sums_o")
        lines = [
            f"// All {lanes} columns of the reduction: {len(self.tables)} table rows and a kept column each,",
            f"// {len(self.tree)} compressors.",
            "//",
            "// Simulation only: the operators of the modules of one column, with a loop over the columns in each.",
            "// clk_i, en_i: stage registers. index_<r>_i: a chunk of a folded word. kept_i: columns that stay.",
            "// sums_o: column sums.",
            "//",
            f"{LINT_OFF}{WAIVERS}module {self.unit}_fold (",
            "  " + ",\n  ".join(ports),
            ");",
            f"  localparam int Lanes = {lanes};",
            f"  logic [{self.bits - 1}:0] kept [0:Lanes-1];",
        ]
        if any(op.kind is CHAIN62 for op in self.tree):
            lines.append(f"  localparam logic [{self.bits - 1}:0] {EVEN} = {{{self.bits // 2}{{2'b01}}}};")
        lines += loads(self.tables, self.word, lanes)
        for wire, name in self.names.items():
            lines.append(f"  logic [{self.bits - 1}:0] {name} [0:Lanes-1];")
            if wire.registered:
                lines += self._register(name, f"{name}[k]", wire.stage, self.bits)
        for op in self.tables:
            lines += self._inside(op)
            if op.outs[0].registered:
                lines += self._register(f"row_{op.params['row']}", self._entry(op), op.outs[0].stage, self.word)
        for k in range(lanes):
            lines.append(f"  assign kept[{k}] = {{{self.bits - kept}'d0, kept_i[{k * kept + kept - 1}:{k * kept}]}};")
            name = self.names[self.result] + "_q" * self.result.registered
            lines.append(f"  assign sums_o[{k * width + width - 1}:{k * width}] = {name}[{k}][{width - 1}:0];")
        for stage in sorted({op.stage for op in self.tree}):
            lines.append(f"  always_comb begin : stage_{stage}")
            for op in self.tree:
                if op.stage == stage:
                    lines += self._statements(op)
            lines.append("  end")
        return "\n".join(lines) + "\nendmodule\n"

    def _register(self, name: str, source: str, stage: int, bits: int) -> Iterator[str]:
        yield f"  logic [{bits - 1}:0] {name}_q [0:Lanes-1];"
        yield "  always @(posedge clk_i) begin"
        yield f"    if (en_i[{stage}]) for (int unsigned k = 0; k < Lanes; k++) {name}_q[k] = {source};"
        yield "  end"

    def _inside(self, op: Op) -> Iterator[str]:
        """The registers of a table in block RAM, one at the end of each stage that a look-up takes."""
        source = self._looked_up(op)
        for at in range(op.params["latency"]):
            name = f"row_{op.params['row']}_m{at}"
            yield from self._register(name, source, op.stage + at, self.word)
            source = f"{name}_q[k]"

    @staticmethod
    def _looked_up(op: Op) -> str:
        row = op.params["row"]
        return f"table_{row}[index_{row}_i][k]"

    def _entry(self, op: Op) -> str:
        """The row as the circuit knows it."""
        if latency := op.params["latency"]:
            return f"row_{op.params['row']}_m{latency - 1}_q[k]"
        return self._looked_up(op)

    def _read(self, word: Word, op: Op) -> str:
        """One column's value of an operand, at its place."""
        wire = word.view.wire
        is_late = late(word, op.stage)
        if wire.op.kind is TABLE:
            text = f"row_{wire.op.params['row']}_q[k]" if is_late else self._entry(wire.op)
            text = f"{{{self.bits - self.word}'d0, {text}}}"
        elif wire in self.names:
            text = self.names[wire] + ("_q" if is_late else "") + "[k]"
        else:
            text = "kept[k]"
        shift = word.shift - op.base
        return f"({text} << {shift})" if shift else text

    def _statements(self, op: Op) -> Iterator[str]:
        rows = [self._read(word, op) for word in op.ins]
        outs = [f"{self.names[wire]}[k]" for wire in op.outs]
        assert op.kind.loop is not None
        results = op.kind.loop(rows)
        yield "    for (int unsigned k = 0; k < Lanes; k++) begin"
        for out, text in zip(outs, results, strict=True):
            yield f"      {out} = {text};"
        yield "    end"
