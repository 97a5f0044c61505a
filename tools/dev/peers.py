"""The peer programs under bench/ that are built for this machine; Modmill itself never is."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import toolchain
from common import ROOT, must, run, say

MANIFEST = ROOT / "bench" / "sigverify-peers" / "Cargo.toml"
OUTPUT = ROOT / "target" / "sigverify-peers"
SERIAL = '--cfg curve25519_dalek_backend="serial"'
# Each peer as its authors would have it run here; then dalek with AVX2 alone, by which our backend of that name is
# measured; then dalek without vector code, for our portable backend: with this machine's scalar instructions, and, as
# ours is built, without them.
BUILDS = {
    "native": ("-C target-cpu=native", True),
    "avx2": ("-C target-cpu=x86-64-v3", False),
    "serial-native": (f"-C target-cpu=native {SERIAL}", False),
    "serial": (SERIAL, False),
}


def build() -> None:
    """Build every peer program; a few minutes the first time, nothing after that."""
    for name, (flags, everything) in BUILDS.items():
        command: list[str | Path] = [toolchain.cargo(), "build", "--release", "--locked", "--manifest-path", MANIFEST]
        if not everything:
            command.append("--no-default-features")
        elif shutil.which("cmake"):
            command += ["--features", "aws-lc"]
        else:
            say("AWS-LC is left out: it needs cmake (run: sudo apt-get install cmake)")
        must(command, f"building the peers of sigverify ({name})", environment(OUTPUT / name, flags))


def lint(fix: bool) -> int:
    """rustfmt and clippy on the Rust programs under bench/, which are not part of the workspace."""
    cargo, check = toolchain.cargo(), [] if fix else ["--check"]
    failed = 0
    for name in ("sigverify-peers", "field-peers", "msm-peers"):
        manifest = ROOT / "bench" / name / "Cargo.toml"
        failed |= run([cargo, "fmt", "--manifest-path", manifest, *check])
        command = [cargo, "clippy", "--quiet", "--locked", "--all-targets", "--manifest-path", manifest]
        flags = environment(ROOT / "target" / name / "lint", "")
        failed |= run([*command, "--", "-D", "warnings"], flags)
    return failed


def environment(target: Path, flags: str) -> dict[str, str]:
    given = os.environ.get("RUSTFLAGS", "")
    return {"CARGO_TARGET_DIR": str(target), "RUSTFLAGS": f"{given} {flags}".strip()}
