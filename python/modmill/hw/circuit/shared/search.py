"""Schedules of a given length by exhaustive search, and proofs that there is none.

Each task has a window of times in which it may begin, from the longest ways to it and from it to the end. The task with
the fewest times left is tried at each of them; what that forbids to the others is removed from their times. A branch
ends where a task has no time left, or where more tasks need the cells of a group than there are: by Hall's theorem, as
a matching of tasks with cells that come round, or counted in every interval of cells where they do not.

Source: J.-F. Puget, "A fast algorithm for the bound consistency of alldiff constraints", AAAI 1998; P. Baptiste,
C. Le Pape, W. Nuijten, "Constraint-Based Scheduling", 2001.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

SEARCHED = 32
"""Tasks that a search takes on; with more it would give up."""
NODES = 800
"""Branches of a search before it gives up; some hundred are enough for most."""


@dataclass(frozen=True, slots=True)
class Group:
    """Tasks that share cells: one that begins at t takes cell t + `offsets` of it, modulo `round` unless that is 0.

    A cell has room for `room` tasks.
    """

    offsets: Mapping[int, int]
    room: int = 1
    round: int = 0


@dataclass(frozen=True, slots=True)
class Tasks:
    """The tasks to be placed, by number.

    `heads` are the earliest times of tasks, `tails` the times from their begin to the end of all, `ways` the least
    times from the begin of one to those of others, all along the longest ways.
    """

    heads: Sequence[int]
    tails: Sequence[int]
    ways: Sequence[Mapping[int, int]]
    groups: Sequence[Group]

    def __len__(self) -> int:
        return len(self.heads)

    @property
    def longest(self) -> int:
        """The longest way from the begin to the end."""
        return max((h + t for h, t in zip(self.heads, self.tails, strict=True)), default=0)


@dataclass(frozen=True, slots=True)
class Found:
    """A schedule of some length, None where there is none or `gave_up`."""

    at: tuple[int, ...] | None
    gave_up: bool = False


def search(tasks: Tasks, length: int, nodes: int = NODES) -> Found:
    """A schedule that ends by time `length`."""
    if tasks.longest > length:
        return Found(None)
    return _Search(tasks, nodes).run(length)


def shortest(tasks: Tasks, least: int, length: int, nodes: int = NODES) -> tuple[int, tuple[int, ...] | None]:
    """A proved lower bound of the length of all schedules, and the shortest schedule found below `length`, or None.

    The bound is at least `least`. A schedule as long as the bound is optimal.
    """
    bound, proving = max(least, tasks.longest), True
    for tried in range(bound, length):
        found = search(tasks, tried, nodes)
        if found.at is not None:
            return bound, found.at
        proving &= not found.gave_up
        bound = tried + 1 if proving else bound
    return bound, None


class _Failed(Exception):
    """A branch without a schedule."""


class _GaveUp(Exception):
    """The limit on branches was reached."""


class _Search:
    def __init__(self, tasks: Tasks, nodes: int) -> None:
        self.tasks, self.nodes = tasks, nodes
        self.before: list[dict[int, int]] = [{} for _ in range(len(tasks))]
        for a, ways in enumerate(tasks.ways):
            for b, way in ways.items():
                self.before[b][a] = way
        self.mine = [[group for group in tasks.groups if i in group.offsets] for i in range(len(tasks))]

    def run(self, length: int) -> Found:
        """Times are sets of bits: bit t of a task's set says that it may begin at t."""
        tasks = self.tasks
        times = [(1 << length - tail + 1) - (1 << head) for head, tail in zip(tasks.heads, tasks.tails, strict=True)]
        try:
            at = self.solved(times, list(range(len(times))))
        except _Failed:
            return Found(None)
        except _GaveUp:
            return Found(None, gave_up=True)
        return Found(at)

    def solved(self, times: list[int], changed: list[int]) -> tuple[int, ...]:
        """A schedule within those times. Raises _Failed, or _GaveUp."""
        self.nodes -= 1
        if self.nodes < 0:
            raise _GaveUp
        self.narrow(times, changed)
        _, one = min(((n, i) for i, t in enumerate(times) if (n := t.bit_count()) > 1), default=(0, -1))
        if one < 0:
            return tuple(t.bit_length() - 1 for t in times)
        left = times[one]
        while left:
            bit = left & -left
            left ^= bit
            tried = times.copy()
            tried[one] = bit
            try:
                return self.solved(tried, [one])
            except _Failed:
                continue
        raise _Failed

    def narrow(self, times: list[int], changed: list[int]) -> None:
        """Removes times that no schedule has, as far as the rules go."""
        waiting = dict.fromkeys(changed)
        while waiting:
            one = next(iter(waiting))
            del waiting[one]
            first = (times[one] & -times[one]).bit_length() - 1
            last = times[one].bit_length() - 1
            for other, way in self.tasks.ways[one].items():
                self.keep(times, other, -(1 << first + way), waiting)
            for other, way in self.before[one].items():
                self.keep(times, other, (1 << max(0, last - way + 1)) - 1, waiting)
            if first == last:
                self.book(times, one, first, waiting)
            if not waiting:
                for group in self.tasks.groups:
                    if group.round:
                        _match(group, times)
                    else:
                        self.leave(times, group, waiting)

    def book(self, times: list[int], one: int, at: int, waiting: dict[int, None]) -> None:
        """The cells of a task that has its time are full for others when no room is left."""
        for group in self.mine[one]:
            cell = _cell(group, one, at)
            same = [i for i in group.offsets if _only(times[i]) and _cell(group, i, times[i].bit_length() - 1) == cell]
            if len(same) > group.room:
                raise _Failed
            if len(same) < group.room:
                continue
            for other, offset in group.offsets.items():
                if other not in same:
                    self.keep(times, other, ~_times(cell - offset, group.round, times[other].bit_length()), waiting)

    def leave(self, times: list[int], group: Group, waiting: dict[int, None]) -> None:
        """Intervals of cells that some tasks fill are not for the others."""
        for first, last in _full(group, times):
            for one, offset in group.offsets.items():
                begin, end = _window(times[one], offset)
                if begin < first or end > last:
                    cells = (1 << max(0, last - offset + 1)) - (1 << max(0, first - offset))
                    self.keep(times, one, ~cells, waiting)

    def keep(self, times: list[int], one: int, allowed: int, waiting: dict[int, None]) -> None:
        """Leaves a task only these times."""
        left = times[one] & allowed
        if not left:
            raise _Failed
        if left != times[one]:
            times[one] = left
            waiting[one] = None


def _only(times: int) -> bool:
    return not times & times - 1


def _cell(group: Group, task: int, at: int) -> int:
    cell = at + group.offsets[task]
    return cell % group.round if group.round else cell


def _times(first: int, around: int, end: int) -> int:
    """The set of a time, and of those that follow it in steps of `around`, before the end."""
    if not around:
        return 1 << first if first >= 0 else 0
    return sum(1 << t for t in range(first % around, end, around))


def _full(group: Group, times: Sequence[int]) -> list[tuple[int, int]]:
    """The intervals of cells, first and last, that the tasks whose windows lie in them fill.

    Raises _Failed for an interval of too many tasks.
    """
    windows = sorted(_window(times[i], offset)[::-1] for i, offset in group.offsets.items())
    found: list[tuple[int, int]] = []
    for first in {first for _, first in windows}:
        inside = 0
        for last, begin in windows:
            if begin >= first:
                inside += 1
                left = group.room * (last - first + 1) - inside
                if left < 0:
                    raise _Failed
                if not left:
                    found.append((first, last))
    return found


def _window(times: int, offset: int) -> tuple[int, int]:
    """The first and the last cell of a task."""
    return (times & -times).bit_length() - 1 + offset, times.bit_length() - 1 + offset


def _match(group: Group, times: Sequence[int]) -> None:
    """True if the group's tasks can be given distinct cells of the round (bipartite matching by augmenting paths).
    Kuhn's way of augmenting).
    """
    cells = {
        i: {(t + offset) % group.round for t in range(times[i].bit_length()) if times[i] >> t & 1}
        for i, offset in group.offsets.items()
    }
    taken: dict[int, list[int]] = {}

    def placed(one: int, seen: set[int]) -> bool:
        for cell in cells[one] - seen:
            seen.add(cell)
            row = taken.setdefault(cell, [])
            if len(row) < group.room:
                row.append(one)
                return True
            for i, other in enumerate(row):
                if placed(other, seen):
                    row[i] = one
                    return True
        return False

    for one in group.offsets:
        if not placed(one, set()):
            raise _Failed
