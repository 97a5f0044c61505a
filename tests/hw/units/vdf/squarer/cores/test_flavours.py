"""One core in its three texts: loops over columns for simulation, tables as constants, UltraScale+ primitives.

What is simulated at full width is not the text that is costed, so here all of them run side by side at small widths
and must give the same words after every squaring, those of the golden model.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from modmill.hw import rtl
from modmill.hw.circuit.layout import registers_as_cells
from modmill.hw.interface import registry
from modmill.hw.interface.configuration import Configuration
from modmill.hw.interface.unit import FLAVOURS, Flavour
from modmill.hw.stream.loop.words import packed, unpacked
from modmill.hw.units.vdf.squarer.config import configured
from modmill.hw.units.vdf.squarer.unit import PassesSquarer, Squarer, squarer
from modmill.hw.units.vdf.wide_squarer import WideConfig
from tests.hw.prim.cells import MODELS
from tests.hw.support import icarus

MODULI = {"64": (1 << 64) - 59, "33": (1 << 33) - 9}
STEPS = 25

CASES = [
    configured("vdf_ozturk", bits=64),
    configured("vdf_ozturk", bits=64, stages=1, compressor="mixed"),
    configured("vdf_ozturk", bits=33, word=8, stages=5, compressor="csa42", gather=True),
    configured("vdf_ozturk", bits=64, stages=3),
    configured("vdf_ozturk", bits=64, self_check=True),
    configured("vdf_ozturk", bits=64, rows="block", stages=8),
    configured("vdf_ozturk", bits=33, word=8, rows="block", chunk=7, stages=4, gather=True, self_check=True),
    configured("vdf_bipartite", bits=64, rows="block", stages=3),
    configured("vdf_bipartite", bits=64),
    configured("vdf_bipartite", bits=64, stages=3),
    configured("vdf_bipartite", bits=33, word=8, stages=2, compressor="counter", cascade=1),
    configured("vdf_bipartite", bits=33, word=8, stages=3, compressor="full_adder", self_check=True),
    configured("vdf_predictive_montgomery", bits=64),
    configured("vdf_predictive_montgomery", bits=33, word=8, compressor="chain"),
    configured("vdf_predictive_montgomery", bits=64, carry="exact"),
    configured("vdf_predictive_montgomery", bits=64, passes=2),
    configured("vdf_predictive_montgomery", bits=33, word=8, passes=4, stages=15, compressor="chain"),
    configured("vdf_predictive_montgomery", bits=33, word=8, compressor="chain", carry="exact"),
    WideConfig(bits=64, folds=4, front=2),
    WideConfig(bits=64, share=2, folds=2, front=1, cascade=1),
    WideConfig(bits=33, word=8, folds=8, front=3, back=1, compressor="counter"),
]


def bench(unit: Squarer, x: list[int]) -> str:
    """Loads x, squares, and prints x after each squaring."""
    width = unit.words * unit.word_bits
    start = packed(x, unit.word_bits)
    registers = {"vdf_predictive_montgomery": ("v_q", "t_q"), "vdf_multiplexed": ()}.get(unit.name, ("x_q",))
    registers += ("kept_q",) if unit.config.parameters().get("carry") == "exact" else ()
    registers = () if isinstance(unit, PassesSquarer) else registers
    return f"""
module tb;
  logic clk = 0, rst_n = 0, load = 0, step = 0, done, branch, error;
  logic [{width - 1}:0] x;
  int left = {STEPS};
  {unit.name}_core dut (.clk_i(clk), .rst_ni(rst_n), .load_i(load), .x_i({width}'h{start:x}), .step_i(step),
    .done_o(done), .x_o(x), .branch_o(branch){", .expect_i(1'b1), .error_o(error)" * unit.checked});
  always @(negedge clk) if (rst_n && {"error" if unit.checked else "0"}) $fatal(1, "a false alarm");
  always #5 clk = ~clk;
  // Gates that look at an unknown value stay unknown here even where the hardware's choice would not matter. Stage
  // registers run free, so what follows from x = 0 fills them first.
  initial begin
{"".join(f"    dut.{r} = '0;{chr(10)}" for r in registers)}    repeat ({unit.latency + 2}) @(negedge clk);
    rst_n = 1; load = 1;
    @(negedge clk);
    load = 0; step = 1;
    while (left > 0) begin
      #1;
      if (done) begin
        @(negedge clk);
        $display("%h", x);
        left = left - 1;
      end else @(negedge clk);
    end
    $finish;
  end
endmodule
"""


def run(folder: Path, unit: Squarer, flavour: Flavour, modulus: int, x: list[int]) -> list[list[int]]:
    """x after each squaring, from Icarus."""
    folder = folder / flavour
    (folder / "tables").mkdir(parents=True)
    for name, words in unit.images(modulus).items() if flavour == "file" else ():
        (folder / "tables" / name).write_text("\n".join(f"{w:x}" for w in words) + "\n", encoding="ascii")
    kind = "xcup" if flavour == "lut6" else "portable"
    with registers_as_cells(kind == "xcup"):
        texts = unit.core_files(flavour, modulus)
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="ascii")
    (folder / "tb.sv").write_text(bench(unit, x), encoding="ascii")
    files = [
        *folder.glob("*.sv"),
        *(rtl.folder() / "number").glob("*.sv"),
        *(rtl.folder() / "state").glob("*.sv"),
        *(rtl.folder() / "prim" / kind).glob("*.sv"),
    ]
    if flavour == "file":
        files = [p for p in files if "_row_" not in p.name]
    elif kind == "portable":
        files = [p for p in files if p.name != "constant_store.sv"]
    else:
        files += MODELS.glob("*.sv")
    lines = [line for line in icarus(folder, "tb", files).split() if set(line) <= set("0123456789abcdefxz")]
    return [unpacked(int(line, 16), unit.words, unit.word_bits) for line in lines]


def expected(unit: Squarer, modulus: int, x: list[int]) -> list[list[int]]:
    """The golden words after each squaring."""
    golden, found = unit.golden(modulus), []
    for _ in range(STEPS):
        x = golden.step(x)
        found.append(x)
    return found


@pytest.mark.parametrize("config", CASES, ids=lambda c: c.slug)
def test_all_texts_of_a_core_give_the_golden_words(tmp_path: Path, config: Configuration) -> None:
    unit = registry.build(config)
    assert isinstance(unit, Squarer)
    modulus = MODULI[str(unit.bits)]
    x = unit.encode(random.Random(config.slug).randrange(modulus), modulus)
    for flavour in FLAVOURS:
        assert run(tmp_path, unit, flavour, modulus, x) == expected(unit, modulus, x), flavour


def test_the_rare_branch_of_the_montgomery_core(tmp_path: Path) -> None:
    """x = 1 in the domain: all words below the cut of the third product are ones, and the prediction stays open."""
    unit, modulus = squarer(configured("vdf_predictive_montgomery", bits=64)), MODULI["64"]
    x = [1] + [0] * (unit.words - 1)
    for flavour in ("file", "lut6"):
        assert run(tmp_path, unit, flavour, modulus, x) == expected(unit, modulus, x), flavour
