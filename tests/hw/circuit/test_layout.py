"""Bodies of modules as lines."""

from __future__ import annotations

import pytest

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.layout import MOST_NAMES, Declaration, laid_out
from modmill.hw.circuit.op import BoundError
from modmill.hw.circuit.part import Part


def test_a_declaration_of_many_signals_is_several() -> None:
    """Verilator refuses a line of more than 40,000 tokens, which a squarer of 2048 bits would have."""
    names = tuple(f"a_{i}" for i in range(2 * MOST_NAMES + 1))
    lines = laid_out([Declaration(17, names)])
    assert [line.count(",") + 1 for line in lines] == [MOST_NAMES, MOST_NAMES, 1]
    assert lines[-1] == f"  logic [16:0] {names[-1]};"


def test_a_name_that_a_register_has_is_refused() -> None:
    """The register of `x` at the end of a stage is `x_q`, which another word cannot be called in the same module."""

    def text(name: str) -> str:
        c = Circuit()
        a = c.input("a", 9)
        x = c.add("x", a, a)
        return Part("pipe", "a pipeline", c, {"sum": c.add("sum", c.add(name, x, x), x)}, 2).modules("toy")["toy_pipe"]

    assert "x_q" in text("y")
    with pytest.raises(BoundError, match="x_q: two signals of one name"):
        text("x_q")
