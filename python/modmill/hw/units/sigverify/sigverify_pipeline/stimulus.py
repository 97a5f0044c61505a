"""Records for simulations: signatures that hold, and some spoiled in each way that a verdict or a count tells of."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from modmill.golden import ed25519
from modmill.hw.units.sigverify.wire_front import frames as wire

SHORTEST = 96
"""Bytes of a record without a message."""
LENGTHS = (0, 1, 7, 8, 15, 16, 47, 48, 63, 64, 200, 1232)
"""About which beats, blocks of SHA-512 or datagrams end."""
KEYS = 8


class Signed(NamedTuple):
    """A message with what claims to sign it."""

    message: bytes
    signature: bytes
    key: bytes


def signed(count: int, seed: int) -> Iterator[tuple[str, Signed]]:
    """So many, seven in ten of which hold, and what was done to the others."""
    rng = random.Random(seed)
    secrets = [rng.randbytes(32) for _ in range(KEYS)]
    keys = [ed25519.public_key(secret) for secret in secrets]
    spoilers: Sequence[tuple[str, Callable[[Signed, random.Random], Signed]]] = tuple(SPOILERS.items())
    for i in range(count):
        which = rng.randrange(KEYS)
        message = rng.randbytes(LENGTHS[i] if i < len(LENGTHS) else rng.randrange(300))
        made = Signed(message, ed25519.sign(secrets[which], message), keys[which])
        name, spoil = spoilers[i % len(spoilers)] if i % 10 >= 7 else ("", None)
        yield (f"{i}: {name or 'holds'}, {len(message)} bytes", spoil(made, rng) if spoil else made)


def frames(count: int, seed: int) -> Iterator[tuple[str, bytes, bool]]:
    """So many frames and whether the MAC found them bad: three in four have a transaction whose signatures hold, or
    but for one of them.
    """
    rng = random.Random(seed)
    secrets = [rng.randbytes(32) for _ in range(KEYS)]
    others = wire.random_frames(count, seed, 0)
    for i in range(count):
        if i % 4 == 3:
            yield next(others)
            continue
        signers = rng.sample(secrets, rng.choice((1, 1, 1, 2, 3)))
        whole = wire.wrapped(
            rng, _signed_by(wire.transaction(rng, len(signers), rng.randrange(150, 700)), signers, rng), 9
        )
        yield f"frame {i} with {len(signers)} signatures", whole, False


def _signed_by(transaction: bytes, signers: Sequence[bytes], rng: random.Random) -> bytes:
    """A transaction with these keys and signatures, of which one in six is spoiled."""
    begin = 1 + 64 * len(signers)
    message = bytearray(transaction[begin:])
    # Behind three numbers of the header and the number of accounts.
    for i, secret in enumerate(signers):
        message[4 + 32 * i : 36 + 32 * i] = ed25519.public_key(secret)
    made = [ed25519.sign(secret, bytes(message)) for secret in signers]
    made = [_flipped(signature, rng) if rng.randrange(6) == 0 else signature for signature in made]
    return transaction[:1] + b"".join(made) + bytes(message)


def _flipped(data: bytes, rng: random.Random) -> bytes:
    bit = rng.randrange(8 * len(data))
    return (int.from_bytes(data, "little") ^ 1 << bit).to_bytes(len(data), "little")


def _of_message(given: Signed, rng: random.Random) -> Signed:
    return given._replace(message=_flipped(given.message or b"\0", rng))


def _of_commitment(given: Signed, rng: random.Random) -> Signed:
    return given._replace(signature=_flipped(given.signature[:32], rng) + given.signature[32:])


def _of_scalar(given: Signed, rng: random.Random) -> Signed:
    return given._replace(signature=given.signature[:32] + _flipped(given.signature[32:], rng))


def _of_key(given: Signed, rng: random.Random) -> Signed:
    return given._replace(key=_flipped(given.key, rng))


def _unreduced(given: Signed, rng: random.Random) -> Signed:
    del rng
    scalar = int.from_bytes(given.signature[32:], "little") + ed25519.L
    return given._replace(signature=given.signature[:32] + scalar.to_bytes(32, "little"))


def _small_key(given: Signed, rng: random.Random) -> Signed:
    return given._replace(key=rng.choice(ed25519.SMALL_ORDER_ENCODINGS))


def _small_commitment(given: Signed, rng: random.Random) -> Signed:
    return given._replace(signature=rng.choice(ed25519.SMALL_ORDER_ENCODINGS) + given.signature[32:])


SPOILERS: dict[str, Callable[[Signed, random.Random], Signed]] = {
    "a bit of the message": _of_message,
    "a bit of R": _of_commitment,
    "a bit of S": _of_scalar,
    "a bit of the key": _of_key,
    "S + L": _unreduced,
    "a key of small order": _small_key,
    "R of small order": _small_commitment,
}
