"""bench/msm-peers and bench/msm-peers-go: other libraries' multi-scalar multiplication, built for this machine."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import peers
import toolchain
from common import ROOT, environment, must, places, run, say

MANIFEST = ROOT / "bench" / "msm-peers" / "Cargo.toml"
GO = ROOT / "bench" / "msm-peers-go"
NATIVE = "-C target-cpu=native"
# arkworks and blst as their authors would have them run here, on one thread and on several; then, for our portable
# backend, arkworks without assembly and, as ours is built, for any x86-64.
BUILDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "native": (NATIVE, ()),
    "parallel": (NATIVE, ("--features", "parallel")),
    "generic": ("", ("--no-default-features",)),
}


def build() -> None:
    """Build every peer program; some minutes the first time, nothing after that. gnark-crypto needs Go."""
    for name, (flags, features) in BUILDS.items():
        command: list[str | Path] = [toolchain.cargo(), "build", "--release", "--locked", "--manifest-path", MANIFEST]
        folder = places.msm_peers(name).parents[1]
        must([*command, *features], f"building the peers of msm ({name})", peers.environment(folder, flags))
    compiler = go("go")
    if compiler is None:
        say("gnark-crypto is left out: it needs Go (https://go.dev/dl)")
        return
    # Go's own environment variables say where modules come from; go.sum says what they must be.
    command = [compiler, "build", "-C", GO, "-o", places.msm_peers("gnark"), "."]
    if run(command, environment({"GOAMD64": amd64_level()})):
        say("gnark-crypto is left out: it could not be built")


def lint(fix: bool) -> int:
    """gofmt and go vet, where Go is."""
    compiler, formatter = go("go"), go("gofmt")
    if compiler is None or formatter is None:
        say("bench/msm-peers-go is not checked: there is no Go here")
        return 0
    files = sorted(GO.glob("*.go"))
    formatted = run([formatter, "-w" if fix else "-d", *files])
    return formatted | run([compiler, "vet", "-C", GO, "."])


def go(name: str) -> Path | None:
    """A program of Go's, on the path or where its installer puts it."""
    found = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/local/go/bin"]))
    return Path(found) if found else None


def amd64_level() -> str:
    """What Go calls the instructions of this processor."""
    flags = places.processor()[1]
    return "v4" if "avx512vl" in flags else "v3" if {"avx2", "bmi2"} <= flags else "v1"
