"""The fewest cycles of any schedule, by exhaustive search: small k only, each operation one cycle.

A state is the number of isogenies constructed and, for each number h of doublings, the furthest column that a point
(h, i) has reached. A state whose every entry is at least another's can do whatever the other can, as early
(docs/derivations/isogeny-walk.md), so of the states of one cycle only the maximal ones are kept; and no unit waits
where it could advance. A state is dropped, too, when its last leaf cannot be reached before `bound`.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import numpy as np
import numpy.typing as npt

from modmill.errors import UsageError
from modmill.isogeny.walk.model import check_k

MAX_EXACT = 9
"""Beyond this k the search takes more than minutes."""
State = tuple[int, ...]
"""Isogenies constructed, then the furthest column of h = 0, 1, ..., 2(k-1); -1 where there is no point."""
Words = npt.NDArray[np.int64]
"""A row for each state."""
FIELD = 5
FIELDS = 12
HIGHEST = sum(1 << (FIELD * i + FIELD - 1) for i in range(FIELDS))
BLOCK = 1024
"""States that are compared with as many others at once."""


def fewest_cycles(k: int, units: int, bound: int, *, fused: bool = False) -> int:
    """The least length of a schedule, at most `bound`, which must be the length of some schedule.

    `fused`: evaluations may start in the cycle in which their isogeny is constructed.
    """
    if check_k(k) > MAX_EXACT:
        raise UsageError(f"exhaustive search is possible up to k = {MAX_EXACT} (got {k})", got=k)
    layer: list[State] = [(0, 0, *([-1] * (2 * (k - 1))))]
    for t in range(bound):
        if any(state[0] == k for state in layer):
            return t
        following = {new for state in layer for new in _moves(k, units, state, fused=fused)}
        following = {new for new in following if t + 1 + _left(k, new, fused=fused) < bound}
        if not following:
            return bound
        layer = _maximal(following)
    return bound


def _moves(k: int, units: int, state: State, *, fused: bool) -> Iterable[State]:
    """The states one cycle later."""
    done = state[0]
    at = state[1:]
    last = 2 * (k - 1)
    new = list(state)
    if done < k and at[last - 2 * done] == done:
        new[0] += 1
    usable = new[0] if fused else done
    useful = [k - 1 - (h + 1) // 2 for h in range(last + 1)]
    doublings = [h for h in range(last) if at[h] > at[h + 1] and at[h] <= useful[h + 1] and useful[h + 1] >= done]
    evaluations = [h for h in range(last + 1) if 0 <= at[h] < usable and at[h] < useful[h]]
    sets = list(combinations(evaluations, units)) if len(evaluations) > units else [tuple(evaluations)]
    for chosen in sets:
        moved = list(new)
        for h in chosen:
            moved[h + 1] += 1
        if not doublings:
            yield tuple(moved)
        for h in doublings:
            if at[h] > moved[h + 2]:
                yield (*moved[: h + 2], at[h], *moved[h + 3 :])
            else:
                yield tuple(moved)


def _left(k: int, state: State, *, fused: bool) -> int:
    """Cycles that are surely left: the nearest point's way to the next leaf, then the chain of the others."""
    done = state[0]
    if done == k:
        return 0
    leaf = 2 * (k - 1 - done)
    way = min(leaf - h + done - i for h, i in enumerate(state[1 : leaf + 2]) if i >= 0)
    return way + (k - done if fused else 2 * (k - done) - 1)


def _maximal(states: Iterable[State]) -> list[State]:
    """The states that no other is at least equal to in every entry."""
    # With its sum a state comes behind those that are at least equal to it.
    ordered = sorted(states, key=sum, reverse=True)
    words = _packed(ordered)
    kept = words[:0]
    places: list[int] = []
    for first in range(0, len(ordered), BLOCK):
        block = words[first : first + BLOCK]
        below = _at_most(block, block)
        np.fill_diagonal(below, val=False)
        free = np.logical_not(np.any(below, axis=1))
        for start in range(0, len(kept), BLOCK):
            free[free] = ~_at_most(block[free], kept[start : start + BLOCK]).any(axis=1)
        kept = np.concatenate([kept, block[free]])
        places += [first + int(place) for place in np.flatnonzero(free)]
    return [ordered[place] for place in places]


def _packed(states: list[State]) -> Words:
    """The entries of each state, each in FIELD bits of which the highest is 0, in words."""
    entries = np.array(states, dtype=np.int64) + 1
    parts = [entries[:, i : i + FIELDS] for i in range(0, entries.shape[1], FIELDS)]
    return np.stack([(part << (FIELD * np.arange(part.shape[1]))).sum(axis=1) for part in parts], axis=1)


def _at_most(some: Words, others: Words) -> npt.NDArray[np.bool_]:
    """For each of `some` and each of `others`, whether the one has no entry above the other's."""
    fits = np.ones((len(some), len(others)), dtype=np.bool_)
    for one, other in zip(some.T, others.T, strict=True):
        # The highest bit of a field is lost where the difference of the fields is negative.
        fits &= ((other | HIGHEST)[None, :] - one[:, None]) & HIGHEST == HIGHEST
    return fits
