"""Who takes part in a comparison of verifiers, and the corrupted signatures that all must agree on."""

from __future__ import annotations

from collections.abc import Sequence

from modmill import _native
from modmill.bench.interleave import Disagreement
from modmill.sigverify.peers import Peer, PeerServer, Record
from modmill.sigverify.verdicts import Verdict

UNIT = "signatures/s"


class Built:
    """A contender inside the extension that users have: a backend of ours, or OpenSSL."""

    least = 1

    def __init__(self, bench: _native.SignatureBench) -> None:
        self._bench = bench
        self.title: str = bench.backend

    def load(self, records: Sequence[Record]) -> None:
        """Takes the signatures for what follows."""
        self._bench.load(records)

    def answers(self) -> list[bool]:
        """A list of bools: True where a signature is accepted."""
        return [name == Verdict.ACCEPTED.label for name in self._bench.verdicts()]

    def slice(self, count: int) -> float:
        """Nanoseconds for each of the next `count`: processor time on one thread, wall time on several."""
        ns, verified, accepted = self._bench.slice(count)
        if accepted != verified:
            raise Disagreement(f"{self.title} accepts {accepted} of {verified} valid signatures")
        return ns / verified


class Served:
    """A contender in a peer's program; one that gives a verdict to a whole group has no single answers."""

    def __init__(self, server: PeerServer, peer: Peer, threads: int) -> None:
        self.title: str = peer.title
        self.least: int = peer.group
        self._server, self._peer, self._threads = server, peer, threads

    def answers(self) -> list[bool] | None:
        """A list of bools: True where a signature is accepted."""
        return self._server.check(self._peer) if self._peer.group == 1 else None

    def slice(self, count: int) -> float:
        """Nanoseconds for each of the next `count`."""
        return self._server.time(self._peer, count, self._threads)


def corrupted(records: Sequence[Record]) -> list[Record]:
    """Every other signature with one bit flipped, of the signature or, one time in four, of the key or the message."""
    found = []
    for i, (key, signature, message) in enumerate(records):
        parts = [signature, key, signature, message or signature]
        if i % 2:
            which = i // 2 % 4
            part = bytearray(parts[which])
            bit = i * 37 % (8 * len(part))
            part[bit // 8] ^= 1 << bit % 8
            flipped = bytes(part)
            if which == 1:
                key = flipped
            elif which == 3 and message:
                message = flipped
            else:
                signature = flipped
        found.append((key, signature, message))
    return found
