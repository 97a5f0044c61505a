"""Bodies of modules as lines."""

from __future__ import annotations

from modmill.hw.circuit.layout import MOST_NAMES, Declaration, laid_out


def test_a_declaration_of_many_signals_is_several() -> None:
    """Verilator refuses a line of more than 40,000 tokens, which a squarer of 2048 bits would have."""
    names = tuple(f"a_{i}" for i in range(2 * MOST_NAMES + 1))
    lines = laid_out([Declaration(17, names)])
    assert [line.count(",") + 1 for line in lines] == [MOST_NAMES, MOST_NAMES, 1]
    assert lines[-1] == f"  logic [16:0] {names[-1]};"
