"""What can go wrong while a unit is costed, as exceptions with data."""

from __future__ import annotations

from modmill.errors import BackendUnavailable, ModmillError


class CostError(ModmillError):
    """A tool of the cost flow failed, or its result can't be read (``tool``, ``log``: the last lines it printed)."""


class UnknownCell(CostError):
    """A netlist holds a cell whose area or delay is not known (``cell``, ``module``). Unknown is never counted as 0."""


class CombinationalLoop(CostError):
    """A netlist has a loop without a register, so it has no longest path (``nets``: how many nets are on or behind one)."""


class ToolMissing(BackendUnavailable):
    """A tool of the cost flow is not on this machine (``tool``, ``get``: the command that gets it)."""
