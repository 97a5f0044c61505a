"""The reduction in the form that simulates fastest: its tables as memories, its sums as loops over the columns.

The ports and cycles are those of the pipeline of `fold.py`, whose compressors are simulated in the structural texts.
Table contents are read at time 0, as lanes.py describes.
"""

from __future__ import annotations

from modmill.hw.circuit.kinds.wires import index_bits
from modmill.hw.circuit.part import Part
from modmill.hw.circuit.verilog import LINT_OFF
from modmill.hw.units.vdf.redundant.lanes import loads
from modmill.hw.units.vdf.redundant.tables import table_ops
from modmill.hw.units.vdf.wide_squarer.config import WideConfig


def fold_model(unit: str, config: WideConfig, part: Part) -> str:
    """The text of the module `<unit>_fold`."""
    columns = config.residue_words
    ops = list(table_ops(part.circuit))
    rows = [op.name for op in part.inputs if op.name.startswith("row_")]
    ports = ["  input  logic clk_i", "  input  logic en_i"]
    ports += [f"  input  logic [{op.outs[0].width - 1}:0] {op.name}_i" for op in part.inputs]
    ports += [f"  output logic [{word.width - 1}:0] {name}_o" for name, word in part.results.items()]
    lines = [f"  localparam int Columns = {columns};", *(loads(ops, config.word, columns) if ops else ())]
    for op in ops:
        names = (_bits(w.view.wire.name, w.view.low, w.width, w.view.wire.width) for w in reversed(op.ins))
        lines.append(f"  wire [{index_bits(op) - 1}:0] index_{op.params['row']} = {{{', '.join(names)}}};")
    lines += ["  logic [31:0] sum [0:Columns-1];", "  always_comb begin"]
    lines.append("    for (int unsigned k = 0; k < Columns; k++) sum[k] = 32'd0;")
    entries = [f"table_{op.params['row']}[index_{op.params['row']}][k]" for op in ops]
    for entry in entries + [f"{row}_i[k*{config.word}+:{config.word}]" for row in rows]:
        lines.append("    for (int unsigned k = 0; k < Columns; k++)")
        lines.append(f"      sum[k] = sum[k] + {{{32 - config.word}'d0, {entry}}};")
    lines.append("  end")
    for k, (name, word) in enumerate(part.results.items()):
        delay = f"delay_line #(.W({word.width}), .N({part.latency})) u_{name}"
        lines.append(f"  {delay} (.clk_i, .en_i, .d_i(sum[{k}][{word.width - 1}:0]), .q_o({name}_o));")
    head = (
        f"// The sums of {len(ops) + len(rows)} table rows by columns, {part.latency} cycles from the operands on.\n"
        "//\n// Simulation only: what the structural text does, with a loop over the columns for each table.\n"
        f"{LINT_OFF}// Array indices are whole integers.\n/* verilator lint_off WIDTH */\n"
    )
    return f"{head}module {unit}_fold (\n" + ",\n".join(ports) + "\n);\n" + "\n".join(lines) + "\nendmodule\n"


def _bits(name: str, low: int, width: int, whole: int) -> str:
    return f"{name}_i" if width == whole else f"{name}_i[{low + width - 1}:{low}]"
