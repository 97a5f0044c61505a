"""The explorer: its axes, its points in parallel, its memory, its front, its table and plot."""

from __future__ import annotations

import csv
import io
import json
import os
import signal
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from modmill.errors import FormatError, UsageError
from modmill.hw.commands.tables import explored
from modmill.hw.explore.evaluate import clocked, model
from modmill.hw.explore.plot import csv_text, label, plot, varied
from modmill.hw.explore.points import DONE, FAILED, INVALID, Point, Store, explore, front, parse_over, product
from modmill.hw.explore.rates import limited, plot_rates, rising
from modmill.hw.interface import registry
from tests.hw.explore import evaluators
from tests.support import PATIENCE, ROOT, has_ended, succeeds, wait_until

FIELDS = ("bits", "word", "chunk", "stages", "compressor")


@pytest.mark.parametrize(
    ("texts", "message"),
    [
        (["chunks=5"], "'chunks' must be one of bits, word, chunk, stages, compressor"),
        (["five"], "'five' must be one of"),
        (["chunk=5", "chunk=6"], "chunk is given twice"),
        (["chunk=5,5"], "chunk has the same value twice"),
        (["chunk="], "has an empty value"),
        (["chunk=5,,6"], "has an empty value"),
        (["word"], "say which values of word, e.g. --over word=VALUE,VALUE"),
        (["chunk,5"], "'5' must be one of"),
    ],
)
def test_axes_that_are_refused(texts: list[str], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        parse_over(texts, FIELDS, {"chunk": [5, 6]})


def test_too_many_points_are_refused_before_any_is_made() -> None:
    with pytest.raises(UsageError, match="1,000,000 combinations are more than 10,000"):
        next(product({name: list(range(100)) for name in ("a", "b", "c")}))


def candidates(**more: Any) -> list[tuple[dict[str, Any], Any]]:
    axes = {"chunk": [5, 6], "stages": [1, 2]}
    return [(p, p | more) for p in product(axes)]


def test_points_are_evaluated_once_and_remembered(tmp_path: Path) -> None:
    marks = tmp_path / "marks"
    marks.mkdir()
    store = Store(tmp_path / "points.jsonl")
    seen: list[int] = []
    listed = [*candidates(marks=str(marks)), ({"chunk": 99}, UsageError("chunk: 99 is out of range"))]
    points = explore("u", listed, evaluators.rectangle, store, jobs=2, progress=lambda p: seen.append(p.done))
    assert [p.status for p in points] == [DONE] * 4 + [INVALID]
    assert [p.parameters for p in points] == [parameters for parameters, _ in listed]
    assert points[4].reason == "chunk: 99 is out of range"
    assert seen == [1, 2, 3, 4, 5]
    assert len(list(marks.iterdir())) == 4
    again = explore("u", listed, evaluators.rectangle, Store(tmp_path / "points.jsonl"), jobs=2)
    assert again == points
    assert len(list(marks.iterdir())) == 4
    changed = explore("u", listed[:1], evaluators.rectangle, Store(tmp_path / "points.jsonl"), facts=["other code"])
    assert changed[0].figures == points[0].figures
    assert len(list(marks.iterdir())) == 5


def test_what_fails_is_kept_with_its_reason_and_tried_again(tmp_path: Path) -> None:
    path = tmp_path / "points.jsonl"
    points = explore("u", candidates(), evaluators.picky, Store(path))
    assert [(p.status, p.reason) for p in points[2:]] == [(FAILED, "no such tool here")] * 2
    assert [p.status for p in points[:2]] == [DONE] * 2
    points = explore("u", candidates(), evaluators.rectangle, Store(path))
    assert [p.status for p in points] == [DONE] * 4


def test_an_evaluation_without_figures_is_a_failure(tmp_path: Path) -> None:
    (point,) = explore("u", candidates()[:1], evaluators.empty, Store(tmp_path / "points.jsonl"))
    assert (point.status, point.reason) == (FAILED, "the evaluation gave no area")


def test_a_process_that_dies_is_told_and_the_program_lives(tmp_path: Path) -> None:
    points = explore("u", candidates()[1:3], evaluators.crash, Store(tmp_path / "points.jsonl"))
    assert points[1].status == FAILED
    assert "BrokenProcessPool" in points[1].reason


def exploring(folder: Path, listed: str, evaluator: str, *arguments: Path) -> subprocess.Popen[bytes]:
    """An exploration in a process of its own, which leads a group."""
    script = folder / "script.py"
    script.write_text(
        "import sys; from pathlib import Path\n"
        "from modmill.hw.explore.points import Store, explore\n"
        "from tests.hw.explore import evaluators\n"
        "from tests.hw.explore.test_explore import candidates\n"
        "if __name__ == '__main__':\n"
        f"    explore('u', {listed}, evaluators.{evaluator}, Store(Path(sys.argv[1])), jobs=2)\n",
        "utf-8",
    )
    command, path = [sys.executable, script, *arguments], {"PYTHONPATH": f"{ROOT}"}
    return subprocess.Popen(command, cwd=ROOT, env=path, stderr=subprocess.DEVNULL, start_new_session=True)


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "points.jsonl"
    child = exploring(tmp_path, "candidates()", "slow", path)
    try:
        wait_until(lambda: path.exists() and path.read_text("utf-8").count("\n") == 2)
    finally:
        os.killpg(child.pid, signal.SIGKILL)
        child.wait(PATIENCE)
    with path.open("a", encoding="utf-8") as f:
        f.write('{"schema": "modmill-ex')
    store = Store(path)
    assert len(store.points) == 2
    points = explore("u", candidates(), evaluators.rectangle, store)
    assert [p.status for p in points] == [DONE] * 4
    assert len(Store(path).points) == 4


@pytest.mark.parametrize("signum", [signal.SIGINT, signal.SIGKILL])
def test_no_tool_outlives_a_stopped_run(tmp_path: Path, signum: signal.Signals) -> None:
    path, mark = tmp_path / "points.jsonl", tmp_path / "pid"
    child = exploring(tmp_path, "candidates(marks=sys.argv[2])[1:3]", "with_a_tool", path, mark)
    try:
        wait_until(lambda: path.exists() and mark.exists() and mark.read_text("utf-8") != "")
        tool = int(mark.read_text("utf-8"))
        child.send_signal(signum)
        assert child.wait(PATIENCE) != 0
        wait_until(lambda: has_ended(tool))
    finally:
        child.kill()
        child.wait(PATIENCE)
    assert len(Store(path).points) == 1


def test_a_process_between_points_ends_with_the_lock_of_its_queue() -> None:
    script = (
        "import os, signal, multiprocessing\n"
        "from modmill.hw.explore.points import _worker\n"
        "_worker(1 << 30)\n"
        "with multiprocessing.Lock():\n"
        "    try: os.kill(os.getpid(), signal.SIGTERM)\n"
        "    finally: print('released')\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "")


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "points.jsonl"
    for line in ('{"schema": "other/1"}', "[]", "no json"):
        path.write_text(line + "\n", "utf-8")
        with pytest.raises(FormatError, match=r"points\.jsonl, line 1: not a point"):
            Store(path)


def points() -> list[Point]:
    made = []
    for chunk in (4, 5, 6):
        for stages in (1, 2):
            parameters: dict[str, Any] = {"bits": 64, "chunk": chunk, "stages": stages}
            figures = {"area": 900 * chunk + 50 * stages, "area_unit": "LUT", "ns": 90.0 / chunk + 2 * stages}
            made.append(Point(f"{chunk}{stages}", "vdf_ozturk", parameters, DONE, figures=figures, seconds=1.5))
    return [*made, Point("x", "vdf_ozturk", {"bits": 64, "chunk": 9, "stages": 1}, INVALID, "chunk: too large")]


def test_the_front_is_what_nothing_beats() -> None:
    best = front(points())
    assert [p.key for p in best] == ["41", "51", "61"]
    for p in points():
        if p.status == DONE and p not in best:
            assert any(b.area <= p.area and b.ns <= p.ns for b in best)


def test_the_table_hides_nothing() -> None:
    rows = list(csv.DictReader(io.StringIO(csv_text(points()))))
    assert len(rows) == 7
    assert [r["pareto"] for r in rows] == ["yes", "no"] * 3 + ["no"]
    assert rows[6]["reason"] == "chunk: too large" and rows[6]["area"] == ""
    assert varied(points()) == ["chunk", "stages"]
    assert label(points()[0], ["chunk"]) == "chunk 4"


def test_the_plot_is_a_picture(tmp_path: Path) -> None:
    plot(points(), [tmp_path / "p.svg", tmp_path / "p.png"], "vdf_ozturk", "area, LUT")
    text = (tmp_path / "p.svg").read_text("utf-8")
    ET.fromstring(text)  # our own text
    for expected in ("ns per operation", "area, LUT", "Pareto front", "chunk 4", "1 more in the table"):
        assert expected in text
    assert (tmp_path / "p.png").read_bytes().startswith(b"\x89PNG")
    plot(points()[6:], [tmp_path / "none.svg"], "nothing is done", "area, LUT")
    assert (tmp_path / "none.svg").exists()
    assert json.dumps(points()[0].figures)


def test_each_width_has_a_front_and_multipliers_count() -> None:
    def at(bits: int, area: float, ns: float, dsp: int) -> Point:
        figures = {"area": area, "ns": ns, "dsp": dsp}
        return Point(f"{bits}/{area}/{dsp}", "modmul", {"bits": bits}, DONE, figures=figures)

    found = front([at(255, 9, 2, 100), at(255, 10, 2, 90), at(255, 11, 2, 90), at(377, 99, 3, 160)])
    assert [p.key for p in found] == ["255/9/100", "255/10/90", "377/99/160"]


def test_each_curve_has_a_front() -> None:
    figures = ({"area": 3, "ns": 2}, {"area": 2, "ns": 2}, {"area": 9, "ns": 9})
    curves = ("bls12-377", "bls12-377", "bls12-381")
    made = [
        Point(f"{curve}/{one['area']}", "msm", {"curve": curve}, DONE, figures=one)
        for curve, one in zip(curves, figures, strict=True)
    ]
    assert [p.key for p in front(made)] == ["bls12-377/2", "bls12-381/9"]


def test_multipliers_are_drawn_where_all_points_are_equally_fast(tmp_path: Path) -> None:
    made = []
    for at, dsp in enumerate((90, 70, 80, 5)):
        figures = {"area": 10.0**at, "ns": 3.5, "dsp": dsp}
        made.append(Point(str(at), "modmul", {"bits": 64, "levels": at}, DONE, figures=figures))
    plot(made, [tmp_path / "p.svg"], "modmul", "area, LUT")
    text = (tmp_path / "p.svg").read_text("utf-8")
    assert "multipliers (DSP), all at 3.5 ns per operation" in text and "Pareto front" in text


def staged(engines: int, dsp: int, ns: float, limit: str) -> Point:
    figures = {"area": 10 * engines, "area_unit": "LUT", "dsp": dsp, "ns": ns, "mhz": 250.0, "limit": limit}
    return Point(str(engines), "sha512", {"engines": engines}, DONE, figures=figures)


def test_what_limits_a_point_is_named_and_drawn(tmp_path: Path) -> None:
    made = [staged(1, 10, 332, "engines"), staged(4, 20, 132, "reducer"), staged(8, 30, 132, "reducer")]
    assert [p.key for p in rising(made)] == ["1", "4"] and limited(made) and not limited(points())
    plot_rates(made, [tmp_path / "r.svg"], "sha512")
    text = (tmp_path / "r.svg").read_text("utf-8")
    for expected in ("limited by engines", "limited by reducer", "multipliers (DSP)", "engines 4"):
        assert expected in text
    assert "engines 8" not in text
    columns = [str(column.header) for column in explored(made, ["engines"]).columns]
    assert "limit" in columns and "limit" not in [str(c.header) for c in explored(points(), ["chunk"]).columns]


def test_the_slowest_stage_is_the_interval_of_a_unit() -> None:
    for engines, name, interval in ((1, "engines", 83), (2, "engines", 42), (3, "reducer", 34), (8, "reducer", 34)):
        config = registry.configure("sha512", engines=engines)
        found = model(config)
        assert registry.build(config).interval == interval
        assert found["limit"] == name and found["busy"][name] == 1.0
        at_250 = clocked(model, 250.0, config)
        assert at_250["ns"] == pytest.approx(4.0 * interval) and at_250["mhz"] == 250.0
    assert "limit" not in model(registry.configure("modmul", bits=16))


def test_a_title_of_units_without_widths_has_none(tmp_path: Path) -> None:
    given = ("--over", "engines=1,4", "--target", "model", "--clock", "250", "--out", str(tmp_path / "e"))
    succeeds("hw", "explore", "sha512", *given)
    for name in ("plot.svg", "rates.svg"):
        assert "None" not in (tmp_path / "e" / name).read_text("utf-8")


def test_devices_are_an_axis_and_each_has_a_front_of_its_own(tmp_path: Path) -> None:
    asked = ("hw", "explore", "modmul", "--bits", "16", "--over", "levels=0,1", "--over", "device=u200,f2")
    ran = succeeds(*asked, "--target", "model", "--jobs", "2", "--json", "--quiet", "--out", tmp_path)
    points = [json.loads(line) for line in ran.out.splitlines()]
    assert [(p["parameters"]["levels"], p["parameters"]["device"]) for p in points] == [
        (n, d) for n in (0, 1) for d in ("u200", "f2")
    ]
    assert {p["parameters"]["device"] for p in points if p["pareto"]} == {"u200", "f2"}
    assert points[0]["figures"]["share"] > points[1]["figures"]["share"] > 0
