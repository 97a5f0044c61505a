"""The signature pipeline: every stage of Ed25519 verification in gates, joined by tickets."""

from modmill.hw.units.sigverify.sigverify_pipeline.family import FAMILY

__all__ = ["FAMILY"]
