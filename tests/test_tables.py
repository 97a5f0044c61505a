"""Tables on a terminal of any width."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from modmill.tables import plain_table
from tests.support import modmill

ROWS = [("concurrent", "12,345,678", "a remark of several words"), ("all", "9", "")]


def lines(width: int) -> list[str]:
    table = plain_table("strategy", "operations", "what", right=("operations",), wrap=("what",))
    for row in ROWS:
        table.add_row(*row)
    console = Console(file=io.StringIO(), width=width)
    console.print(table, crop=False)
    return console.file.getvalue().splitlines()  # type: ignore[attr-defined]  # a StringIO


@pytest.mark.parametrize("width", [5, 20, 30, 40, 80])
def test_nothing_is_cut_off_however_narrow_the_terminal(width: int) -> None:
    """Columns that may wrap do; the others keep their width, and the lines become longer than the terminal."""
    shown = lines(width)
    text = "\n".join(shown)
    assert "…" not in text
    assert any(line.split()[:2] == ["concurrent", "12,345,678"] for line in shown)
    assert set("aremarkofseveralwords") <= set(text)
    assert [word for line in shown for word in line.split() if word in ("remark", "several", "words")]


def test_commands_print_such_tables() -> None:
    ran = modmill("isogeny", "walk", "--k", "20", "--units", "2", "--field", "p14", "--counts-only", COLUMNS="20")
    assert ran.code == 0, ran.err
    assert "…" not in ran.out
    assert ["basic", "380", "20", "19", "419", "2"] in [line.split()[:6] for line in ran.out.splitlines()]


def test_what_fits_is_not_wrapped() -> None:
    assert len(lines(80)) == 4
    assert max(map(len, lines(30))) <= 40
