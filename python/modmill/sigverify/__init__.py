"""Ed25519 signatures, each verified independently: arrays of them, and files."""

from modmill.sigverify.files import (
    FORMATS,
    KINDS,
    Latency,
    Made,
    Malformed,
    Run,
    Running,
    State,
    Worker,
    generate,
    run,
    start,
)
from modmill.sigverify.verifier import RULES, Sample, Verdict, Verifier, sample

__all__ = [
    "FORMATS",
    "KINDS",
    "RULES",
    "Latency",
    "Made",
    "Malformed",
    "Run",
    "Running",
    "Sample",
    "State",
    "Verdict",
    "Verifier",
    "Worker",
    "generate",
    "run",
    "sample",
    "start",
]
