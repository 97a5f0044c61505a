"""Fetching the sources of NTL and gf2x, and the sources that are refused."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def peers(dev: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The module, with folders of the test's own."""
    monkeypatch.setattr(dev["gf2_peers"], "OUTPUT", tmp_path)
    return dev["gf2_peers"]


def test_lists_of_archives_are_asked_for_sources(
    peers: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lists, made = tmp_path / "lists", tmp_path / "made"
    lists.mkdir()
    made.mkdir()
    (made / "stale.list").write_text("deb-src gone")
    line = tmp_path / "sources.list"
    line.write_text("# deb old\ndeb [arch=amd64] mirror/debian stable main\ndeb-src mirror/debian stable main\n")
    (lists / "a.sources").write_text("Types: deb\nURIs: mirror\nSuites: stable\n\nTypes: deb deb-src\nEnabled: no\n")
    (lists / "b.list.disabled").write_text("deb never main\n")
    monkeypatch.setattr(peers, "APT_PARTS", (line, lists))
    assert peers.source_lists(made) == 2
    assert sorted(p.name for p in made.iterdir()) == ["a.sources", "sources.list"]
    assert (made / "sources.list").read_text().splitlines() == [
        "deb-src [arch=amd64] mirror/debian stable main",
        "deb-src mirror/debian stable main",
    ]
    assert (made / "a.sources").read_text().count("Types: deb-src\n") == 2


def test_without_lists_there_is_nothing_to_ask(
    peers: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(peers, "APT_PARTS", (tmp_path / "none", tmp_path / "no folder"))
    with pytest.raises(peers.Unobtainable, match="apt"):
        peers.apt_source(["ntl"])


def test_an_archive_with_another_checksum_is_thrown_away(peers: ModuleType, tmp_path: Path) -> None:
    archive = tmp_path / "archives" / peers.GF2X.archive
    archive.parent.mkdir()
    archive.write_bytes(b"something else")
    with pytest.raises(peers.Unobtainable, match="SHA-256"):
        peers.fetch([peers.GF2X])
    assert not archive.exists()
