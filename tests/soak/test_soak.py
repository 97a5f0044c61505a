"""A few rounds of each attack with committed seeds, and the seeds that once found something."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.soak.attacks import ATTACKS

SEEDS = dict.fromkeys(ATTACKS, (1, 2))


@pytest.mark.parametrize(("name", "seed"), [(name, seed) for name, seeds in SEEDS.items() for seed in seeds])
def test_nothing_is_found(name: str, seed: int, tmp_path: Path) -> None:
    assert ATTACKS[name].run(Random(f"{name} {seed}"), tmp_path) > 0
