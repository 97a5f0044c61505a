"""The points that a chain of squarings has saved in its checkpoint directory (docs/formats.md), read in order.

Every block's checksum is compared; a damaged block is an error here, where the job that wrote it repairs it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from modmill import _native
from modmill.errors import CheckpointError, UsageError

MAGIC = b"MODMILLP"
VERSION = 1
HEAD = 8 + 4 + 4 + 32
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
    def read(cls, folder: Path) -> Saved:
        """The state in a checkpoint directory. Raises CheckpointError (damaged), UsageError (of another proof)."""
        state = _native.vdf_read_checkpoint(str(folder))
        if state is None:
            raise UsageError(f"{folder}: there is no saved chain")
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

    def blocks(self) -> Iterator[bytes]:
        """The saved points, some thousands at a time. Raises CheckpointError, OSError."""
        if not self.points:
            return
        hashed, place, points = self.job(), HEAD, 0
        with (self.folder / "points").open("rb") as f:
            head = f.read(HEAD)
            wanted = MAGIC + VERSION.to_bytes(4, "big") + self.width.to_bytes(4, "big") + hashed
            if head != wanted:
                raise CheckpointError(f"{f.name}: is damaged, or of another job")
            while place < self.points_bytes:
                body = f.read(12)
                first, count = int.from_bytes(body[:8], "big"), int.from_bytes(body[8:], "big")
                body += f.read(min(count * self.width, self.points_bytes))
                stored = f.read(32)
                hashed = hashlib.sha256(hashed + body).digest()
                if first != points or not count or stored != hashed:
                    raise CheckpointError(f"{f.name}: the block from point {points} is damaged")
                points, place = points + count, place + len(body) + 32
                yield body[12:]
        if points != self.points or hashed != self.points_sha256:
            raise CheckpointError(f"{self.folder}: its points are not those of its state")

    def rest(self) -> tuple[bytes, int]:
        """The points between the saved state and the chain's end, and x^(2^T) mod N: some thousand squarings, here."""
        at, value, made = self.done, self.value, bytearray()
        for index in range(self.points, self.count):
            value, at = pow(value, 1 << (index * self.spacing - at), self.n), index * self.spacing
            made += value.to_bytes(self.width, "big")
        return bytes(made), pow(value, 1 << (self.steps - at), self.n)
