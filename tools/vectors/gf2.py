"""The contents of _vectors/gf2/*.json: arithmetic modulo polynomials over GF(2), computed by the golden model.

Elements are fixed by SHAKE-256 and edge values; what comes from outside stands here with its source.
"""

from __future__ import annotations

import hashlib
from types import ModuleType
from typing import Any

Case = dict[str, Any]
Documents = dict[str, tuple[str, str, dict[str, str], list[Case]]]
EDGE_DEGREES = (2, 3, 31, 32, 33, 63, 64, 65, 127, 128, 129, 191, 192, 193, 511, 512, 513)
OURS = "computed by the golden model"

# The hash key, the first block of ciphertext and the hash after it, of test case 2 of the GCM specification (McGrew and
# Viega, 2005); the bits of its bytes are reflected.
GCM = ("66e94bd4ef8a2c3b884cfa59ca342b2e", "0388dace60b6a392f328c2b971b2fe78", "5e2ec746917062882c85b0685353deb7")
# FIPS 197, section 4.2: {57} times {83} and {13}.
AES = ((0x57, 0x83, 0xC1), (0x57, 0x13, 0xFE))


class Maker:
    """Builds cases with a golden model and the named fields."""

    def __init__(self, golden: ModuleType, fields: list[dict[str, Any]], samples: list[dict[str, Any]]) -> None:
        self.g = golden
        self.named = {entry["name"]: golden.from_terms(entry["terms"]) for entry in fields}
        self.samples = [golden.from_terms(entry["terms"]) for entry in samples]

    def drawn(self, n: int, label: str) -> int:
        """An element fixed by the modulus and a label."""
        m = self.g.degree(n)
        stream = hashlib.shake_256(f"modmill gf2 {label} {n:x}".encode()).digest(m // 8 + 1)
        return int.from_bytes(stream, "little") & ((1 << m) - 1)

    def arithmetic(self, modulus: str | int, a: int, b: int, exponent: int, *flags: str) -> Case:
        """One case; the inverse is absent where there is none."""
        n = self.named[modulus] if isinstance(modulus, str) else modulus
        case: Case = {
            "kind": "arithmetic",
            "modulus": modulus if isinstance(modulus, str) else hex(n),
            "a": hex(a),
            "b": hex(b),
            "product": hex(self.g.mul(n, a, b)),
            "square": hex(self.g.square(n, a)),
            "exponent": exponent,
            "power": hex(self.g.power(n, a, exponent)),
            "trace": self.g.trace(n, a),
            "flags": list(flags),
        }
        if self.g.gcd(a, n) == 1:
            case["inverse"] = hex(self.g.inverse(n, a))
        return case

    def fields(self) -> list[Case]:
        """Two cases for each named field."""
        cases = []
        for name, n in self.named.items():
            top = (1 << self.g.degree(n)) - 1
            cases.append(self.arithmetic(name, self.drawn(n, "a"), self.drawn(n, "b"), 0xD1CE_5EED))
            cases.append(self.arithmetic(name, top, top, 3, "all-ones"))
        return cases

    def edge(self) -> list[Case]:
        """Dense moduli, irreducible or not, beside word boundaries, with elements that are sparse and full."""
        cases = []
        for m in EDGE_DEGREES:
            dense = 1 << m | self.drawn(1 << m, "modulus") | 1
            full = (2 << m) - 1
            for n, flag in ((dense, "dense"), (full, "all-ones"), (1 << m | 1, "sparse")):
                top = (1 << m) - 1
                for a, b in (
                    (top, top),
                    (1 << (m - 1), 1 << (m - 1)),
                    (self.drawn(n, "a"), self.drawn(n, "b")),
                    (0, 1),
                ):
                    cases.append(self.arithmetic(n, a, b, 5, flag))
        return cases

    def polynomials(self) -> list[Case]:
        """Cases of irreducible polynomials, and of others with their divisors."""
        cases: list[Case] = []
        for n in [*self.named.values(), *self.samples]:
            cases.append({"kind": "irreducible", "polynomial": hex(n), "irreducible": True, "flags": ["outside"]})
        for m in range(2, 65):
            n = self.g.smallest_irreducible(m)
            cases.append({"kind": "smallest", "degree": m, "polynomial": hex(n), "flags": []})
            # By two irreducible factors, the first of a degree that no one finds by trial where m is high.
            product = self.g.product(n, self.g.smallest_irreducible(m + 1))
            factor = {"irreducible": False, "factor": hex(n)}
            cases.append({"kind": "irreducible", "polynomial": hex(product), **factor, "flags": []})
        for n in range(2, 64):
            yes = self.g.is_irreducible(n)
            found = {"irreducible": True} if yes else {"irreducible": False, "factor": hex(self.g.least_factor(n))}
            cases.append({"kind": "irreducible", "polynomial": hex(n), **found, "flags": []})
        return cases

    def outside(self) -> list[Case]:
        """Products that others have published."""
        cases = []
        for a, b, product in AES:
            case = self.arithmetic(0x11B, a, b, 254, "outside")
            assert case["product"] == hex(product)
            cases.append(case)
        h, c, after = (int(f"{int(text, 16):0128b}"[::-1], 2) for text in GCM)
        case = self.arithmetic("ghash", h, c, 2, "outside")
        assert case["product"] == hex(after)
        return [*cases, case]


def documents(golden: ModuleType, params: dict[str, Any]) -> Documents:
    """Every file's name under python/modmill/_vectors/gf2/, without its ending: title, source, flags, cases."""
    made = Maker(golden, params["field"], params["sample"])
    ones = {"all-ones": "elements, or the modulus, with every term"}
    kinds = {"dense": "a modulus of about m / 2 terms, most of them reducible", "sparse": "the modulus x^m + 1"}
    known = {"outside": "named in _params/binary_fields.toml with its source"}
    published = {
        "outside": "the product of a and b is published: FIPS 197, section 4.2; GCM specification, test case 2"
    }
    return {
        "fields": ("Named fields", OURS, ones, made.fields()),
        "edge": ("Moduli beside word boundaries", OURS, ones | kinds, made.edge()),
        "polynomials": ("Irreducible polynomials, and factors of others", OURS, known, made.polynomials()),
        "outside": ("Published products", "FIPS 197 and the GCM specification", published, made.outside()),
    }
