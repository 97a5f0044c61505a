"""The isogeny delay function: a delay by a walk of isogenies, verified by a pairing."""

from modmill.isogeny.calibration import Calibration, calibrate, steps_against
from modmill.isogeny.evaluation import Evaluation, Verified, evaluate, verify
from modmill.isogeny.keys import Setup, VerificationKey, read_key, setup

__all__ = [
    "Calibration",
    "Evaluation",
    "Setup",
    "VerificationKey",
    "Verified",
    "calibrate",
    "evaluate",
    "read_key",
    "setup",
    "steps_against",
    "verify",
]
