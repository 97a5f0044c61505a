"""The picture of a datapath: well-formed, deterministic, with the configuration's own numbers, no operator left out."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

from modmill.hw.describe.draw import draw
from modmill.hw.units.vdf.squarer.config import UNITS, configured
from modmill.hw.units.vdf.squarer.unit import squarer
from modmill.svg import Drawing
from tests.support import ROOT


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("bits", [64, 256])
def test_the_numbers_in_the_picture_are_the_circuits(unit: str, bits: int) -> None:
    made = squarer(configured(unit, bits=bits))
    text = draw(made)
    assert text == draw(made)
    root = ET.fromstring(text)  # our own text
    words = [e.text or "" for e in root.iter("{http://www.w3.org/2000/svg}text")]
    assert f"{unit}, {bits} bits" in words
    count = Counter(op.kind.look for op in made.core.circuit.ops if op.kind.look)
    for look, n in count.items():
        assert look.one in words
        assert f"{n:,}" in words
    registered = sum(w.width for op in made.core.circuit.ops for w in op.outs if w.registered)
    shown = [int(w.removesuffix(" bits").replace(",", "")) for w in words if re.fullmatch(r"[\d,]+ bits", w)]
    assert sum(shown) == registered
    if unit == "vdf_predictive_montgomery":
        assert "1 to 3" in words
    else:
        assert words.count("cycle") == made.latency


@pytest.mark.parametrize("unit", UNITS)
def test_nothing_lies_outside_the_page(unit: str) -> None:
    text = draw(squarer(configured(unit, bits=128)))
    width, height = (float(v) for v in re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', text)[0])
    for x, y, w in re.findall(r'<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)"', text):
        assert float(x) >= 0 and float(x) + float(w) <= width and 0 <= float(y) <= height
    for x, y in re.findall(r"M([-\d.]+) ([-\d.]+)h", text):
        assert 0 <= float(x) <= width and 0 <= float(y) <= height


@pytest.mark.parametrize("unit", UNITS)
def test_the_pictures_in_the_documents_are_current(unit: str) -> None:
    """`python tools/vectors/emitted.py` renews them."""
    assert (ROOT / "docs" / "units" / f"{unit}.svg").read_text("utf-8") == draw(squarer(configured(unit)))


def test_words_are_escaped() -> None:
    d = Drawing(100)
    d.text(1, 1, "a < b & c")
    d.rect((0, 0, 1, 1), "#fff", title='"x"')
    assert "a &lt; b &amp; c" in d.document("<t>")
    ET.fromstring(d.document("<t>"))
