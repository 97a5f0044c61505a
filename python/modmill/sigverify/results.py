"""The results of a run over a file of signatures: its state on the way, and its outcome."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from modmill.hw.host.state import Simulation
from modmill.progress import Progress
from modmill.record import Record
from modmill.sigverify.dedup import Repeated
from modmill.sigverify.routes import Routed
from modmill.sigverify.verdicts import Verdict
from modmill.stated import GIVEN, OPTIONAL, TEXT, Form, told, written

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


class Percentiles(TypedDict):
    p50: Annotated[float, "median"]
    p90: Annotated[float, "90th percentile"]
    p99: Annotated[float, "99th percentile"]
    p999: Annotated[float, "99.9th percentile"]
    max: Annotated[float, "the longest"]


def _percentiles(_: object, latency: Latency) -> dict[str, float]:
    return {name: getattr(latency, f"{name}_ns") / 1000 for name in Percentiles.__annotations__}


class Others(TypedDict):
    other_packets: Annotated[int, "packets of a capture that are neither verified nor malformed"]
    other_packets_by_kind: Annotated[dict[str, int], "the same by kind"]


def _others(_: object, kinds: dict[str, int]) -> Others:
    return {"other_packets": sum(kinds.values()), "other_packets_by_kind": kinds}


class Repeats(TypedDict):
    dedup: Annotated[Literal["none", "before", "after", "both"], "when they are removed"]
    before: Annotated[int, "removed before verification: they have no verdict"]
    after: Annotated[int, "removed after it: their signatures are among the accepted"]


def _repeats(run: Run, repeated: Repeated) -> dict[str, Any]:
    return {"dedup": run.dedup, **asdict(repeated)}


class Routes(TypedDict):
    routes: NotRequired[Annotated[list[Routed], "with `--route`"]]
    unrouted: NotRequired[Annotated[int, "records that no route was for"]]


def _routes(run: Run, routes: tuple[Routed, ...]) -> dict[str, Any]:
    return {"routes": [written(route) for route in routes], "unrouted": run.unrouted} if routes else {}


@dataclass(frozen=True, slots=True)
class Run:
    """The outcome of a run.

    A run is "stopped" by the caller; of a pipe, even if its end was read. Where it "failed", `error` says why.
    `all_accepted` is false if there was no signature at all. docs/formats.md has the kinds of `other_packets`. `dedup`
    says when repeated transactions are removed.
    """

    file: Annotated[Path, "what was read", TEXT, GIVEN]
    format: Annotated[str, "its format", GIVEN]
    rule: Annotated[str, "the rule of validity", GIVEN]
    workers: Annotated[
        tuple[Worker, ...], "threads that verified", GIVEN, Form(int, lambda _, workers: len(workers), "threads")
    ]
    ending: Annotated[Literal["complete", "stopped", "failed"], "how the run ended; counts cover what was verified"]
    all_accepted: Annotated[bool, "whether there is a signature and all are accepted"]
    signatures: Annotated[int, "signatures verified"] = field(init=False, repr=False)
    accepted: Annotated[int, "those accepted"] = field(init=False, repr=False)
    rejected: Annotated[int, "those rejected"] = field(init=False, repr=False)
    malformed: Annotated[int, "records that cannot be read"]
    verdicts: Annotated[dict[str, int], "signatures by verdict"]
    first_malformed: Annotated[tuple[Malformed, ...], "the first ten"]
    cut: Annotated[Malformed | None, "where the file ends too early"]
    no_signatures: Annotated[bool, "whether there was none"] = field(init=False, repr=False)
    other_packets: Annotated[dict[str, int], "packets by kind", Form(Others, _others, spread=True)]
    passes: Annotated[int, "times that the file was read"]
    latency: Annotated[
        Latency, "microseconds from submission to verdict", Form(Percentiles, _percentiles, "latency_us")
    ]
    repeated: Annotated[Repeated, "transactions removed because they repeat an earlier one", Form(Repeats, _repeats)]
    out: Annotated[Path | None, "where the verdicts are", Form(str, TEXT.write, "verdicts_file")]
    backend: str
    why: str
    error: Exception | None
    seconds: float
    dedup: str
    ring: Annotated[RingWritten | None, "with `--ring`", OPTIONAL] = None
    routes: Annotated[tuple[Routed, ...], "consumers", Form(Routes, _routes, spread=True)] = ()
    unrouted: int = 0
    simulation: Annotated[Simulation | None, "with `--backend rtl:UNIT`", OPTIONAL] = None

    def __post_init__(self) -> None:
        count, accepted = sum(self.verdicts.values()), self.verdicts[Verdict.ACCEPTED.label]
        derived = {"signatures": count, "accepted": accepted, "rejected": count - accepted, "no_signatures": count == 0}
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    def __bool__(self) -> bool:
        """True if all signatures are accepted, so that `if run(...)` accepts nothing else."""
        return self.all_accepted

    @property
    def rate(self) -> float:
        """Signatures per second."""
        return self.signatures / self.seconds if self.seconds > 0 else 0.0

    def record(self) -> Record:
        """The result record of this run."""
        checked = "each signature by its equation" + (", and on the CPU" if self.simulation else "")
        return Record("sigverify.run", self.backend, self.why, *told(self), self.seconds, self.rate, UNIT, checked)
