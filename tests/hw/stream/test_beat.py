"""Beats as mappings and as rows: the same either way, and nothing is cut off."""

from __future__ import annotations

import random

import numpy as np
import pytest

from modmill.hw.interface.port import Port
from modmill.hw.stream.beat import Layout, packed
from modmill.hw.stream.streamed import stream_in

WIDTHS = {"bit": 1, "word": 32, "longer": 33, "two": 64, "wide": 65, "point": 1152}
LAYOUT = Layout(stream_in("in", [Port(f"in_{n}_i", w, "input", "") for n, w in WIDTHS.items()]))


def test_rows_are_the_beats() -> None:
    rng = random.Random(1)
    beats = [{n: (0, (1 << w) - 1, rng.getrandbits(w))[min(i, 2)] for n, w in WIDTHS.items()} for i in range(20)]
    rows = LAYOUT.rows(beats)
    assert rows.shape == (20, sum(-(-w // 32) for w in WIDTHS.values()))
    assert LAYOUT.beats(rows) == beats
    assert LAYOUT.packed(rows) == [packed(beat, tuple(WIDTHS), LAYOUT.stream.beat) for beat in beats]
    for name in ("bit", "word", "longer", "two"):
        assert LAYOUT.column(rows, name).tolist() == [beat[name] for beat in beats]
    parts = {name: rows[:, slot.columns] for name, slot in LAYOUT}
    columns = parts | {name: LAYOUT.column(rows, name) for name in ("bit", "word", "longer", "two")}
    assert np.array_equal(LAYOUT.joined(columns), rows)
    assert LAYOUT.beats(LAYOUT.rows([])) == []


@pytest.mark.parametrize("name", WIDTHS)
def test_a_number_that_is_wider_than_its_field_is_refused(name: str) -> None:
    beat = dict.fromkeys(WIDTHS, 0)
    with pytest.raises(OverflowError):
        LAYOUT.rows([beat, beat | {name: 1 << WIDTHS[name]}])
    if WIDTHS[name] < 64:
        columns = {n: np.zeros((2, s.words), np.uint32) for n, s in LAYOUT}
        with pytest.raises(OverflowError):
            LAYOUT.joined(columns | {name: np.array([0, 1 << WIDTHS[name]], np.uint64)})
