"""Repeated squaring with proofs of the result, and time-lock files."""

from modmill.modulus import Modulus
from modmill.progress import Progress, ProgressCallback
from modmill.vdf.calibration import Calibration, calibrate
from modmill.vdf.evaluation import Evaluation, ModulusLike, ProofKind, evaluate, evaluate_with_trapdoor
from modmill.vdf.files import Inspection, Opened, Sealed, inspect, lock, unlock
from modmill.vdf.proof import Verified, verify

__all__ = [
    "Calibration",
    "Evaluation",
    "Inspection",
    "Modulus",
    "ModulusLike",
    "Opened",
    "Progress",
    "ProgressCallback",
    "ProofKind",
    "Sealed",
    "Verified",
    "calibrate",
    "evaluate",
    "evaluate_with_trapdoor",
    "inspect",
    "lock",
    "unlock",
    "verify",
]
