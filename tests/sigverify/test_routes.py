"""Verdicts to the consumers that their tags name: from the command line, from Python, and from simulated hardware."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from modmill import sigverify
from modmill.errors import UsageError
from modmill.hw.interface import registry
from modmill.sigverify import Route
from tests.hw.support import SMALL_BUFFER
from tests.support import modmill, refuses, require_rtl

RUN = ("sigverify", "run")


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return sigverify.generate(tmp_path / "a.bin", count=60, seed=3, corrupt=0.4).path


def check(folder: Path, file: Path, run: sigverify.Run) -> None:
    """The files low (tags 0 to 19), high (20 to 39, accepted ones) and rest share out what `all` has."""
    every, low, high, rest = (lines(folder / name) for name in ("all", "low", "high", "rest"))
    assert len(every) == 60
    assert low == [line for line in every if line.get("tag", 99) < 20]
    in_high = [line for line in every if 20 <= line.get("tag", 99) < 40]
    assert high == [line for line in in_high if line["verdict"] == "accepted"]
    assert rest == [line for line in every if line.get("tag", 99) >= 40]
    counts = [(r.out.name, r.delivered, r.dropped) for r in run.routes]
    assert counts == [
        ("low", len(low), 0),
        ("high", len(high), len(in_high) - len(high)),
        ("rest", len(rest), 0),
    ]
    assert run.unrouted == 0
    assert in_high != high
    assert sorted(p.name for p in folder.iterdir()) == sorted([file.name, "all", "low", "high", "rest"])


def routes(folder: Path) -> list[Route]:
    low, high = Route(folder / "low", 0, 19), Route(folder / "high", 20, 39, accepted_only=True)
    return [low, high, Route(folder / "rest")]


def test_each_record_goes_to_its_consumer(tmp_path: Path, file: Path) -> None:
    check(tmp_path, file, sigverify.run(file, out=tmp_path / "all", routes=routes(tmp_path)))


def test_simulated_hardware_has_the_same_consumers(tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three routes are four consumers, one for records of no route."""
    require_rtl("verilator", "g++", "make")
    monkeypatch.setattr(registry, "configure", partial(registry.configure, ticket=SMALL_BUFFER["ticket"]))
    run = sigverify.run(file, backend="rtl:sigverify_pipeline", out=tmp_path / "all", routes=routes(tmp_path))
    check(tmp_path, file, run)
    assert run.simulation is not None
    assert "-k4-" in run.simulation.unit and run.simulation.unit.endswith("-c4")
    (device,) = run.simulation.devices
    consumers = [stage for stage in device.stages if stage.name.startswith("consumer")]
    given = [r.delivered + r.dropped for r in run.routes]
    # A malformed record, which has no tag, goes to the rest without passing the gates; the last one is for no route.
    assert [c.done for c in consumers] == [given[0], given[1], given[2] - run.malformed, 0]
    assert all(c.waiting == 0 for c in consumers) and sum(c.done for c in consumers) == run.signatures


def test_the_command_has_the_same_consumers(tmp_path: Path, file: Path) -> None:
    low, high, rest = (tmp_path / name for name in ("low", "high", "rest"))
    given = ("--route", f"0-19={low}", "--route", f"20-39:accepted={high}", "--route", f"rest={rest}")
    ran = modmill(*RUN, file, "--out", tmp_path / "all", *given, "--json")
    assert ran.code == 1
    told = ran.json["result"]
    assert [route["tags"] for route in told["routes"]] == ["0-19", "20-39:accepted", "rest"]
    assert [route["delivered"] for route in told["routes"]] == [len(lines(path)) for path in (low, high, rest)]
    assert sum(route["delivered"] + route["dropped"] for route in told["routes"]) == 60
    text = modmill(*RUN, file, "--route", f"7={low}", "--quiet").out
    assert "route 7" in text and f"1 delivered, in {low}" in text and "unrouted" in text


def test_a_captured_packets_tag_is_its_port(tmp_path: Path) -> None:
    made = sigverify.generate(tmp_path / "a.pcap", count=20, seed=3, corrupt=0)
    everything = sigverify.run(made.path, out=tmp_path / "all")
    tags = {line["tag"] for line in lines(tmp_path / "all")}
    (port,) = tags
    assert sigverify.run(made.path, port=port).signatures == everything.signatures
    done = sigverify.run(made.path, routes=[Route(tmp_path / "port", port)])
    assert done.routes[0].delivered == everything.signatures
    assert lines(tmp_path / "port") == lines(tmp_path / "all")


def test_an_incomplete_run_keeps_what_its_consumers_got(tmp_path: Path, file: Path) -> None:
    running = sigverify.start(file, rate=1.0, routes=[Route(tmp_path / "low", 0, 19)])
    running.stop()
    done = running.finish()
    assert done.ending == "stopped"
    assert done.routes[0].out == tmp_path / "low.part"
    assert not (tmp_path / "low").exists()


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (["7"], "--route: must be TAG=FILE, FIRST-LAST=FILE or rest=FILE, with :accepted before the = (got '7')"),
        (["-7=x"], "--route: must be TAG=FILE"),
        (["x=y"], "--route: must be TAG=FILE"),
        (["1-5=x", "5=y"], "1-5 and 5 are for the same records"),
        (["rest=x", "rest=y"], "rest and rest are for the same records"),
        (["9-5=x"], "9-5 has no tag"),
        (["1=x", "2=x"], "--route: x is there twice; name another file"),
        ([f"{1 << 64}=x"], "route: a tag must be 0 to 2^64 - 1"),
        (["1=no/such/f"], "--route: the directory no/such does not exist"),
    ],
)
def test_bad_routes_are_refused(
    given: list[str], message: str, tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refuses(2, message, *RUN, file, *(word for text in given for word in ("--route", text)))
    assert [p.name for p in tmp_path.iterdir()] == [file.name]


def test_the_input_is_no_consumer(file: Path) -> None:
    before = file.read_bytes()
    with pytest.raises(UsageError, match="is also an input"):
        sigverify.run(file, routes=[Route(file, 1)])
    assert file.read_bytes() == before
