"""Fixtures of the simulation tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from modmill.hw.stream.loop.simulation import Simulation
from tests.hw.support import require_tool
from tests.hw.toy import ToySquarer

TOY_MODULUS = 65521


@pytest.fixture(scope="module")
def toy() -> Iterator[Simulation]:
    """The toy unit in Verilator."""
    require_tool("verilator")
    with Simulation(ToySquarer(), TOY_MODULUS) as unit:
        yield unit
