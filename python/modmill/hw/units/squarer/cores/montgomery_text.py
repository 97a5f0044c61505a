"""The text of the Predictive Montgomery core: registers, the cycle's one-hot state, the prediction, and the array."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from modmill.hw.circuit.verilog import LINT_OFF, Modules, Scope, padded
from modmill.hw.units.squarer.cores.montgomery import MontgomeryCore
from modmill.hw.units.squarer.cores.text import PORTS, header, packed, watched_lines


def core_file(unit: str, core: MontgomeryCore, notes: Iterable[str]) -> dict[str, str]:
    """Files of the core and the modules of its sums."""
    n, width, w = len(core.x), max(word.width for word in core.x), core.word
    assert core.boundary is not None and core.below is not None
    modules = Modules(unit, core.circuit, [*core.low, *core.high, core.boundary, core.below])
    scope = Scope(unit, {wire: wire.name for op in core.circuit.ops for wire in op.outs}, "enable")

    def bus(name: str, words: Sequence[str]) -> list[str]:
        return [f"  logic [{len(words) * width - 1}:0] {name};", packed(name, words)]

    low = [padded(scope.read(x, 0), x.width, 0, width) for x in core.low]
    high = [padded(scope.read(x, 0), x.width, 0, width) for x in core.high]
    lines = [REGISTERS.format(top=n * width - 1, w=w)]
    lines += _inputs(core, n, width, w)
    lines += [f"  {unit}_constants u_constants (.words_o(constants));"]
    lines += modules.core
    lines += bus("low_words", low) + bus("high_words", high)
    lines += _prediction(core, scope, w)
    lines.append(CONTROL.format(n=n, width=width, w=w, mask=(n - 1) * width + w, top=n * width - 1))
    lines += watched_lines(core, scope)
    text = header("One modular squaring by Montgomery's method on one multiplier array.", notes)
    text += LINT_OFF + PORTS.format(unit=unit, top=n * width - 1) + "\n".join(lines) + "\nendmodule\n"
    return {f"{unit}_core.sv": text, **{f"{name}.sv": body for name, body in modules.bodies.items()}}


def constant_files(unit: str, core: MontgomeryCore, constants: Sequence[int] | None) -> dict[str, str]:
    """The module of the modulus's constants: loaded by the simulation, or literals."""
    count, w = 2 * len(core.x), core.word
    if constants is None:
        body = f"  constant_store #(.Words({count}), .Width({w})) u_store (.words_o);\n"
    else:
        literals = ",\n    ".join(f"{w}'h{c:x}" for c in reversed(constants))
        body = f"  assign words_o = {{\n    {literals}\n  }};\n"
    text = (
        f"// -1/N modulo R, then N, word by word.\nmodule {unit}_constants (\n"
        f"  output logic [{count * w - 1}:0] words_o\n);\n"
    )
    return {f"{unit}_constants.sv": text + body + "endmodule\n"}


def _inputs(core: MontgomeryCore, n: int, width: int, w: int) -> list[str]:
    lines = [f"  logic [{2 * n * w - 1}:0] constants;"]

    def take(name: str, bits: int, source: str, at: int) -> None:
        lines.append(f"  logic [{bits - 1}:0] {name};")
        lines.append(f"  assign {name} = {source}[{at + bits - 1}:{at}];")

    for i, word in enumerate(core.x):
        take(f"v_{i}", word.width, "v_q", i * width)
    for i in range(n - 1):
        take(f"t_{i}", core.x[i].width, "t_q", i * width)
    for i in range(n):
        take(f"inverse_{i}", w, "constants", i * w)
        take(f"modulus_{i}", w, "constants", (n + i) * w)
    return lines


def _prediction(core: MontgomeryCore, scope: Scope, w: int) -> list[str]:
    """All ones in the boundary word and, below it, enough that a carry could ripple through."""
    assert core.boundary is not None and core.below is not None
    free = max(0, w - core.excess.bit_length())
    word = f"{scope.names[core.boundary.view.wire]}[{w}:0]"
    lines = [f"  assign edge_ones = {word} == {{1'b0, {{{w}{{1'b1}}}}}}"]
    if free:
        name = scope.read(core.below, 0)
        base = name.partition("[")[0]
        lines[0] += f" && (&{base}[{w - 1}:{w - free}])"
    lines[0] += ";"
    return lines


REGISTERS = """  // The cycle: x^2, low half for the quotient, high half; full and resolve only after an open
  // prediction.
  localparam logic [2:0] Square = 3'd0, Low = 3'd1, High = 3'd2, Full = 3'd3, Resolve = 3'd4;
  logic [2:0] cycle_q, cycle_d;
  logic [{top}:0] v_q, v_d, t_q, quotient, other, resolved;
  logic [1:0] carry_q, carry_in;
  logic below_carry, below_zero, edge_ones, resolve_q, lower_q;
  logic square_q, not_square_q, low_q, full_q, low_full_q, square_high_q, high_q, not_high_q;
"""

CONTROL = """
  // What each cycle selects comes out of registers of its own, set together with the cycle: between a register and
  // an operand there is one table.
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      {{square_q, square_high_q, not_high_q}} <= '1;
      {{low_q, high_q, full_q, not_square_q, low_full_q, resolve_q}} <= '0;
      lower_q <= 1'b1;
    end else if (step_i) begin
      square_q <= cycle_d == Square;
      low_q <= cycle_d == Low;
      high_q <= cycle_d == High;
      full_q <= cycle_d == Full;
      not_square_q <= cycle_d != Square;
      low_full_q <= cycle_d == Low || cycle_d == Full;
      square_high_q <= cycle_d == Square || cycle_d == High;
      not_high_q <= cycle_d != High;
      resolve_q <= cycle_d == Resolve;
      lower_q <= cycle_d == Square || cycle_d == Low || cycle_d == Full;
    end
  end

  assign carry_in = high_q ? carry_q : 2'd0;

  // Of the words in v: T's lower half in cycle Low, low(Q N) in cycle Resolve.
  rbr_carry #(.Words({n}), .Radix({w}), .Width({width})) u_below (
    .words_i(v_q), .carry_o(below_carry), .zero_o(below_zero)
  );

  always_comb begin
    unique case (cycle_q)
      Square:  cycle_d = Low;
      Low:     cycle_d = High;
      High:    cycle_d = edge_ones ? Full : Square;
      Full:    cycle_d = Resolve;
      default: cycle_d = Square;
    endcase
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) cycle_q <= Square;
    else if (step_i) cycle_q <= cycle_d;
  end

  // The quotient's top word loses the bit that is worth R. An open third product waits in t, and v stays.
  assign quotient = {{{{({top} + 1 - {mask}){{1'b0}}}}, low_words[{mask}-1:0]}};
  assign resolved = {{t_q[{top}:{width}], t_q[{width}-1:0] + {{{{({width} - 1){{1'b0}}}}, below_carry}}}};
  assign other = load_i ? x_i : ({{({top} + 1){{resolve_q}}}} & resolved);
  assign v_d = ({{({top} + 1){{lower_q && !load_i}}}} & (low_q ? quotient : low_words)) |
               ({{({top} + 1){{high_q && !load_i}}}} & high_words) | other;

  always_ff @(posedge clk_i) begin
    if (load_i || (step_i && !(high_q && edge_ones))) v_q <= v_d;
    if (step_i && (square_q || high_q)) t_q <= high_words;
    if (step_i && low_q) carry_q <= {{1'b0, below_carry}} + {{1'b0, !below_zero}};
  end

  assign done_o = step_i && ((high_q && !edge_ones) || resolve_q);
  assign branch_o = step_i && resolve_q;
  assign x_o = v_q;
"""
