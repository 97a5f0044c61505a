"""The cache of built models, and the first errors of the tools that build them."""

from __future__ import annotations

from pathlib import Path

import pytest

from modmill.errors import ToolFailed
from modmill.hw.sim import cache, tools


def test_the_cache_is_keyed_by_all_texts_and_built_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    built: list[Path] = []

    def make(folder: Path) -> None:
        built.append(folder)
        (folder / "result").write_text("done")

    places = [cache.entry("x", {"a": text}, make) for text in ("1", "1", "2")]
    assert places[0] == places[1] != places[2]
    assert len(built) == 2
    assert (places[0] / "result").read_text() == "done"

    def broken(folder: Path) -> None:
        (folder / "half").write_text("")
        raise ToolFailed("no", tool="x", file=None, line=None)

    with pytest.raises(ToolFailed):
        cache.entry("x", {"a": "3"}, broken)
    assert len(list(cache.folder().iterdir())) == 2
    assert (cache.entry("x", {"a": "3"}, make) / "result").exists()


def test_first_errors_of_every_tool_are_understood() -> None:
    cases = {
        "%Warning-WIDTH: rtl/a.sv:3:5: Operator ADD\n%Error: Exiting": "a.sv:3: Operator ADD",
        "In file included from x\nunit.h:4:10: fatal error: Vunit.h: No such file": "unit.h:4: Vunit.h: No such file",
        "core.sv:9: syntax error\nI give up.": "core.sv:9: syntax error",
        "": "it said nothing",
    }
    for output, message in cases.items():
        assert message in str(tools.failure("/usr/bin/tool", 1, output))
    assert "was ended by signal 9" in str(tools.failure("g++", -9, ""))
