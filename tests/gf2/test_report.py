"""The thesis in the report: like beside like, its machine, and the peers that it compares itself with."""

from __future__ import annotations

from modmill.bench.rows import Row
from modmill.gf2 import published, recorded
from modmill.gf2.cases import Case
from modmill.gf2.report import Computed, Fields
from modmill.report.section import Table


def fields(times: dict[tuple[int, str], float]) -> dict[str, Table]:
    rows = tuple(
        Row("gf2", Case(bits, "trinomial", op).name, "portable", ns, "ns", None, None, None, 1, 1)
        for (bits, op), ns in times.items()
    )
    found = Fields((Computed("portable", "", 1.0, rows, 1, 1),), published.best_fpga())
    return {table.title: table for table in found.tables()}


def test_one_product_is_beside_one_product_and_arrays_are_apart() -> None:
    table = fields({(256, "mul"): 10.0, (256, "single"): 100.0})["Published products in GF(2^m)"]
    assert table.rows == [("256", "16,667", "10,000,000", "600x", "100,000,000", "6,000x")]


def test_the_thesis_platforms_and_literature_are_shown() -> None:
    tables = fields({(1024, "mul"): 10.0, (1024, "single"): 100.0})
    platforms = tables["Where the thesis ran its kernel"].rows
    assert [row[0] for row in platforms[:9]] == [p.name for p in published.platforms()]
    rated = {row[0]: row[-1] for row in platforms if row[-1]}
    assert rated == {"nVidia GeForce GTX 780": "3,473", "Altera Stratix V GS D5": "4,132", "this core": "10,000,000"}
    literature = tables["What the thesis compares itself with"].rows
    assert len(literature) == 12
    assert [row[3:] for row in literature if row[-1]] == [("1024", "4,132", "10,000,000", "2,420x")]
    assert {row[2] for row in literature if not row[-2] and row[0] != "the thesis"} == {
        "multiplication of a point of an elliptic curve",
        "Montgomery product of integers",
    }


def test_gates_on_record_are_beside_the_thesis() -> None:
    """The fastest of a size first; every row has its command."""
    table = recorded.table(published.best_fpga())
    rows = {(str(row[0]), str(row[-2])): [str(cell) for cell in row] for row in table.rows}
    routed = rows["gf2_mul-thesis-256-l8-r1", "ecp5"]
    assert (
        routed[1:4] == ["255", "17,738", "1"] and routed[5] == "12,570x" and routed[-1].startswith("placed and routed")
    )
    assert int(rows["gf2_serial-thesis-256-d8", "xcup"][3]) == 32
    assert not any(name.startswith("gf2_power") for name, _ in rows)
    assert len(table.repeat) == len(table.rows) and all("modmill hw cost gf2_" in command for command in table.repeat)
