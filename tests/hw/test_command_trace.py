"""`modmill hw trace`: what it says, that its timetables are possible, and how near they are to their bounds."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import pytest

from modmill.formula.library import FORMULAS, find
from modmill.hw.interface import registry
from modmill.hw.trace.picture import draw
from modmill.hw.trace.timetable import Timetable
from modmill.hw.units.parts.processor.unit import Processor
from modmill.hw.units.parts.traced.unit import Traced
from tests.formula.script.programs import TUPLES, toy
from tests.support import refuses, succeeds


def timetable(unit: str, **given: int | str) -> Timetable:
    built = registry.build(registry.configure(unit, **given))
    assert isinstance(built, Traced | Processor)
    return built.timetable()


@pytest.mark.parametrize("interval", [1, 2, 3, 7])
def test_a_multiplier_has_one_product_in_a_cycle_of_the_interval(interval: int) -> None:
    table = timetable("traced", bits=24, latency=5, interval=interval)
    taken = Counter((t.unit, t.begin % interval) for t in table.tasks if t.unit != "gates")
    assert max(taken.values()) == 1 and sum(taken.values()) == 7
    assert all(t.ready == t.begin + 5 for t in table.tasks if t.operation == "mul")
    assert sum(table.occupation.values()) * interval == pytest.approx(7)
    assert table.length <= max(1.1 * table.least, table.least + 2)


@pytest.mark.parametrize("threads", [1, 2, 16])
def test_a_thread_has_one_instruction_in_a_slot_and_results_are_there_when_they_are_read(threads: int) -> None:
    table = timetable("processor", program="prepare", bits=64, threads=threads)
    assert len({t.begin for t in table.tasks}) == len(table.tasks)
    assert len({t.ready for t in table.tasks}) == len(table.tasks), "one port writes all results"
    assert all(t.begin < t.ready <= t.last <= table.length for t in table.tasks)
    assert table.occupation["instructions"] == pytest.approx(len(table.tasks) / table.length)
    assert table.distance <= 0.1


@pytest.mark.parametrize("name", FORMULAS)
def test_schedules_of_pipelines_are_within_a_tenth_of_their_bound(name: str) -> None:
    if name not in LONG:
        bits = {} if name.startswith("sha") else {"bits": 24}
        assert timetable("traced", formula=name, **bits).distance <= 0.1


LONG = ("decompress", "prepare", "ecdsa_scalars", "ecdsa_step")
"""Meant for a processor."""
FORMS = [(name, latency) for name in FORMULAS if find(name).words == 0 for latency in (1, 5, 12)]


@pytest.mark.parametrize(("name", "latency"), [form for form in FORMS if form[0] not in LONG])
def test_schedules_on_shared_multipliers_are_the_shortest(name: str, latency: int) -> None:
    """A search proves for every interval that no schedule of that period is shorter."""
    for interval in range(2, 13):
        table = timetable("traced", formula=name, bits=24, latency=latency, interval=interval)
        assert table.relaxed <= table.least == table.length, interval


def test_a_bound_by_search_is_said_to_be_one() -> None:
    given = "--lower", "shared", "--interval", "9", "--latency", "5", "--bits", "24"
    out = succeeds("hw", "trace", "isogeny_evaluate", *given).out
    assert "25 cycles, at least 25 (0% above) by search, 22 by ways and units alone; an input every 9" in out


def test_the_command_shows_counts_bounds_and_the_schedule() -> None:
    out = succeeds("hw", "trace", "mixed_addition", "--bits", "24").out
    for line in ("counted         7M 6A", "published       7M 6A", "(0% above)", "mul      multiplier 0", "2^-"):
        assert line in out, line
    out = succeeds(
        "hw", "trace", "prepare", "--lower", "microcode", "--processor-threads", "24", "--registers", "8"
    ).out
    for line in (
        "published       1153 instructions",
        "published       1153 instructions",
        "761 instructions in 762 words of 25 bits, 8 registers, 31 stores, 55 loads",
        "a run every 762 cycles: 328,084 a second at 250 MHz",
        "program is      the same, with an error probability of at most 2^-1904",
        "more (--json",
        "stores",
        "loads",
    ):
        assert line in out, line


def test_the_record_has_everything(tmp_path: Path) -> None:
    where = tmp_path / "schedule.svg"
    given = ("decompress", "--lower", "microcode", "--bits", "16", "--draw", str(where), "--json")
    found = succeeds("hw", "trace", *given).json
    result = found["result"]
    assert found["job"] == "hw.trace" and result["counts"]["S"] == 254 and result["identity"]["same"]
    made = result["lowering"]
    assert len(made["words"]) == len(made["listing"]) == made["length"] >= made["least"]
    assert len(made["tasks"]) == made["summary"]["instructions"]
    assert ET.fromstring(where.read_text("utf-8")).tag.endswith("svg")


def test_pictures_of_all_forms_are_svg() -> None:
    for unit, given in (
        ("traced", {"bits": 24}),
        ("traced", {"bits": 24, "interval": 4}),
        ("traced", {"formula": "sha512_pair"}),
        ("traced", {"formula": "ladder_step", "bits": 16, "latency": 0, "cut": 1}),
        ("processor", {"program": "edwards"}),
    ):
        text = draw(timetable(unit, **given), "a formula")  # type: ignore[arg-type]
        assert ET.fromstring(text).tag.endswith("svg") and "a formula" in text


def test_bad_arguments_are_refused() -> None:
    refuses(2, "formula: 'fft' must be one of edwards", "hw", "trace", "fft")
    refuses(2, "--lower", "hw", "trace", "horner", "--lower", "gpu")
    refuses(2, "at least 1", "hw", "trace", "horner", "--registers", "0")
    refuses(2, "words of 64 bits", "hw", "trace", "sha512_pair", "--bits", "32")
    refuses(2, "program: 'sha512_pair' must be one of", "hw", "trace", "sha512_pair", "--lower", "microcode")
    refuses(2, "fewer than an operation needs", "hw", "trace", "isogeny_double", "--registers", "1")


def test_a_python_program_is_traced_and_simulated(tmp_path: Path) -> None:
    path = toy(tmp_path, TUPLES)
    given = ("hw", "trace", f"{path}:recover_x", "--word", "y=10", "--word", "sign=1", "--lower", "microcode")
    found = succeeds(*given, "--runs", "20", "--simulator", "icarus", "--processor-threads", "2", "--json").json
    assert found["result"]["results"] == ["result_exists", "result"]
    assert found["result"]["simulated"]["runs"] == 20 and found["result"]["simulated"]["simulator"] == "icarus"
    assert found["parameters"]["file"] == f"{path}:recover_x" and found["parameters"]["words"] == "y=10 sign=1"
    out = succeeds("hw", "trace", f"{path}:point_equal((a, b, c, 0), (g, h, i, 0))").out
    assert "4 mul, 2 equal, 1 and" in out and "point_equal((a, b, c, 0), (g, h, i, 0)) of program.py" in out


def test_programs_that_cannot_be_traced_are_refused(tmp_path: Path) -> None:
    path = toy(tmp_path, TUPLES)
    refuses(2, "program.py:20: TypeError", "hw", "trace", f"{path}:point_add(a, b)")
    refuses(2, "--word: 'y' must be NAME=B", "hw", "trace", f"{path}:recover_x", "--word", "y")
    refuses(2, "--word: inputs of FILE.py:CALL", "hw", "trace", "horner", "--word", "y=4")
    refuses(2, "--bits: program.py computes with 10 bits", "hw", "trace", f"{path}:modp_inv", "--bits", "9")
    refuses(2, "--runs: at least 1", "hw", "trace", "horner", "--runs", "0")
    refuses(2, "--draw", "hw", "trace", f"{path}:modp_inv", "--draw", str(path))
