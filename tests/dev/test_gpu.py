"""./dev gpu: every step runs, is interrupted at its limit, and what it printed is kept."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

WAITS = "import time\nprint('begun', flush=True)\ntime.sleep(1000)"


@pytest.fixture
def gpu(dev: dict[str, ModuleType]) -> ModuleType:
    return dev["gpu"]


def test_a_step_that_is_interrupted_or_fails_stops_no_other(
    gpu: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def python(name: str, text: str, seconds: float, partial: bool = True) -> object:
        return gpu.Step(name, seconds, (sys.executable, "-c", text), partial)

    given = [
        python("long", WAITS, 3),
        python("wrong", "print('no'); raise SystemExit(3)", 300),
        python("tests", WAITS, 3, partial=False),
        python("right", "print('yes')", 300),
    ]
    monkeypatch.setattr(gpu, "steps", lambda out: given)
    assert gpu.measure(tmp_path / "kept") == 1
    said = capsys.readouterr().err
    assert "long: ok, interrupted after 3 s" in said and "right: ok, ended with 0" in said
    assert "wrong: FAILED, ended with 3" in said and "tests: FAILED, interrupted after 3 s" in said
    assert {path.name: path.read_text().split() for path in (tmp_path / "kept").glob("wr*")} == {"wrong.txt": ["no"]}
    assert (tmp_path / "kept" / "right.txt").read_text() == "yes\n"

    monkeypatch.setattr(gpu, "steps", lambda out: [given[0], given[3]])
    assert gpu.measure(tmp_path / "kept") == 0


def test_all_steps_end_within_eight_minutes(gpu: ModuleType) -> None:
    assert sum(step.seconds for step in gpu.steps(Path("out"))) < 8 * 60
