"""`modmill gf2 explore`: what is tried, that nothing is dropped, that it resumes, and what the tables say."""

from __future__ import annotations

import io
import json
import os
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from modmill.gf2 import published
from modmill.gf2.opencl import tuned
from modmill.gf2.opencl.config import Config, ConfigError
from modmill.gf2.opencl.explore import evaluate, run, space, tables
from modmill.gf2.opencl.explore.plot import plot
from modmill.opencl.explore.tables import cost, failures
from modmill.points import Point, Store, csv_text
from tests.support import require_opencl

T255 = 1 << 255 | 1 << 82 | 1


@pytest.fixture(autouse=True)
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def point(bits: int, config: Config, status: str = "done", ns: float = 100.0, **more: float) -> Point:
    figures = {"ns": ns, "per_second": 1e9 / ns, "build_seconds": 0.5, "n": 10, "memory_bytes": 960} | more
    parameters = {"bits": bits, "degree": bits - 1, **asdict(config)}
    return Point(f"{bits}{config}", "device", parameters, status, "why", figures if status == "done" else {})


def test_spaces_hold_what_they_say() -> None:
    grid = space.grid(255, ["cios", "montgomery"])
    assert len(set(grid)) == len(grid)
    assert {c.items for c in grid if c.method == "cios"} == {1}
    assert max(c.items for c in grid if c.word_bits == 64) == 4, "an element of 255 bits has four such words"
    few = space.sample(255, 30, ["cios", "clmul", "rns"])
    assert few == space.sample(255, 30, ["cios", "clmul", "rns"])
    assert [sum(c.method == m for c in few) for m in ("cios", "clmul", "rns")] == [10, 10, 10]
    around = space.around(255, ["montgomery"], lambda name: Config(name))
    assert set(space.thesis(255)) < set(around)


def test_every_row_of_table_4_3_is_tried() -> None:
    """The fifth scenario, two products wide with one level of Karatsuba, was not, and full unrolling became another."""
    wanted = {(row.word_bits, row.simd, row.unroll, row.karatsuba) for row in published.speeds()}
    for degree in (255, 1014, 8145):
        tried = space.thesis(degree)
        exact = [space.scenario(row, degree) for row in published.speeds()]
        assert {
            (c.word_bits, c.vector, "half" if c.unroll == space.PARTIAL else "full", c.levels) for c in exact
        } == wanted
        assert set(exact) <= set(tried) and all(c.items == c.group == -(-degree // c.word_bits) for c in tried)
    assert Config("montgomery", 32, 32, 2, 32, -1, 1) in space.thesis(1014)
    refused: dict[str, str] = {}
    for config in space.thesis(8145):
        try:
            config.check(8145)
        except ConfigError as e:
            refused[tables.attributes(config)] = str(e)
    assert all("half words" in why or "unrolled completely" in why for why in refused.values()), refused
    for row in published.speeds():
        if row.word_bits == 32 or not row.karatsuba:
            space.stand_in(space.scenario(row, 8145)).check(8145)
            assert space.stand_in(space.scenario(row, 1014)).check(1014) is None


def test_the_thesis_figures_stand_beside_the_same_kernels_here() -> None:
    fifth = published.speeds()[-1]
    points = [
        point(256, space.scenario(fifth, 255), ns=1000.0),
        point(8192, space.stand_in(space.scenario(fifth, 8145)), ns=50_000.0),
        point(8192, space.scenario(published.speeds()[1], 8145), "refused"),
    ]
    points = [
        replace(p, parameters=dict(p.parameters) | {"degree": 255 if p.parameters["bits"] == 256 else 8145})
        for p in points
    ]
    console = Console(file=io.StringIO(), width=140)
    console.print(tables.scenarios(points))
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    (row,) = [line for line in lines if line.strip().startswith("32-bit, CU = 2, SWI = 2, 1-level")]
    assert "1 M / 14.7 k" in row and "20 k* / -" in row
    (other,) = [line for line in lines if line.strip().startswith("32-bit, SWI = 4, MBU")]
    assert "- / 13.7 k" in other and "- / 318" in other
    assert len(lines) > len(published.speeds()) and tables.has_scenarios(points) and not tables.has_scenarios([])


def test_the_edges_are_among_the_operands() -> None:
    a, b = evaluate.operands(T255, 96)
    both = {
        (int.from_bytes(x.tobytes(), "little"), int.from_bytes(y.tobytes(), "little"))
        for x, y in zip(a, b, strict=True)
    }
    assert {(0, 0), (1, (1 << 255) - 1), (1 << 254, 1 << 254)} <= both
    assert not (np.concatenate([a, b])[:, 3] >> np.uint64(63)).any()


def test_attributes_and_order_of_the_table() -> None:
    slow, fast = Config("cios", vector=4, unroll=-1), Config("karatsuba", levels=2)
    points = [
        point(256, slow, ns=90),
        point(256, fast, ns=50),
        point(512, fast, ns=70),
        point(512, slow, "wrong product"),
    ]
    assert [tables.attributes(line.config) for line in tables.lines(points)] == [
        "karatsuba, 32-bit, Karatsuba 2",
        "cios, 32-bit, SWI = 4, MBU",
    ]
    assert {bits: p.figures["ns"] for bits, p in tables.best_points(points).items()} == {256: 50, 512: 70}
    assert failures(points) == "1 wrong product"
    rows = csv_text(points, "device").splitlines()
    assert len(rows) == 5 and "wrong product" in rows[4]
    # On a processor what its threads spend decides, not the wall clock of a busy machine.
    assert tables.best_points([*points, point(256, slow, ns=900, core_ns=10)])[256].figures["ns"] == 900


def test_no_row_beats_the_best_in_the_time_that_decides() -> None:
    """The fastest by processor time was slower by wall time, and its rate stood below a higher one as the best."""
    busy, idle = point(256, Config("karatsuba"), ns=31.0, core_ns=9.0), point(256, Config("cios"), ns=9.3, core_ns=18.0)
    text = plain([busy, idle])
    assert "products per second of processor time on a device" in text
    rows = {line.split("  ")[0].strip(): line.split()[-2:] for line in text.splitlines() if line.strip()}
    assert rows["karatsuba, 32-bit"] == rows["best here"] == ["111", "M"]
    assert rows["cios, 32-bit"] == ["55.6", "M"]
    assert rows["best here, wall time"] == ["32.3", "M"]
    device = plain([point(256, Config(), ns=50.0)])
    assert "products per second of wall time on a device" in device and "best here, wall time" not in device


def plain(points: Sequence[Point]) -> str:
    """The table of speeds as text."""
    console = Console(file=io.StringIO(), width=120)
    console.print(tables.speeds(points, "a device"))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_what_is_around_the_thesis_kernels_stands_beside_ours() -> None:
    row = published.speeds()[1]
    kernel = space.scenario(row, 255)
    others = [point(256, Config("karatsuba"), ns=1.0, build_seconds=9.0), point(256, kernel, "crashed")]
    console = Console(file=io.StringIO(), width=150)
    console.print(tables.circumstances([*others, point(256, kernel, ns=1000.0, build_seconds=0.5)]))
    assert isinstance(console.file, io.StringIO)
    cells = {
        line.rsplit("  ", 1)[0].strip(): line.rsplit("  ", 1)[-1].strip()
        for line in console.file.getvalue().splitlines()
    }
    assert cells["work items in a group, 8-bit: here / Table 4.4"] == "32 / 32"
    assert cells["work items in a group, 32-bit: here / Table 4.4"] == "8 / 8"
    assert cells["seconds to build a kernel here, least to most"] == "0.50 to 0.50"
    assert cells["times the FPGA's rate: its kernels here, batches"] == "60.0"  # a million a second, and 16667
    assert cells["times the FPGA's rate: thesis, gpu, 32-bit"] == "0.82"  # 73.312 us, and 16667 a second
    assert cells["times the FPGA's rate: thesis, cpu, 8-bit"] == "39"  # 4.964 us, and 5155 a second
    assert "175 to 200 MHz" in tables.unread() and "9 to 10 hours" in tables.unread()


def test_the_plot_draws_the_thesis_too(tmp_path: Path) -> None:
    plot([point(1024, Config()), point(256, Config(), "crashed")], [tmp_path / "p.svg"], "a device")
    text = (tmp_path / "p.svg").read_text()
    ET.fromstring(text)
    assert "thesis, FPGA" in text and "1 more in the table" in text


def test_a_wrong_product_is_found_and_said_where() -> None:
    require_opencl()
    engine = evaluate.Engine(T255, "opencl", config=Config("cios"))
    assert evaluate.check(engine) == ""
    right = engine.square

    def wrong(a: evaluate.Words) -> evaluate.Words:
        found = right(a)
        found[40, 2] ^= np.uint64(1)
        return found

    engine.square = wrong  # type: ignore[method-assign]
    assert evaluate.check(engine).startswith("the square differs for 1 of 96 elements, first for element 40: 0x")


def test_an_exploration_keeps_everything_and_resumes(tmp_path: Path) -> None:
    require_opencl()
    from modmill.opencl.devices import find

    facts = find("opencl").facts
    configs: Sequence[Config] = [Config("cios"), Config("cios", items=4), Config("direct", word_bits=64)]
    plans = {256: (T255, configs)}
    store = Store(tmp_path / "points.jsonl")
    found = run.explore(facts, plans, store, seconds=0, limit=300)
    assert [p.status for p in found] == ["done", "refused", "done"]
    assert "items" in found[1].reason
    assert not any(p.figures.keys() & p.parameters.keys() for p in found), "each would hide the other in the CSV file"
    assert all(p.figures["ns"] > 0 and p.figures["build_seconds"] > 0 for p in found if p.status == "done")
    best = tuned.best(facts, T255)
    assert best == tables.config_of(min((found[0], found[2]), key=cost))
    seen: list[int] = []
    once_more = run.explore(
        facts, plans, Store(store.path), seconds=0, limit=300, progress=lambda done, _total, _point: seen.append(done)
    )
    assert once_more == found and seen == [1, 2, 3]
    assert len(store.path.read_text().splitlines()) == 3


def test_points_are_lines_of_json(tmp_path: Path) -> None:
    store = Store(tmp_path / "points.jsonl")
    store.add(point(256, Config()))
    with store.path.open("ab") as f:
        f.write(b'{"schema": "cut')
        os.fsync(f.fileno())
    assert list(Store(store.path).points.values()) == [point(256, Config())]
    assert json.loads(store.path.read_text())["parameters"]["method"] == "karatsuba"
