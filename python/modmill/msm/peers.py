"""The peers of msm: programs that `./dev bench` builds for this machine, asked for one timed slice at a time.

bench/msm-peers (arkworks, blst) and bench/msm-peers-go (gnark-crypto) speak one protocol, which
bench/msm-peers/src/main.rs describes. Constantine, which is faster, has no package in a registry.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from modmill.bench.server import Server, built
from modmill.golden.bls12 import Point
from modmill.places import msm_peers

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Peer:
    """A library."""

    name: str
    title: str
    curves: tuple[str, ...]


class PeerServer(Server):
    """A running program of the peers. It uses the processors that the thread which starts it may run on."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.peers: tuple[Peer, ...] = tuple(
            Peer(one["name"], one["title"], tuple(one["curves"])) for one in self.hello["peers"]
        )

    def load(self, curve: str, folder: Path) -> None:
        """Reads what :func:`write` wrote into a folder."""
        self.ask(f"load {curve} {folder}")

    def product(self, peer: Peer) -> Point:
        """The product of what is loaded."""
        found = self.ask(f"product {peer.name}")
        x, y = int(found["x"], 16), int(found["y"], 16)
        return (x, y) if x or y else None

    def time(self, peer: Peer, count: int) -> float:
        """Nanoseconds of `count` products: processor time on one thread, wall time on several."""
        return float(self.ask(f"time {peer.name} {count}")["ns"])


def program(build: str) -> Path:
    """The program of a build; PeerMissing if it is not built."""
    return built("msm", msm_peers(build), build)


def write(folder: Path, points: NDArray[np.uint64], scalars: NDArray[np.uint64]) -> None:
    """Writes points in Montgomery form, (n, 12), and scalars, (n, 4), as the programs read them."""
    points.astype("<u8", copy=False).tofile(folder / "points")
    scalars.astype("<u8", copy=False).tofile(folder / "scalars")
