"""The report: every job's part, measured on this machine."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime

from modmill import _native, folders, machine
from modmill.disturbance import Disturbance, Watch
from modmill.report.section import Request, Say, Section

ANY_MODULUS = (1 << 1024) - 105


@dataclass(frozen=True, slots=True)
class Report:
    """The whole report: a section for each job, by name.

    `missing` names the peers, backends and tools that could not take part, with the reason. `disturbances` has what
    disturbed the measurements of each job.
    """

    date: str
    machine: machine.Machine
    quick: bool
    sections: dict[str, Section]
    missing: tuple[str, ...]
    seconds: float
    disturbances: Mapping[str, Disturbance] = field(default_factory=dict)

    @property
    def doubts(self) -> tuple[str, ...]:
        """Why figures are doubtful, and whose; empty if this machine was left alone."""
        m = self.machine
        busy = f"the load was {m.load:g} on {m.cores} core{'s' * (m.cores > 1)} before anything was measured"
        found = [f"{job}: {doubt}" for job, one in self.disturbances.items() for doubt in one.doubts()]
        return (*((busy,) if m.load > m.cores else ()), *found)

    @property
    def ok(self) -> bool:
        """True if every check of the report holds."""
        return bool(self.sections) and all(section.ok for section in self.sections.values())


def measure(*, quick: bool, backend: str = "all", say: Say = lambda _: None) -> Report:
    """Measures and checks everything: some minutes on two cores, `quick` about half a minute.

    `backend` "all" takes every backend that can run here, OpenCL devices and simulated hardware units; a name takes
    that one alone.

    Raises BackendUnavailable if the one that is named cannot run here.
    """
    begin = time.perf_counter()
    if backend != "all":
        _native.backend_for(ANY_MODULUS, backend)
    facts = machine.facts()
    missing: list[str] = []
    chosen = facts.backends if backend == "all" else (backend,)
    request = Request(quick, chosen, backend == "all", missing.append, say)
    found: dict[str, Section | None] = {}
    disturbances: dict[str, Disturbance] = {}
    for job in folders.containing("report"):
        watch = Watch()
        found[job] = folders.load(f"{job}.report").measure(request)
        disturbances[job] = watch.seen()
    return Report(
        date=f"{datetime.now(UTC):%Y-%m-%d %H:%M UTC}",
        machine=facts,
        quick=quick,
        sections={job: section for job, section in found.items() if section is not None},
        missing=tuple(dict.fromkeys(missing)),
        seconds=time.perf_counter() - begin,
        disturbances={job: one for job, one in disturbances.items() if found[job] is not None},
    )
