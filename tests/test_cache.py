"""The cache: entries are made once and by content, and nothing half-made is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from modmill import cache
from modmill.errors import ToolFailed


def test_the_cache_is_keyed_by_all_texts_and_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    made: list[Path] = []

    def make(folder: Path) -> None:
        made.append(folder)
        (folder / "result").write_text("done")

    places = [cache.entry("rtl", "x", {"a": text}, make) for text in ("1", "1", "2")]
    assert places[0] == places[1] != places[2]
    assert len(made) == 2
    assert (places[0] / "result").read_text() == "done"
    assert places[0].parent == cache.folder("rtl") == tmp_path / "modmill" / "rtl"
    assert places[0].name.startswith("x-")

    def broken(folder: Path) -> None:
        (folder / "half").write_text("")
        raise ToolFailed("no", tool="x")

    with pytest.raises(ToolFailed):
        cache.entry("rtl", "x", {"a": "3"}, broken)
    assert len(list(cache.folder("rtl").iterdir())) == 2
    cache.discard(places[2])
    assert list(cache.folder("rtl").iterdir()) == places[:1]
    assert (cache.entry("rtl", "x", {"a": "3"}, make) / "result").exists()
