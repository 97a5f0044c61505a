"""Exceptions with data for errors while a unit is costed, beside ToolMissing and ToolFailed."""

from __future__ import annotations

from modmill.errors import ModmillError


class CostError(ModmillError):
    """A netlist cannot be costed."""


class UnknownCell(CostError):
    """A netlist holds a cell whose area or delay is not known (``cell``, ``module``). Unknown is never counted as 0."""


class CombinationalLoop(CostError):
    """A netlist has a loop without a register, so no longest path (``nets``: how many nets are on it or behind it)."""
