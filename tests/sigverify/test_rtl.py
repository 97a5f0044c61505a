"""The backend `rtl:sigverify_pipeline`: files through simulated gates, with the CPU's verdicts in the file's order."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from modmill import sigverify
from modmill.errors import HardwareMismatch, UsageError
from modmill.golden import ed25519 as golden
from modmill.hw.stream.beat import Beat, Rows
from modmill.hw.stream.simulation import StreamSimulation
from modmill.sigverify import rtl
from tests.hw.support import require_tool
from tests.sigverify.test_conformance import FILES
from tests.support import modmill

BACKEND = "rtl:sigverify_pipeline"


def lines(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("rule", golden.RULES)
def test_every_committed_vector_has_its_verdict(tmp_path: Path, rule: str) -> None:
    require_tool("verilator")
    cases = [case for file in FILES.values() for case in file]
    source, out = tmp_path / "vectors.jsonl", tmp_path / "verdicts.jsonl"
    source.write_text(
        "".join(json.dumps({k: c[k] for k in ("message", "signature", "key")}) + "\n" for c in cases), "utf-8"
    )
    done = sigverify.run(source, rule=rule, backend=BACKEND, out=out)
    assert done.error is None and done.signatures == len(cases)
    assert done.simulation is not None and done.simulation.devices[0].counters["undecided"] == 0
    assert [line["verdict"] for line in lines(out)] == [case["verdicts"][rule] for case in cases]


def same_as_cpu(tmp_path: Path, file: str, threads: int, **options: Any) -> sigverify.Run:
    source, found, expected = tmp_path / file, tmp_path / "found", tmp_path / "expected"
    sigverify.generate(source, corrupt=0.3, **options)
    done = sigverify.run(source, backend=BACKEND, threads=threads, out=found)
    sigverify.run(source, out=expected)
    assert done.error is None and found.read_bytes() == expected.read_bytes()
    assert done.malformed > 0 and 0 < done.accepted < done.signatures
    return done


def test_two_pipelines_keep_the_order_of_a_capture(tmp_path: Path) -> None:
    """Mixed lengths, malformed transactions in between; the host spreads over two devices and merges."""
    require_tool("verilator")
    done = same_as_cpu(tmp_path, "a.pcap", 2, count=150, seed=4, message=(0, 600))
    of = done.simulation
    assert of is not None and len(of.devices) == 2
    assert sum(device.counters["results"] for device in of.devices) == done.signatures
    for device in of.devices:
        assert device.counters["records"] == device.counters["results"] > 0 == device.counters["malformed"]
        assert device.counters["undecided"] == 0
        assert {stage.name for stage in device.stages} >= {"hash", "processor 2", "scalars 0", "multiply", "in order"}
        multiply = next(stage for stage in device.stages if stage.name == "multiply")
        turns = multiply.busy * device.cycles / multiply.done
        assert 200 < turns < 240  # 128 doublings, half as many additions, 26 of base points
    assert done.record().result["simulation"]["devices"][0]["cycles"] == of.devices[0].cycles


def test_devices_take_their_shares_and_the_order_stays(tmp_path: Path) -> None:
    """Device i of three gets every third signature, and all verdicts are where the CPU's are."""
    require_tool("verilator")
    source, found, expected = tmp_path / "a.pcap", tmp_path / "found", tmp_path / "expected"
    sigverify.generate(source, count=25, seed=4, corrupt=0.3, message=(0, 300))
    done = sigverify.run(source, backend=BACKEND, devices=3, out=found)
    sigverify.run(source, out=expected)
    assert done.error is None and found.read_bytes() == expected.read_bytes() and done.malformed > 0
    assert done.simulation is not None
    n = done.signatures
    for i, device in enumerate(done.simulation.devices):
        share = len(range(i, n, 3))
        assert device.counters["taken"] == device.counters["records"] == device.counters["results"] == share > 0
    assert len(done.simulation.devices) == 3
    told = done.record().result["simulation"]["devices"]
    assert sum(device["counters"]["taken"] for device in told) == n


def test_devices_are_of_simulated_gates(tmp_path: Path) -> None:
    source = sigverify.generate(tmp_path / "a.jsonl", count=3).path
    with pytest.raises(UsageError, match="devices: needs a backend in simulated gates: rtl:sigverify_pipeline"):
        sigverify.run(source, devices=2)
    with pytest.raises(UsageError, match="devices: each has a thread of its own, so leave threads out"):
        sigverify.run(source, backend=BACKEND, devices=2, threads=2)
    with pytest.raises(UsageError, match="devices"):
        sigverify.run(source, backend=BACKEND, devices=0)


@pytest.mark.slow
def test_ten_thousand_signatures_of_mixed_lengths(tmp_path: Path) -> None:
    require_tool("verilator")
    same_as_cpu(tmp_path, "a.bin", 1, count=10_000, seed=11, message=(0, 1232))


def test_the_command_says_what_the_devices_did(tmp_path: Path) -> None:
    require_tool("verilator")
    source = tmp_path / "a.jsonl"
    sigverify.generate(source, count=30, seed=2, corrupt=0.0)
    done = modmill("sigverify", "run", source, "--backend", BACKEND, "--monitor")
    assert done.code == 0, done.err
    assert "backend     rtl:sigverify_pipeline" in done.out and "multiply" in done.out
    assert "at 250 MHz" in done.out and "30 accepted" in done.err


def change_verdicts(monkeypatch: pytest.MonkeyPatch, change: Callable[[Beat], int]) -> None:
    """Changes each verdict on its way out of the simulation."""
    moved = StreamSimulation.moved

    def wrong(self: StreamSimulation, *given: Any, **named: Any) -> Iterator[Mapping[str, Rows]]:
        (sink,) = self.unit.sinks
        layout = self.unit.layouts[sink.name]
        for part in moved(self, *given, **named):
            beats = [{**beat, "verdict": change(beat)} for beat in layout.beats(part[sink.name])]
            yield {sink.name: layout.rows(beats)}

    monkeypatch.setattr(StreamSimulation, "moved", wrong)


def test_gates_that_differ_from_the_cpu_end_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A verdict changed on its way out of the simulation: the run fails, and says which signature it was."""
    require_tool("verilator")
    change_verdicts(monkeypatch, lambda beat: beat["verdict"] ^ 6)
    source = tmp_path / "a.jsonl"
    sigverify.generate(source, count=5, seed=3, corrupt=0.0)
    done = sigverify.run(source, backend=BACKEND)
    assert done.ending == "failed" and isinstance(done.error, HardwareMismatch)
    assert "signature 0 of device 0 is 'accepted' by the CPU, but the gates gave verdict 6" in str(done.error)


def test_what_gates_leave_open_the_processor_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every second verdict is replaced by the one of a hash without short scalars, of which none is known."""
    require_tool("verilator")
    change_verdicts(monkeypatch, lambda beat: rtl.UNDECIDED if beat["tag"] % 2 else beat["verdict"])
    source = tmp_path / "a.jsonl"
    sigverify.generate(source, count=6, seed=3, corrupt=0.0)
    done = sigverify.run(source, backend=BACKEND)
    assert done.all_accepted and done.simulation is not None
    assert done.simulation.devices[0].counters["undecided"] == 3
