#!/usr/bin/env python3
"""Write the Rust constants that follow from python/modmill/_params/*.toml, or check that they are current.

    python3 tools/params/generate.py            rewrite the files
    python3 tools/params/generate.py --check    exit 1 and name the files that differ

The files: `crates/modmill-vdf/src/moduli.rs` (the named moduli), `crates/modmill-arith/src/special_primes.rs`,
`crates/modmill-arith/src/field/{f25519,bls12_377,bls12_381}/constants.rs` and
`crates/modmill-sigverify/src/constants.rs` (edwards25519).
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

import bls12
import ed25519
import renew

ROOT = Path(__file__).resolve().parents[2]
COMMAND = "python3 tools/params/generate.py"
RUST_DIGITS = 128  # hex digits a line


def rust_string(digits: str) -> str:
    """A Rust string literal, broken by line continuations so that no line is overlong."""
    lines = [digits[i : i + RUST_DIGITS] for i in range(0, len(digits), RUST_DIGITS)]
    return '"' + "\\\n         ".join(lines) + '"'


def rust_moduli(text: str) -> str:
    return filled(
        "moduli.rs.in",
        (
            "    NamedModulus {\n"
            f"        name: {rust_text(e['name'])},\n"
            f"        title: {rust_text(e['title'])},\n"
            f"        bits: {e['bits']},\n"
            f"        hex: {rust_string(e['n'].removeprefix('0x'))},\n"
            f"        steps: {e['puzzle']['t']},\n"
            f"        trust: {rust_text(e['trust'])},\n"
            "    },\n"
            for e in tomllib.loads(text)["modulus"]
        ),
    )


def rust_special_primes(text: str) -> str:
    return filled(
        "special_primes.rs.in",
        (
            f"    SpecialPrime {{ name: {rust_text(e['name'])}, bits: {e['bits']}, "
            f"f: {e['f']}, n: {e['n']}, odd_hex: {rust_string(e['N'].removeprefix('0x'))} }},\n"
            for e in tomllib.loads(text)["prime"]
        ),
    )


def filled(template: str, entries: Iterable[str]) -> str:
    """A template beside this file with its entries."""
    text = (Path(__file__).parent / template).read_text(encoding="utf-8")
    return text.replace("@command@", COMMAND).replace("@entries@", "".join(entries))


def rust_text(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def outputs(root: Path = ROOT) -> dict[Path, str]:
    """The text every generated file should have, by path."""
    result: dict[Path, str] = {}
    for source in sorted((root / "python/modmill/_params").glob("*.toml")):
        text = source.read_text(encoding="utf-8")
        if source.name == "moduli.toml":
            result[root / "crates/modmill-vdf/src/moduli.rs"] = rust_moduli(text)
        if source.name == "ed25519.toml":
            result[root / "crates/modmill-arith/src/field/f25519/constants.rs"] = ed25519.field_constants(text, COMMAND)
            result[root / "crates/modmill-sigverify/src/constants.rs"] = ed25519.curve_constants(text, COMMAND)
        if source.name.startswith("bls12_"):
            path = root / "crates/modmill-arith/src/field" / source.stem / "constants.rs"
            result[path] = bls12.field_constants(source.name, text, COMMAND)
        if source.name == "isogeny.toml":
            result[root / "crates/modmill-arith/src/special_primes.rs"] = rust_special_primes(text)
    return result


if __name__ == "__main__":
    sys.exit(
        renew.main(
            "Write the Rust constants that follow from python/modmill/_params/*.toml.", ROOT, lambda: outputs().items()
        )
    )
