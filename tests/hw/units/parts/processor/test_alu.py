"""Each operation of the units, proved of their emitted text at toy width by the SAT solver of Yosys.

A claim is a module with the unit, its operands of one cycle, and the result that follows from them by the operators of
the language. A unit is a pipeline without feedback, so a result depends on one cycle's operands alone: the claim holds
for every state of the registers and all operands in every cycle before, and is asked of the cycle after the latency.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from modmill.errors import ToolFailed
from modmill.hw.circuit.part import Part
from modmill.hw.modmul.fixed import FixedMultiplier
from modmill.hw.modmul.methods import METHODS
from modmill.hw.units.parts.processor.parts import adder, chooser, multiplier
from tests.hw.solver import prove_pipeline

NUMBERS = {
    "equal": "a == b",
    "below": "a < b",
    "odd": "a[0]",
    "when": "b[0] ? a : 0",
    "unless": "b[0] ? 0 : a",
}
"""The functions of the chooser in the language of the claim."""


def claim(part: Part, assumed: str, wanted: str, fixed: Mapping[str, str]) -> str:
    """The module `claim`: where `assumed` holds of the operands, the part gives `wanted` after its latency.

    `fixed` gives ports that are constants the same in all cycles, as expressions or free where they are empty.
    """
    ports = {op.name: op.outs[0].width for op in part.inputs}
    free = [f"input [{width - 1}:0] {name}" for name, width in ports.items() if not fixed.get(name)]
    named = [f"  wire [{ports[name] - 1}:0] {name} = {text};" for name, text in fixed.items() if text and name in ports]
    width = part.results["r"].width
    lines = [
        f"module claim ({', '.join(['input clk', *free])});",
        *named,
        f"  wire [{width - 1}:0] r;",
        f"  u_{part.name} u (.clk_i(clk), .en_i(1'b1), {', '.join(f'.{n}_i({n})' for n in ports)}, .r_o(r));",
        f"  reg [{width - 1}:0] want [0:{part.latency - 1}];",
        "  integer i;",
        "  always @(posedge clk) begin",
        f"    want[0] <= {wanted};",
        f"    for (i = 1; i < {part.latency}; i = i + 1) want[i] <= want[i - 1];",
        "  end",
        f"  always @* assume ({assumed});",
        f"  always @* assert (r == want[{part.latency - 1}]);",
        *(f"  reg [{ports[n] - 1}:0] {n}_q; always @(posedge clk) {n}_q <= {n};" for n, t in fixed.items() if not t),
        *(f"  always @* assume ({n} == {n}_q);" for n, t in fixed.items() if not t),
        "endmodule",
    ]
    return "\n".join(lines) + "\n"


def prove(folder: Path, part: Part, assumed: str, wanted: str, fixed: Mapping[str, str] | None = None) -> None:
    """Raises ToolFailed unless the claim holds for all operands."""
    prove_pipeline(folder, part, claim(part, assumed, wanted, fixed or {}))


@pytest.mark.parametrize("stages", [1, 2, 4])
def test_the_adder_for_every_modulus(tmp_path: Path, stages: int) -> None:
    """At 8 bits, N free among 128 to 255."""
    wanted = "which ? (a < b ? a + n - b : a - b) : ({1'b0, a} + b >= n ? {1'b0, a} + b - n : a + b)"
    prove(tmp_path, adder(8, stages), "n[7] && a < n && b < n", wanted, {"n": ""})


@pytest.mark.parametrize("modulus", [251, 253, 239])
def test_the_adder_for_one_modulus(tmp_path: Path, modulus: int) -> None:
    n = f"9'd{modulus}"
    wanted = f"which ? ({{1'b0, a}} + {n} - b) % {n} : ({{1'b0, a}} + b) % {n}"
    prove(tmp_path, adder(8, 4, modulus), f"a < {n} && b < {n}", wanted)


@pytest.mark.parametrize("stages", [1, 3])
@pytest.mark.parametrize("functions", [(name,) for name in NUMBERS] + [tuple(NUMBERS)])
def test_the_chooser(tmp_path: Path, functions: tuple[str, ...], stages: int) -> None:
    """At 8 bits, all pairs."""
    wanted = NUMBERS[functions[-1]]
    for i, name in reversed([*enumerate(functions[:-1])]):
        wanted = f"which == {i} ? ({NUMBERS[name]}) : ({wanted})"
    assumed = f"which < {len(functions)}" if len(functions) > 1 else "1"
    prove(tmp_path, chooser(8, functions, stages), assumed, wanted)


@pytest.mark.parametrize("modulus", range(17, 32, 2))
def test_the_multiplier_for_any_modulus(tmp_path: Path, modulus: int) -> None:
    """Barrett's at 5 bits, every odd N."""
    fixed = {"n": f"{modulus}", "mu": f"{(1 << 10) // modulus}"}
    prove(
        tmp_path, multiplier(5, 3, "ternary"), f"a < {modulus} && b < {modulus}", f"(a * b + 10'd0) % {modulus}", fixed
    )


@pytest.mark.parametrize("modulus", [17, 29])
def test_the_multiplier_for_two_moduli(tmp_path: Path, modulus: int) -> None:
    """Any one, as above, or 23."""
    fixed = {"n": f"{modulus}", "mu": f"{(1 << 10) // modulus}"}
    wanted = f"which ? (a * b + 10'd0) % 23 : (a * b + 10'd0) % {modulus}"
    assumed = f"which ? a < 23 && b < 23 : a < {modulus} && b < {modulus}"
    prove(tmp_path, multiplier(5, 3, "ternary", other=23), assumed, wanted, fixed)


@pytest.mark.parametrize(
    ("method", "modulus", "cuts"),
    [
        ("pseudo-mersenne", 127, ()),
        ("pseudo-mersenne", 253, ()),
        ("pseudo-mersenne", 253, (4, 2)),
        ("folding", 61, ()),
        ("barrett", 61, (3,)),
    ],
)
def test_the_multipliers_for_one_modulus(tmp_path: Path, method: str, modulus: int, cuts: tuple[int, ...]) -> None:
    """With up to two levels of Karatsuba, cut where they would not pay at this width."""
    made: FixedMultiplier = METHODS[method](modulus, 5, slack=0, levels=len(cuts), cuts=cuts)
    prove(tmp_path, made.part, f"a < {modulus} && b < {modulus}", f"(a * b + 16'd0) % {modulus}")


def test_a_wrong_claim_is_refuted(tmp_path: Path) -> None:
    with pytest.raises(ToolFailed, match="proof did fail"):
        prove(tmp_path, chooser(8, ("below",), 3), "1", "a <= b")
    with pytest.raises(ToolFailed, match="proof did fail"):
        prove(tmp_path, adder(8, 2), "a <= n && b < n", "(which ? {1'b0, a} + n - b : {1'b0, a} + b) % n", {"n": "251"})
