"""Checks of parts by other workers: which parts, and who was wrong where two workers disagree."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from modmill.cluster.part import Audit, Job, Part, Plan
from modmill.errors import Interrupted

SHARE = 0.04
"""The share of the work that sampled checks may cost."""


@dataclass(slots=True)
class Suspect:
    """A result that waits for its check: of `part`, by `worker`, which must not make the check."""

    part: Part
    worker: int
    result: bytes
    audit: Audit


@dataclass(slots=True)
class Auditor:
    """Chooses the parts that are checked, by the system's random numbers, so that no worker knows which."""

    job: Job
    plan: Plan
    which: str
    made: int = 0
    passed: int = 0
    _random: random.SystemRandom = field(default_factory=random.SystemRandom)

    def wanted(self, part: Part, worker: int, result: bytes) -> Suspect | None:
        """The check of a result, if it is to have one."""
        if self.which == "none":
            return None
        audit = self.plan.audit(part)
        if audit is None or (self.which == "sampled" and self._random.random() >= SHARE / audit.cost):
            return None
        self.made += 1
        return Suspect(part, worker, result, audit)

    def agrees(self, suspect: Suspect, found: bytes) -> bool:
        """Compares a result with that of its check."""
        if suspect.audit.agrees(suspect.result, found):
            self.passed += 1
            return True
        return False

    def is_right(self, suspect: Suspect) -> bool:
        """Decides where a worker and its check disagree: this process computes the part itself."""

        def told(done: int) -> None:
            del done

        try:
            shard = suspect.part.shard
            opened = self.job.open(shard, None if shard is None else self.plan.supply(shard), told)
            return self.job.compute(opened, suspect.part, told) == suspect.result
        except Interrupted:  # nobody stops it
            return False
