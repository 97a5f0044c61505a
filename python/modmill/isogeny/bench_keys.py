"""Time set-up, verification and the reading of keys on one thread."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from modmill import _native
from modmill.bench.interleave import Contender, Missing, agree, available, compare, told_if_missing
from modmill.bench.rows import Row
from modmill.isogeny.evaluation import evaluate
from modmill.isogeny.keys import setup

STEPS = 20_480
"""Steps of a timed set-up, and of the key that is read: so many that their beginning counts little."""
CHECKED = 50
"""Steps behind which all set-ups must be on the same curve."""


class SetUps:
    """Whole set-ups over Fp, files included."""

    least = STEPS

    def __init__(self, field: str, backend: str) -> None:
        self.field: str = field
        self.title: str = backend
        self.start: int = self.walk(1)[1]

    def walk(self, steps: int) -> tuple[float, int, int]:
        """Seconds, and alpha of the first and last curve."""
        with tempfile.TemporaryDirectory() as place:
            made = setup(place, steps, field=self.field, backend=self.title)
        return made.seconds, made.key.start, made.key.end[0]

    def answers(self) -> list[bytes]:
        """The last curve."""
        return [_row(self.walk(CHECKED)[2])]

    def slice(self, count: int) -> float:
        """Nanoseconds a step."""
        return self.walk(count)[0] * 1e9 / count


class Roots:
    """The walk of a set-up by GMP, a square root a step, without the image of P and without files."""

    least = 1

    def __init__(self, walk: _native.GmpWalk, start: int) -> None:
        self.gmp: _native.GmpWalk = walk
        self.title: str = walk.name
        self.start: int = start

    def answers(self) -> list[bytes]:
        """The last curve."""
        return [_row(self.gmp.walk(self.start, CHECKED)[0])]

    def slice(self, count: int) -> float:
        """Nanoseconds a step."""
        return self.gmp.walk(self.start, count)[1] * 1e9 / count


class Verifications:
    """Verifications of one proof."""

    least = 1

    def __init__(self, field: str, backend: str) -> None:
        self.title = backend
        with tempfile.TemporaryDirectory() as place:
            setup(place, CHECKED, field=field, backend=backend)
            self.proof: bytes = evaluate(place, message=b"bench", backend=backend).proof_file.encode()

    def answers(self) -> None:
        """A wrong proof raises in the first slice."""

    def slice(self, count: int) -> float:
        """Nanoseconds a verification."""
        seconds = (_native.isogeny_verify(self.proof, key=None, backend=self.title)["seconds"] for _ in range(count))
        return sum(seconds) * 1e9 / count


class Reads:
    """A key's file read, its checksums compared and its elements checked."""

    title: str = "checked"
    least: int = 1

    def __init__(self, place: Path) -> None:
        self.place: str = str(place)

    def answers(self) -> None:
        """A damaged file raises."""

    def slice(self, count: int) -> float:
        """Nanoseconds for a million bytes."""
        found = [_native.isogeny_check_key(self.place) for _ in range(count)]
        return sum(seconds for seconds, _ in found) * 1e15 / sum(size for _, size in found)


class PlainReads:
    """The file read into memory, in whatever state the system's cache is."""

    title: str = "read()"
    least: int = 1

    def __init__(self, place: Path) -> None:
        self.file: Path = place / "steps.bin"

    def answers(self) -> None:
        """None that could be compared."""

    def slice(self, count: int) -> float:
        """Nanoseconds for a million bytes."""
        begin = time.perf_counter()
        size = sum(len(self.file.read_bytes()) for _ in range(count))
        return (time.perf_counter() - begin) * 1e15 / size


def setup_rows(field: str, backends: Sequence[str], *, seconds: float, peers: bool, missing: Missing) -> Iterator[Row]:
    """Set-ups beside GMP's roots, in ns a step, after a comparison of the curves behind 50 steps."""
    ours = list(available(backends, lambda name: SetUps(field, name), missing))
    others: list[Contender] = []
    if peers:
        with told_if_missing(missing):
            walk = _native.peers_isogeny_walk(field)
            others += [] if walk is None else [Roots(walk, ours[0].start)]
    agree(f"{field}-setup", [*ours, *others], ours[0].answers())
    for one in ours:
        yield from compare("isogeny", f"{field}-setup", [one], others, seconds=seconds, unit="ns/step")


def verification_rows(field: str, backends: Sequence[str], *, seconds: float, missing: Missing) -> Iterator[Row]:
    """Verifications, in ns."""
    ours = list(available(backends, lambda name: Verifications(field, name), missing))
    yield from compare("isogeny", f"{field}-verify", ours, [], seconds=seconds, unit="ns")


def reading_rows(field: str, *, seconds: float, peers: bool) -> Iterator[Row]:
    """The reading of a key, in ns for a megabyte, beside plain reads of the same file."""
    with tempfile.TemporaryDirectory() as place:
        setup(place, STEPS, field=field)
        others = [PlainReads(Path(place))] if peers else []
        yield from compare("isogeny", f"{field}-key", [Reads(Path(place))], others, seconds=seconds, unit="ns/MB")


def _row(number: int) -> bytes:
    """A number as one element of an array."""
    return number.to_bytes(192, "big")
