"""The peers of sigverify: programs that `./dev bench` builds for this machine, asked for one timed slice at a time.

They are separate processes because Modmill itself is never built for one machine's processor, and their flags must not
reach our code. bench/sigverify-peers/src/main.rs describes the protocol.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from modmill.bench.server import PeerFailed, Server, built
from modmill.places import SIGVERIFY_PEERS, signature_peers

Record = tuple[bytes, bytes, bytes]
"""Key, signature, message."""


@dataclass(frozen=True, slots=True)
class Peer:
    """A verifier: `group` signatures get one verdict."""

    name: str
    title: str
    group: int


class PeerServer(Server):
    """A running program of the peers."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.peers: tuple[Peer, ...] = tuple(Peer(**entry) for entry in self.hello["peers"])

    def load(self, path: Path) -> None:
        """Reads the signatures that the following requests are about."""
        self.ask(f"load {path}")

    def check(self, peer: Peer) -> list[bool]:
        """Its verdicts, one for each signature (or group)."""
        return [digit == "1" for digit in self.ask(f"check {peer.name}")["verdicts"]]

    def time(self, peer: Peer, count: int, threads: int) -> float:
        """Nanoseconds for each of `count` signatures: processor time on one thread, wall time on several.

        Raises PeerFailed unless all are accepted.
        """
        got = self.ask(f"time {peer.name} {count} {threads}")
        if got["accepted"] != got["count"]:
            raise PeerFailed(f"{peer.title} accepts {got['accepted']} of {got['count']} valid signatures")
        return float(got["ns"]) / int(got["count"])


def program(build: str) -> Path:
    """The program of a build; PeerMissing if it is not built."""
    return built("sigverify", signature_peers(build), build)


def write_records(path: Path, records: Iterable[Record]) -> None:
    """Writes signatures in the form that the programs read."""
    with path.open("wb") as file:
        for key, signature, message in records:
            file.write(key + signature + len(message).to_bytes(4, "little") + message)


__all__ = ["SIGVERIFY_PEERS", "Peer", "PeerServer", "Record", "program", "write_records"]
