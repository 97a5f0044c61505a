"""Random damage to bytes."""

from __future__ import annotations

from random import Random


def flipped(random: Random, data: bytes) -> bytes:
    """One bit changed."""
    at = random.randrange(8 * len(data))
    changed = bytearray(data)
    changed[at // 8] ^= 1 << at % 8
    return bytes(changed)


def damaged(random: Random, data: bytes) -> bytes:
    """Other bytes: a bit changed; a stretch overwritten, removed, repeated or moved; the end cut or added to."""
    while True:
        start, end = sorted(random.randrange(len(data) + 1) for _ in range(2))
        end = min(end, start + random.choice([1, 4, 64, len(data)]))
        stretch = data[start:end]
        place = random.randrange(len(data) + 1)
        changed = random.choice(
            [
                flipped(random, data),
                data[:start] + random.randbytes(end - start) + data[end:],
                data[:start] + bytes(end - start) + data[end:],
                data[:start] + data[end:],
                data[:end] + stretch + data[end:],
                data[:place] + stretch + data[place:],
                data[:start],
                data + random.randbytes(1 + random.randrange(8)),
            ]
        )
        if changed != data:
            return changed
