"""A few rounds of each attack with committed seeds, and the seeds that once found something."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from modmill.vdf import ProofKind
from tests.soak.attacks import ATTACKS
from tests.soak.injection import Job, copy_of, inject, prime

SEEDS = dict.fromkeys(ATTACKS, (1, 2))


@pytest.mark.parametrize(("name", "seed"), [(name, seed) for name, seeds in SEEDS.items() for seed in seeds])
def test_nothing_is_found(name: str, seed: int, tmp_path: Path) -> None:
    assert ATTACKS[name].run(Random(f"{name} {seed}"), tmp_path) > 0


@pytest.mark.parametrize("number", ["n", pytest.param("base", marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    ("proof", "saved"),
    [("wesolowski", False), ("pietrzak", True), ("wesolowski-segments", False), ("wesolowski-segments", True)],
)
def test_any_copy_of_the_statement_may_change(proof: ProofKind, saved: bool, number: str, tmp_path: Path) -> None:
    source = Random(f"{number} {proof}")
    p, q, base = prime(512, source), prime(512, source), source.getrandbits(1022) | 1 << 1021
    nth = 0
    while True:
        # The report after the first block always comes, so the bit is flipped during the squarings, not after them.
        job = Job(p, q, 1 << 21, proof, "portable", base, tmp_path / str(nth) if saved else None)
        outcome = inject(job, copy_of(getattr(job, number), nth), number, "evaluate", 1e-9)
        if outcome.end == "missed":
            break
        assert outcome.end in ("right", "died"), (nth, outcome)
        nth += 1
    assert nth > 1
