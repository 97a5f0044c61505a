"""The operations that a processor is asked for: they work on names, in an order in which each finds its operands."""

from __future__ import annotations

from dataclasses import dataclass


class ProgramError(ValueError):
    """A program that a machine cannot run; the message names the operation or the text."""


@dataclass(frozen=True, slots=True)
class Operation:
    """`to = a function b`, all by name; each name is assigned once, and a result's name is never read."""

    function: str
    to: str
    a: str
    b: str
