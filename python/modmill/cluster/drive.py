"""The distribution of a job's parts over workers: the same for every job, and for whatever runs the workers.

Each worker has one part and the next one, so that it never waits. Parts are handed out in order, and results are
yielded in order; at most a window of parts is under way, so that memory is bounded whatever the number of parts. A lost
worker's parts are handed out again, and another worker takes its place where there is one.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator
from dataclasses import replace

from modmill.cluster.audits import Auditor, Suspect
from modmill.cluster.journal import Journal
from modmill.cluster.part import ClusterError, Part, Plan, WrongPart
from modmill.cluster.pool import Done, Event, Failed, Lost, Ready
from modmill.cluster.staff import AHEAD, Staff
from modmill.errors import Interrupted, ModmillError
from modmill.progress import Progress, ProgressCallback

WINDOW = 4
"""Parts under way for each worker, those included whose results wait for an earlier one."""
WAIT_S = 0.1
SHOWN = 5


class Drive:
    """One run of parts over a staff; iterate over :meth:`results` once.

    `parts` were there, `resumed` of them came from the journal; `checked` were found right by another worker.
    """

    def __init__(
        self,
        plan: Plan,
        staff: Staff,
        journal: Journal | None = None,
        progress: ProgressCallback | None = None,
    ) -> None:
        self.parts = self.resumed = 0
        self.done = 0
        """Units that are done."""
        self._plan, self._staff, self._journal, self._progress = plan, staff, journal, progress
        self._auditor = Auditor(staff.pool.job, plan, staff.settings.audit)
        self._given = iter(plan.parts)
        self._waiting: deque[Part] = deque()
        self._audits: dict[int, Suspect] = {}  # by the number of the part that checks, which is below 0
        self._results: dict[int, tuple[Part, bytes, int | None]] = {}  # with the worker where nobody has checked it
        self._handed: dict[int, int] = {}  # results that were handed on unchecked, and who made them
        self._tried: dict[int, list[str]] = {}
        self._next = self._under_way = self._start = self._shown = 0
        self._ended = False
        self._begin = self._reported = time.monotonic()

    @property
    def checked(self) -> int:
        """Parts that another worker has found right."""
        return self._auditor.passed

    def results(self) -> Iterator[tuple[Part, bytes]]:
        """The parts and their results, in order.

        Raises what a part raises, Interrupted when `progress` returns False, ClusterError where nothing goes on,
        WrongPart.
        """
        while True:
            self._fetch()
            over = self._ended and len(self._results) == self._under_way
            if over or not self._plan.together:
                yield from self._ready()
            if over:
                break
            self._staff.fill()
            self._hand_out()
            for event in self._staff.pool.wait(WAIT_S):
                if event.worker in self._staff.workers:  # else it was ended a moment ago
                    self._take(event)
            self._report()
        self._report(last=True)

    def _ready(self) -> Iterator[tuple[Part, bytes]]:
        while self._results:
            wanted = self._next if self._plan.ordered else next(iter(self._results))
            if wanted not in self._results:
                break
            part, result, unchecked = self._results.pop(wanted)
            self._next, self._under_way = self._next + 1, self._under_way - 1
            if unchecked is not None:
                self._handed[part.index] = unchecked
                self._staff.unchecked[unchecked] += 1
            yield part, result

    def _fetch(self) -> None:
        """Takes parts from the plan while the window has room; those of the journal are finished at once."""
        while not self._ended and (self._plan.together or self._under_way < WINDOW * self._staff.pool.wanted):
            try:
                part = next(self._given)
            except StopIteration:
                self._ended = True
                return
            if part is None:
                return
            self.parts, self._under_way = self.parts + 1, self._under_way + 1
            if self._journal is not None and part.index in self._journal.known():
                self._results[part.index] = (part, self._journal.get(part.index), None)
                self.resumed += 1
                self.done, self._start = self.done + part.size, self._start + part.size
            else:
                self._waiting.append(part)

    def _hand_out(self) -> None:
        made_by = {checks: suspect.worker for checks, suspect in self._audits.items()}
        for number, worker in self._staff.workers.items():
            while worker.facts is not None and len(worker.given) < AHEAD:
                part = self._staff.choose(number, self._waiting, made_by)
                if part is None:
                    break
                self._waiting.remove(part)
                worker.given.append(part)
                known = part.shard in worker.shards
                supplied = None if part.shard is None or known else self._plan.supply(part.shard)
                self._staff.pool.give(number, part, worker.keep(part.shard), supplied)

    def _take(self, event: Event) -> None:
        match event:
            case Ready(number, facts):
                self._staff.accept(number, facts)
            case Done(number, part, result):
                self._staff.workers[number].given.remove(part)
                self._finish(number, part, result)
            case Failed(number, part, error):
                # An error of the input is the caller's; one of the worker's machine may not be another's.
                if isinstance(error, ModmillError) and not isinstance(error, Interrupted):
                    raise error
                self._lose(number, f"{type(error).__name__}: {error}")
            case Lost(number, reason):
                self._lose(number, reason)

    def _lose(self, number: int, reason: str) -> None:
        """Goes on without a worker. The first of its parts is the one that it did."""
        name = self._staff.name(number)
        lost = self._staff.lose(number, reason)
        self._again(lost)
        if lost:
            self._count_try(lost[0], name, reason)

    def _finish(self, number: int, part: Part, result: bytes) -> None:
        suspect = self._audits.pop(part.index, None)
        if suspect is None:
            if part.index < 0:
                return  # whom it checks has left
            if not self._plan.holds(part, result):
                self._again([part])
                self._expel(number, part)
            elif (suspect := self._auditor.wanted(part, number, result)) is None:
                self._keep(part, result, None if self._plan.proves else number)
            else:
                checks = replace(suspect.audit.part, index=-1 - part.index)
                self._audits[checks.index] = suspect
                self._waiting.appendleft(checks)
        elif self._auditor.agrees(suspect, result):
            self._keep(suspect.part, suspect.result, None)
        elif self._auditor.is_right(suspect):
            self._keep(suspect.part, suspect.result, None)
            self._expel(number, part)
        else:
            self._again([suspect.part])
            self._expel(suspect.worker, suspect.part)

    def _keep(self, part: Part, result: bytes, unchecked: int | None) -> None:
        self._results[part.index] = (part, result, unchecked)
        self.done += part.size
        if self._journal is not None:
            self._journal.add(part.index, result)

    def _again(self, parts: list[Part]) -> None:
        """Hands parts out again, before others. A check whose suspect is gone is not needed."""
        wanted = [part for part in parts if part.index >= 0 or part.index in self._audits]
        self._waiting.extendleft(reversed(wanted))

    def _expel(self, number: int, part: Part) -> None:
        """Uses a worker no more. Its results that nobody has checked are made again."""
        shown = f"its check of part {-1 - part.index}" if part.index < 0 else f"its result of part {part.index}"
        self._again(self._staff.expel(number, f"{shown} was wrong"))
        for index, (made, _, unchecked) in list(self._results.items()):
            if unchecked == number:
                del self._results[index]
                self.done -= made.size
                if self._journal is not None:
                    self._journal.take_back(index)
                self._again([made])
        for checks, suspect in list(self._audits.items()):
            if suspect.worker == number:
                del self._audits[checks]
                self._waiting = deque(waits for waits in self._waiting if waits.index != checks)
                self._again([suspect.part])
        unchecked = self._staff.unchecked[number]
        if unchecked:
            if self._journal is not None:
                self._journal.remove()  # it has them, too
            handed = sorted(index for index, by in self._handed.items() if by == number)
            listed = ", ".join(map(str, handed[:SHOWN])) + (", ..." if len(handed) > SHOWN else "")
            earlier = f"{unchecked - len(handed)} parts of earlier runs" if unchecked > len(handed) else ""
            those = " and ".join(text for text in (f"parts {listed}" if handed else "", earlier) if text)
            raise WrongPart(
                f"{self._staff.name(number)}: {shown} was wrong, and {those} that it computed were handed on "
                "unchecked, so the output must not be trusted; start the work again without that machine",
                worker=self._staff.name(number),
                parts=handed,
            )

    def _count_try(self, part: Part, name: str, reason: str) -> None:
        tried = self._tried.setdefault(part.index, [])
        tried.append(name)
        if len(tried) >= self._staff.settings.tries:
            raise ClusterError(
                f"part {part.index} failed {len(tried)} times, on {', '.join(dict.fromkeys(tried))}: {reason}",
                part=part.index,
                workers=tried,
            )

    def _report(self, *, last: bool = False) -> None:
        now = time.monotonic()
        if self._progress is None or (not last and now - self._reported < WAIT_S):
            return
        self._reported, done = now, self.done
        for number, units in [] if last else list(self._staff.pool.told().items()):
            worker = self._staff.workers.get(number)
            if worker is not None and worker.given and worker.given[0].index >= 0:
                done += min(units, worker.given[0].size)
        # A worker answers a moment late, when its part may have been counted.
        done = self._shown = max(self._shown, done)
        step = Progress(self._plan.name, done, self._plan.total, self._start, now - self._begin)
        if self._progress(step) is False and not last:
            raise Interrupted(f"stopped after {done} {self._plan.unit}", done=done, total=self._plan.total)
