"""The table of multipliers in the documents: the smallest two sizes are counted again."""

from __future__ import annotations

from tests.support import ROOT, tool


def test_the_page_has_what_is_counted() -> None:
    made = tool("docs/gf2_hardware.py")
    page = (ROOT / "docs/derivations/gf2-hardware.md").read_text("utf-8").splitlines()
    for line in made.table(made.FIELDS[:2]):
        first, *cells = (cell.strip() for cell in line.split("|")[1:-1])
        if first.startswith("gf2"):
            (row,) = (there for there in page if there.startswith(f"| {first} |"))
            assert cells == [cell.strip() for cell in row.split("|")[2:4]]
