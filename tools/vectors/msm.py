"""The contents of _vectors/msm/*.json: sums of multiples on BLS12-377 and BLS12-381, computed by the golden model.

Answers of other programs lie beside this file and must agree: EIP-2537's, and gnark-crypto's (by `msm_gnark.go`).
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from types import ModuleType
from typing import Any

HERE = Path(__file__).resolve().parent
Case = dict[str, Any]
Documents = dict[str, tuple[str, str, dict[str, str], list[Case]]]
Point = tuple[int, int] | None

OUTSIDE_SUBGROUP = "a point outside the subgroup: refused unless that check is off, and then summed exactly"
GNARK = "gnark-crypto 0.22 computes the same sum"
LARGE = "a scalar of r or more, which counts modulo r"


def text(a: Point) -> list[str] | None:
    return None if a is None else [hex(a[0]), hex(a[1])]


class Maker:
    """Builds the cases of one curve with a golden model."""

    def __init__(self, bls12: ModuleType, golden: ModuleType, name: str) -> None:
        self.g, self.golden, self.name = bls12, golden, name
        self.curve: Any = {"bls12-377": bls12.BLS12_377, "bls12-381": bls12.BLS12_381}[name]

    def multiple(self, k: int) -> Point:
        return self.g.multiply(self.curve, k, self.curve.generator)

    def drawn(self, label: str, count: int) -> list[int]:
        """Numbers below r that are fixed by the curve and a label."""
        stream = hashlib.shake_256(f"modmill msm {self.name} {label}".encode()).digest(40 * count)
        return [int.from_bytes(stream[40 * i : 40 * i + 40], "little") % self.curve.r for i in range(count)]

    def case(self, what: str, points: list[Point], scalars: list[int], *flags: str) -> Case:
        """One case; the answers of gnark-crypto, where there is one, must be the golden model's."""
        total = self.golden.product(self.curve, points, scalars)
        given: Case = {
            "kind": "product",
            "what": what,
            "curve": self.name,
            "points": [text(a) for a in points],
            "scalars": [hex(s) for s in scalars],
            "sum": text(total),
        }
        large = ["large-scalar"] if any(s >= self.curve.r for s in scalars) else []
        known = answers().get(f"{self.name} {what}")
        if known is not None:
            assert given["sum"] == known[0], f"gnark-crypto disagrees: {self.name}, {what}"
        return {**given, "flags": [*flags, *large, *(["gnark"] if known else [])]}

    def random(self) -> list[Case]:
        """Random points and scalars."""
        cases = []
        for count in (1, 2, 3, 8, 17, 33):
            points = [self.multiple(k) for k in self.drawn(f"points {count}", count)]
            cases.append(self.case(f"{count} random", points, self.drawn(f"scalars {count}", count)))
        return cases

    def edge(self) -> list[Case]:
        """Special scalars and points."""
        r = self.curve.r
        p, q = (self.multiple(k) for k in (7, 1 << 200))
        opposite = self.g.multiply(self.curve, r - 1, p)
        small = [self.multiple(k) for k in range(1, 9)]
        borders = [s for w in (8, 13, 16) for s in (1 << w - 1, (1 << w) - 1, 1 << w, (1 << 2 * w - 1) + (1 << w - 1))]
        cases = [
            self.case("nothing", [], []),
            self.case("scalars 0, 1, r - 1 and r", [p, q, p, q], [0, 1, r - 1, r]),
            self.case("scalars r + 1, 2 r - 1 and 2^256 - 1", [p, q, p], [r + 1, 2 * r - 1, (1 << 256) - 1]),
            self.case("equal scalars r - 1", small, [r - 1] * 8),
            self.case("equal scalars 2^255", small, [1 << 255] * 8),
            self.case("the top bits of windows", [*small, *small[:4]], borders),
            self.case("the same point", [p] * 9, self.drawn("same", 9)),
            self.case("a point and its opposite, equal scalars", [p, opposite], [5, 5]),
            self.case("a point and its opposite", [p, opposite, p], [5, 3, 9]),
            self.case("infinity among points", [None, p, None, q], self.drawn("infinity", 4)),
            self.case("infinity alone", [None, None], [1, r - 1]),
            self.case("multiples that meet in a bucket", small, [3, 3, 3, 3, 3, 3, 3, r - 3]),
        ]
        outside = [(self.curve.p - 1, 0), (0, 1)] if self.curve.b == 1 else [(0, 2)]
        for bad in outside:
            mixed = self.g.add(self.curve, bad, p)
            what = "of order 2" if bad[1] == 0 else "of order 3"
            given = ([p, bad, mixed], [11, 7, r - 2])
            cases.append(self.case(f"a point {what} and its sum with another", *given, "outside-subgroup"))
        return cases


def answers() -> dict[str, list[Any]]:
    """gnark-crypto's sums by curve and case."""
    return json.loads((HERE / "msm_gnark.json").read_text("utf-8"))


def eip2537(bls12: ModuleType, golden: ModuleType) -> list[Case]:
    """Ethereum's cases: pairs of a point, two coordinates of 64 bytes, and a scalar of 32, big-endian."""
    cases = []
    for line in (HERE / "msm_eip2537.txt").read_text("ascii").splitlines()[2:]:
        what, given, expected = line.split()
        pairs = [given[i : i + 320] for i in range(0, len(given), 320)]
        points = [point(pair[:256]) for pair in pairs]
        case = Maker(bls12, golden, "bls12-381").case(what, points, [int(pair[256:], 16) for pair in pairs])
        assert case["sum"] == text(point(expected)), f"EIP-2537 disagrees: {what}"
        cases.append(case)
    return cases


def point(digits: str) -> Point:
    x, y = int(digits[:128], 16), int(digits[128:], 16)
    return (x, y) if x or y else None


def documents(bls12: ModuleType, golden: ModuleType) -> Documents:
    """Title, source, flags and cases of each file."""
    makers = [Maker(bls12, golden, name) for name in ("bls12-377", "bls12-381")]
    flags = {"gnark": GNARK}
    ours = "inputs fixed by SHAKE-256, sums computed by the golden model and by gnark-crypto"
    edge = {**flags, "large-scalar": LARGE, "outside-subgroup": OUTSIDE_SUBGROUP}
    source = (
        "EIP-2537, vectors of BLS12_G1MSM, as in go-ethereum 1.15.11, core/vm/testdata/precompiles/blsG1MultiExp.json"
    )
    return {
        "random": ("Random points and scalars", ours, flags, [c for m in makers for c in m.random()]),
        "edge": (
            "Special points and scalars",
            "sums computed by the golden model",
            edge,
            [c for m in makers for c in m.edge()],
        ),
        "eip2537": ("Ethereum's cases", source, {"large-scalar": LARGE}, eip2537(bls12, golden)),
    }
