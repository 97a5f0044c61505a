"""Records of signed messages as beats of eight bytes, the form in which the pipeline takes them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from modmill.hw.stream.beat import Beat

BYTES = 8


def record(message: bytes, signature: bytes, key: bytes) -> bytes:
    """R, S, A and the message, one behind the other."""
    return signature + key + message


def record_beats(record: bytes, fields: Beat, rng: random.Random | None = None) -> Iterator[Beat]:
    """A record cut into beats, with `fields` that are read from the first of them.

    With `rng`, what the hardware must not read is random, and a record whose length is a multiple of eight now and then
    ends with an empty beat.
    """

    def unread() -> Beat:
        return {name: rng.randrange(value + 1) for name, value in fields.items()} if rng else fields

    for at in range(0, max(1, len(record)), BYTES):
        part = record[at : at + BYTES]
        last = at + BYTES >= len(record)
        spare = bool(last and len(part) == BYTES and rng and rng.randrange(2))
        filler = rng.randbytes(BYTES - len(part)) if rng else b""
        yield {
            "data": int.from_bytes(part + filler, "little"),
            "bytes": len(part) if last and not spare else rng.randrange(BYTES + 1) if rng else BYTES,
            "last": int(last and not spare),
            **(fields if at == 0 else unread()),
        }
        if spare and rng:
            yield {"data": rng.getrandbits(64), "bytes": 0, "last": 1, **unread()}
