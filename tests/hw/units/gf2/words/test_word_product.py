"""Products of words: proved by SAT at the thesis' small words, on bases at all; a wrong gate is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from modmill.errors import ToolFailed
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.part import Part
from modmill.hw.units.gf2.words.product import word_product
from tests.hw.prim.cells import sources
from tests.hw.solver import prove

CLAIM = """
module claim (input logic clk_i, input logic [7:0] a, b);
  logic [7:0] a_q, b_q;
  logic begun = 0;
  always_ff @(posedge clk_i) begin
    begun <= 1;
    a_q <= a;
    b_q <= b;
  end
  logic [14:0] made, right;
  {instance}
  always_comb begin
    right = 0;
    for (int i = 0; i < 8; i++) if ({b}[i]) right = right ^ (15'({a}) << i);
    assert ({when} made == right);
  end
endmodule
"""


def product(bits: int, levels: int, registers: int = 0) -> Part:
    c = Circuit()
    a, b = (c.input(name, (1 << bits) - 1) for name in "ab")
    return Part("product", "a product of words", c, {"r": word_product(c, "r", a, b, levels, registers)})


def proved(folder: Path, levels: int, registers: int, change: tuple[str, str] = ("", "")) -> None:
    modules = product(8, levels, registers).modules("u")
    clock = ".clk_i(clk_i), .rst_ni(1'b1), " if registers else ""
    ports = f"u_product product ({clock}.a_i(a), .b_i(b), .r_o(made));"
    seen = {name: name + "_q" * registers for name in "ab"} | {"when": "!begun ||" if registers else ""}
    text = "\n".join([*modules.values(), CLAIM.format(instance=ports, **seen)])
    assert change[0] in text
    cells = "\n".join(path.read_text("utf-8") for path in sources("portable"))
    prove(folder, "claim", cells + text.replace(*change, 1), inductive=bool(registers), steps=3)


@pytest.mark.parametrize("registers", [0, 1])
@pytest.mark.parametrize("levels", [0, 1, 2])
def test_products_of_bytes_are_proved(tmp_path: Path, levels: int, registers: int) -> None:
    proved(tmp_path, levels, registers)


def test_a_wrong_sum_is_found(tmp_path: Path) -> None:
    with pytest.raises(ToolFailed, match="proof did fail"):
        proved(tmp_path, 1, 0, ("r_parts[3] ^ r_parts[10]", "r_parts[3] ^ r_parts[9]"))


@pytest.mark.parametrize("levels", [0, 1, 2])
@pytest.mark.parametrize("bits", [8, 32, 64])
def test_products_of_all_powers_of_x(bits: int, levels: int) -> None:
    """A circuit of sums and products of sums of each operand's bits is bilinear, so these determine all others."""
    part = product(bits, levels)
    for i in range(bits):
        for j in range(bits):
            values = evaluate(part.circuit, {"a": 1 << i, "b": 1 << j}, 0)
            assert value(part.results["r"], values) == 1 << i + j
