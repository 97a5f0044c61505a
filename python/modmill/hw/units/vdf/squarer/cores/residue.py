"""The self-check of a folding squarer: x modulo M = 2^w - 1, worked out beside x in every squaring and compared.

Since 2^w is 1 modulo M, a number is congruent to the sum of its words. With the columns of x^2, the folded words d_k
and the table rows T_t of folding.py, these hold over the integers, up to powers of 2^w:

    x^2 = sum of the kept columns + sum of d_k,     x' = sum of the kept columns + sum of T_t,

so r(x') = r(x)^2 + sum of (r(T_t) - r(index of t)) modulo M. Each table has r(T_t) - r(index) as one more word beside
its row, so the rule is one more column of the reduction, whose kept word is the square of r(x).

A fault changes one of these terms by e, and then the two sides differ by e. Each bit of each register in the data path
counts a power of two, which is never 0 modulo M, so a flipped one is always seen
(docs/derivations/hardware-self-check.md).

The comparison is a pipeline of its own, which takes x in every cycle: sum of words + M - r(x) is a multiple of M.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.layout import laid_out
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.shared.plan import share
from modmill.hw.circuit.trees import sum_rows
from modmill.hw.circuit.verilog import LINT_OFF, Modules, Scope
from modmill.hw.units.vdf.redundant.core import Comparison, Core
from modmill.hw.units.vdf.redundant.text import word
from modmill.hw.units.vdf.squarer.config import FoldingConfig


def digits(word: Word, w: int) -> list[Word]:
    """The digits of a word to the base 2^w, each at the place of the lowest: together they are congruent to it.

    >>> from modmill.hw.circuit.graph import Circuit
    >>> [digit.high for digit in digits(Circuit().input("a", 0x1_ff_ff), 8)]
    [255, 255, 1]
    """
    found = [word.low(w)]
    while (rest := word.above(w)) is not None:
        word = rest
        found.append(word.low(w))
    return found


def watch(core: Core, config: FoldingConfig) -> Core:
    """The core with its comparison, in as few stages as its period allows: at most one for each word that is streamed.

    A host that has taken the last word of a result therefore finds the flag set if that result is wrong.
    """
    stages = 1
    while True:
        circuit, x, different = _comparison([word.high for word in core.x], config)
        plan = share(circuit, [different], (), 1, stages, stages - 1)
        if plan.period <= core.period or stages == len(core.x) - 1:
            return replace(core, comparison=Comparison(circuit, x, different, stages))
        stages += 1


def _comparison(bounds: Sequence[int], config: FoldingConfig) -> tuple[Circuit, tuple[Word, ...], Word]:
    """The circuit, its inputs, and the bit that says that they disagree.

    The sum is that of the words, the complement of the residue, and a constant which makes up for the complement: it is
    a multiple of M if they agree, and never 0. Its digits are added until it is below 2 M, so that only M is left.
    """
    c, w = Circuit(), config.word
    modulus = (1 << w) - 1
    x = tuple(c.input(f"x_{i}" if i < len(bounds) - 1 else "residue", high) for i, high in enumerate(bounds))
    ones = (1 << x[-1].width) - 1
    complement = c.xor("complement", x[-1], c.literal("ones", ones))
    rows = [*x[:-1], complement, c.literal("constant", -ones % modulus or modulus)]
    total, turn = sum_rows(c, "total", rows, config.compressor), 0
    while total.high >= 2 * modulus:
        total, turn = sum_rows(c, f"folded_{turn}", digits(total, w), config.compressor), turn + 1
    same = c.equal("same", total, c.literal("modulus", modulus))
    return c, x, c.invert("different", same)


def comparison_file(unit: str, core: Core, word_bits: int) -> dict[str, str]:
    """The file of the module `<unit>_check`."""
    made = core.comparison
    assert made is not None
    top, last = len(made.x) * word_bits - 1, made.stages - 1
    names = {wire: wire.name for op in made.circuit.ops for wire in op.outs}
    lines = [f"  localparam int WordBits = {word_bits};", "  logic enable;", "  assign enable = 1'b1;"]
    lines += [word(w.view.wire.name, "x_i", i, w.width) for i, w in enumerate(made.x)]
    lines += laid_out(Modules(f"{unit}_check", made.circuit, [made.different], 1).core)
    different = Scope(unit, names, "enable").read(made.different, last)
    words = {
        "stages": made.stages,
        "s": "s" * (made.stages > 1),
        "lint": LINT_OFF,
        "one": f"{made.stages}'d1",
        "shifted": "{valid_q[" + f"{last - 1}:0], valid_q[0]" + "}" if last else "valid_q",
    }
    text = CHECK.format(unit=unit, top=top, last=last, lines="\n".join(lines), different=different, **words)
    return {f"{unit}_check.sv": text}


CHECK = """// The self-check of {unit}_core: whether x is what its residue says, in every cycle.
//
// clk_i, rst_ni: the clock, and what clears the flag. load_i: the next edge gives x_i a number from outside and clears
// the flag. step_i: a squaring goes on. order_i: the control does what it may. x_i: the words of x, the last
// one its residue. error_o: since the last load, x and its residue disagreed, or the control did what it may not.
//
// The comparison takes {stages} cycle{s}; the flag follows one later.
// Generated by modmill hw emit; do not edit.
{lint}module {unit}_check (
  input  logic clk_i,
  input  logic rst_ni,
  input  logic load_i,
  input  logic step_i,
  input  logic order_i,
  input  logic [{top}:0] x_i,
  output logic error_o
);
{lines}

  // Bit k: the comparison's stage k has an x that was loaded, or follows from one.
  logic [{last}:0] valid_q;
  logic error_q, found;
  assign found = (valid_q[{last}] & {different} & ~load_i) | (step_i & ~valid_q[0]) | ~order_i;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) valid_q <= '0;
    else if (load_i) valid_q <= {one};
    else valid_q <= {shifted};
    error_q <= rst_ni & (found | (error_q & ~load_i));
  end
  assign error_o = error_q;
endmodule
"""
