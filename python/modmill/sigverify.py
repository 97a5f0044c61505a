"""`modmill.sigverify`: Ed25519 signatures, each judged on its own.

Arrays: :mod:`modmill.jobs.sigverify`; files: :mod:`modmill.jobs.signature_files`.
"""

from modmill.jobs.signature_files import (
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
from modmill.jobs.sigverify import RULES, Sample, Verdict, Verifier, sample

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
