"""The thesis' kernels in gates: every row is a configuration, cycles of a call exactly, what its claims are there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from modmill import cli
from modmill.errors import HardwareMismatch
from modmill.gf2 import published
from modmill.gf2.cases import BITS
from modmill.gf2.thesis import evaluate, run, space, tables
from modmill.gf2.thesis.plot import its, relative, rows, shared
from modmill.hw.explore.points import code
from modmill.hw.explore.record import Recorded
from modmill.hw.interface import registry
from modmill.hw.units.gf2.words.config import WordsConfig
from modmill.hw.units.gf2.words.unit import WordsUnit
from modmill.points import DONE, POINTS, Point, Store, point_key
from modmill.quantity import format_ratio
from modmill.report.section import Table
from tests.support import require_rtl

SOS = published.speeds()[1]
"""Four lanes, 32 bits."""


def unit(bits: int, **given: Any) -> WordsUnit:
    return WordsUnit(registry.configure(space.UNIT, field=f"thesis-{bits}", **given))  # type: ignore[arg-type]


def point(row: published.Kernel, bits: int, order: str, mhz: float = 400.0, status: str = DONE) -> Point:
    """A point with exact counts and a clock that no tool estimated."""
    parameters = space.design_point(row, bits, order)
    key = point_key(space.UNIT, parameters, run.DEVICE, code(Path(run.__file__).parent))
    config = space.configuration(parameters)
    if status != DONE or isinstance(config, Exception):
        return Point(key, space.UNIT, parameters, "invalid", "why")
    found: dict[str, Any] = evaluate.counts(WordsUnit(config))
    found |= {"area": 3000, "area_unit": "LUT", "ff": 1000, "bram": 0, "mhz": mhz, "ns": found["interval"] * 1000 / mhz}
    found |= {"per_second": 1e9 / found["ns"], "call_ns": found["call_cycles"] * 1000 / mhz}
    return Point(key, space.UNIT, parameters, DONE, figures=found, seconds=2.0)


def named(points: Sequence[Point], placements: Sequence[Recorded] = ()) -> dict[str, Table]:
    return {table.title: table for table in tables.tables(points, placements)}


def test_every_row_of_both_tables_is_tried_in_both_orders() -> None:
    points = list(space.design_points(BITS))
    for row in published.speeds():
        assert all(space.design_point(row, bits, order) in points for bits in BITS for order in space.ORDERS)
    for row in published.areas():
        assert all(space.design_point(row, 1024, order) in points for order in space.ORDERS)
    assert len(points) == len({str(one) for one in points})
    config = space.configuration(space.design_point(published.speeds()[-1], 8192, "algorithm5"))
    assert isinstance(config, WordsConfig), "the row that did not fit there is a configuration here"
    assert (config.word, config.swi, config.cu, config.karatsuba, config.degree) == (32, 2, 2, 1, 8145)


@pytest.mark.parametrize(
    "given",
    [
        {"order": "sos", "swi": 4},
        {"order": "algorithm5", "swi": 2, "cu": 2},
        {"order": "cios", "swi": 1, "registers": 2, "karatsuba": 1},
    ],
)
def test_the_cycles_of_a_call_are_those_of_the_circuit(given: dict[str, Any]) -> None:
    for modulus, word in ((1 << 20 | 0x8F3B1, 4), (1 << 40 | 0x8F3B1, 2)):
        one = WordsUnit(WordsConfig(n=hex(modulus), **given), word)
        a, b = (1 << one.bits) - 1, 0x5A5A5
        assert one.alone(a, b) == (one.expected(a, b), one.call_cycles)


def test_a_second_compute_unit_does_not_help_one_product() -> None:
    one, two = (unit(1024, swi=2, cu=cu) for cu in (1, 2))
    assert one.call_cycles == two.call_cycles
    assert two.interval < 0.6 * one.interval


def test_size_does_not_change_the_logic_of_the_products() -> None:
    for order in space.ORDERS:
        found = [evaluate.counts(unit(bits, order=order)) for bits in BITS]
        assert len({(one["product_lut4"], one["product_lut6"]) for one in found}) == 1
        assert [one["memory_bits"] for one in found] == sorted({one["memory_bits"] for one in found})


def test_lanes_take_less_than_units() -> None:
    """Both have four lanes; units have quotients, control and memories of their own."""
    lanes, units = (evaluate.counts(unit(1024, **given)) for given in ({"swi": 4}, {"swi": 2, "cu": 2}))
    assert lanes["interval"] == units["interval"]
    assert lanes["product_lut4"] < units["product_lut4"] and 2 * lanes["memory_bits"] == units["memory_bits"]


def test_integrated_orders_save_memory() -> None:
    found = {order: evaluate.counts(unit(1024, order=order))["memory_bits"] for order in ("sos", "cios")}
    assert found["cios"] < found["sos"]


def test_rates_are_beside_those_of_the_thesis() -> None:
    last = published.speeds()[-1]
    points = [point(row, bits, "sos") for row in (SOS, last) for bits in (1024, 4096, 8192)]
    found = named(points)
    rates = found["The thesis' kernels in gates, products a second"].rows
    at = next(i for i, row in enumerate(rates) if row[:3] == ("32", SOS.attributes, "thesis"))
    assert rates[at][3:] == ("4.08 k", "840", "318")
    assert set(rates[at + 1][3:]) == {"-"}, "no point of the other order has figures"
    cycles = unit(8192).times.cycles
    assert str(rates[at + 2][5]).endswith(f"({format_ratio(4e8 / cycles / 318)})")
    absent = [row for row in rates if row[2] == "sos"][-1]
    assert absent[5] and "x" not in str(absent[5]), "the thesis has no rate there"
    assert f"{cycles:,} at 400" in [row[5] for row in found["Cycles of a product, and MHz"].rows]
    calls = found["A call with transfers"].rows
    assert calls[0][2:] == ("1,190 to 1,910", "405 to 515", "1,595 to 2,425")
    assert [row[:2] for row in calls[1:]] == [(row.attributes, "sos") for row in (SOS, last)]


def test_the_words_of_an_element_are_those_of_table_4_4() -> None:
    rows = named([point(SOS, 256, "sos")])["Words of an element"].rows
    assert rows[1] == ("32", "8 / 8", "16 / 16", "32 / 32", "64 / 64", "128 / 128", "255 / 256")


def test_a_placement_on_record_is_that_of_its_own_configuration() -> None:
    row = next(row for row in published.areas() if row.attributes == "RWS = 32, SWI = 4, MBU")
    config = space.configuration(space.design_point(row, 1024, "sos"))
    report = {
        "fits": True,
        "used": {"TRELLIS_COMB": [5000, 80000]},
        "harness": {"TRELLIS_COMB": 100},
        "fmax_mhz": 150.0,
    }
    parameters = {"unit": space.UNIT, **config.parameters()}
    del parameters["registers"]  # as in a record from before it was a parameter
    cost = {
        "unit": space.UNIT,
        "target": "ecp5",
        "parameters": parameters,
        "measurements": {"placed_and_routed": report},
    }
    recorded = [Recorded("", "", {}, cost, "file")]
    found = named([point(row, 1024, order) for order in space.ORDERS], recorded)["Logic and memory"].rows
    mine = [line for line in found if line[6] not in ("", "-")]
    assert [(line[0], line[3], line[5], line[6]) for line in mine] == [("", "sos", "4,900", "150.0")]
    assert tables.placed(space.design_point(row, 512, "sos"), recorded) == ("not placed", "")


def test_figures_are_relative_to_their_reference() -> None:
    for word in (8, 32):
        assert {relative(its)(rows(word)[0], bits) for bits in BITS} == {0}
        assert all(max(shared(its)(row, bits) or 0 for row in rows(word)) == 1 for bits in BITS)
    assert relative(its)(published.speeds()[-1], 8192) is None


def test_a_wrong_product_has_no_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WordsUnit, "expected", lambda *_: 5)
    with pytest.raises(HardwareMismatch, match="which is wrong"):
        evaluate.evaluate(unit(256).config)


def test_the_command_continues_with_kept_points(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = Store(tmp_path / POINTS)
    for row in published.speeds():
        for order in space.ORDERS:
            store.add(point(row, 256, order))
    words = ["gf2", "explore", "--thesis", "--device", "rtl", "--bits", "256", "--out", str(tmp_path), "--quiet"]
    assert cli.run([*words, "--json"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(found) == 2 * len(published.speeds()) and {one["modulus"] for one in found} == {"trinomial"}
    assert (tmp_path / "table.csv").read_text("utf-8").count("\n") == len(found) + 1
    assert (tmp_path / "plot.svg").exists() and (tmp_path / "plot.png").exists()
    assert cli.run(words) == 0
    assert "not the same transfers" not in capsys.readouterr().out, "4096 bits were not asked for"


def test_gates_are_for_the_thesis_kernels_alone(capsys: pytest.CaptureFixture[str]) -> None:
    for more in ([], ["--thesis", "--modulus", "dense"]):
        assert cli.run(["gf2", "explore", "--device", "rtl", *more]) == 2
        assert "needs --thesis" in capsys.readouterr().err


@pytest.mark.slow
def test_a_kernel_is_evaluated() -> None:
    require_rtl()
    found = evaluate.evaluate(unit(256, swi=1).config)
    assert found["simulated_cycles"] == found["call_cycles"] and found["area"] > 500
    assert found["per_second"] == pytest.approx(1e6 * found["mhz"] / found["interval"])
