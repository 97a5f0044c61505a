"""Files of signed messages on a cluster: each worker verifies ranges of the file; the verdicts are in the file's order.

Another worker verifies a few records of some ranges again (:class:`modmill.cluster.part.Audit`).
"""

from __future__ import annotations

import contextlib
import json
import mmap
import os
import random
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

from modmill import _native
from modmill.arguments import public
from modmill.backends import parse
from modmill.cluster import ranges
from modmill.cluster.part import Audit, Part, Plan, Told
from modmill.cluster.pieces import SharedFile
from modmill.cluster.ranges import Range
from modmill.cluster.runs import Session
from modmill.cluster.settings import settings_of
from modmill.errors import UsageError
from modmill.files import STANDARD, Name, atomic_writer, destination, naming, refuse_input
from modmill.progress import ProgressCallback
from modmill.quantity import MAX_THREADS, whole
from modmill.sigverify.dedup import Repeated
from modmill.sigverify.results import Latency, Malformed, Run, Worker

RANGE_BYTES = 16 << 20
"""The size of a range: some ten thousand signatures, a second of one core."""
AUDIT_SHARE = 0.04
"""The share of a range that a check verifies again."""
FIRST_MALFORMED = 10
ONE_MACHINE = ("rate", "repeat", "routes", "ring", "dedup", "devices", "wave", "cores")
"""Options of runs on one machine alone, whose values other than these are refused."""
USUAL: dict[str, Any] = {"repeat": 1, "dedup": "none", "routes": (), "cores": ()}


@dataclass(frozen=True, slots=True)
class Verification:
    """The work of sigverify on workers; `head` begins the files of ranges."""

    rule: str
    backend: str
    form: str
    port: int | None
    threads: int
    head: bytes
    file: SharedFile | None

    def open(self, shard: int | None, supplied: Any, told: Told) -> None:
        """Nothing is shared."""

    def compute(self, opened: None, part: Part, told: Told) -> bytes:
        """A line of JSON with the counts of a range, then the lines of its verdicts."""
        place, data = part.payload
        if data is None:
            assert self.file is not None
            data = self.file.read(place.start, place.stop)
        folder = "/dev/shm" if Path("/dev/shm").is_dir() else None
        with tempfile.TemporaryDirectory(prefix="modmill-range-", dir=folder) as directory:
            source, out = Path(directory, "signed"), Path(directory, "verdicts")
            source.write_bytes(self.head + data)
            out.touch()
            begin = place.start - len(self.head)
            counts = self._verify(source, out, (place.records, begin), part.size, told)
            return json.dumps(counts).encode() + b"\n" + out.read_bytes()

    def _verify(self, source: Path, out: Path, origin: tuple[int, int], size: int, told: Told) -> dict[str, Any]:
        replay = _native.SignatureReplay(
            str(source),
            rule=self.rule,
            backend=self.backend,
            threads=self.threads,
            cores=[],
            format=self.form,
            port=self.port,
            rate=None,
            repeat=1,
            dedup="none",
            shares=False,
            out=str(out),
            routes=[],
            ring=None,
            origin=origin,
        )
        try:
            while not replay.wait(0.1):
                if (state := replay.state()) is not None:
                    told(min(size, state["bytes"]))
        except BaseException:
            replay.stop()
            replay.finish()
            raise
        found = replay.finish()
        if found["error"] is not None:
            raise found["error"]
        kept = ("verdicts", "malformed", "first_malformed", "cut", "other_packets", "latency", "workers")
        return {name: found[name] for name in kept} | {"backend": replay.backend, "why": replay.why}


class _Counts:
    """The counts of all ranges so far, and the outcome of the whole."""

    def __init__(self) -> None:
        self.verdicts: Counter[str] = Counter(dict.fromkeys(_native.SIGNATURE_VERDICTS, 0))
        self.other: Counter[str] = Counter()
        self.malformed = 0
        self.first: list[Malformed] = []
        self.cut: Malformed | None = None
        self.latency: Latency | None = None
        self.workers: list[Worker] = []
        self.backends: dict[str, None] = {}

    def add(self, found: dict[str, Any]) -> None:
        """Adds those of a range. Latencies are those of the range in which they were longest."""
        self.verdicts.update(found["verdicts"])
        self.other.update(found["other_packets"])
        self.malformed += found["malformed"]
        self.first += [Malformed(*bad) for bad in found["first_malformed"]][: FIRST_MALFORMED - len(self.first)]
        self.cut = self.cut or (None if found["cut"] is None else Malformed(*found["cut"]))
        latency = Latency(**found["latency"])
        count = latency.count + (self.latency.count if self.latency else 0)
        worst = latency if self.latency is None or latency.max_ns > self.latency.max_ns else self.latency
        self.latency = Latency(**{**asdict(worst), "count": count})
        self.workers = max(self.workers, [Worker(**worker) for worker in found["workers"]], key=len)
        self.backends[found["backend"]] = None


@public
def run(path: Name, *, backend: str, progress: ProgressCallback | None = None, **options: Any) -> Run:
    """Verifies every signature of a file on a cluster; see :func:`modmill.sigverify.run`.

    Options of one machine's runs are refused (`rate`, `repeat`, `routes`, `ring`, `dedup`, `cores`), as is standard
    input. `threads` are those of each worker. Latencies are of the range in which they were longest.

    Raises UsageError, FormatError, OSError, and what the cluster raises.
    """
    for name in ONE_MACHINE:
        given = options.get(name)
        if given is not None and given != USUAL.get(name) and given:
            raise UsageError(f"{name}: needs a backend on one machine (got {backend})", got=given)
    if os.fspath(path) == STANDARD:
        raise UsageError(f"{backend}: verifies files, and standard input is none; name a file")
    threads, out = options.get("threads"), options.get("out")
    whole(1 if threads is None else threads, "threads", 1, MAX_THREADS)
    if out is not None:
        refuse_input(out, path)
        destination(out)
    settings, source = settings_of(parse(backend).choice), Path(path)
    rule, port = options.get("rule") or "strict", options.get("port")
    with contextlib.ExitStack() as stack:
        with naming(source):
            data = stack.enter_context(_mapped(source))
        form = options.get("format") or _format_of(source, rule)
        head = data[: ranges.head_of(data, form)]
        file = SharedFile.of(source, settings)
        job = Verification(rule, settings.on, form, port, threads or 0, head, file)
        begin = time.perf_counter()
        session = stack.enter_context(Session(lambda _, cores: replace(job, threads=job.threads or cores), settings))
        plan = Plan(
            *("verify", "bytes", _parts(data, form, file), len(data)),
            facts={"file": [len(data), source.stat().st_mtime_ns], "rule": rule, "format": form, "port": port},
            holds=holds,
            audit=partial(_audit, data, form, file),
        )
        counts = _Counts()
        writing = contextlib.nullcontext() if out is None else atomic_writer(out)
        with session.run(plan, progress) as results, writing as writer:
            for _, result in results:
                counts.add(_taken(result, writer))
        seconds, said = time.perf_counter() - begin, str(session)
    return _outcome(source, form, rule, counts, backend, f"{', '.join(counts.backends)} on {said}", seconds, out)


def _taken(result: bytes, writer: BinaryIO | None) -> dict[str, Any]:
    """The counts of a range, whose verdicts are written."""
    first, _, verdicts = result.partition(b"\n")
    if writer is not None:
        writer.write(verdicts)
    counts: dict[str, Any] = json.loads(first)
    return counts


@contextlib.contextmanager
def _mapped(path: Path) -> Iterator[ranges.Data]:
    with path.open("rb") as f:
        if os.fstat(f.fileno()).st_size == 0:
            yield b""
            return
        with mmap.mmap(f.fileno(), 0, access=mmap.ACCESS_READ) as data:
            yield data


def _format_of(path: Path, rule: str) -> str:
    """The format, by the reader that all runs have."""
    from modmill.sigverify import files

    probe = files.start(path, rule=rule, threads=1)
    probe.stop()
    probe.finish()
    return probe.format


def _parts(data: ranges.Data, form: str, file: SharedFile | None) -> Iterator[Part]:
    for index, place in enumerate(ranges.cut(data, form, RANGE_BYTES)):
        yield _part(index, place, data, file)


def _part(index: int, place: Range, data: ranges.Data, file: SharedFile | None) -> Part:
    shipped = None if file is not None else data[place.start : place.stop]
    return Part(index, (place, shipped), place.stop - place.start)


def _audit(data: ranges.Data, form: str, file: SharedFile | None, part: Part) -> Audit | None:
    """A check of some neighbouring records of a range: the lines of their verdicts must be among the range's."""
    place = part.payload[0]
    piece = ranges.head_of(data, form)
    inner = list(ranges.cut(data[:piece] + data[place.start : place.stop], form, max(1, int(AUDIT_SHARE * part.size))))
    if not inner:
        return None
    chosen = random.SystemRandom().choice(inner)
    shift = place.start - piece
    few = Range(place.records + chosen.records, chosen.start + shift, chosen.stop + shift)
    return Audit(_part(part.index, few, data, file), (few.stop - few.start) / part.size, _agrees)


def holds(part: Part, result: bytes) -> bool:
    """True if the counts of a range are those of its lines."""
    del part
    first, _, lines = result.partition(b"\n")
    try:
        found = json.loads(first)
        counts = {**found["verdicts"], "malformed": found["malformed"]}
        # Counts that are right and make up all lines leave none for the other verdicts.
        right = all(lines.count(f'"verdict": "{name}"'.encode()) == count for name, count in counts.items() if count)
        return right and sum(counts.values()) == lines.count(b"\n")
    except (ValueError, TypeError, KeyError):
        return False


def _agrees(result: bytes, found: bytes) -> bool:
    """True if all verdicts of a check are neighbouring lines of the range's."""
    all_, few = (one.partition(b"\n")[2] for one in (result, found))
    at = all_.find(few)
    return at == 0 or all_[at - 1 : at] == b"\n" if at >= 0 else False


def _outcome(
    file: Path, form: str, rule: str, counts: _Counts, backend: str, why: str, seconds: float, out: Name | None
) -> Run:
    verdicts = dict(counts.verdicts)
    accepted, total = verdicts["accepted"], sum(verdicts.values())
    return Run(
        file=file,
        rule=rule,
        format=form,
        backend=backend,
        why=f"named by the caller: {why}",
        ending="complete",
        error=None,
        seconds=seconds,
        passes=1,
        verdicts=verdicts,
        malformed=counts.malformed,
        first_malformed=tuple(counts.first),
        cut=counts.cut,
        other_packets=dict(counts.other),
        all_accepted=total > 0 and accepted == total and not counts.malformed,
        latency=counts.latency or Latency(0, 0, 0, 0, 0, 0),
        workers=tuple(counts.workers),
        out=None if out is None else Path(out),
        dedup="none",
        repeated=Repeated(0, 0),
    )


def refuse(*given: object, **named: object) -> Any:
    """Refuses what only a run on one machine can do: to be followed by its state."""
    del named
    raise UsageError(f"{given[0]}: a run on a cluster has no state to follow; call modmill.sigverify.run")
