"""The time that simulated gates take, by estimate, and the refusal of what takes hours unless the caller agrees."""

from __future__ import annotations

from modmill.errors import UsageError
from modmill.quantity import format_duration

ADDER_SECONDS = 1.5e-9
"""A full adder of carry-save numbers in a clock of Verilator; one core of a Zen 4 took half of it at 1506 bits."""
HOUR = 3600.0


def simulation_seconds(clocks: int, adders: int) -> float:
    """Processor seconds of so many clocks of a unit with so many full adders, by estimate.

    >>> simulation_seconds(1242, 6_320_000)
    11.77416
    """
    return clocks * adders * ADDER_SECONDS


def check_patience(backend: str, clocks: int, adders: int, *, yes: bool) -> None:
    """Raises UsageError for a simulation of more than an hour, unless `yes`.

    >>> check_patience("rtl:u", 10**6, 10**7, yes=True)
    >>> check_patience("rtl:u", 10**6, 10**7, yes=False)
    Traceback (most recent call last):
        ...
    modmill.errors.UsageError: yes: rtl:u takes 4 h 10 min by estimate (1,000,000 clocks); --yes runs it all the same
    """
    seconds = simulation_seconds(clocks, adders)
    if seconds > HOUR and not yes:
        takes = f"takes {format_duration(seconds)} by estimate ({clocks:,} clocks)"
        raise UsageError(f"yes: {backend} {takes}; --yes runs it all the same", got=seconds, max=HOUR)
