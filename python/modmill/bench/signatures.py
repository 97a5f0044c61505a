"""Timings of single Ed25519 verdicts, keys decompressed every time: ours and the peers', slice by slice in turn."""

from __future__ import annotations

import contextlib
import statistics
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from modmill import _native
from modmill.bench.rounds import count_for, interleave
from modmill.bench.rows import Row
from modmill.bench.server import BUILDS, Peer, PeerServer, Record, program, write_records
from modmill.errors import BackendUnavailable, ModmillError, PeerMissing

LENGTHS = (200, 1232)
"""Bytes of message: a small transaction, and the largest that fits a Solana packet."""
COUNT = 1024
"""Signatures with as many keys that every contender goes round in."""
UNIT = "signatures/s"


class Disagreement(ModmillError):
    """A contender judged a signature otherwise than the others: nothing was timed."""


@dataclass(frozen=True, slots=True)
class Contender:
    """Someone who judges signatures. `slice(n)` judges the next n or a little more, and tells the ns for each.

    `verdicts` judges the signatures of a file written before; it is None for one that has no single verdicts.
    """

    title: str
    group: int
    slice: Callable[[int], float]
    verdicts: Callable[[], list[bool]] | None


class Built:
    """One timed inside the extension that users have: a backend of ours, or OpenSSL."""

    def __init__(self, bench: _native.SignatureBench) -> None:
        self._bench = bench
        self.backend = bench.backend

    def load(self, records: Sequence[Record]) -> None:
        """Takes the signatures for what follows."""
        self._bench.load(records)

    def verdicts(self) -> list[bool]:
        """Whether each signature is accepted."""
        return [name == "accepted" for name in self._bench.verdicts()]

    def slice(self, count: int) -> float:
        """Nanoseconds for each of the next `count`: processor time on one thread, wall time on several."""
        ns, judged, accepted = self._bench.slice(count)
        if accepted != judged:
            raise Disagreement(f"{self.backend} accepts {accepted} of {judged} valid signatures")
        return ns / judged


@dataclass(frozen=True, slots=True)
class Case:
    """What one comparison is of."""

    rule: str
    length: int
    threads: int

    @property
    def name(self) -> str:
        """For the row: `verify-RULE-BYTES`."""
        return f"verify-{self.rule}-{self.length}"


def signature_rows(
    backends: Sequence[str],
    *,
    rule: str = "strict",
    lengths: Sequence[int] = LENGTHS,
    threads: int = 1,
    seconds: float,
    peers: bool,
    missing: Callable[[str], None],
) -> Iterator[Row]:
    """Times each length of message on every backend for about `seconds`, peers in turn with ours.

    Everybody goes round in the same :data:`COUNT` valid signatures by as many keys. Before that all judge a set in
    which every other signature has one bit flipped; Disagreement where a verdict differs. On one thread what counts is
    processor time, so that other programs disturb little. `missing` is told of each peer or backend that can't run.
    """
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="modmill-bench-")))
        servers = _start(stack, missing) if peers else []
        for length in lengths:
            case = Case(rule, length, threads)
            ours = _ours(backends, case, missing)
            built = [*ours, *(_openssl(threads, missing) if peers else [])]
            good = _native.bench_signed_messages(COUNT, length=length, seed=length)
            _load(folder / "bent", spoil(good), built, servers)
            contenders = [Contender(b.backend, 1, b.slice, b.verdicts) for b in built]
            contenders += [_contender(server, peer, threads) for server, peer in _chosen(servers)]
            agree(contenders, [i % 2 == 0 for i in range(COUNT)])
            _load(folder / "good", good, built, servers)
            yield from _measure(case, contenders, len(ours), seconds)


def agree(contenders: Sequence[Contender], expected: list[bool]) -> None:
    """Raises Disagreement, naming who and where, unless all that give single verdicts give these."""
    for contender in contenders:
        if contender.verdicts is not None:
            found = contender.verdicts()
            if found != expected:
                where = next(i for i, pair in enumerate(zip(found, expected, strict=True)) if pair[0] != pair[1])
                said = "accepts" if found[where] else "refuses"
                raise Disagreement(
                    f"{contender.title} {said} signature {where}", contender=contender.title, index=where
                )


def spoil(records: Sequence[Record]) -> list[Record]:
    """Every other signature with one bit flipped, of the signature or, one time in four, of the key or the message."""
    found = []
    for i, (key, signature, message) in enumerate(records):
        parts = [signature, key, signature, message or signature]
        if i % 2:
            which = i // 2 % 4
            part = bytearray(parts[which])
            bit = i * 37 % (8 * len(part))
            part[bit // 8] ^= 1 << bit % 8
            bent = bytes(part)
            if which == 1:
                key = bent
            elif which == 3 and message:
                message = bent
            else:
                signature = bent
        found.append((key, signature, message))
    return found


def _start(stack: contextlib.ExitStack, missing: Callable[[str], None]) -> list[tuple[str, PeerServer]]:
    servers: list[tuple[str, PeerServer]] = []
    absent: list[PeerMissing] = []
    for build in BUILDS:
        try:
            servers.append((build, stack.enter_context(PeerServer(program(build)))))
        except PeerMissing as e:
            absent.append(e)
    for e in absent[: None if servers else 1]:  # where none is built, one line says how to build them
        missing(str(e))
    return servers


def _chosen(servers: Sequence[tuple[str, PeerServer]]) -> list[tuple[PeerServer, Peer]]:
    """Every peer of the build for this machine; of the others dalek's single verdicts, which they were built for."""
    return [(s, p) for build, s in servers for p in s.peers if build == "native" or p.name == "dalek"]


def _ours(backends: Sequence[str], case: Case, missing: Callable[[str], None]) -> list[Built]:
    found = []
    for name in backends:
        try:
            found.append(Built(_native.SignatureBench(case.rule, backend=name, threads=case.threads)))
        except BackendUnavailable as e:
            if len(backends) == 1:
                raise
            missing(str(e))
    return found


def _openssl(threads: int, missing: Callable[[str], None]) -> list[Built]:
    try:
        return [Built(_native.SignatureBench.openssl(threads))]
    except PeerMissing as e:
        missing(str(e))
        return []


def _load(
    path: Path, records: Sequence[Record], built: Sequence[Built], servers: Sequence[tuple[str, PeerServer]]
) -> None:
    write_records(path, records)
    for _, server in servers:
        server.load(path)
    for one in built:
        one.load(records)


def _contender(server: PeerServer, peer: Peer, threads: int) -> Contender:
    single = peer.group == 1
    return Contender(
        peer.title,
        peer.group,
        lambda count: server.time(peer, count, threads),
        (lambda: server.check(peer)) if single else None,
    )


def _measure(case: Case, contenders: Sequence[Contender], ours: int, seconds: float) -> Iterator[Row]:
    slices = [contender.slice for contender in contenders]
    counts = [count_for(contender.slice, contender.group) for contender in contenders]
    rounds = interleave(slices, counts, seconds)
    for mine in range(ours):
        value = 1e9 / statistics.median(r[mine] for r in rounds)
        n = counts[mine] * len(rounds)
        make = lambda peer, its, ratio, mine=mine, value=value, n=n: Row(  # noqa: E731
            "sigverify", case.name, contenders[mine].title, value, UNIT, peer, its, ratio, case.threads, n
        )
        if ours == len(contenders):
            yield make(None, None, None)
        for i in range(ours, len(contenders)):
            its = 1e9 / statistics.median(r[i] for r in rounds)
            yield make(contenders[i].title, its, statistics.median(r[i] / r[mine] for r in rounds))
