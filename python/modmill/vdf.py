"""`modmill.vdf`: repeated squaring, its proofs, and time-lock files (see :mod:`modmill.jobs.vdf`)."""

from modmill.jobs.timelock import Opened, Sealed, lock, unlock
from modmill.jobs.vdf import (
    Calibration,
    Evaluation,
    ModulusLike,
    Progress,
    ProgressCallback,
    ProofKind,
    Verified,
    calibrate,
    evaluate,
    evaluate_with_trapdoor,
    verify,
)
from modmill.modulus import Modulus

__all__ = [
    "Calibration",
    "Evaluation",
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
    "lock",
    "unlock",
    "verify",
]
