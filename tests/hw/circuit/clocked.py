"""Circuits with state beside their text: the same random inputs, cycle by cycle, in Python and in Icarus."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path

from modmill.hw import rtl
from modmill.hw.circuit.clocked import Stepper
from modmill.hw.circuit.evaluate import value
from modmill.hw.circuit.part import Part
from modmill.hw.emit.sources import used
from tests.hw.support import icarus

Inputs = dict[str, int]


def texts(part: Part, unit: str = "u", *, loops: bool = False) -> dict[str, str]:
    """All files of a part as the top of a unit."""
    own = {f"{name}.sv": text for name, text in part.modules(unit, loops=loops).items()}
    return own | used(own, rtl.read("state") | rtl.read("number") | rtl.read("prim/portable"))


def bench(part: Part, cycles: int) -> str:
    """Applies a line of in.hex in each cycle, and prints the results before the clock edge."""
    ins = {f"{op.name}_i": op.outs[0].width for op in part.inputs}
    outs = {f"{name}_o": word.width for name, word in part.results.items()}
    control = [name for name, there in zip(("clk_i", "rst_ni", "en_i"), part.ports, strict=True) if there]
    declared = "".join(f"  logic [{w - 1}:0] {n};\n" for n, w in (ins | outs).items())
    total = sum(ins.values())
    return f"""
module tb;
  logic clk_i = 0, rst_ni = 0, en_i = 1;
{declared}  logic [{total - 1}:0] vectors[{cycles}];
  u_{part.name} dut ({", ".join(f".{n}" for n in (*control, *ins, *outs))});
  initial begin
    $readmemh("in.hex", vectors);
    {{{", ".join(ins)}}} = 'x;
    #1 clk_i = 1;
    #1 clk_i = 0;
    rst_ni = 1;
    for (int i = 0; i < {cycles}; i++) begin
      {{{", ".join(ins)}}} = vectors[i];
      #1 $display("{" ".join("%b" for _ in outs)}", {", ".join(outs)});
      clk_i = 1;
      #1 clk_i = 0;
    end
    $finish;
  end
endmodule
"""


def compare(
    folder: Path,
    part: Part,
    draw: Callable[[random.Random, Mapping[str, int]], Inputs],
    cycles: int = 400,
    seed: int = 1,
    modulus: int = 0,
    *,
    loops: bool = False,
) -> list[Inputs]:
    """Runs both and compares each bit that Icarus knows; returns the results of Python's, one a cycle.

    `loops`: the text is that for simulation.
    `draw` makes the inputs of a cycle from the results of the cycle before.
    """
    rng = random.Random(seed)
    stepper = Stepper(part.circuit, modulus, seed) if not part.ports.enable else None
    assert stepper is not None, "a part with state or a combinational one"
    given: list[Inputs] = []
    found: list[Inputs] = []
    last: Inputs = dict.fromkeys(part.results, 0)
    for _ in range(cycles):
        given.append(draw(rng, last))
        values = stepper.step(given[-1])
        last = {name: value(word, values) for name, word in part.results.items()}
        found.append(last)
    packed = []
    for inputs in given:
        word = 0
        for op in part.inputs:
            of = op.params.get("of")
            word = word << op.outs[0].width | (of(modulus) if of else inputs.get(op.name, 0))
        packed.append(f"{word:x}\n")
    (folder / "in.hex").write_text("".join(packed), encoding="ascii")
    files = texts(part, loops=loops) | {"tb.sv": bench(part, cycles)}
    for name, text in files.items():
        (folder / name).write_text(text, encoding="ascii")
    printed = [line.split() for line in icarus(folder, "tb", [folder / name for name in files]).splitlines()]
    rows = [row for row in printed if row and set("".join(row)) <= set("01xz")]
    assert len(rows) == cycles
    known = 0
    for cycle, (row, results) in enumerate(zip(rows, found, strict=True)):
        for (name, expected), bits in zip(results.items(), row, strict=True):
            want = f"{expected:0{len(bits)}b}"
            known += sum(b in "01" for b in bits)
            assert all(b in ("x", w) for b, w in zip(bits, want, strict=True)), (cycle, name, bits, want)
    assert known > 0
    return found
