"""The time and the memory that simulated gates take, by estimate, and the refusal of too much unless the caller agrees.

A build compiles as many files at once as there are processors. Files have a limit, so a compiler's memory grows slowly
with the unit. Measured with Verilator 5.048 and g++ 12.2, the programs of a build on two processors together:
0.50 GiB (isogeny_evaluator, one step, p14), 0.55 GiB (p89), 0.67 GiB (p1506), 0.94 GiB (isogeny_processor, one
evaluation unit, p1506) and up to 1.5 GiB (thirty evaluation units, p89, whose top is a large file). The estimate is
within a factor of two of each.
"""

from __future__ import annotations

import os

from modmill import memory
from modmill.errors import UsageError
from modmill.quantity import format_duration

ADDER_SECONDS = 1.5e-9
"""A full adder of carry-save numbers in a clock of Verilator; one core of a Zen 4 took half of it at 1506 bits."""
HOUR = 3600.0
COMPILER, ADDER_BYTES = 400 << 20, 6.0
"""Bytes of memory of one compiler, and what it takes more for each full adder of the unit."""


def simulation_seconds(clocks: int, adders: int) -> float:
    """Processor seconds of so many clocks of a unit with so many full adders, by estimate.

    >>> simulation_seconds(1242, 6_320_000)
    11.77416
    """
    return clocks * adders * ADDER_SECONDS


def build_bytes(adders: int, processors: int) -> int:
    """Memory of the programs that build a unit with so many full adders, by estimate.

    >>> memory.shown(build_bytes(42_900_000, 2))
    '1.3 GiB'
    """
    return processors * (COMPILER + round(ADDER_BYTES * adders))


def check_patience(backend: str, clocks: int, adders: int, *, yes: bool) -> None:
    """Raises UsageError for a simulation of more than an hour or a build of more memory than there is, unless `yes`.

    >>> check_patience("rtl:u", 10**6, 10**7, yes=True)
    >>> check_patience("rtl:u", 10**6, 10**7, yes=False)
    Traceback (most recent call last):
        ...
    modmill.errors.UsageError: yes: rtl:u takes 4 h 10 min by estimate (1,000,000 clocks); --yes runs it all the same
    """
    if yes:
        return
    if (seconds := simulation_seconds(clocks, adders)) > HOUR:
        takes = f"takes {format_duration(seconds)} by estimate ({clocks:,} clocks)"
        raise UsageError(f"yes: {backend} {takes}; --yes runs it all the same", got=seconds, max=HOUR)
    needed, most = build_bytes(adders, len(os.sched_getaffinity(0))), memory.limit()
    if needed > most:
        takes = f"takes {memory.shown(needed)} of memory to build by estimate ({adders:,} full adders)"
        there = f"programs may take {memory.shown(most)} here ({memory.LIMIT})"
        raise UsageError(f"yes: {backend} {takes}, and {there}; --yes builds it all the same", got=needed, max=most)
