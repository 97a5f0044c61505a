"""The text of the Predictive Montgomery core: registers, the cycle's one-hot state, the prediction, and the array."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from modmill.hw import rtl
from modmill.hw.circuit.layout import laid_out
from modmill.hw.circuit.part import inner_files
from modmill.hw.circuit.verilog import LINT_OFF, Modules, Scope, padded, sum_file
from modmill.hw.units.vdf.redundant.text import PORTS, clocked, header, packed, sizes, watched_lines, word
from modmill.hw.units.vdf.squarer.cores.montgomery import MontgomeryCore
from modmill.hw.units.vdf.squarer.cores.passes import PassesCore


def core_file(unit: str, core: MontgomeryCore, notes: Iterable[str]) -> dict[str, str]:
    """Files of the core and the modules of its sums."""
    n, width, w = len(core.x), max(word.width for word in core.x), core.word
    looked = [word for word in (core.boundary, core.below) if word is not None]
    modules = Modules(unit, core.circuit, [*core.low, *core.high, *looked], 1)
    scope = Scope(unit, {wire: wire.name for op in core.circuit.ops for wire in op.outs}, "enable")

    def bus(name: str, words: Sequence[str]) -> list[str]:
        return [f"  logic [{len(words) * width - 1}:0] {name};", packed(name, words)]

    low = [padded(scope.read(x, 0), x.width, 0, width) for x in core.low]
    high = [padded(scope.read(x, 0), x.width, 0, width) for x in core.high]
    registers, control = (REGISTERS, CONTROL) if looked else (REGISTERS_EXACT, CONTROL_EXACT)
    lines = [*sizes(n, width), "", registers]
    lines += _inputs(core, n, w)
    lines += [f"  {unit}_constants u_constants (.words_o(constants));"]
    lines += laid_out(modules.core)
    lines += bus("low_words", low) + bus("high_words", high)
    lines += _prediction(core, scope, w) if looked else []
    filled = {"n": n, "width": width, "w": w, "mask": (n - 1) * width + w, "top": n * width - 1}
    lines.append(rtl.fill(control, {name: size for name, size in filled.items() if f"@{name}@" in control}))
    lines += watched_lines(core, scope)
    text = header("One modular squaring by Montgomery's method on one multiplier array.", notes)
    text += LINT_OFF + PORTS.format(unit=unit, top=n * width - 1) + "\n".join(lines) + "\nendmodule\n"
    return {f"{unit}_core.sv": text} | sum_file(unit, modules.bodies)


def constant_files(unit: str, words: int, word: int, constants: Sequence[int] | None) -> dict[str, str]:
    """The module of the modulus's constants: loaded by the simulation, or literals."""
    count, w = 2 * words, word
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


def _inputs(core: MontgomeryCore, n: int, w: int) -> list[str]:
    lines = [f"  logic [{2 * n * w - 1}:0] constants;", "  // Words: of v and T, of -1/N modulo R, of N."]
    lines += [word(f"v_{i}", "v_q", i, x.width) for i, x in enumerate(core.x)]
    lines += [word(f"t_{i}", "t_q", i, x.width) for i, x in enumerate(core.x[:-1])]
    if core.boundary is None:
        lines += [word(f"kept_{n - 2 + i}", "kept_q", i, core.x[n - 2 + i].width) for i in range(2)]
    return lines + _constant_words(n, w)


def _constant_words(n: int, w: int) -> list[str]:
    return [
        f"  wire [{w - 1}:0] {name}_{i} = constants[{first + i}*{w}+:{w}];"
        for name, first in (("inverse", 0), ("modulus", n))
        for i in range(n)
    ]


def passes_files(unit: str, core: PassesCore, word: int, notes: Iterable[str]) -> dict[str, str]:
    """Files of a core of several passes and of its array."""
    assert core.done is not None
    n = len(core.x)
    lines = [f"  logic [{2 * n * word - 1}:0] constants;", f"  {unit}_constants u_constants (.words_o(constants));"]
    title = "One modular squaring by Montgomery's method on multipliers that make a product in several passes."
    text = clocked(unit, core, core.done, title, notes, [*lines, *_constant_words(n, word)])
    return {f"{unit}_core.sv": text} | inner_files(unit, core.circuit)


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


REGISTERS = """\
  // The cycle: x^2, low half for the quotient, high half; full and resolve only after an open prediction.
  typedef enum logic [2:0] {Square, Low, High, Full, Resolve} cycle_e;
  cycle_e cycle_q, cycle_d;
  logic [Words*WordBits-1:0] v_q, v_d, t_q, quotient, other, resolved;
  logic [1:0] carry_q, carry_in;
  logic below_carry, below_zero, edge_ones, resolve_q, lower_q;
  logic square_q, not_square_q, low_q, full_q, low_full_q, square_high_q, high_q, not_high_q;
"""
REGISTERS_EXACT = """\
  // The cycle, one bit each: x^2, low half for the quotient, high half. kept: T's words next below the cut.
  logic [Words*WordBits-1:0] v_q, v_d, quotient;
  logic [(Words-1)*WordBits-1:0] t_q;
  logic [2*WordBits-1:0] kept_q;
  logic square_q, not_square_q, low_q, square_high_q, high_q, not_high_q;
"""
TEMPLATES = Path(__file__).parents[1] / "templates"
CONTROL = (TEMPLATES / "montgomery_control.sv").read_text(encoding="ascii")
CONTROL_EXACT = (TEMPLATES / "montgomery_control_exact.sv").read_text(encoding="ascii")
