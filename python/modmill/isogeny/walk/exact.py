"""The fewest cycles of any schedule, by exhaustive search: small k only, each operation one cycle.

A state is the number of isogenies constructed and, for each number h of doublings, the furthest column that a point
(h, i) has reached. A state whose every entry is at least another's can do whatever the other can, as early
(docs/derivations/isogeny-walk.md), so of the states of one cycle only the maximal ones are kept; and no unit waits
where it could advance. A state is dropped, too, when its last leaf cannot be reached before `bound`.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from modmill.errors import UsageError
from modmill.isogeny.walk.model import check_k

MAX_EXACT = 9
"""Beyond this k the search takes more than minutes."""
State = tuple[int, ...]
"""Isogenies constructed, then the furthest column of h = 0, 1, ..., 2(k-1); -1 where there is no point."""


def fewest_cycles(k: int, units: int, bound: int) -> int:
    """The least length of a schedule, at most `bound`, which must be the length of some schedule."""
    if check_k(k) > MAX_EXACT:
        raise UsageError(f"exhaustive search is possible up to k = {MAX_EXACT} (got {k})", got=k)
    layer: list[State] = [(0, 0, *([-1] * (2 * (k - 1))))]
    for t in range(bound):
        if any(state[0] == k for state in layer):
            return t
        following = {new for state in layer for new in _moves(k, units, state) if t + 1 + _left(k, new) < bound}
        if not following:
            return bound
        layer = _maximal(following)
    return bound


def _moves(k: int, units: int, state: State) -> Iterable[State]:
    """The states one cycle later."""
    done = state[0]
    at = state[1:]
    last = 2 * (k - 1)
    new = list(state)
    if done < k and at[last - 2 * done] == done:
        new[0] += 1
    useful = [k - 1 - (h + 1) // 2 for h in range(last + 1)]
    doublings = [h for h in range(last) if at[h] > at[h + 1] and at[h] <= useful[h + 1] and useful[h + 1] >= done]
    evaluations = [h for h in range(last + 1) if 0 <= at[h] < done and at[h] < useful[h]]
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


def _left(k: int, state: State) -> int:
    """Cycles that are surely left: the nearest point's way to the next leaf, then the chain of the others."""
    done = state[0]
    if done == k:
        return 0
    leaf = 2 * (k - 1 - done)
    way = min(leaf - h + done - i for h, i in enumerate(state[1 : leaf + 2]) if i >= 0)
    return way + 2 * (k - done) - 1


def _maximal(states: Iterable[State]) -> list[State]:
    """The states that no other is at least equal to in every entry."""
    kept: list[State] = []
    for state in sorted(states, key=sum, reverse=True):
        if not any(all(map(int.__le__, state, other)) for other in kept):
            kept.append(state)
    return kept
