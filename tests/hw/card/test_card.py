"""The clock of tops for a card."""

from __future__ import annotations

import pytest

from modmill.hw.card.clock import FASTEST, SLOWEST, settings


@pytest.mark.parametrize("wanted", [1.0, 2.1, 5.0, 6.3, 7.777, 15.4, 25.2, 46.2])
def test_the_clock_is_what_an_mmcm_can_make(wanted: float) -> None:
    made = settings(4.0, wanted)
    assert wanted <= made.out * (1 + 1e-9) < wanted * 1.02
    assert SLOWEST <= 1000 * made.multiply / (made.period * made.divide) <= FASTEST
    assert (made.multiply * 8).is_integer() and (made.out_divide * 8).is_integer()
    assert 2 <= made.multiply <= 128 and 1 <= made.out_divide <= 128
