"""Files of signed messages: verified by a stream of workers, or made from a seed (docs/formats.md).

>>> import tempfile
>>> from modmill import sigverify
>>> with tempfile.TemporaryDirectory() as d:
...     made = sigverify.generate(Path(d) / "a.jsonl", count=200, seed=7, corrupt=0.5)
...     done = sigverify.run(made.path)
>>> done.accepted + done.rejected + done.malformed, done.all_accepted
(200, False)
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from modmill import _native
from modmill.errors import UsageError
from modmill.progress import Progress, ProgressCallback, native_progress
from modmill.record import Record
from modmill.sigverify.verifier import Verdict, natural

FORMATS: tuple[str, ...] = _native.SIGNATURE_FORMATS
KINDS: tuple[str, ...] = _native.SIGNATURE_KINDS
"""What :func:`generate` makes: "valid", and each way to be invalid."""

UNIT = "signatures"
SUFFIXES = {
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".json": "jsonl",
    ".bin": "binary",
    ".sigs": "binary",
    ".pcap": "pcap",
    ".cap": "pcap",
}


@dataclass(frozen=True, slots=True)
class Made:
    """A file that was made: `records` (packets) with `signatures`; `spoiled` records are invalid."""

    path: Path
    format: str
    records: int
    signatures: int
    spoiled: int


def generate(
    path: str | os.PathLike[str],
    *,
    count: int,
    seed: int = 1,
    format: str | None = None,  # noqa: A002  # as on the command line
    corrupt: float = 0.3,
    kinds: Sequence[str] | None = None,
    message: int | tuple[int, int] = 200,
    signers: int = 3,
    keys: int = 0,
    expected: str | os.PathLike[str] | None = None,
    progress: ProgressCallback | None = None,
) -> Made:
    """Makes a file of `count` records, a part `corrupt` of them corrupted; the same file for the same seed.

    `kinds` restricts how (default: in all ways). `message` is a length or the least and the most. `signers` bounds the
    signatures of a transaction; `keys` is how many keys sign, 0 for a new one each time. `expected` names a file for
    the verdict on each signature under each rule, by an independent computation.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as d:
    ...     made = generate(Path(d) / "a.pcap", count=100, corrupt=0)
    ...     done = run(made.path, rule="zip215")
    >>> made.format, done.accepted == made.signatures, done.all_accepted
    ('pcap', True, True)

    Raises UsageError for arguments out of range, Interrupted when `progress` returns False.
    """
    target = Path(path)
    chosen = format or SUFFIXES.get(target.suffix.lower())
    if chosen is None:
        raise UsageError(f"format: the name {target.name} does not determine it; give one of {', '.join(FORMATS)}")
    least, most = (message, message) if isinstance(message, int) else message
    made = _native.signatures_generate(
        os.fspath(target),
        format=chosen,
        count=natural(count, "count"),
        seed=natural(seed, "seed"),
        corrupt=corrupt,
        kinds=kinds,
        message=(natural(least, "message"), natural(most, "message")),
        signers=natural(signers, "signers"),
        keys=natural(keys, "keys"),
        expected=None if expected is None else os.fspath(expected),
        progress=native_progress(progress),
    )
    return Made(target, chosen, *made)


@dataclass(frozen=True, slots=True)
class Malformed:
    """A record that cannot be read: its number from 1, its byte offset in the file, and what is wrong."""

    record: int
    offset: int
    reason: str

    def __str__(self) -> str:
        return f"record {self.record} at byte {self.offset}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Latency:
    """From submission to verdict, in nanoseconds, over `count` signatures."""

    count: int
    p50_ns: int
    p90_ns: int
    p99_ns: int
    p999_ns: int
    max_ns: int


@dataclass(frozen=True, slots=True)
class Worker:
    """What one thread has verified, in how many groups, and the nanoseconds that it was busy, by stage."""

    signatures: int
    groups: int
    busy_ns: int
    hash_ns: int
    decompress_ns: int
    multiply_ns: int
    compare_ns: int


@dataclass(frozen=True, slots=True)
class State:
    """Where a run stands after `seconds`.

    `done` of `total` bytes of the file are read in pass number `reading`; `total` is None where that is not known.
    `parsed` signatures and `malformed` records were met; `waiting` signatures are in the queue, `verifying` in the
    workers' hands, `reorder` verified and waiting for an earlier one. `blocked` counts waits for a free slot,
    `lag` the seconds behind the requested rate. `recent` is the latency since the state before.
    """

    seconds: float
    reading: int
    done: int
    total: int | None
    parsed: int
    malformed: int
    skipped: int
    parse_ns: int
    lag: float
    verdicts: dict[str, int]
    reported: int
    waiting: int
    verifying: int
    reorder: int
    blocked: int
    latency: Latency
    recent: Latency
    workers: tuple[Worker, ...]

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
        """The same in short: the signatures reported. Their total is unknown, since a file is read as it comes."""
        return Progress("verify", self.reported, 0, seconds=self.seconds)


@dataclass(frozen=True, slots=True)
class Run:
    """The outcome of a run.

    `ending` is "complete", "stopped" (by the caller) or "failed" (`error` says why); all counts cover what
    had been verified. `first_malformed` are the first ten; `cut` is where the file ends too early.
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
    skipped: int
    all_accepted: bool
    latency: Latency
    workers: tuple[Worker, ...]
    out: Path | None

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
            "first_malformed": [_told(bad) for bad in self.first_malformed],
            "cut": None if self.cut is None else _told(self.cut),
            "other_packets": self.skipped,
            "passes": self.passes,
            "latency_us": {
                name: getattr(self.latency, f"{name}_ns") / 1000 for name in ("p50", "p90", "p99", "p999", "max")
            },
            "verdicts_file": None if self.out is None else str(self.out),
        }
        checked = "each signature by its equation"
        return Record(
            "sigverify.run", self.backend, self.why, parameters, result, self.seconds, self.rate, UNIT, checked
        )


def _told(bad: Malformed) -> dict[str, Any]:
    return {"record": bad.record, "offset": bad.offset, "reason": bad.reason}


class Running:
    """A run in progress on its own threads; see :func:`start`."""

    def __init__(self, native: _native.SignatureReplay, file: Path, rule: str, out: Path | None) -> None:
        self._native = native
        self._out = out
        self.file = file
        self.rule = rule
        self.format = native.format
        self.backend = native.backend
        self.why = native.why

    def state(self) -> State:
        """The current state.

        Raises UsageError once the run is finished.
        """
        found = self._native.state()
        if found is None:
            raise UsageError("the run is finished")
        latency = Latency(**found["latency"])
        return State(
            seconds=found["seconds"],
            reading=found["pass"],
            done=found["bytes"],
            total=found["total"],
            parsed=found["parsed"],
            malformed=found["malformed"],
            skipped=found["skipped"],
            parse_ns=found["parse_ns"],
            lag=found["lag"],
            verdicts=found["verdicts"],
            reported=found["reported"],
            waiting=found["waiting"],
            verifying=found["verifying"],
            reorder=found["reorder"],
            blocked=found["blocked"],
            latency=latency,
            recent=Latency(**found["recent"]) if "recent" in found else latency,
            workers=tuple(Worker(**worker) for worker in found["workers"]),
        )

    def stop(self) -> None:
        """Stops reading. What has been submitted is still verified."""
        self._native.stop()

    def wait(self, seconds: float) -> bool:
        """Waits at most `seconds`; returns whether everything has been verified and written."""
        return self._native.wait(seconds)

    def finish(self) -> Run:
        """Waits for the end. The verdict file of an incomplete run keeps the suffix `.part`."""
        found = self._native.finish()
        out = self._out
        if out is not None and found["ending"] == "complete":
            _part(out).replace(out)
        elif out is not None:
            out = _part(out)
        return Run(
            file=self.file,
            rule=self.rule,
            format=self.format,
            backend=self.backend,
            why=self.why,
            ending=found["ending"],
            error=found["error"],
            seconds=found["seconds"],
            passes=found["pass"],
            verdicts=found["verdicts"],
            malformed=found["malformed"],
            first_malformed=tuple(Malformed(*bad) for bad in found["first_malformed"]),
            cut=None if found["cut"] is None else Malformed(*found["cut"]),
            skipped=found["skipped"],
            all_accepted=found["all_accepted"],
            latency=Latency(**found["latency"]),
            workers=tuple(Worker(**worker) for worker in found["workers"]),
            out=out,
        )


def start(
    path: str | os.PathLike[str],
    *,
    rule: str = "strict",
    backend: str = "auto",
    threads: int | None = None,
    cores: Sequence[int] = (),
    format: str | None = None,  # noqa: A002  # as on the command line
    port: int | None = None,
    rate: float | None = None,
    repeat: int = 1,
    out: str | os.PathLike[str] | None = None,
) -> Running:
    """Starts to verify a file of signed messages; see :func:`run` for the arguments."""
    for name, given in (("threads", 1 if threads is None else threads), ("repeat", repeat)):
        if given < 1:
            raise UsageError(f"{name}: {given} is out of range (1 or more)", got=given)
    if port is not None and not 0 <= port < 65536:
        raise UsageError(f"port: {port} is out of range (0 to 65535)", got=port)
    target = None if out is None else Path(out)
    native = _native.SignatureReplay(
        os.fspath(path),
        rule=rule,
        backend=backend,
        threads=threads or 0,
        cores=cores,
        format=format,
        port=port,
        rate=rate,
        repeat=repeat,
        out=None if target is None else str(_part(target)),
    )
    return Running(native, Path(path), rule, target)


def run(
    path: str | os.PathLike[str],
    *,
    rule: str = "strict",
    backend: str = "auto",
    threads: int | None = None,
    cores: Sequence[int] = (),
    format: str | None = None,  # noqa: A002  # as on the command line
    port: int | None = None,
    rate: float | None = None,
    repeat: int = 1,
    out: str | os.PathLike[str] | None = None,
    progress: ProgressCallback | None = None,
) -> Run:
    """Verifies every signature of a file; memory stays bounded whatever its size.

    `format` is found by contents and name unless given; of a capture, only UDP packets to `port` are read (default:
    all). `threads` verify (default: all cores), pinned to `cores` if given. `rate` replays that many signatures per
    second, `repeat` reads the file that many times. `out` gets a JSON line for each record, in the file's order.

    Raises UsageError, FormatError and OSError if the run cannot start; its outcome is in the result.
    """
    running = start(
        path,
        rule=rule,
        backend=backend,
        threads=threads,
        cores=cores,
        format=format,
        port=port,
        rate=rate,
        repeat=repeat,
        out=out,
    )
    try:
        while not running.wait(0.1):
            if progress is not None and progress(running.state().progress) is False:
                running.stop()
    except BaseException:
        running.stop()
        running.finish()
        raise
    return running.finish()


def _part(out: Path) -> Path:
    return out.with_name(f"{out.name}.part")
