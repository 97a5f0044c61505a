"""The cycles of a product, followed through the stages word by word."""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.units.gf2.limbs.config import LimbsConfig

ENTRY = 1
"""Cycles of the queue before the first stage."""
AGAIN = 3
"""Cycles from the last word that a pass is made of to the first limb of that pass."""
OUT = 3
"""Cycles from the last word of a product to the offer of its residue's: the filter or the sum, and a queue."""


def joined(half: int, found: Sequence[int]) -> list[int]:
    """The cycles in which words leave a stage that joins three products of `half` words that came in these cycles."""
    wait, out = 2 + (half > 1), list[int]()
    for at in range(0, len(found), 3 * half):
        low, sums = (found[at + i * half : at + (i + 1) * half] for i in (1, 2))
        out += [t + wait for t in (*low[: half // 2], *sums)]
        out += [sums[-1] + wait + 1 + i for i in range(max(1, half // 2))]
    return out


def words(times: int, multiplier: int, start: int) -> list[int]:
    """The cycles in which the words of a product come, the pairs of its limbs from cycle `start` on.

    `times` is j, and `multiplier` the latency of the multiplier.
    """
    found = [start + times + i + multiplier for i in range(3**times)]
    for k in range(times):
        found = joined(1 << k, found)
    return found


def latency(config: LimbsConfig, multiplier: int) -> int:
    """Cycles from the first pair of limbs that is taken to the offer of the residue's last word, without stalls."""
    start = 0
    if config.dense:
        for last in ((1 << config.times) - 1 - config.border, (1 << config.times - 1) - 1):
            start = words(config.times, multiplier, start + ENTRY)[last] + AGAIN
    return words(config.times, multiplier, start + ENTRY)[-1] + OUT


def under_way(config: LimbsConfig, multiplier: int) -> int:
    """Products that have begun and not left, at most: so many that the multiplier never waits, and one that leaves.

    Two cycles pass until one that has left is no longer counted.
    """
    return 2 + config.dense + -(-(latency(config, multiplier) + 2) // config.interval)
