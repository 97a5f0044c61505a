"""Repeated squaring with proofs of the result, and time-lock files."""

from modmill.modulus import Modulus, ModulusLike
from modmill.progress import Progress, ProgressCallback
from modmill.vdf.calibration import Calibration, calibrate
from modmill.vdf.challenge import Input, hash_to_group
from modmill.vdf.evaluation import Evaluation, ProofKind, evaluate, evaluate_with_trapdoor
from modmill.vdf.file_kinds import inspect
from modmill.vdf.files import Opened, Sealed, lock, unlock
from modmill.vdf.growth import Growth
from modmill.vdf.inspection import CheckpointInspection, Inspection, LockInspection, ProofInspection
from modmill.vdf.proof import Verified, verify

__all__ = [
    "Calibration",
    "CheckpointInspection",
    "Evaluation",
    "Growth",
    "Input",
    "Inspection",
    "LockInspection",
    "Modulus",
    "ModulusLike",
    "Opened",
    "Progress",
    "ProgressCallback",
    "ProofInspection",
    "ProofKind",
    "Sealed",
    "Verified",
    "calibrate",
    "evaluate",
    "evaluate_with_trapdoor",
    "hash_to_group",
    "inspect",
    "lock",
    "unlock",
    "verify",
]
