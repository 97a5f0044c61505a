"""Proofs of repeated squaring on plain integers: transcript, provers by definition, and a verifier for proof files.

Written from docs/formats.md and docs/derivations/proofs.md, sharing no code with the Rust crate: each checks the other.
They check the equations. That the modulus deserves trust they take for granted: over a bad one, false statements pass.
The provers cost about as much again as the chain itself.

>>> n, x, steps = (1 << 128) + 51, 3, 2000
>>> text = write_file(n, x, steps, "wesolowski", *prove(n, x, steps, "wesolowski"))
>>> verify_file(text)
True
>>> verify_file(text.replace("2000", "2001"))
Traceback (most recent call last):
...
modmill.golden.proofs.Refused: the checksum does not match
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Sequence
from typing import NamedTuple

from modmill.golden.vdf import canonical, chain, digest_to_group, is_probable_prime, is_valid_statement

FORMAT = "modmill-vdf-proof"
DOMAINS = {"wesolowski": "modmill/vdf/wesolowski/v1", "pietrzak": "modmill/vdf/pietrzak/v1"}
SEGMENTS = "wesolowski-segments"
VERSIONS = {"wesolowski": 1, "pietrzak": 1, SEGMENTS: 2}
INPUT_VERSION = 3  # whatever the kind
MOST_SEGMENTS = 16
PRIME_BYTES = 33  # a challenge prime has 264 bits
ROUND_BYTES = 16  # a halving round's challenge has 128 bits
LAST_SQUARINGS = 512


class Refused(ValueError):
    """The text is not a proof file in the one accepted form."""


class File(NamedTuple):
    """The statement in a proof file. `segments` is [] for other kinds, `input_sha256` None unless the base has an
    input.
    """

    n: int
    x: int
    steps: int
    kind: str
    y: int
    elements: list[int]
    segments: list[int]
    input_sha256: bytes | None = None


class Transcript:
    """All fields so far, each as its length in 8 big-endian bytes followed by its bytes."""

    def __init__(self, kind: str, n: int, x: int, steps: int, y: int) -> None:
        self.width: int = -(-n.bit_length() // 8)
        self.fields: bytes = b""
        self.add(DOMAINS[kind].encode())
        self.element(n)
        self.number(steps)
        self.element(x)
        self.element(y)

    def add(self, field: bytes) -> None:
        self.fields += len(field).to_bytes(8, "big") + field

    def element(self, value: int) -> None:
        self.add(value.to_bytes(self.width, "big"))

    def number(self, value: int) -> None:
        self.add(value.to_bytes(8, "big"))

    def seed(self) -> bytes:
        return hashlib.sha256(self.fields).digest()

    def round_challenge(self) -> int:
        digest = hashlib.sha256(b"modmill/vdf/round-challenge/v1" + self.seed()).digest()
        return int.from_bytes(digest[:ROUND_BYTES], "big")

    def challenge_prime(self) -> int:
        """The first prime among the candidates of counters 0, 1, 2, ..., highest and lowest bit set in each."""
        seed, counter = self.seed(), 0
        while True:
            tagged = b"modmill/vdf/challenge-prime/v1" + seed + counter.to_bytes(8, "big")
            candidate = int.from_bytes(hashlib.sha512(tagged).digest()[:PRIME_BYTES], "big")
            candidate |= 1 | 1 << (8 * PRIME_BYTES - 1)
            if is_probable_prime(candidate):
                return candidate
            counter += 1


def rounds(steps: int) -> int:
    """Halving rounds of a Pietrzak proof: until at most 512 squarings are left."""
    count = 0
    while steps > LAST_SQUARINGS:
        steps, count = (steps + 1) // 2, count + 1
    return count


def prove(n: int, x: int, steps: int, kind: str) -> tuple[int, list[int]]:
    """Canonical y = x^(2^steps) and the proof's elements, from the definitions."""
    y = canonical(n, chain(n, x, steps))
    transcript = Transcript(kind, n, x, steps, y)
    if kind == "wesolowski":
        return y, [canonical(n, _quotient_power(n, x, steps, transcript.challenge_prime()))]
    elements = []
    a = x
    for number in range(rounds(steps)):
        steps = (steps + 1) // 2
        mu = canonical(n, chain(n, a, steps))
        elements.append(mu)
        a = pow(a, _round(transcript, number, mu), n) * mu % n
    return y, elements


def prove_segments(n: int, x: int, segments: Sequence[int]) -> tuple[int, list[int]]:
    """Canonical y = x^(2^(sum of segments)), and y_1, pi_1, y_2, pi_2, ..., pi_k without y_k = y."""
    elements: list[int] = []
    for steps in segments:
        x, proof = prove(n, x, steps, "wesolowski")
        elements += [x, *proof]
    del elements[-2]
    return x, elements


def _quotient_power(n: int, x: int, steps: int, prime: int) -> int:
    """x^floor(2^steps / prime) by long division in base 2: each step brings down one bit of the quotient."""
    power, remainder = 1, 1
    for _ in range(steps):
        bit, remainder = divmod(2 * remainder, prime)
        power = power * power * pow(x, bit, n) % n
    return power


def _round(transcript: Transcript, number: int, mu: int) -> int:
    transcript.number(number)
    transcript.element(mu)
    return transcript.round_challenge()


def holds(n: int, x: int, steps: int, y: int, kind: str, elements: Sequence[int], segments: Sequence[int] = ()) -> bool:
    """True if `elements` prove that y = x^(2^steps) in Z_n*/{+1, -1}: input rules, encodings and equations."""
    if not is_valid_statement(n, x, steps):
        return False
    if any(not 0 < v <= (n - 1) // 2 or math.gcd(v, n) != 1 for v in (y, *elements)):
        return False
    if kind == "wesolowski":
        return len(elements) == 1 and _is_quotient_power(n, x, steps, y, elements[0])
    if kind == SEGMENTS:
        if not _fit(steps, segments, elements):
            return False
        ends = [*elements[:-1:2], y]
        proofs = [*elements[1:-1:2], elements[-1]]
        return all(map(_is_quotient_power, [n] * len(ends), [x, *ends], segments, ends, proofs))
    transcript = Transcript(kind, n, x, steps, y)
    if len(elements) != rounds(steps):
        return False
    for number, mu in enumerate(elements):
        if steps % 2:
            y = y * y % n
        steps = (steps + 1) // 2
        r = _round(transcript, number, mu)
        x, y = pow(x, r, n) * mu % n, pow(mu, r, n) * y % n
    return canonical(n, chain(n, x, steps)) == canonical(n, y)


def _is_quotient_power(n: int, x: int, steps: int, y: int, pi: int) -> bool:
    """Wesolowski's equation."""
    prime = Transcript("wesolowski", n, x, steps, y).challenge_prime()
    return canonical(n, pow(pi, prime, n) * pow(x, pow(2, steps, prime), n)) == y


def _fit(steps: int, segments: Sequence[int], elements: Sequence[int]) -> bool:
    """True if the lengths of the segments fit the statement and the number of elements."""
    count = len(segments)
    return (
        1 <= count <= MOST_SEGMENTS and min(segments) >= 1 and sum(segments) == steps and len(elements) == 2 * count - 1
    )


def write_file(
    n: int,
    x: int,
    steps: int,
    kind: str,
    y: int,
    elements: Sequence[int],
    segments: Sequence[int] = (),
    input_sha256: bytes | None = None,
) -> str:
    """The text of a proof file. There is exactly one for each proof."""
    width = -(-n.bit_length() // 8)

    def digits(value: int) -> str:
        return f'"0x{value:0{2 * width}x}"'

    listed = "[\n    " + ",\n    ".join(map(digits, elements)) + "\n  ]" if elements else "[]"
    fields = {
        "format": f'"{FORMAT}"',
        "version": VERSIONS[kind] if input_sha256 is None else INPUT_VERSION,
        "kind": f'"{kind}"',
        "modulus": digits(n),
        **({} if input_sha256 is None else {"input_sha256": f'"0x{input_sha256.hex()}"'}),
        "base": digits(x),
        "steps": steps,
        "y": digits(y),
        **({"segments": "[\n    " + ",\n    ".join(map(str, segments)) + "\n  ]"} if kind == SEGMENTS else {}),
        "proof": listed,
    }
    body = "{\n" + "".join(f'  "{name}": {value},\n' for name, value in fields.items())
    return f'{body}  "checksum": "0x{hashlib.sha256(body.encode()).hexdigest()}"\n}}\n'


def read_file(text: str) -> File:
    """The statement in the text of a proof file. Refused unless the text is in the one accepted form."""
    try:
        raw = json.loads(text)
        kind, steps, checksum = raw["kind"], raw["steps"], raw["checksum"]
        n, x, y = (_number(raw[name]) for name in ("modulus", "base", "y"))
        elements = [_number(element) for element in raw["proof"]]
        segments = list(raw["segments"]) if kind == SEGMENTS else []
        digest = bytes.fromhex(raw["input_sha256"][2:]) if raw["version"] == INPUT_VERSION else None
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as e:
        raise Refused(f"not a proof file: {e}") from None
    if kind not in VERSIONS or type(steps) is not int or n < 1 or any(not 0 <= v < n for v in (x, y, *elements)):
        raise Refused("a field is out of range")
    if any(type(length) is not int for length in segments):
        raise Refused("the length of each segment must be an integer")
    again = write_file(n, x, steps, kind, y, elements, segments, digest)
    if checksum != json.loads(again)["checksum"]:
        raise Refused("the checksum does not match")
    if again != text:
        raise Refused("not written in the one accepted form")
    return File(n, x, steps, kind, y, elements, segments, digest)


def _number(digits: str) -> int:
    return int(digits.removeprefix("0x"), 16)


def verify_file(text: str) -> bool:
    """True if a proof file is valid; Refused (a ValueError) when it is no proof file at all."""
    n, x, steps, kind, y, elements, segments, digest = read_file(text)
    if not holds(n, x, steps, y, kind, elements, segments):
        return False
    return digest is None or (len(digest) == 32 and x == digest_to_group(n, digest))
