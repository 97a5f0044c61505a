"""The carry from below in the Predictive Montgomery squarers: what is claimed of it, proved for all columns at once.

No multiplier stands in the claim. T's words and the columns of Q N are free numbers within the bounds that the circuit
has, under the one condition that together they are a multiple of R below column n. So the claim is stronger than what
the unit needs, and the solver only has to add.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from modmill.errors import ToolFailed
from modmill.hw.units.vdf.squarer.config import configured
from modmill.hw.units.vdf.squarer.cores.montgomery import MontgomeryCore
from modmill.hw.units.vdf.squarer.unit import squarer
from tests.hw.solver import prove

PREDICTED = "  always_comb assert (ambiguous || carry == {above} + word[{w}] + (below >> {r}) + (below[{r}-1:0] != 0));"
EXACT = "  always_comb assert (carry == {above} + (word[0] | word[{w}]));"


def claim(bits: int, word: int, carry: str) -> str:
    """The carry out of n columns is what the unit makes of the two uppermost, `ambiguous` being its rare case."""
    unit = squarer(configured("vdf_predictive_montgomery", bits=bits, word=word, carry=carry))
    core = unit.core
    assert isinstance(core, MontgomeryCore)
    n, w, plain, high = unit.words, word, (1 << word) - 1, max(x.high for x in core.x)
    columns = [(k + 1) * plain + k * (high * plain >> w) for k in range(n)]
    width = w * n + columns[-1].bit_length() + 2
    free = max(0, w - core.excess.bit_length())
    exact = carry == "exact"

    def number(name: str, over: range) -> str:
        return " + ".join(f"({{{width}'d0, {name}_{k}}} << {w * k})" for k in over)

    ports, lines = [], []
    for k, most in enumerate(columns):
        for name, top in ((f"p_{k}", most), (f"t_{k}", high)):
            ports.append(f"  input logic [{top.bit_length() - 1}:0] {name}")
            lines.append(f"  always_comb assume ({name} <= {top.bit_length()}'d{top});")
    wide = f"  logic [{width - 1}:0]"
    upper, lower = ((f"({{{width}'d0, p_{k}}} + {f't_{k}' if exact else '0'})") for k in (n - 1, n - 2))
    lines += [
        f"{wide} below, total, carry, upper, lower, word;",
        f"  assign below = {number('t', range(n))};",
        f"  assign total = below + {number('p', range(n))};",
        f"  always_comb assume (total[{w * n - 1}:0] == 0);",
        f"  assign carry = total >> {w * n};",
        f"  assign upper = {upper};",
        f"  assign lower = {lower};",
        f"  assign word = upper[{w - 1}:0] + (lower >> {w});",
    ]
    if not exact:
        close = f" && &lower[{w - 1}:{w - free}]" if free else ""
        lines += ["  logic ambiguous;", f"  assign ambiguous = word[{w}:0] == {plain}{close};"]
    lines.append((EXACT if exact else PREDICTED).format(above=f"(upper >> {w})", w=w, r=w * n))
    return "module claim (\n" + ",\n".join(ports) + "\n);\n" + "\n".join(lines) + "\nendmodule\n"


@pytest.mark.parametrize("carry", ["predict", "exact"])
@pytest.mark.parametrize(("bits", "word"), [(8, 4), (16, 5), (64, 16), (130, 15)])
def test_the_carry_from_below(bits: int, word: int, carry: str, tmp_path: Path) -> None:
    prove(tmp_path, "claim", claim(bits, word, carry))


@pytest.mark.slow
@pytest.mark.parametrize(("bits", "carry"), [(256, "predict"), (1024, "exact")])
def test_the_carry_from_below_of_wide_units(bits: int, carry: str, tmp_path: Path) -> None:
    prove(tmp_path, "claim", claim(bits, 16, carry))


@pytest.mark.parametrize(
    ("carry", "right", "wrong"),
    [
        ("predict", "ambiguous || carry", "carry"),
        ("exact", "(word[0] | word[16])", "word[16]"),
        ("exact", "(word[0] | word[16])", "1'b1"),
    ],
)
def test_a_wrong_claim_is_refuted(carry: str, right: str, wrong: str, tmp_path: Path) -> None:
    text = claim(64, 16, carry)
    assert right in text
    with pytest.raises(ToolFailed, match="proof did fail"):
        prove(tmp_path, "claim", text.replace(right, wrong))
