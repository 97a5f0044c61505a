"""The frame of `modmill report`: every job's part, measured and checked, beside published figures."""

from modmill.report.collect import Report, measure
from modmill.report.section import Request, Section, Table

__all__ = ["Report", "Request", "Section", "Table", "measure"]
