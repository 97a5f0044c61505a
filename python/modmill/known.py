"""Known answers that ship with the package, so that an installed copy can check itself."""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from importlib import resources
from typing import Any

from modmill import params


@dataclass(frozen=True, slots=True)
class KnownAnswer:
    """base^(2^steps) = y in 0..N. `outside`: the answer also comes from somebody else's program or publication."""

    modulus: str
    base: int
    steps: int
    y: int
    outside: bool


@functools.cache
def answers(modulus: str) -> tuple[KnownAnswer, ...]:
    """The known answers for a built-in modulus, shortest chain first.

    >>> [a.steps for a in answers("vdf-alliance")][-3:]
    [10000, 100000, 1000000]
    """
    params.modulus(modulus)
    found: list[KnownAnswer] = []
    for file in (resources.files("modmill") / "_vectors" / "vdf").iterdir():
        cases: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["cases"]
        found += [
            KnownAnswer(modulus, int(c["base"], 16), int(c["steps"]), int(c["y"], 16), "outside" in c["flags"])
            for c in cases
            if c["kind"] == "squaring" and c["modulus"] == modulus
        ]
    return tuple(sorted(found, key=lambda a: a.steps))


@dataclass(frozen=True, slots=True)
class KnownSignature:
    """A signature, its description, and its verdict under each rule."""

    what: str
    key: bytes
    signature: bytes
    message: bytes
    verdicts: dict[str, str]


@functools.cache
def signatures() -> tuple[KnownSignature, ...]:
    """RFC 8032's signatures, the 196 pairs of ZIP 215 and edge cases, with their verdicts.

    >>> len([s for s in signatures() if s.verdicts["zip215"] == "accepted" and s.message == b"Zcash"])
    196
    """
    found: list[KnownSignature] = []
    for file in sorted((resources.files("modmill") / "_vectors" / "sigverify").iterdir(), key=lambda f: f.name):
        for c in json.loads(file.read_text(encoding="utf-8"))["cases"]:
            key, signature, message = (bytes.fromhex(c[name][2:]) for name in ("key", "signature", "message"))
            found.append(KnownSignature(c["what"], key, signature, message, c["verdicts"]))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class KnownProduct:
    """Points and scalars with the sum of the multiples. `inside`: all points are in the subgroup."""

    what: str
    curve: str
    points: tuple[tuple[int, int] | None, ...]
    scalars: tuple[int, ...]
    sum: tuple[int, int] | None
    inside: bool


@functools.cache
def products() -> tuple[KnownProduct, ...]:
    """Sums of multiples on BLS12-377 and BLS12-381: random and special ones, and those of EIP-2537.

    >>> {p.curve for p in products()} == {"bls12-377", "bls12-381"}
    True
    """

    def point(given: list[str] | None) -> tuple[int, int] | None:
        return None if given is None else (int(given[0], 16), int(given[1], 16))

    found: list[KnownProduct] = []
    for file in sorted((resources.files("modmill") / "_vectors" / "msm").iterdir(), key=lambda f: f.name):
        for c in json.loads(file.read_text(encoding="utf-8"))["cases"]:
            points, scalars = tuple(map(point, c["points"])), tuple(int(s, 16) for s in c["scalars"])
            inside = "outside-subgroup" not in c["flags"]
            found.append(KnownProduct(c["what"], c["curve"], points, scalars, point(c["sum"]), inside))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class KnownEvaluation:
    """An evaluation of the isogeny delay function: the walk from curve `start`, x of the input and of the output."""

    field: str
    variant: str
    start: int
    steps: int
    seed: bytes
    input: tuple[int, int]
    output: int


@functools.cache
def evaluations() -> tuple[KnownEvaluation, ...]:
    """Evaluations of both variants over each prime.

    >>> sorted({(e.field, e.variant) for e in evaluations()})[:2]
    [('p14', 'fp'), ('p14', 'fp2')]
    """
    found: list[KnownEvaluation] = []
    for file in sorted((resources.files("modmill") / "_vectors" / "isogeny").iterdir(), key=lambda f: f.name):
        for c in json.loads(file.read_text(encoding="utf-8"))["cases"]:
            x, i = (int(part, 16) for part in c["input"])
            walk = (c["field"], c["variant"], int(c["start"], 16), c["steps"], bytes.fromhex(c["seed"][2:]))
            found.append(KnownEvaluation(*walk, (x, i), int(c["output"], 16)))
    return tuple(found)
