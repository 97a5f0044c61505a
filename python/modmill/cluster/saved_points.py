"""The points that a chain of squarings saves in its checkpoint directory (docs/formats.md), while it goes on or later.

Every block's checksum is compared; a damaged block is an error here, where the job that wrote it repairs it.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from dataclasses import dataclass
from pathlib import Path

from modmill import _native
from modmill.errors import CheckpointError, UsageError

MAGIC = b"MODMILLP"
VERSION = 1
KIND = "wesolowski"
KIND_NUMBER = 1
DOMAIN = b"modmill/vdf/checkpoint-job/v1"


@dataclass(frozen=True, slots=True)
class Saved:
    """A chain as it was saved: `value` is x^(2^done) mod N; points are `spacing` squarings apart."""

    folder: Path
    n: int
    base: int
    steps: int
    done: int
    value: int
    spacing: int
    block: int
    points: int
    points_bytes: int
    points_sha256: bytes

    @classmethod
    def find(cls, folder: Path) -> Saved | None:
        """The state in a checkpoint directory, if any. Raises CheckpointError, UsageError (of another proof)."""
        state = _native.vdf_read_checkpoint(str(folder))
        if state is None:
            return None
        if state["proof"] != KIND:
            raise UsageError(f"{folder}: the chain was saved for proof {state['proof']}, and {KIND} is supported here")
        return cls(
            folder,
            n=state["modulus"],
            base=state["base"],
            steps=state["steps"],
            done=state["done"],
            value=state["value"],
            spacing=state["spacing"],
            block=state["block"],
            points=state["points"],
            points_bytes=state["points_bytes"],
            points_sha256=state["points_sha256"],
        )

    @classmethod
    def read(cls, folder: Path) -> Saved:
        """The state in a checkpoint directory. Raises UsageError if there is none, and what :meth:`find` raises."""
        found = cls.find(folder)
        if found is None:
            raise UsageError(f"{folder}: there is no saved chain")
        return found

    @property
    def width(self) -> int:
        """Bytes of N, and of a point."""
        return -(-self.n.bit_length() // 8)

    @property
    def count(self) -> int:
        """The points of the whole chain."""
        return (self.steps - 1) // self.spacing + 1

    def job(self) -> bytes:
        """The hash to which the checksums of blocks are bound."""
        numbers = (value.to_bytes(8, "big") for value in (self.steps, KIND_NUMBER, self.spacing, self.block))
        steps, kind, spacing, block = numbers
        wide = (value.to_bytes(self.width, "big") for value in (self.n, self.base))
        digest = hashlib.sha256()
        for field in (DOMAIN, *wide, steps, kind, spacing, block):
            digest.update(len(field).to_bytes(8, "big") + field)
        return digest.digest()

    def rest(self) -> tuple[bytes, int]:
        """The points between the saved state and the chain's end, and x^(2^T) mod N: some thousand squarings, here."""
        at, value, made = self.done, self.value, bytearray()
        for index in range(self.points, self.count):
            value, at = pow(value, 1 << (index * self.spacing - at), self.n), index * self.spacing
            made += value.to_bytes(self.width, "big")
        return bytes(made), pow(value, 1 << (self.steps - at), self.n)


class Points:
    """The points of a chain as far as it has saved them: `count` are known."""

    def __init__(self, saved: Saved) -> None:
        self.count = 0
        self._folder, self._width, self._hashed = saved.folder, saved.width, saved.job()
        self._head = MAGIC + VERSION.to_bytes(4, "big") + saved.width.to_bytes(4, "big") + self._hashed
        self._size = len(self._head)
        self._blocks: list[tuple[int, int]] = []  # the number of each block's first point, and its place in the file
        self._filed, self._rest = 0, b""
        self.grow(saved)

    def grow(self, saved: Saved) -> None:
        """Takes in what was saved until this later state. Raises CheckpointError, OSError."""
        if saved.points <= self.count:
            return
        with (self._folder / "points").open("rb") as f:
            if f.read(len(self._head)) != self._head:
                raise CheckpointError(f"{f.name}: is damaged, or of another job")
            f.seek(self._size)
            while self._size < saved.points_bytes:
                body = f.read(12)
                first, count = int.from_bytes(body[:8], "big"), int.from_bytes(body[8:], "big")
                body += f.read(min(count * self._width, saved.points_bytes))
                stored = f.read(32)
                self._hashed = hashlib.sha256(self._hashed + body).digest()
                if first != self.count or not count or stored != self._hashed:
                    raise CheckpointError(f"{f.name}: the block from point {self.count} is damaged")
                self._blocks.append((first, self._size + 12))
                self.count, self._size = self.count + count, self._size + len(body) + 32
        if self.count != saved.points or self._hashed != saved.points_sha256:
            raise CheckpointError(f"{self._folder}: its points are not those of its state")
        self._filed = self.count

    def end(self, saved: Saved) -> int:
        """Takes in all points of a chain that has come to its end, and returns x^(2^T) mod N."""
        self.grow(saved)
        self._rest, value = saved.rest()
        self.count = saved.count
        return value

    def read(self, first: int, stop: int) -> bytes:
        """Points `first` to `stop`, |N| bytes each, highest first. Raises CheckpointError, OSError."""
        found, place = b"", first
        while place < min(stop, self._filed):
            number = bisect_right(self._blocks, place, key=lambda block: block[0])
            begin, at = self._blocks[number - 1]
            end = min(stop, self._blocks[number][0] if number < len(self._blocks) else self._filed)
            with (self._folder / "points").open("rb") as f:
                f.seek(at + (place - begin) * self._width)
                found += f.read((end - place) * self._width)
            place = end
        found += self._rest[(place - self._filed) * self._width : max(0, stop - self._filed) * self._width]
        if len(found) != (stop - first) * self._width:
            raise CheckpointError(f"{self._folder}: its points are not those of its state")
        return found

    def value(self, index: int) -> int:
        """A point as a number."""
        return int.from_bytes(self.read(index, index + 1), "big")
