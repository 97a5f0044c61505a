"""The peer programs under bench/, which are built for this machine; Modmill itself never is."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import gf2_peers
import toolchain
from common import ROOT, VENV, Stop, must, places, run, say
from common import environment as project_environment

NATIVE, ANY = "-C target-cpu=native", ""
SERIAL = '--cfg curve25519_dalek_backend="serial"'
BARE = ("--no-default-features",)
BUILDS: dict[str, dict[str, tuple[str, tuple[str, ...]]]] = {
    # Each peer as its authors would have it run here; then dalek with AVX2 alone, by which our backend of that name is
    # measured; then dalek without vector code, for our portable backend: with this machine's scalar instructions, and,
    # as ours is built, without them.
    "sigverify": {
        "native": (NATIVE, ("--features", "aws-lc")),
        "avx2": ("-C target-cpu=x86-64-v3", BARE),
        "serial-native": (f"{NATIVE} {SERIAL}", BARE),
        "serial": (SERIAL, BARE),
    },
    # arkworks and blst as their authors would have them run here, on one thread and on several; then, for our portable
    # backend, arkworks without assembly and, as ours is built, for any x86-64.
    "msm": {"native": (NATIVE, ()), "parallel": (NATIVE, ("--features", "parallel")), "generic": (ANY, BARE)},
    # What arkworks' assembly needs. Nothing else of this machine: Modmill is built for every x86-64.
    "field": {"": ("-C target-feature=+bmi2,+adx", ())},
}
"""The flags of rustc and the options of cargo for each build of the peers of a job, in Rust."""
GO = ROOT / "bench" / "msm-peers-go"
JOBS = ("sigverify", "gf2", "msm")

NOTE = "Shortest of 4,000 interleaved slices; ratio: peer time / our time; cycles: by a chain of dependent additions."
RECORD = """
import json, sys
from modmill.bench import record
print("recorded in", record.write_document("field", json.load(sys.stdin), record.default_directory()), file=sys.stderr)
"""


def build(jobs: Sequence[str] = JOBS) -> None:
    """Build every peer program of these jobs; some minutes the first time, nothing after that."""
    if "gf2" in jobs:
        gf2_peers.build()
    for job in filter(jobs.__contains__, BUILDS):
        for name, (flags, options) in BUILDS[job].items():
            if "aws-lc" in options and shutil.which("cmake") is None:
                say("AWS-LC is left out: it needs cmake (run: sudo apt-get install cmake)")
                options = ()
            command = [toolchain.cargo(), "build", "--release", "--locked", "--manifest-path", manifest(job), *options]
            must(command, f"building the peers of {job} {name}".rstrip(), environment(output(job) / name, flags))
    if "msm" in jobs:
        build_gnark()


def build_gnark() -> None:
    compiler = go("go")
    if compiler is None:
        say("gnark-crypto is left out: it needs Go (https://go.dev/dl)")
        return
    flags = places.processor()[1]
    level = "v4" if "avx512vl" in flags else "v3" if {"avx2", "bmi2"} <= flags else "v1"
    # Go's own environment variables say where modules come from; go.sum says what they must be.
    command = [compiler, "build", "-C", GO, "-o", places.msm_peers("gnark"), "."]
    if run(command, project_environment({"GOAMD64": level})):
        say("gnark-crypto is left out: it could not be built")


def lint(fix: bool) -> int:
    """rustfmt, clippy and go vet on the programs under bench/, which are not part of the workspace; gofmt on all Go."""
    cargo, check = toolchain.cargo(), [] if fix else ["--check"]
    failed = 0
    for job in BUILDS:
        failed |= run([cargo, "fmt", "--manifest-path", manifest(job), *check])
        command = [cargo, "clippy", "--quiet", "--locked", "--all-targets", "--manifest-path", manifest(job)]
        failed |= run([*command, "--", "-D", "warnings"], environment(output(job) / "lint", ANY))
    compiler, formatter = go("go"), go("gofmt")
    if compiler is None or formatter is None:
        say("programs in Go are not checked: there is no Go here")
        return failed
    failed |= run([formatter, "-w" if fix else "-d", GO, ROOT / "go"])
    return failed | run([compiler, "vet", "-C", GO, "."])


def bench_field(arguments: list[str]) -> int:
    """Prints one row of JSON a case, backend and peer; with --record, also writes them to bench/record."""
    if set(arguments) - {"--record"}:
        raise Stop("./dev bench field takes --record only", 2)
    build(["field"])
    done = subprocess.run([output("field") / "release" / "field-peers"], stdout=subprocess.PIPE, text=True, check=False)
    print(done.stdout, end="")
    if done.returncode != 0 or not arguments:
        return done.returncode
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    document = json.dumps({"command": "./dev bench field --record", "note": NOTE, "rows": rows})
    return subprocess.run([VENV / "bin" / "python", "-c", RECORD], input=document, text=True, check=False).returncode


def manifest(job: str) -> Path:
    return ROOT / "bench" / f"{job}-peers" / "Cargo.toml"


def output(job: str) -> Path:
    return ROOT / "target" / f"{job}-peers"


def environment(target: Path, flags: str) -> dict[str, str]:
    given = os.environ.get("RUSTFLAGS", "")
    return {"CARGO_TARGET_DIR": str(target), "RUSTFLAGS": f"{given} {flags}".strip()}


def go(name: str) -> Path | None:
    """A program of Go's, on the path or where its installer puts it."""
    found = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/local/go/bin"]))
    return Path(found) if found else None
