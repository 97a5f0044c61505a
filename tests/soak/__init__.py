"""Attacks on Modmill from outside, at random: damaged files, killed runs, hostile command lines.

An attack makes something hostile from a seed, hands it to Modmill, and asserts what must hold whatever was made: no
wrong result, nothing accepted that was changed, a clear error and a documented exit code. `./dev soak` runs attacks
for minutes with fresh seeds, `tests/soak/test_soak.py` a few rounds of each with committed ones.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random


@dataclass(frozen=True)
class Attack:
    """A kind of attack: `run(random, folder)` makes one round in an empty folder and returns how many attempts it made.

    A round that finds something raises AssertionError. It draws everything from `random`, so its seed repeats it.
    """

    name: str
    what: str
    run: Callable[[Random, Path], int]
