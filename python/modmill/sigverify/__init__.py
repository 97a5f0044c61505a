"""Ed25519 signatures, each verified independently: arrays of them, and files."""

from modmill.hw.host.state import Device, Simulation
from modmill.sigverify.dedup import DEDUPS, Repeated
from modmill.sigverify.files import Running, run, start
from modmill.sigverify.generation import FORMATS, KINDS, Made, generate
from modmill.sigverify.results import Latency, Malformed, RingWritten, Run, State, Worker
from modmill.sigverify.ring import RingRead, read_ring
from modmill.sigverify.routes import Route, Routed
from modmill.sigverify.verdicts import Verdict, Verdicts
from modmill.sigverify.verifier import RULES, Sample, Verifier, sample

__all__ = [
    "DEDUPS",
    "FORMATS",
    "KINDS",
    "RULES",
    "Device",
    "Latency",
    "Made",
    "Malformed",
    "Repeated",
    "RingRead",
    "RingWritten",
    "Route",
    "Routed",
    "Run",
    "Running",
    "Sample",
    "Simulation",
    "State",
    "Verdict",
    "Verdicts",
    "Verifier",
    "Worker",
    "generate",
    "read_ring",
    "run",
    "sample",
    "start",
]
