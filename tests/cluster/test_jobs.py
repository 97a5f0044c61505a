"""Every job on pretended workers: results are those of one machine, bit for bit, also when workers die or lie."""

from __future__ import annotations

import json
import secrets
import socket
import sys
import warnings
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from modmill import gf2, isogeny, msm, sigverify, vdf
from modmill.cluster import Cluster, evaluate_many, explored_on, prove, ranges, report, signatures
from modmill.cluster.arrays import OnBatches
from modmill.cluster.part import Part, WorkerWarning
from modmill.errors import (
    CheckpointError,
    Interrupted,
    NotInvertible,
    NotOnCurve,
    StoppedByKeyboard,
    ToolFailed,
    UsageError,
)
from modmill.hw.explore.points import Store, explore
from modmill.msm.convert import curve_of
from modmill.points import Value
from modmill.progress import Progress
from tests.cluster.pretend import Script, pretend
from tests.hw.explore import evaluators
from tests.support import PATIENCE

BACKEND = "cluster:local"


@pytest.fixture(params=["well", "dies", "lies"])
def script(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Script]:
    """Three workers; one of them dies, or returns wrong results."""
    made = pretend(monkeypatch, Script(dies={1: 1} if request.param == "dies" else {}))
    made.lies = {1: 1} if request.param == "lies" else {}
    with warnings.catch_warnings(action="ignore", category=WorkerWarning), Cluster("local", audit="every"):
        yield made


@pytest.mark.parametrize("curve", msm.CURVES)
@pytest.mark.parametrize("batch", [1, 3, 40])
def test_products(script: Script, curve: str, batch: int) -> None:
    generator = msm.from_points([curve_of(curve).generator]).tobytes()
    script.lie = lambda result: generator * (len(result) // len(generator))  # right points, and wrong sums
    made = msm.random_points(curve, 70, seed=5)
    vectors = [msm.random_scalars(curve, 70, seed=5, index=i) for i in range(batch)]
    bases = msm.Bases(curve, made.points, form="montgomery", backend=BACKEND)
    assert bases.products(vectors) == msm.Bases(curve, made.points, form="montgomery").products(vectors)
    assert bases.products(vectors[:1]) == [bases.product(vectors[0])]
    assert bases.backend == BACKEND and "workers on 2 nodes" in bases.why
    if script.lies:
        assert "found wrong" in bases.why


def test_points_of_a_file_are_read_by_the_workers(script: Script, tmp_path: Path) -> None:
    made = msm.random_points("bls12-381", 50, seed=1)
    for form in ("ark-compressed", "plain", "gnark"):
        file = tmp_path / form
        msm.write_points(file, "bls12-381", made.points, form, form="montgomery", number=form != "plain")
        given = msm.open_points(file, "bls12-381", form)
        scalars = [msm.random_scalars("bls12-381", 50, index=i) for i in range(2)]
        assert msm.run(given, scalars, backend=BACKEND).products == msm.run(given, scalars).products


def test_a_refused_point_has_its_number_among_all(script: Script) -> None:
    points: list[Any] = [None] * 60
    points[47] = (1, 1)
    with pytest.raises(NotOnCurve) as e:
        msm.Bases("bls12-381", points, backend=BACKEND)
    assert e.value.index == 47


@pytest.mark.parametrize("form", ["jsonl", "binary", "pcap"])
def test_signatures(script: Script, form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("modmill.cluster.signatures.RANGE_BYTES", 4000)
    made = sigverify.generate(tmp_path / f"signed.{form}", count=300, seed=7, corrupt=0.3, format=form)
    found, right = tmp_path / "found", tmp_path / "right"
    with made.path.open("ab") as f:
        f.write(b"{" * 19)  # a record that is cut off, or malformed
    there = sigverify.run(made.path, backend=BACKEND, out=found)
    here = sigverify.run(made.path, out=right)
    assert found.read_bytes() == right.read_bytes()
    same = ("format", "verdicts", "malformed", "first_malformed", "cut", "other_packets", "all_accepted", "accepted")
    assert [getattr(there, name) for name in same] == [getattr(here, name) for name in same]


def test_ranges_make_up_the_file() -> None:
    text = b"\xef\xbb\xbf" + b"".join(b"{" + b"x" * secrets.randbelow(90) + b"}\n" * (1 + i % 2) for i in range(200))
    for data in (text, text[:-1], b"", b"\n"):
        for size in (1, 7, 100, 10**6):
            found = list(ranges.cut(data, "jsonl", size))
            assert b"".join(data[one.start : one.stop] for one in found) == data
            assert [one.records for one in found] == [data[: one.start].count(b"\n") for one in found]


@pytest.mark.parametrize("form", ["binary", "pcap"])
def test_ranges_end_where_records_do(form: str, tmp_path: Path) -> None:
    made = sigverify.generate(tmp_path / f"signed.{form}", count=50, seed=3, format=form).path.read_bytes()
    begin, head, at = (12, 4, 0) if form == "binary" else (24, 16, 8)
    ends = [begin]
    while ends[-1] < len(made):
        ends.append(ends[-1] + head + int.from_bytes(made[ends[-1] + at :][:4], "little"))
    for size in (1, 700, 10**6):
        for damage in (b"", b"\xff" * 20, b"\0"):
            data = made + damage
            found = list(ranges.cut(data, form, size))
            assert [found[0].start, *(one.stop for one in found)][:: len(found)] == [begin, len(data)]
            assert all(a.stop == b.start and a.stop - a.start >= size for a, b in pairwise(found))
            assert [one.start for one in found] == [ends[one.records] for one in found]
    if form == "pcap":
        turned = bytearray(made)
        for place in [0, *(end + at for end in ends[:-1])]:
            turned[place : place + 4] = made[place : place + 4][::-1]
        assert list(ranges.cut(bytes(turned), form, 700)) == list(ranges.cut(made, form, 700))


def test_counts_of_a_range_are_those_of_its_lines() -> None:
    def holds(malformed: object, **verdicts: object) -> bool:
        counts = json.dumps({"verdicts": verdicts, "malformed": malformed}).encode()
        lines = [json.dumps({"verdict": name}).encode() for name in ("accepted", "accepted", "not canonical")]
        return signatures.holds(Part(0, None), b"\n".join([counts, *lines, b""]))

    assert holds(0, **{"accepted": 2, "not canonical": 1, "invalid": 0})
    for wrong in ((0, 2, 0), (0, 3, 0), (1, 2, 0), (0, 2, 2), (-1, 2, 2), (None, 2, 1), ("1", 2, 1), (1, 2, 1)):
        assert not holds(wrong[0], **{"accepted": wrong[1], "not canonical": wrong[2]})


def test_what_only_one_machine_does_is_refused(script: Script, tmp_path: Path) -> None:
    made = sigverify.generate(tmp_path / "signed.jsonl", count=3)
    for options in ({"dedup": "after"}, {"rate": 5.0}, {"repeat": 2}, {"ring": tmp_path / "ring"}):
        with pytest.raises(UsageError, match="needs a backend on one machine"):
            sigverify.run(made.path, backend=BACKEND, **options)  # type: ignore[arg-type]
    with pytest.raises(UsageError, match="has no state to follow"):
        sigverify.start(made.path, backend=BACKEND)


@pytest.mark.parametrize("steps", [1, 5000, 200_000])
def test_a_proof(script: Script, steps: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("modmill.cluster.proofs.LEAST_POINTS", 8)
    there = vdf.evaluate("vdf-alliance", steps, input=b"challenge", backend=BACKEND, checkpoint=tmp_path / "chain")
    here = vdf.evaluate("vdf-alliance", steps, input=b"challenge")
    assert (there.proof_file, there.y_full) == (here.proof_file, here.y_full)
    assert vdf.verify(there.proof_file or "", input=b"challenge").steps == steps
    if steps == 200_000:
        assert prove(tmp_path / "chain", backend=BACKEND, input_sha256=there.input_sha256) == here.proof_file


@pytest.mark.parametrize("steps", [1, 5000, 200_000])
def test_a_proof_by_segments(script: Script, steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """One machine with a core more than the workers have cuts the chain in the same places."""
    monkeypatch.setattr("modmill.cluster.proofs.LEAST_POINTS", 8)
    monkeypatch.setattr("modmill.cluster.segments.SAVE_S", 0.0)
    kind: Any = "wesolowski-segments"
    there = vdf.evaluate("vdf-alliance", steps, proof=kind, backend=BACKEND)
    here = vdf.evaluate("vdf-alliance", steps, proof=kind, threads=1 + 3)
    assert (there.proof_file, there.y_full) == (here.proof_file, here.y_full)
    assert len(json.loads(here.proof_file or "")["segments"]) == (4 if steps == 200_000 else 1)


def test_a_stop_beside_the_chain_keeps_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pretend(monkeypatch, Script())
    monkeypatch.setattr("modmill.cluster.segments.SAVE_S", 0.0)
    monkeypatch.setattr("modmill.cluster.proofs.ends", lambda steps, spacing, _: [1000 * spacing, steps])
    kind: Any = "wesolowski-segments"
    steps, place, stopped = 20_000_000, tmp_path / "chain", Event()

    def hold(step: Progress) -> None:
        if step.done > steps // 2:
            assert stopped.wait(PATIENCE)

    def interrupt(*given: object) -> bool:
        stopped.set()
        raise KeyboardInterrupt

    with monkeypatch.context() as patch, pytest.raises(StoppedByKeyboard) as stop:
        patch.setattr("modmill.cluster.proofs._Proof.holds", interrupt)
        vdf.evaluate("vdf-alliance", steps, proof=kind, backend=BACKEND, checkpoint=place, progress=hold)
    assert 0 < stop.value.done < steps and stop.value.checkpoint == str(place)
    done = vdf.evaluate("vdf-alliance", steps, proof=kind, backend=BACKEND, checkpoint=place)
    assert done.resumed_from == stop.value.done
    assert vdf.verify(done.proof_file or "").steps == steps


@pytest.mark.parametrize("kind", ["wesolowski", "wesolowski-segments"])
def test_an_error_of_the_chain_or_its_progress_ends_both(
    kind: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pretend(monkeypatch, Script())
    steps = 20_000_000
    for place in (None, tmp_path / "chain"):
        with pytest.raises(Interrupted) as stop:
            vdf.evaluate(
                *("vdf-alliance", steps),
                proof=kind,
                backend=BACKEND,
                checkpoint=place,
                progress=lambda step: not step.done,
            )
        assert 0 < stop.value.done < steps
        # Nothing is left where nothing was asked for.
        kept = None if place is None else str(place)
        assert (
            stop.value.checkpoint == kept and (kept or "") in str(stop.value) and "modmill-chain" not in str(stop.value)
        )
    (tmp_path / "state").write_bytes(b"damaged")
    with pytest.raises(CheckpointError):
        vdf.evaluate("vdf-alliance", steps, proof=kind, backend=BACKEND, checkpoint=tmp_path)


def test_walks(script: Script, tmp_path: Path) -> None:
    isogeny.setup(tmp_path, 300, field="p89")
    inputs = [f"message {i}".encode() for i in range(8)]
    found = evaluate_many(tmp_path, inputs, backend=BACKEND)
    here = [isogeny.evaluate(tmp_path, message=one) for one in inputs]
    assert [(one.input, one.output, one.proof_file) for one in found] == [
        (one.input, one.output, one.proof_file) for one in here
    ]
    assert isogeny.evaluate(tmp_path, message=inputs[0], backend=BACKEND).output == here[0].output


def test_arrays(script: Script, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("modmill.cluster.arrays.PIECE_BYTES", 1 << 12)
    here, there = gf2.Field("nist-b163"), gf2.Field("nist-b163", BACKEND)
    words = [here.random(2000, seed=seed).words for seed in (1, 2)]
    a, b = (here.engine.mul(one, one) for one in words)
    assert (there.engine.mul(a, b) == here.engine.mul(a, b)).all()
    assert (there.engine.mul(a, b[:1]) == here.engine.mul(a, b[:1])).all()
    assert (there.engine.square(a) == here.engine.square(a)).all()
    assert (there.engine.pow(a, 12345) == here.engine.pow(a, 12345)).all()
    assert (there.engine.inv(a) == here.engine.inv(a)).all()
    assert (there.engine.trace(a) == here.engine.trace(a)).all()
    a[1234] = 0
    with pytest.raises(NotInvertible) as e:
        there.engine.inv(a)
    assert e.value.index == 1234


def test_batches_of_ray_data() -> None:
    field = gf2.Field("nist-b163", ring=True)
    a, b = (field.random(50, seed=seed).words for seed in (1, 2))
    assert (OnBatches(field.modulus.poly, "mul")({"a": a, "b": b})["out"] == field.engine.mul(a, b)).all()
    assert (OnBatches(field.modulus.poly, "pow", 77)({"a": a})["out"] == field.engine.pow(a, 77)).all()
    with pytest.raises(UsageError, match="must be one of mul, square, pow, inv, trace"):
        OnBatches(field.modulus.poly, "add")


def test_design_points(script: Script, tmp_path: Path) -> None:
    listed: list[tuple[dict[str, Value], Any]] = [
        ({"chunk": chunk, "stages": 2}, {"chunk": chunk, "stages": 2}) for chunk in range(3, 12)
    ]
    if script.lies:
        script.lies = {}  # nobody checks figures of tools
    stores = [Store(tmp_path / name) for name in ("here", "there")]
    here = explore("u", listed, evaluators.picky, stores[0])
    there = explore("u", listed, evaluators.picky, stores[1], run=explored_on(BACKEND))
    assert [replace(point, seconds=0) for point in there] == [replace(point, seconds=0) for point in here]
    with pytest.raises(UsageError, match="must be cluster:ADDRESS"):
        explored_on("portable")


def test_reports(script: Script, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every worker runs the command; here it is one that says a line and writes a page."""
    page = "import pathlib, sys; pathlib.Path(sys.argv[-1], 'report.json').write_text('[]'); print('{\"a\": 1}')"
    monkeypatch.setattr("modmill.cluster.reports.COMMAND", (sys.executable, "-c", page))
    script.lies = {}
    found = report(backend=BACKEND, out=tmp_path)
    assert [one.node for one in found] == [f"{i:03}-{socket.gethostname()}" for i in range(3)]
    assert all(one.ok and one.records == ({"a": 1},) for one in found)
    assert sorted(path.parent.name for path in tmp_path.glob("*/report.json")) == [one.node for one in found]
    monkeypatch.setattr("modmill.cluster.reports.COMMAND", (sys.executable, "-c", "raise SystemExit('no such tool')"))
    with pytest.raises(ToolFailed, match="no such tool"):
        report(backend=BACKEND)


def test_records_name_the_cluster(script: Script) -> None:
    made = msm.random_points("bls12-377", 20)
    done = msm.run(made, [msm.random_scalars("bls12-377", 20)], backend=BACKEND, check=True)
    record = json.loads(done.record().to_json())
    assert record["backend"] == BACKEND and record["why"].startswith("named by the caller: ")
