"""The contents of _vectors/sigverify/*.json: signatures with the verdict of every rule, judged by the golden model.

Inputs from outside stand in rfc8032.txt beside this file; the others are constructed here, deterministically.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

Case = dict[str, Any]
RFC8032 = Path(__file__).with_name("rfc8032.txt")
SMALL_ORDER_MESSAGE = b"Zcash"
# With R and A, SHA-512 takes 64 bytes more; its padding needs 17 bytes of the last block of 128.
LENGTHS = (0, 1, 31, 32, 46, 47, 48, 63, 64, 65, 127, 128, 174, 175, 176, 191, 192, 193, 200, 1232)


class Maker:
    """Builds cases with a golden model, which it gives the verdicts to."""

    def __init__(self, golden: ModuleType) -> None:
        self.g = golden
        self.torsion = golden.small_order_points()

    def case(self, what: str, key: bytes, signature: bytes, message: bytes, *flags: str) -> Case:
        """One case; `what` says in words what it is."""
        return {
            "kind": "signature",
            "what": what,
            "key": f"0x{key.hex()}",
            "signature": f"0x{signature.hex()}",
            "message": f"0x{message.hex()}",
            "verdicts": {rule: self.g.verify(rule, message, signature, key) for rule in self.g.RULES},
            "flags": list(flags),
        }

    def secret(self, name: str) -> bytes:
        return hashlib.sha256(f"modmill vectors sigverify {name}".encode()).digest()

    def crafted(self, key: bytes, scalar: int, nonce: int, commitment: bytes, message: bytes) -> bytes:
        """R's bytes as given, and S = nonce + h scalar for the h of exactly those bytes."""
        s = (nonce + self.g.challenge(commitment, key, message) * scalar) % self.g.L
        return commitment + s.to_bytes(32, "little")

    def rfc8032(self) -> list[Case]:
        cases = []
        for block in RFC8032.read_text(encoding="utf-8").split("\n\n")[1:]:
            fields = dict(line.split(" = ") for line in block.strip().split("\n"))
            secret, key, message, signature = (
                bytes.fromhex(fields[name].strip('"')) for name in ("secret", "key", "message", "signature")
            )
            assert self.g.public_key(secret) == key
            assert self.g.sign(secret, message) == signature
            found = self.case(fields["name"], key, signature, message, "outside")
            assert set(found["verdicts"].values()) == {"accepted"}
            cases.append({**found, "secret": f"0x{secret.hex()}"})
        return cases

    def small_order(self) -> list[Case]:
        """Every pair of encodings, canonical or not, of points of small order; S = 0."""
        cases = []
        for key in self.g.SMALL_ORDER_ENCODINGS:
            for commitment in self.g.SMALL_ORDER_ENCODINGS:
                what = f"A = {self.name(key)}, R = {self.name(commitment)}"
                cases.append(self.case(what, key, commitment + bytes(32), SMALL_ORDER_MESSAGE))
        return cases

    def name(self, data: bytes) -> str:
        """The name of a small-order encoding: the multiple of the point of order 8, and whether it is canonical."""
        point = self.g.decode(data, canonical=False)
        index = next(i for i, t in enumerate(self.torsion) if self.g.is_equal(t, point))
        spelled = "canonical" if self.g.decode(data, canonical=True) is not None else "not canonical"
        return f"{index} T8, {spelled}"

    def edge(self) -> list[Case]:
        makers: tuple[Callable[[], Iterator[Case]], ...] = (
            self.lengths,
            self.scalars,
            self.mixed_order,
            self.small_order_parts,
            self.encodings,
            self.order_of_checks,
            self.corrupted,
        )
        return [case for make in makers for case in make()]

    def lengths(self) -> Iterator[Case]:
        for length in LENGTHS:
            secret = self.secret(f"length {length}")
            message = hashlib.shake_256(secret).digest(length)
            signature = self.g.sign(secret, message)
            yield self.case(f"{length} bytes", self.g.public_key(secret), signature, message, "length")

    def scalars(self) -> Iterator[Case]:
        """S at its limits: with a key that is the identity any S is right, so that only the range decides."""
        secret, message = self.secret("scalars"), b"the range of S"
        key, signature = self.g.public_key(secret), self.g.sign(secret, message)
        order, right = self.g.L, int.from_bytes(signature[32:], "little")
        identity = self.g.encode(self.g.IDENTITY)
        values = {
            "0": 0,
            "1": 1,
            "L - 1": order - 1,
            "L": order,
            "L + 1": order + 1,
            "2 L": 2 * order,
            "2^252 - 1": (1 << 252) - 1,
            "2^252": 1 << 252,
            "2^253 - 1": (1 << 253) - 1,
            "2^253": 1 << 253,
            "2^255": 1 << 255,
            "2^256 - 1": (1 << 256) - 1,
        }
        for name, s in values.items():
            tail = s.to_bytes(32, "little")
            yield self.case(f"S = {name}, another S is right", key, signature[:32] + tail, message, "scalar")
            commitment = self.g.encode(self.g.multiply(s % order, self.g.BASE))
            yield self.case(f"S = {name}, R = [S]B, A = 0", identity, commitment + tail, message, "scalar")
        for name, s in {"S + L": right + order, "S + 8 L": right + 8 * order, "S + 2^255": right | 1 << 255}.items():
            tail = s.to_bytes(32, "little")
            yield self.case(f"{name} for a right S", key, signature[:32] + tail, message, "scalar")
        # Each byte of L, changed by one either way: a comparison that goes wrong anywhere shows.
        for i in range(1, 32):
            for step in (-1, 1):
                s = order + step * (1 << 8 * i)
                commitment = self.g.encode(self.g.multiply(s % order, self.g.BASE))
                sign = "-" if step < 0 else "+"
                yield self.case(
                    f"S = L {sign} 2^{8 * i}, A = 0", identity, commitment + s.to_bytes(32, "little"), message, "scalar"
                )

    def mixed_order(self) -> Iterator[Case]:
        """A key or R with a part of small order added: what the cofactor is about."""
        secret = self.secret("mixed order")
        scalar, _ = self.g.expand(secret)
        nonce = int.from_bytes(self.secret("mixed nonce"), "little") % self.g.L
        clean = self.g.multiply(scalar, self.g.BASE)
        r = self.g.multiply(nonce, self.g.BASE)
        for i in range(1, 8):
            mixed = self.g.encode(self.g.add(clean, self.torsion[i]))
            commitment = self.g.encode(r)
            for wanted in (True, False):
                # [h](i T8) vanishes when h i is a multiple of 8; messages are tried until it does, or does not.
                message = self.grind(
                    lambda m: (self.g.challenge(commitment, mixed, m) * i % 8 == 0) == wanted  # noqa: B023
                )
                signature = self.crafted(mixed, scalar, nonce, commitment, message)
                part = "vanishes" if wanted else "stays"
                yield self.case(f"A + {i} T8, [h] {i} T8 {part}", mixed, signature, message, "mixed-key")
            bent = self.g.encode(self.g.add(r, self.torsion[i]))
            key = self.g.encode(clean)
            signature = self.crafted(key, scalar, nonce, bent, b"mixed R")
            yield self.case(f"R + {i} T8", key, signature, b"mixed R", "mixed-commitment")
            # R + i T8 with A + i T8 cancel where h = -1 modulo the order of i T8.
            message = self.grind(lambda m: (i + self.g.challenge(bent, mixed, m) * i) % 8 == 0)  # noqa: B023
            signature = self.crafted(mixed, scalar, nonce, bent, message)
            what = f"A + {i} T8, R + {i} T8, which cancel"
            yield self.case(what, mixed, signature, message, "mixed-key", "mixed-commitment")

    def grind(self, holds: Callable[[bytes], bool]) -> bytes:
        """The first message of a fixed sequence for which that holds."""
        return next(m for m in (f"message {k}".encode() for k in range(1000)) if holds(m))

    def small_order_parts(self) -> Iterator[Case]:
        """A whole key or a whole R of small order, with an S that makes the equation true up to that part."""
        secret, message = self.secret("small parts"), b"small order"
        scalar, _ = self.g.expand(secret)
        key = self.g.public_key(secret)
        nonce = int.from_bytes(self.secret("small nonce"), "little") % self.g.L
        clean = self.g.encode(self.g.multiply(nonce, self.g.BASE))
        for data in self.g.SMALL_ORDER_ENCODINGS:
            signature = self.crafted(key, scalar, 0, data, message)
            yield self.case(f"R = {self.name(data)}, S = h a", key, signature, message, "small-commitment")
            signature = self.crafted(data, 0, nonce, clean, message)
            yield self.case(f"A = {self.name(data)}, S = r", data, signature, message, "small-key")

    def encodings(self) -> Iterator[Case]:
        """Bytes that do not encode a point, and encodings of points that RFC 8032 does not allow."""
        secret, message = self.secret("encodings"), b"encodings"
        key, signature = self.g.public_key(secret), self.g.sign(secret, message)
        for sign in (0, 1 << 255):
            for y in (*range(2, 19), self.g.P - 2, self.g.P - 3, self.g.P - 4, self.g.P - 5):
                for number, spelled in ((y, "y"), (y + self.g.P, "y + p")):
                    if number < 1 << 255:
                        data = (number | sign).to_bytes(32, "little")
                        short = y if y < 100 else f"p - {self.g.P - y}"
                        known = "on the curve" if self.g.decode(data, canonical=False) else "off the curve"
                        what = f"{spelled} = {short}{' + p' if spelled != 'y' else ''}, sign {sign >> 255}, {known}"
                        what = what.replace("y + p = ", "y = ")
                        yield self.case(f"A: {what}", data, signature, message, "key-encoding")
                        yield self.case(f"R: {what}", key, data + signature[32:], message, "commitment-encoding")

    def order_of_checks(self) -> Iterator[Case]:
        """Several things wrong at once: the verdict names the first in the order of the checks."""
        secret, message = self.secret("order of checks"), b"order of checks"
        key, signature = self.g.public_key(secret), self.g.sign(secret, message)
        off = (2).to_bytes(32, "little")
        small = self.g.encode(self.torsion[1])
        large = self.g.L.to_bytes(32, "little")
        right = signature[32:]
        keys = {"right": key, "off the curve": off, "small": small}
        commitments = {"right": signature[:32], "off the curve": off, "small": small}
        for kname, k in keys.items():
            for rname, r in commitments.items():
                for sname, s in {"S = L": large, "S < L": right}.items():
                    if (kname, rname, sname) != ("right", "right", "S < L"):
                        yield self.case(f"A {kname}, R {rname}, {sname}", k, r + s, message, "order-of-checks")

    def corrupted(self) -> Iterator[Case]:
        """A valid signature, and one bit of each part of it flipped."""
        secret, message = self.secret("corrupted"), b"one bit of this is flipped"
        key, signature = self.g.public_key(secret), self.g.sign(secret, message)
        yield self.case("valid", key, signature, message, "corrupted")
        flip = lambda data, bit: bytes(b ^ (1 << bit % 8 if i == bit // 8 else 0) for i, b in enumerate(data))  # noqa: E731
        for bit in (0, 100, 254, 255):
            yield self.case(f"bit {bit} of R", key, flip(signature, bit), message, "corrupted")
            yield self.case(f"bit {bit} of A", flip(key, bit), signature, message, "corrupted")
        for bit in (0, 100, 251):
            yield self.case(f"bit {bit} of S", key, flip(signature, 256 + bit), message, "corrupted")
        for bit in (0, 8 * len(message) - 1):
            yield self.case(f"bit {bit} of the message", key, signature, flip(message, bit), "corrupted")
        yield self.case("message cut by a byte", key, signature, message[:-1], "corrupted")
        yield self.case("message longer by a zero byte", key, signature, message + b"\0", "corrupted")


RFC_FLAGS = {"outside": "key and signature as RFC 8032 prints them; the golden model signs the same from `secret`"}
EDGE_FLAGS = {
    "length": "valid, with a message whose length is at a limit of SHA-512's blocks or of a datagram",
    "scalar": "S at or beyond the limits of 0..L-1",
    "mixed-key": "the key is a point of order 2 L, 4 L or 8 L",
    "mixed-commitment": "R is a point of order 2 L, 4 L or 8 L",
    "small-key": "the key is of order 1, 2, 4 or 8, the equation holds up to a point of such an order",
    "small-commitment": "R is of order 1, 2, 4 or 8, the equation holds up to a point of such an order",
    "key-encoding": "the key's y is small or near p: on the curve or off it, below p or written with p added",
    "commitment-encoding": "the same for R",
    "order-of-checks": "several checks fail; the verdict names the first",
    "corrupted": "a valid signature and single changes to it",
}


def documents(golden: ModuleType) -> dict[str, tuple[str, str, dict[str, str], list[Case]]]:
    """Title, source, flags and cases of each file, by name."""
    make = Maker(golden)
    pairs = "the 196 pairs of ZIP 215: all encodings, canonical or not, of points of small order, as key and as R"
    return {
        "rfc8032": ("RFC 8032", "RFC 8032, section 7.1", RFC_FLAGS, make.rfc8032()),
        "small_order": ("Points of small order", pairs, {}, make.small_order()),
        "edge": ("Edges", "constructed for this project; verdicts by the golden model", EDGE_FLAGS, make.edge()),
    }
