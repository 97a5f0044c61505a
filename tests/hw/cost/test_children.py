"""Children and cache of the cost flow: crashes are contained and named, nothing half-made is kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from modmill.hw.cost import cache, synth


def test_a_killed_child_is_an_error_that_says_so(tmp_path: Path) -> None:
    code, log = synth.child(
        [sys.executable, "-c", "import os, signal; print('so far', flush=True); os.kill(os.getpid(), signal.SIGKILL)"],
        tmp_path,
        lambda _: None,
        lambda: None,
    )
    assert code == -9
    assert str(synth.failed("yosys", code, log)) == "yosys was ended by signal 9 (out of memory?): so far"


def test_lines_come_while_the_child_runs_and_an_exception_ends_it(tmp_path: Path) -> None:
    seen: list[str] = []

    def line(text: str) -> None:
        seen.append(text)
        if text.startswith("pid"):
            raise KeyboardInterrupt

    script = "import os, time; print('pid', os.getpid(), flush=True); time.sleep(600)"
    with pytest.raises(KeyboardInterrupt):
        synth.child([sys.executable, "-c", script], tmp_path, line, lambda: None)
    pid = int(seen[0].split()[1])
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_errors_of_yosys_and_opensta_are_found() -> None:
    assert str(synth.failed("yosys", 1, "a\nERROR: Module `x' is not there\n")) == (
        "yosys failed: Module `x' is not there"
    )
    assert "cannot open" in str(synth.failed("sta", 1, "Error: cannot open 'mapped.v'.\n"))
    assert str(synth.failed("yosys", 2, "@ 1/2 proc\n")) == "yosys failed with code 2: it said nothing"


def test_an_entry_is_made_once_and_by_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    made: list[str] = []

    def make(path: Path) -> None:
        made.append(path.name)
        path.write_text("figures", encoding="ascii")

    first, there = cache.entry("unit.xcup.json", {"rtl": "a"}, make)
    assert not there
    assert first.parent == tmp_path / "modmill" / "cost"
    assert first.name.startswith("unit-")
    assert first.name.endswith(".xcup.json")
    assert cache.entry("unit.xcup.json", {"rtl": "a"}, make) == (first, True)
    second, _ = cache.entry("unit.xcup.json", {"rtl": "b"}, make)
    assert second != first
    assert len(made) == 2


def test_a_failed_entry_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    def make(path: Path) -> None:
        path.write_text("half", encoding="ascii")
        raise RuntimeError("stopped")

    with pytest.raises(RuntimeError):
        cache.entry("unit.json", {}, make)
    assert list(cache.folder().iterdir()) == []
