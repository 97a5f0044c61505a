"""The search for schedules beside trying all times of all tasks."""

from __future__ import annotations

import itertools
import random

import pytest

from modmill.hw.circuit.shared.search import Group, Tasks, search, shortest


def random_tasks(rng: random.Random, count: int) -> Tasks:
    """Tasks with ways from earlier ones to later ones, one group that comes round and one that does not."""
    ways: list[dict[int, int]] = [{} for _ in range(count)]
    tails = [rng.randint(1, 3) for _ in range(count)]
    heads = [rng.randint(0, 2) for _ in range(count)]
    for b in range(count):
        for a in range(b):
            if rng.random() < 0.3:
                ways[a][b] = rng.randint(1, 3)
    for a in reversed(range(count)):
        for b, way in list(ways[a].items()):
            for c, further in ways[b].items():
                ways[a][c] = max(ways[a].get(c, 0), way + further)
            tails[a] = max(tails[a], way + tails[b])
    for a in range(count):
        for b, way in ways[a].items():
            heads[b] = max(heads[b], heads[a] + way)
    around = rng.randint(2, 4)
    room = -(-count // around) + rng.randint(0, 1)
    groups = [Group(dict.fromkeys(range(count), 0), room, around)]
    groups += [Group({i: rng.randint(0, 2) for i in range(count) if rng.random() < 0.7})]
    return Tasks(heads, tails, ways, groups)


def holds(tasks: Tasks, at: tuple[int, ...]) -> bool:
    """True if a schedule keeps to everything but the length."""
    for a, ways in enumerate(tasks.ways):
        if at[a] < tasks.heads[a] or any(at[b] < at[a] + way for b, way in ways.items()):
            return False
    for group in tasks.groups:
        cells = [at[i] + offset for i, offset in group.offsets.items()]
        cells = [cell % group.round for cell in cells] if group.round else cells
        if any(cells.count(cell) > group.room for cell in cells):
            return False
    return True


def by_trial(tasks: Tasks, length: int) -> bool:
    """True if any times within that length are a schedule."""
    windows = [range(head, length - tail + 1) for head, tail in zip(tasks.heads, tasks.tails, strict=True)]
    return any(holds(tasks, at) for at in itertools.product(*windows))


@pytest.mark.parametrize("seed", range(60))
def test_what_is_found_holds_and_what_is_not_found_is_not_there(seed: int) -> None:
    rng = random.Random(seed)
    tasks = random_tasks(rng, rng.randint(2, 5))
    for length in range(tasks.longest, tasks.longest + 4):
        found = search(tasks, length)
        assert not found.gave_up
        assert (found.at is not None) == by_trial(tasks, length)
        if found.at is not None:
            assert holds(tasks, found.at)
            assert all(at + tail <= length for at, tail in zip(found.at, tasks.tails, strict=True))


def test_the_shortest_schedule_is_found_and_the_bound_meets_it() -> None:
    # Four tasks on one unit in four cycles; each second one begins four cycles after the first or later.
    pairs = [{1: 4}, {}, {3: 4}, {}]
    tasks = Tasks([0, 4, 0, 4], [8, 4, 8, 4], pairs, [Group(dict.fromkeys(range(4), 0), 1, 4)])
    bound, at = shortest(tasks, 0, 20)
    # Each second task waits to have another cell, and of the two cells that are left last one comes at 3 or 7.
    assert bound == 11 and at is not None and holds(tasks, at)
    assert shortest(tasks, 0, 11) == (11, None)


def test_a_search_that_gives_up_proves_nothing() -> None:
    tasks = Tasks([0] * 3, [1] * 3, [{}, {}, {}], [Group(dict.fromkeys(range(3), 0))])
    assert search(tasks, 9, nodes=1).gave_up
    assert shortest(tasks, 0, 4, nodes=0) == (1, None)
    assert shortest(tasks, 0, 4)[0] == 3
