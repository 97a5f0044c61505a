#!/usr/bin/env python3
"""Write the known answers of all jobs from python/modmill/_params and the golden model, or check that they are current.

    python3 tools/vectors/generate.py            rewrite the files (about a minute)
    python3 tools/vectors/generate.py --check    exit 1 and name the files that differ

_vectors/README.md describes the format. What comes from outside (start values, solutions, counterexamples) is
taken from _params/, stated in this file or lies beside it; every answer is computed by modmill.golden.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import json
import math
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import gf2
import isogeny
import msm
import sigverify

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
COMMAND = "python3 tools/vectors/generate.py"
LICENCE = "numbers, free of rights; the file's form under Apache-2.0 OR MIT"
EDGE_BITS = (128, 129, 191, 192, 256, 511, 512, 513, 1023, 1024, 1025, 2046, 2048, 3071, 3072, 4096, 8192)
EDGE_STEPS = 200


def module(path: str) -> ModuleType:
    """A module by its file."""
    spec = importlib.util.spec_from_file_location(f"file_{Path(path).stem}", ROOT / path)
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = made
    spec.loader.exec_module(made)
    return made


def golden(name: str) -> ModuleType:
    """A golden module: the golden model needs nothing that has to be built."""
    return module(f"python/modmill/golden/{name}.py")


vdf = golden("vdf")


def curves() -> tuple[ModuleType, ModuleType]:
    """The golden curves and product, imported by name from a bare package, as nothing may be built."""
    package = ModuleType("modmill")
    package.__path__ = [str(ROOT / "python/modmill")]
    sys.modules["modmill"] = package
    return importlib.import_module("modmill.golden.bls12"), importlib.import_module("modmill.golden.msm")


def named() -> dict[str, dict[str, Any]]:
    raw = tomllib.loads((ROOT / "python/modmill/_params/moduli.toml").read_text(encoding="utf-8"))
    return {entry["name"]: entry for entry in raw["modulus"]}


def document(
    title: str, source: str, flags: dict[str, str], cases: list[dict[str, Any]], job: str = "vdf"
) -> dict[str, Any]:
    for number, case in enumerate(cases, 1):
        unknown = set(case["flags"]) - set(flags)
        assert not unknown, f"case {number} of {title} has undocumented flags {unknown}"
    return {
        "schema": "modmill-vectors/1",
        "job": job,
        "title": title,
        "source": source,
        "licence": LICENCE,
        "generated_by": COMMAND,
        "flags": flags,
        "cases": [{"id": number, **case} for number, case in enumerate(cases, 1)],
    }


def chain_cases(modulus: str | int, x: int, steps: list[int], flags: list[str]) -> list[dict[str, Any]]:
    """One squaring case for each number of steps, all along one chain."""
    n = int(named()[modulus]["n"], 0) if isinstance(modulus, str) else modulus
    shown = modulus if isinstance(modulus, str) else hex(modulus)
    cases, state, done = [], x, 0
    for goal in sorted(steps):
        state, done = vdf.chain(n, state, goal - done), goal
        cases.append(
            {"kind": "squaring", "modulus": shown, "base": hex(x), "steps": goal, "y": hex(state), "flags": flags}
        )
    return cases


def contest() -> dict[str, Any]:
    flags = {"outside": "agrees with the contest's own test generator, msu/rtl/gen_test.py of supranational/vdf-fpga"}
    steps = [1, 2, 5, 10, 11, 12, 100, 1000, 10000, 100000, 1000000]
    source = "VDF Alliance FPGA contest: base 2 on the contest's modulus"
    return document("Contest modulus", source, flags, chain_cases("vdf-alliance", 2, steps, ["outside"]))


def lcs35() -> dict[str, Any]:
    entry = named()["lcs35"]
    puzzle = entry["puzzle"]
    flags = {
        "outside": "the solution published in 2019; w decodes the puzzle's mask to its message",
        "trapdoor": "too long to square: to be checked with the factors given as `primes`",
    }
    full = {
        "kind": "squaring",
        "modulus": "lcs35",
        "base": hex(puzzle["base"]),
        "steps": puzzle["t"],
        "primes": [puzzle["p"], puzzle["q"]],
        "y": hex(vdf.trapdoor(int(entry["n"], 0), 2, puzzle["t"], [int(puzzle["p"], 0), int(puzzle["q"], 0)])),
        "flags": ["outside", "trapdoor"],
    }
    cases = chain_cases("lcs35", 2, [10, 11, 12, 1000, 20000], [])
    return document("LCS35", entry["source"], flags, [*cases, full])


def csail2019() -> dict[str, Any]:
    source = "start of the CSAIL2019 chain, computed by the golden model"
    return document("CSAIL2019", source, {}, chain_cases("csail2019", 2, [11, 12, 100, 1000, 10000, 100000], []))


def mini() -> dict[str, Any]:
    flags = {"outside": "the worked example in Rivest's description of LCS35, 1999"}
    cases = chain_cases(253, 2, list(range(1, 11)), ["outside"])
    return document(
        "The ten-step example", "R. Rivest, Description of the LCS35 Time Capsule Crypto-Puzzle, 1999", flags, cases
    )


def edge_moduli(bits: int) -> list[tuple[int, str]]:
    """All-ones, a little below 2^bits, a little above 2^(bits - 1): lazily carried limbs are fullest and emptiest."""
    top, half = 1 << bits, 1 << (bits - 1)
    return [
        (top - 1, "all-ones"),
        (top - 105, "below-power"),
        (half + 1, "above-power"),
        (half + 0x1_0001, "above-power"),
    ]


def edge_bases(n: int) -> list[int]:
    """The smallest usable base, and one as wide as the modulus, fixed by SHAKE-256."""
    small = next(x for x in range(2, n) if math.gcd(x, n) == 1 and x != n - 1)
    stream = hashlib.shake_256(b"modmill edge vectors" + n.to_bytes(-(-n.bit_length() // 8), "big"))
    wide = int.from_bytes(stream.digest(n.bit_length() // 8 + 8), "big") % n
    while not vdf.is_valid_statement(n, wide, 1):
        wide = (wide + 1) % n
    return [small, wide]


def edge() -> dict[str, Any]:
    flags = {
        "all-ones": "modulus 2^k - 1",
        "below-power": "modulus 2^k - c",
        "above-power": "modulus 2^k + c",
    }
    cases = []
    for bits in EDGE_BITS:
        for n, flag in edge_moduli(bits):
            for x in edge_bases(n):
                cases += chain_cases(n, x, [EDGE_STEPS], [flag])
    return document("Moduli next to powers of two", "computed by the golden model", flags, cases)


def montgomery() -> dict[str, Any]:
    flags = {"exceeds-modulus": "x < N, yet (x^2 + m N) / R >= N: the step does not end below N, as has been claimed"}
    n = int(named()["vdf-alliance"]["n"], 0)
    cases = []
    for text in (HERE / "montgomery_inputs.txt").read_text(encoding="ascii").splitlines()[1:]:
        y = vdf.montgomery_square(n, int(text, 16), 1040)
        case = {"kind": "montgomery-square", "modulus": "vdf-alliance", "r_bits": 1040, "x": f"0x{text}", "y": hex(y)}
        cases.append({**case, "flags": ["exceeds-modulus"]})
    source = "inputs found for this project against a published claim about the contest's round 3 design"
    return document("Montgomery step without a final subtraction", source, flags, cases)


def hash_to_group() -> dict[str, Any]:
    flags = {
        "narrow": "a modulus of fewer than 128 bits",
        "another-candidate": "the first candidate is 0, 1, -1 or not coprime to the modulus",
    }
    primorial = math.prod(p for p in range(3, 800) if vdf.is_probable_prime(p))
    edges = [edge_moduli(bits)[1][0] for bits in EDGE_BITS]
    lengths = (0, 1, 55, 56, 64, 1000)
    inputs = [bytes(length) for length in lengths] + [b"hello", "Grüße\n".encode(), bytes(range(256))]
    cases = []
    for shown in [*named(), 5, 7, 9, 15, 105, 253, (1 << 127) - 1, primorial, *edges]:
        n = int(named()[shown]["n"], 0) if isinstance(shown, str) else shown
        # every input for a short modulus and for the named ones, one for each of the others
        for data in inputs if n < 1 << 128 or isinstance(shown, str) or n == primorial else inputs[6:7]:
            first = next(vdf.candidates(n, hashlib.sha256(data).digest()))
            marks = {"narrow": n < 1 << 127, "another-candidate": not vdf.is_valid_statement(n, first, 1)}
            cases.append(
                {
                    "kind": "hash-to-group",
                    "modulus": shown if isinstance(shown, str) else hex(n),
                    "input": f"0x{data.hex()}",
                    "x": hex(vdf.hash_to_group(n, data)),
                    "flags": [flag for flag, holds in marks.items() if holds],
                }
            )
    return document("Inputs hashed into the group", "computed by the golden model", flags, cases)


FILES = {f"vdf/{f.__name__}": f for f in (contest, lcs35, csail2019, mini, edge, montgomery, hash_to_group)}


def documents() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every file's name under _vectors/, without its ending, and what it should hold."""
    for name, make in FILES.items():
        yield name, make()
    for name, (title, source, flags, cases) in sigverify.documents(golden("ed25519")).items():
        yield f"sigverify/{name}", document(title, source, flags, cases, job="sigverify")
    fields = tomllib.loads((ROOT / "python/modmill/_params/binary_fields.toml").read_text(encoding="utf-8"))
    for name, (title, source, flags, cases) in gf2.documents(golden("gf2"), fields).items():
        yield f"gf2/{name}", document(title, source, flags, cases, job="gf2")
    for name, (title, source, flags, cases) in isogeny.documents(golden("isogeny")).items():
        yield f"isogeny/{name}", document(title, source, flags, cases, job="isogeny")
    for name, (title, source, flags, cases) in msm.documents(*curves()).items():
        yield f"msm/{name}", document(title, source, flags, cases, job="msm")


def outputs() -> Iterator[tuple[Path, str]]:
    """The text every file should have, by path."""
    for name, content in documents():
        yield ROOT / "python/modmill/_vectors" / f"{name}.json", json.dumps(content, indent=1) + "\n"


if __name__ == "__main__":
    sys.exit(module("tools/params/renew.py").main("Write the known answers.", ROOT, outputs))
