#!/usr/bin/env python3
"""Write vectors/vdf, sigverify and gf2 from params/ and the golden model, or check that they are current.

    python3 tools/vectors/generate.py            rewrite the files (about twenty seconds)
    python3 tools/vectors/generate.py --check    exit 1 and name the files that differ

The format is described in vectors/README.md. What comes from outside (start values, solutions, counterexamples) is
taken from params/, stated in this file or lies beside it; every answer is computed by modmill.golden.
"""

from __future__ import annotations

import hashlib
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
import sigverify

ROOT = Path(__file__).resolve().parents[2]
COMMAND = "python3 tools/vectors/generate.py"
LICENCE = "numbers, free of rights; the file's form under Apache-2.0 OR MIT"
EDGE_BITS = (128, 129, 191, 192, 256, 511, 512, 513, 1023, 1024, 1025, 2046, 2048, 3071, 3072, 4096, 8192)
EDGE_STEPS = 200

# Inputs found for this project: x below N whose Montgomery step with R = 2^1040 gives N or more.
MONTGOMERY_INPUTS = (
    (
        "7eb3de30620774fc8dc9b26bf4825c0b641a7403b5035f9e5d38323aa97617a2eccd7f654129bce9d255053ad56bc511"
        "3aea9b5edbda33940f10bdfc003bc20c7a051c07034caa1caf9ce96b0b6a6426a63254f1e9a11dfa0c09d1fbdf194d25"
        "40ab8530b54b026eda6d8377794025572d616500f929b642d5361359da224b2d"
    ),
    (
        "97cf599e3238820002c49cca47b3f5c9d10da40d2180422dadd2df1809c6984e55806fb13e4e07e17196ca5139b22bea"
        "610321cf191a00ae11389b4273acb2649f14d97c98d15498a2f463bfc1e0315f45515ef3fa00aaf922d0e21c8e577d58"
        "82d5bd0e8f80a01c74e5320f4105c698ca2df6dc3ca2487cc5ff463094cfcfb9"
    ),
    (
        "7036b29aa257d22ef7349fb788cc33326d265ebb947da9f96212a83f1a3f87650d54960b1572e3bdf292fd72ce7736dd"
        "c282b683a64d58ae38d3546ec626213875fccf45edc757b96f6cc291e8b6e8701cbe903251441ecdcfb320ba93de6306"
        "6e32627a6a33651e44334b388bb278aed979a260e6fe2de80d839859f3d35f46"
    ),
    (
        "944669d62f4c1267bf2236a6b3823fc402498f82cb32095fc4b21e0827e961856f853cd55db0108d4eea8bd44ebbc7bb"
        "fba554974c7cb6e8160e682a1ff879ed9b3dc9f642607c90a45edb30506d50b336b38e0e192b78eb26f3b7c66f35f98f"
        "e179020f10d0fe77b94003e0f40e1d5fbd0f90473e3754f4fff9b7b543d7cc1a"
    ),
    (
        "963edc990a19afbc14d4302107736a00e2e76ba1555c37c8adb96007763cb72c05976ac929560b163d8dc9270d223a7b"
        "d929a34b9ee856b53de63a5a5f7f8770c7fee9d20c8637f1782a521a366b258b75415f902613c8aa59c3d090806d5e91"
        "3c92f37c8c7087c68bba1174d0dd4ac100e6dad125f471d5e015c3aa1950c2d7"
    ),
    (
        "ab945aea8736963cdbe048022ee92d706aa89025951d93b812f7f9d8dfccd76d13e6240847bfb6a4b5d025a68083462a"
        "e6163ff16207b4f8f9f1b0872163d0d3cff542ffcd28f307d3dce336137d1c3df0767569d36d79bd7261a3f8731c0f65"
        "c0ab9f80e60fd76dac1837f2ae70db0342c8f070779100bbf330843d0be111b7"
    ),
    (
        "7affe953970e2f56ca602a07e3ee9189067ba7719a2c23c7e5fb982ee4f79f413d851a9a0ac757c86b5ef0b8ff03e5ba"
        "0032fd3f2edca19234c88559df43389c889ed663c02c527653812b74ac4d806a21f9c885fb6c57f92bb962b61085db6b"
        "73820637603561351333deaa1efd9ffb9fdb85912a2b2f5f47773f7b329bfa4a"
    ),
    (
        "a1d083592af6f325a5e171a10c420e12db641107888ca689b5212a89f7ff8db129af18c752eb99c06ac8c34d80e25cef"
        "8ba50f11f684746b5b7679de669f40282c5bda27e116e8fd6d0dd523d0310bd1e1afca58985fbbff5aefd8938b006ed3"
        "3446467dd45f2276bf5e174cc7229f1442f7d824a060186e0418514d22258346"
    ),
)


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


def named() -> dict[str, dict[str, Any]]:
    raw = tomllib.loads((ROOT / "params/moduli.toml").read_text(encoding="utf-8"))
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
    flags = {
        "too-small": "the modulus is below the 128 bits that backends accept: golden only, backends must refuse it",
        "outside": "the worked example in Rivest's description of LCS35, 1999",
    }
    cases = chain_cases(253, 2, list(range(1, 11)), ["too-small", "outside"])
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
    for text in MONTGOMERY_INPUTS:
        y = vdf.montgomery_square(n, int(text, 16), 1040)
        case = {"kind": "montgomery-square", "modulus": "vdf-alliance", "r_bits": 1040, "x": f"0x{text}", "y": hex(y)}
        cases.append({**case, "flags": ["exceeds-modulus"]})
    source = "inputs found for this project against a published claim about the contest's round 3 design"
    return document("Montgomery step without a final subtraction", source, flags, cases)


FILES = {f"vdf/{f.__name__}": f for f in (contest, lcs35, csail2019, mini, edge, montgomery)}


def documents() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every file's name under vectors/, without its ending, and what it should hold."""
    for name, make in FILES.items():
        yield name, make()
    for name, (title, source, flags, cases) in sigverify.documents(golden("ed25519")).items():
        yield f"sigverify/{name}", document(title, source, flags, cases, job="sigverify")
    fields = tomllib.loads((ROOT / "params/binary_fields.toml").read_text(encoding="utf-8"))
    for name, (title, source, flags, cases) in gf2.documents(golden("gf2"), fields).items():
        yield f"gf2/{name}", document(title, source, flags, cases, job="gf2")


def outputs() -> Iterator[tuple[Path, str]]:
    """The text every file should have, by path."""
    for name, content in documents():
        yield ROOT / "vectors" / f"{name}.json", json.dumps(content, indent=1) + "\n"


if __name__ == "__main__":
    sys.exit(module("tools/params/renew.py").main("Write the known answers.", "file", ROOT, outputs))
