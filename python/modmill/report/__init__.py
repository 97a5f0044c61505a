"""`modmill report`: what this machine does, measured and checked, beside the published figures."""

from modmill.report.collect import Chain, Entry, Proof, Report, measure

__all__ = ["Chain", "Entry", "Proof", "Report", "measure"]
