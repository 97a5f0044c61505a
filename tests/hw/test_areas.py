"""The areas of a unit's parts, from recorded costs: they add up, and the picture is to scale and current."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from modmill.errors import UsageError
from modmill.hw.describe import areas
from modmill.hw.interface import registry
from tests.support import ROOT, refuses, succeeds

UNIT = "sigverify_pipeline"


def test_the_parts_add_up_to_what_was_estimated() -> None:
    cost = areas.recorded(registry.configure(UNIT))
    assert cost is not None
    total, parts = cost.area(), areas.parts(cost)
    assert total is not None
    assert (sum(p.lut for p in parts), sum(p.dsp for p in parts)) == (total["lut"], total["dsp"])
    assert [(p.name, p.count) for p in parts] == [
        *[("double_scalar", 1), ("processor", 3), ("sha512", 1), ("scalars", 1), (areas.REST, 1)]
    ]


def test_each_box_is_as_large_as_its_part() -> None:
    config = registry.configure(UNIT)
    cost = areas.recorded(config)
    assert cost is not None
    parts, root = areas.parts(cost), ET.fromstring(areas.picture(config))
    sizes: dict[str, float] = {}
    for box in root.iter("{http://www.w3.org/2000/svg}rect"):
        title = box.find("{http://www.w3.org/2000/svg}title")
        if title is not None and (title.text or "").endswith(" LUT"):
            name = (title.text or "").split(":")[0]
            sizes[name] = sizes.get(name, 0.0) + (float(box.get("width", 0)) + 1) * (float(box.get("height", 0)) + 1)
    whole, luts = sum(sizes.values()), sum(part.lut for part in parts)
    assert sizes.keys() == {str(part) for part in parts}
    assert all(abs(sizes[str(part)] / whole - part.lut / luts) < 0.005 for part in parts)


def test_the_picture_in_the_documents_is_current() -> None:
    """`python tools/vectors/emitted.py` renews it."""
    shown = (ROOT / "docs" / "units" / f"{UNIT}_areas.svg").read_text("utf-8")
    assert shown == areas.picture(registry.configure(UNIT))


def test_the_commands_show_them(tmp_path: Path) -> None:
    shown = succeeds("hw", "show", UNIT)
    assert "area of double_scalar" in shown.out and "area of 3 x processor" in shown.out
    assert len(succeeds("hw", "show", UNIT, "--json").json["result"]["areas"]) == 5
    out = tmp_path / "a.svg"
    succeeds("hw", "draw", UNIT, "--areas", "--out", out)
    assert out.read_text("utf-8") == areas.picture(registry.configure(UNIT))
    other = ("hw", "draw", UNIT, "--processors", "2", "--areas", "--out", tmp_path / "b.svg")
    refuses(2, "no recorded cost (modmill hw cost sigverify_pipeline --record makes one)", *other)
    assert not (tmp_path / "b.svg").exists()


def test_without_records_there_is_nothing_to_show(tmp_path: Path) -> None:
    assert areas.recorded(registry.configure(UNIT), tmp_path) is None
    with pytest.raises(UsageError, match="no recorded cost"):
        areas.picture(registry.configure(UNIT), tmp_path)
