"""Peers as programs built for this machine by `./dev bench`, asked for one timed slice at a time; those of sigverify.

They are processes of their own because they are built for this machine's processor, which Modmill never is; the same
flags must not reach our code. bench/sigverify-peers/src/main.rs has the protocol, bench/gf2-peers/main.cpp another one.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from modmill.doctor import SIGNATURE_PEERS
from modmill.errors import ModmillError, PeerMissing

BUILDS = SIGNATURE_PEERS
"""The builds of tools/dev/peers.py: for this machine; dalek without vector code for this machine, and for any."""
REMEDY = "in a clone of the repository, run: ./dev bench sigverify --peers"

Record = tuple[bytes, bytes, bytes]
"""Key, signature, message."""


@dataclass(frozen=True, slots=True)
class Peer:
    """A verifier: `group` signatures get one verdict."""

    name: str
    title: str
    group: int


class PeerFailed(ModmillError):
    """A peer program ended or refused a request."""


def program(build: str) -> Path:
    """Where a build lies; PeerMissing where there is none."""
    path = Path(__file__).resolve().parents[3] / "target" / "sigverify-peers" / build / "release" / "sigverify-peers"
    if not path.is_file():
        raise PeerMissing(f"the peers of sigverify ({build}) are not built; {REMEDY}", library=build, package=REMEDY)
    return path


def write_records(path: Path, records: Iterable[Record]) -> None:
    """Writes signatures in the form that the programs read."""
    with path.open("wb") as file:
        for key, signature, message in records:
            file.write(key + signature + len(message).to_bytes(4, "little") + message)


class Server:
    """One running program, which answers each line with a line of JSON; `hello` is what it says at the start."""

    def __init__(self, path: Path) -> None:
        self._process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.hello = self._read()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends the program."""
        self._process.communicate()

    def ask(self, line: str) -> dict[str, Any]:
        """The answer to one line; PeerFailed where it is an error, or the program has ended."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{line}\n")
            self._process.stdin.flush()
        except OSError as e:
            raise PeerFailed(f"the peers' program has ended: {e}") from e
        answer = self._read()
        if "error" in answer:
            raise PeerFailed(f"the peers' program says: {answer['error']}")
        return answer

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise PeerFailed(f"the peers' program ended with code {self._process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer


class PeerServer(Server):
    """A running program of the peers of sigverify."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.peers = tuple(Peer(**entry) for entry in self.hello["peers"])

    def load(self, path: Path) -> None:
        """Has it read the signatures that the following requests are about."""
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
