"""The results of a run over a file of signatures: its state on the way, and its outcome."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any

from modmill.hw.host.state import Simulation
from modmill.progress import Progress
from modmill.record import Record
from modmill.sigverify.dedup import Repeated
from modmill.sigverify.routes import Routed
from modmill.sigverify.verdicts import Verdict
from modmill.stated import TEXT, written

UNIT = "signatures"


@dataclass(frozen=True, slots=True)
class Malformed:
    """A record that cannot be read."""

    record: Annotated[int, "its number, from 1"]
    offset: Annotated[int, "where it begins in the file"]
    reason: Annotated[str, "what is wrong"]

    def __str__(self) -> str:
        return f"record {self.record} at byte {self.offset}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Latency:
    """From submission to verdict, in nanoseconds, over `count` signatures.

    Of a file as fast as it goes: from when the reading of its block of 64 records began.
    """

    count: int
    p50_ns: int
    p90_ns: int
    p99_ns: int
    p999_ns: int
    max_ns: int


@dataclass(frozen=True, slots=True)
class Worker:
    """The work of one thread: signatures, groups, and the nanoseconds that it was busy, by stage."""

    signatures: int
    groups: int
    busy_ns: int
    hash_ns: int
    decompress_ns: int
    multiply_ns: int
    compare_ns: int


@dataclass(frozen=True, slots=True)
class RingWritten:
    """The ring that a run filled."""

    file: Annotated[Path, "the ring", TEXT]
    slots: Annotated[int, "verdicts and malformed records put in"]


@dataclass(frozen=True, slots=True)
class State:
    """The state of a run after `seconds`.

    `done` of `total` bytes of the file are read in pass number `reading`; `total` is None where that is not known.
    `parsed` signatures and `malformed` records were met, and of a capture `other_packets` by kind; `waiting` signatures
    are in the queue, `verifying` in the workers' hands, `reorder` verified and waiting for an earlier one. `repeated`
    counts the transactions removed as repeated, `blocked` the waits for a free slot, `lag` the seconds behind the
    requested rate. `recent` is the latency since the state before.
    """

    seconds: float
    reading: int
    done: int
    total: int | None
    parsed: int
    malformed: int
    other_packets: dict[str, int]
    parse_ns: int
    lag: float
    verdicts: dict[str, int]
    reported: int
    repeated: Repeated
    waiting: int
    verifying: int
    reorder: int
    blocked: int
    latency: Latency
    recent: Latency
    workers: tuple[Worker, ...]
    simulation: Simulation | None = None

    @property
    def verified(self) -> int:
        """Signatures verified."""
        return sum(self.verdicts.values())

    @property
    def accepted(self) -> int:
        """Signatures accepted."""
        return self.verdicts[Verdict.ACCEPTED.label]

    @property
    def progress(self) -> Progress:
        """The progress in short: the signatures reported. Their total is unknown, since a file is read as it comes."""
        return Progress("verify", self.reported, 0, seconds=self.seconds)


@dataclass(frozen=True, slots=True)
class Run:
    """The outcome of a run.

    `ending` is "complete", "stopped" (by the caller; of a pipe, even if its end was read) or "failed" (`error` says
    why); all counts cover what had been verified. `all_accepted` is false if there was no signature at all.
    `first_malformed` are the first ten; `cut` is where the file ends too early; `other_packets` counts the packets of
    a capture that are neither verified nor malformed, by kind (docs/formats.md). `routes` are what each consumer got,
    and `unrouted` the records that none was for. `repeated` are the transactions that `dedup` removed: those removed
    before verification have no verdict, those removed after it are among the accepted. `ring` is the one that was
    filled. `simulation`: what simulated devices did, None where the processor
    verified.
    """

    file: Path
    rule: str
    format: str
    backend: str
    why: str
    ending: str
    error: Exception | None
    seconds: float
    passes: int
    verdicts: dict[str, int]
    malformed: int
    first_malformed: tuple[Malformed, ...]
    cut: Malformed | None
    other_packets: dict[str, int]
    all_accepted: bool
    latency: Latency
    workers: tuple[Worker, ...]
    out: Path | None
    dedup: str
    repeated: Repeated
    ring: RingWritten | None = None
    routes: tuple[Routed, ...] = ()
    unrouted: int = 0
    simulation: Simulation | None = None

    def __bool__(self) -> bool:
        """True if all signatures are accepted, so that `if run(...)` accepts nothing else."""
        return self.all_accepted

    @property
    def signatures(self) -> int:
        """Signatures verified."""
        return sum(self.verdicts.values())

    @property
    def accepted(self) -> int:
        """Signatures accepted."""
        return self.verdicts[Verdict.ACCEPTED.label]

    @property
    def rejected(self) -> int:
        """Signatures rejected."""
        return self.signatures - self.accepted

    @property
    def rate(self) -> float:
        """Signatures per second."""
        return self.signatures / self.seconds if self.seconds > 0 else 0.0

    def record(self) -> Record:
        """The result record of this run."""
        parameters = {"file": str(self.file), "format": self.format, "rule": self.rule, "threads": len(self.workers)}
        result: dict[str, Any] = {
            "ending": self.ending,
            "all_accepted": self.all_accepted,
            "signatures": self.signatures,
            "accepted": self.accepted,
            "rejected": self.rejected,
            "malformed": self.malformed,
            "verdicts": self.verdicts,
            "first_malformed": [written(bad) for bad in self.first_malformed],
            "cut": None if self.cut is None else written(self.cut),
            "no_signatures": self.signatures == 0,
            "other_packets": sum(self.other_packets.values()),
            "other_packets_by_kind": self.other_packets,
            "passes": self.passes,
            "latency_us": {
                name: getattr(self.latency, f"{name}_ns") / 1000 for name in ("p50", "p90", "p99", "p999", "max")
            },
            "repeated": {"dedup": self.dedup, **asdict(self.repeated)},
            "verdicts_file": None if self.out is None else str(self.out),
        }
        if self.ring is not None:
            result["ring"] = written(self.ring)
        if self.routes:
            result["routes"] = [written(route) for route in self.routes]
            result["unrouted"] = self.unrouted
        if self.simulation is not None:
            result["simulation"] = written(self.simulation)
        checked = "each signature by its equation" + (", and on the CPU" if self.simulation else "")
        return Record(
            "sigverify.run", self.backend, self.why, parameters, result, self.seconds, self.rate, UNIT, checked
        )
