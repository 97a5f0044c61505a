"""The report: every job's part, measured on this machine."""

from __future__ import annotations

import time
from dataclasses import dataclass
from datetime import UTC, datetime

from modmill import _native, folders, machine
from modmill.report.section import Request, Say, Section

ANY_MODULUS = (1 << 1024) - 105


@dataclass(frozen=True, slots=True)
class Report:
    """The whole report: a section for each job, by name.

    `missing` names the peers, backends and tools that could not take part, with the reason.
    """

    date: str
    machine: machine.Machine
    quick: bool
    sections: dict[str, Section]
    missing: tuple[str, ...]
    seconds: float

    @property
    def ok(self) -> bool:
        """Whether every check of the report holds."""
        return bool(self.sections) and all(section.ok for section in self.sections.values())


def measure(*, quick: bool, backend: str = "all", say: Say = lambda _: None) -> Report:
    """Measures and checks everything: one or two minutes on two cores, `quick` about ten seconds.

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
    found = {job: folders.load(f"{job}.report").measure(request) for job in folders.containing("report")}
    return Report(
        date=f"{datetime.now(UTC):%Y-%m-%d %H:%M UTC}",
        machine=facts,
        quick=quick,
        sections={job: section for job, section in found.items() if section is not None},
        missing=tuple(dict.fromkeys(missing)),
        seconds=time.perf_counter() - begin,
    )
