"""Cells of recoded digits, and differences with their reductions, proved by Yosys for all inputs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from modmill import programs
from modmill.errors import ToolFailed
from modmill.hw import rtl
from modmill.hw.carry_save.montgomery import Montgomery
from modmill.hw.carry_save.number import CarrySave, closed_bits
from modmill.hw.carry_save.reduction import Reduction
from modmill.hw.circuit.kinds.digits import digits
from modmill.hw.circuit.part import Part
from modmill.hw.cost import synth
from tests.hw.circuit.clocked import texts
from tests.support import require_rtl

RECODE = """
module wrap (input logic [{w}-1:0] a, b, output logic holds);
  logic [{d}-1:0] one, two, negative;
  digit_recode #(.W({w})) u (.a_i(a), .b_i(b), .one_o(one), .two_o(two), .negative_o(negative));
  logic signed [2*{d}+2:0] sum;
  always_comb begin
    sum = 0;
    for (int i = {d} - 1; i >= 0; i--) begin
      sum = sum <<< 2;
      if (negative[i]) sum = sum - {{one[i] & two[i], two[i], one[i]}};
      else sum = sum + {{one[i] & two[i], two[i], one[i]}};
    end
  end
  assign holds = sum == (a + b + {{2{{1'b0}}}}) & ~|(one & two) & ~|(negative & ~(one | two)) & ~negative[{d}-1];
endmodule
"""
PRODUCTS = """
module wrap (input logic [4:0] one, two, negative, output logic holds);
  logic [11:0] row;
  digit_products #(.D(5), .S(2)) u (.one_i(one), .two_i(two), .negative_i(negative), .row_o(row));
  logic legal;
  assign legal = ~|(one & two) & ~|(negative & ~(one | two));
  always_comb begin
    holds = 1;
    for (int i = 0; i < 3; i++) begin
      logic [3:0] amount;
      amount = {{2'b0, two[i], one[i]}} * {{2'b0, two[i+2], one[i+2]}};
      if (legal && row[4*i+:4] != (negative[i] ^ negative[i+2] ? 4 - amount : 4 + amount)) holds = 0;
    end
  end
endmodule
"""


def prove(folder: Path, text: str, cell: str, change: tuple[str, str] = ("", "")) -> None:
    """Raises ToolFailed unless `holds` is 1 for all inputs, with the cell's text changed."""
    require_rtl("pyosys")
    source = rtl.read("number")[f"{cell}.sv"]
    assert change[0] in source
    (folder / "cell.sv").write_text(source.replace(*change) if change[0] else source, encoding="ascii")
    (folder / "wrap.sv").write_text(text, encoding="ascii")
    reads = [f"read_verilog -sv {folder / name}" for name in ("cell.sv", "wrap.sv")]
    synth.yosys([*reads, "hierarchy -check -top wrap", "prep -flatten -top wrap", "sat -verify -prove holds 1 wrap"])


@pytest.mark.parametrize("width", [1, 2, 7, 16])
def test_digits_are_the_sum_of_the_shares(tmp_path: Path, width: int) -> None:
    prove(tmp_path, RECODE.format(w=width, d=digits(width)), "digit_recode")


def test_products_of_digits(tmp_path: Path) -> None:
    prove(tmp_path, PRODUCTS.format(), "digit_products")


@pytest.mark.parametrize(
    ("text", "cell", "change"),
    [
        (RECODE.format(w=4, d=digits(4)), "digit_recode", ("one_o      = odd ^", "one_o      = odd |")),
        (PRODUCTS.format(), "digit_products", ("two | (one & negative)", "two | one")),
    ],
)
def test_a_wrong_cell_is_found(tmp_path: Path, text: str, cell: str, change: tuple[str, str]) -> None:
    with pytest.raises(ToolFailed, match="yosys failed"):
        prove(tmp_path, text, cell, change)


RESIDUE = """
module wrap (input logic [{w}-1:0] a, b, c, d, output logic holds);
  logic [{r}-1:0] low, high;
  {part} u (.a_0_i(a), .a_1_i(b), .b_0_i(c), .b_1_i(d), .low_o(low), .high_o(high));
  logic [{w}+3:0] above;
  assign above = low + high + {{4'b0, c}} + d - a - b + {offset};
  always_comb begin
    holds = 0;
    for (int i = 0; i < {most}; i++) if (above == i * {n}) holds = 1;
  end
endmodule
"""


def proved(folder: Path, modulus: int, method: Reduction, change: int = 0) -> None:
    """The difference of two numbers in any shares, folded to as many bits, for all inputs; `change` spoils it."""
    require_rtl("pyosys")
    cs, bits = CarrySave(modulus, method), closed_bits(modulus, method)
    a, b = cs.input("a", bits), cs.input("b", bits)
    difference = cs.difference(a, b)
    found = cs.settled(replace(difference, excess=difference.excess + change), bits)
    low, high = (cs.rows.plain(row) for row in found.rows)
    made = Part("toy", "a difference", cs.rows.circuit, {"low": low, "high": high})
    files = texts(made)
    top = next(name for name in files if name.endswith("_toy.sv"))
    width = max(low.width, high.width)
    # The result less the difference is a multiple of N, from one below -2^(bits + 1) on.
    lowest = (2 << bits) // modulus + 1
    most = lowest + ((1 << width + 1) + (2 << bits)) // modulus + 1
    assert most * modulus < 1 << bits + 4
    shape = {"w": bits, "r": width, "n": modulus, "part": top.removesuffix(".sv")}
    shape |= {"offset": lowest * modulus, "most": most}
    files["wrap.sv"] = RESIDUE.format(**shape)
    programs.write_texts(folder, files)
    reads = [f"read_verilog -sv {folder / name}" for name in files if name.endswith(".sv")]
    prepared = "hierarchy -check -top wrap", "prep -flatten -top wrap", "memory_map", "opt"
    synth.yosys([*reads, *prepared, "sat -verify -prove holds 1 wrap"])


@pytest.mark.parametrize("modulus", [11, 13])
def test_differences_and_their_small_reduction(tmp_path: Path, modulus: int) -> None:
    """The shares have as many bits as the modulus."""
    proved(tmp_path, modulus, Montgomery(modulus))


def test_a_wrong_constant_is_found(tmp_path: Path) -> None:
    with pytest.raises(ToolFailed, match="proof did fail"):
        proved(tmp_path, 13, Montgomery(13), 1)
