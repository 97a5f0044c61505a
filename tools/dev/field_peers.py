"""bench/field-peers: Modmill's field arithmetic beside other libraries', built and run as one program."""

from __future__ import annotations

import json
import subprocess

import peers
import toolchain
from common import ROOT, VENV, Stop, must

MANIFEST = ROOT / "bench" / "field-peers" / "Cargo.toml"
OUTPUT = ROOT / "target" / "field-peers"
# What arkworks' assembly needs. Nothing else of this machine: Modmill is built for every x86-64.
FLAGS = "-C target-feature=+bmi2,+adx"
NOTE = "Shortest of 4,000 interleaved slices; ratio: peer time / our time; cycles: by a chain of dependent additions."
RECORD = """
import json, sys
from modmill.bench import record
print("recorded in", record.write_document("field", json.load(sys.stdin), record.default_directory()), file=sys.stderr)
"""


def bench(arguments: list[str]) -> int:
    """Prints one row of JSON a case, backend and peer; with --record, also writes them to bench/record."""
    if set(arguments) - {"--record"}:
        raise Stop("./dev bench field takes --record only", 2)
    command = [toolchain.cargo(), "build", "--release", "--locked", "--manifest-path", MANIFEST]
    must(command, "building the peers of field arithmetic", peers.environment(OUTPUT, FLAGS))
    done = subprocess.run([OUTPUT / "release" / "field-peers"], stdout=subprocess.PIPE, text=True, check=False)
    print(done.stdout, end="")
    if done.returncode != 0 or not arguments:
        return done.returncode
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    document = json.dumps({"command": "./dev bench field --record", "note": NOTE, "rows": rows})
    return subprocess.run([VENV / "bin" / "python", "-c", RECORD], input=document, text=True, check=False).returncode
