"""Workers in this process, which do as told: they die, return wrong results, or lack a backend, at a stated part."""

from __future__ import annotations

import contextlib
import pickle
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from modmill.cluster import proofs, runs
from modmill.cluster.part import Job, Part
from modmill.cluster.pool import Done, Event, Failed, Lost, Ready
from modmill.cluster.servant import Servant
from modmill.cluster.settings import Cluster
from modmill.errors import ModmillError


@dataclass
class Script:
    """The parts that go wrong: by the worker's number, how many it does before it dies, or lies from then on."""

    workers: int = 3
    dies: dict[int, int] = field(default_factory=dict[int, int])
    lies: dict[int, int] = field(default_factory=dict[int, int])
    lie: Callable[[bytes], bytes] = lambda result: bytes(byte ^ 1 for byte in result)
    wrong_checks: frozenset[int] = frozenset()
    raises: dict[int, Exception] = field(default_factory=dict[int, Exception])
    backends: dict[int, tuple[str, ...]] = field(default_factory=dict[int, tuple[str, ...]])
    version: dict[int, str] = field(default_factory=dict[int, str])
    made: list[Pretend] = field(default_factory=list["Pretend"])


class Pretend:
    """A pool of servants. Jobs, parts and results are pickled on their way, as Ray does."""

    def __init__(self, make: Callable[[int, int], Job], script: Script) -> None:
        self.script, self.wanted = script, script.workers
        self.job, self.cores = make(script.workers, 1), 1
        self.servants: dict[int, Servant] = {}
        self.queues: dict[int, list[tuple[Part, list[int], Any]]] = {}
        self.did: dict[int, list[int]] = {}
        self.events: list[Event] = []
        self.started = self.closed = 0
        script.made.append(self)

    def start(self) -> int:
        number, self.started = self.started, self.started + 1
        self.servants[number] = Servant(pickle.loads(pickle.dumps(self.job)), f"node{number % 2}", 1)
        self.queues[number], self.did[number] = [], []
        facts = self.servants[number].facts()
        facts = replace(
            facts,
            process=1000 + number,
            backends=self.script.backends.get(number, facts.backends),
            version=self.script.version.get(number, facts.version),
        )
        self.events.append(Ready(number, facts))
        return number

    def give(self, worker: int, part: Part, drop: Sequence[int], supplied: Any) -> None:
        self.queues[worker].append((part, list(drop), supplied))

    def wait(self, seconds: float) -> list[Event]:
        del seconds
        found, self.events = self.events, []
        for number in list(self.queues):
            if self.queues.get(number):
                found.append(self._do(number))
        return found

    def _do(self, number: int) -> Event:
        part, drop, supplied = self.queues[number].pop(0)
        done = len(self.did[number])
        if done == self.script.dies.get(number):
            self.end(number)
            return Lost(number, "killed by the test")
        if number in self.script.raises:
            return Failed(number, part, self.script.raises[number])
        sent, given = pickle.loads(pickle.dumps((part, supplied)))
        try:
            result, seconds = self.servants[number].do(sent, drop, given)
        except (ModmillError, OSError) as e:
            return Failed(number, part, pickle.loads(pickle.dumps(e)))
        self.did[number].append(part.index)
        if done >= self.script.lies.get(number, 1 << 60) or (part.index < 0 and number in self.script.wrong_checks):
            result = self.script.lie(result)
        return Done(number, part, result, seconds)

    def told(self) -> dict[int, int]:
        return {number: servant.told() for number, servant in self.servants.items()}

    def end(self, worker: int) -> None:
        self.servants.pop(worker, None)
        self.queues.pop(worker, None)

    def close(self) -> None:
        self.closed += 1
        for number in list(self.servants):
            self.end(number)


def pretend(monkeypatch: pytest.MonkeyPatch, script: Script) -> Script:
    """Makes every job of a cluster run on such workers."""

    @contextlib.contextmanager
    def pool(make: Callable[[int, int], Job], settings: Cluster) -> Iterator[Pretend]:
        del settings
        yield Pretend(make, script)

    monkeypatch.setattr(runs, "pool", pool)
    monkeypatch.setattr(proofs, "check", lambda settings: None)
    return script
