"""The dual walk in simulated gates: the CPU's output, keys in both forms, refusals, wrong gates, the command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from modmill import _native, cli, isogeny, memory
from modmill.errors import BackendUnavailable, FormatError, HardwareMismatch, Interrupted, UsageError
from modmill.golden import isogeny as golden
from modmill.hw.sim.waveform import Waveform
from modmill.isogeny import patience
from tests.support import require_rtl

ONE = "rtl:isogeny_evaluator:one"


def made(place: Path, steps: int, **options: bool | str) -> Path:
    isogeny.setup(place / "key", steps, **{"field": "p14", **options})  # type: ignore[arg-type]
    return place / "key"


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("field", ["p14", "p89"])
def test_the_elements_of_a_key_are_the_golden_ones(field: str, compact: bool, tmp_path: Path) -> None:
    key = made(tmp_path, 150, field=field, compact=compact)
    chunk, found = 0, list[tuple[int, int]]()
    while part := _native.isogeny_elements(str(key), chunk):
        found, chunk = found + part, chunk + 1
    parameters = golden.load(field)
    mine = golden.set_up(parameters, "fp", golden.start_for_tests(parameters), 150)
    assert found == list(reversed(mine.alphas))


@pytest.mark.parametrize(("variant", "steps"), [(":one", 23), (":two", 8), ("", 27)])
@pytest.mark.parametrize("compact", [False, True])
def test_a_walk_in_gates_is_the_processors(variant: str, steps: int, compact: bool, tmp_path: Path) -> None:
    """Steps of which some are single, in chunks that no number of steps divides."""
    backend = f"rtl:isogeny_evaluator{variant}"
    require_rtl("verilator", "g++")
    key = made(tmp_path, steps, compact=compact)
    expected = isogeny.evaluate(key, message=b"m")
    done = isogeny.evaluate(key, message=b"m", backend=backend)
    assert (done.output, done.proof_file) == (expected.output, expected.proof_file)
    assert isogeny.verify(done.proof_file, key=key).output == done.output
    at_once = {":one": 1, ":two": 2, "": 4}[variant]
    assert done.simulation is not None
    assert done.simulation["cycles"] == 2 + steps // at_once + steps % at_once
    assert done.checked_by.startswith("the whole walk on ") and backend == done.backend


@pytest.mark.slow
def test_a_thousand_steps_at_89_bits(tmp_path: Path) -> None:
    require_rtl("verilator", "g++")
    key = made(tmp_path, 1000, field="p89")
    done = isogeny.evaluate(key, message=b"m", backend="rtl:isogeny_evaluator")
    assert done.simulation is not None and done.simulation["cycles"] == 252


def test_the_command_says_what_ran(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    require_rtl("verilator", "g++")
    key = made(tmp_path, 9)
    arguments = ["isogeny", "eval", "--key", str(key), "--hash-input", "m", "--backend", ONE, "--quiet", "--json"]
    assert cli.run([*arguments, "--wave", str(tmp_path / "w.fst")]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["backend"] == ONE and found["result"]["simulation"]["cycles"] == 11
    assert (tmp_path / "w.fst").stat().st_size > 0


def test_what_cannot_be_simulated_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = made(tmp_path, 9, variant="fp2")
    with pytest.raises(UsageError, match="over Fp2"):
        isogeny.evaluate(key, message=b"m", backend=ONE)
    key = made(tmp_path / "other", 9)
    with pytest.raises(UsageError, match=r"checkpoint: needs a backend on the processor"):
        isogeny.evaluate(key, message=b"m", backend=ONE, checkpoint=tmp_path / "c")
    with pytest.raises(UsageError, match=r"wave: needs a backend in simulated gates: rtl:isogeny_evaluator"):
        isogeny.evaluate(key, message=b"m", wave=Waveform(tmp_path / "w.fst"))
    with pytest.raises(BackendUnavailable, match=r"no unit of that name serves isogeny\.eval"):
        isogeny.evaluate(key, message=b"m", backend="rtl:traced")
    with pytest.raises(UsageError, match=r"yes: needs a backend in simulated gates"):
        isogeny.evaluate(key, message=b"m", yes=True)
    with monkeypatch.context() as small:
        small.setenv(memory.LIMIT, "100M")
        with pytest.raises(UsageError, match=r"yes: rtl:isogeny_evaluator:one takes .* of memory to build by estimate"):
            isogeny.evaluate(key, message=b"m", backend=ONE)
    monkeypatch.setattr(patience, "HOUR", 1e-6)
    with pytest.raises(UsageError, match=r"yes: rtl:isogeny_evaluator:one takes .* by estimate \(9 clocks\)"):
        isogeny.evaluate(key, message=b"m", backend=ONE)


def test_a_damaged_key_and_a_missing_one(tmp_path: Path) -> None:
    key = made(tmp_path, 9)
    steps = key / "steps.bin"
    steps.write_bytes(steps.read_bytes()[:-1] + b"\xff")
    with pytest.raises(FormatError, match=r"steps\.bin"):
        _native.isogeny_elements(str(key), 0)
    with pytest.raises(FormatError, match=r"steps\.bin"):
        isogeny.evaluate(key, message=b"m", backend=ONE)
    with pytest.raises(OSError, match="nothing"):
        isogeny.evaluate(tmp_path / "nothing", message=b"m", backend=ONE)


def test_gates_that_differ_end_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    require_rtl("verilator", "g++")
    key = made(tmp_path, 9)
    elements = _native.isogeny_elements

    def wrong(directory: str, chunk: int) -> list[tuple[int, int]]:
        return [(a + (i == 4), b) for i, (a, b) in enumerate(elements(directory, chunk))]

    monkeypatch.setattr(_native, "isogeny_elements", wrong)
    with pytest.raises(HardwareMismatch, match="ends at another point than the processor's"):
        isogeny.evaluate(key, message=b"m", backend=ONE)


def test_progress_can_stop_the_simulation(tmp_path: Path) -> None:
    require_rtl("verilator", "g++")
    key = made(tmp_path, 9)
    with pytest.raises(Interrupted) as stopped:
        isogeny.evaluate(key, message=b"m", backend=ONE, progress=lambda p: p.phase != "simulate")
    assert stopped.value.done == 9
