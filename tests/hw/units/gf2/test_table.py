"""The table of multipliers in the documents: the smallest two sizes are counted again."""

from __future__ import annotations

from typing import Any

from tests.support import ROOT, tool


def test_the_page_has_what_is_counted() -> None:
    made = tool("docs/gf2_hardware.py")
    page = (ROOT / "docs/derivations/gf2-hardware.md").read_text("utf-8").splitlines()
    for line in made.table(made.FIELDS[:2]):
        first, *cells = (cell.strip() for cell in line.split("|")[1:-1])
        if first.startswith("gf2"):
            (row,) = (there for there in page if there.startswith(f"| {first} |"))
            assert cells == [cell.strip() for cell in row.split("|")[2:4]]


def test_base_extensions_and_dense_moduli_are_counted_as_the_page_has_them() -> None:
    made: Any = tool("docs/gf2_rns.py")
    page = (ROOT / "docs/units/gf2_residues.md").read_text("utf-8").splitlines()
    made.POINTS, made.DENSE = made.POINTS[:1], made.DENSE[:1]
    for line in (*made.table(), *made.dense()):
        assert line in page
