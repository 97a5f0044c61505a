"""The memory that a program may take before it is ended, instead of the machine that it runs on."""

from __future__ import annotations

import os
import re
from pathlib import Path

from modmill.errors import ToolFailed, UsageError

LIMIT = "MODMILL_TOOL_MEMORY"
"""The environment variable with the memory that each program may take."""
_UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}
_PAGE = os.sysconf("SC_PAGE_SIZE")


def limit() -> int:
    """Bytes that a program and those it has started may hold at once; by default three quarters of the machine's.

    Raises UsageError for a limit that is not a size.
    """
    given = os.environ.get(LIMIT)
    if not given:
        return os.sysconf("SC_PHYS_PAGES") * _PAGE * 3 // 4
    found = re.fullmatch(r"([0-9]{1,15})([KMGT]?)", given.strip().upper())
    if found is None or not int(found[1]):
        raise UsageError(f"{LIMIT} must be a size such as 8G, 500M or a number of bytes (got {given!r})", got=given)
    return int(found[1]) * _UNITS[found[2]]


def exceeded(program: str, bytes_: int) -> ToolFailed:
    """The error of a program that was ended because it held more than the limit."""
    return ToolFailed(
        f"{program} was stopped because it takes more than {shown(bytes_)} of memory; choose a smaller design, or "
        f"allow more by the environment variable {LIMIT} (by default three quarters of this machine's memory)",
        tool=program,
        memory=bytes_,
    )


def shown(bytes_: int) -> str:
    """A size for people.

    >>> shown(3 << 30), shown(1536 << 20), shown(100_000)
    ('3.0 GiB', '1.5 GiB', '0.1 MiB')
    """
    return f"{bytes_ / (1 << 30):.1f} GiB" if bytes_ >= 1 << 30 else f"{bytes_ / (1 << 20):.1f} MiB"


def held(pid: int) -> int:
    """Bytes of memory in which a process and all that it has started lie; 0 where the system does not say.

    Pages that several of them share count several times.
    """
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
        started = " ".join(path.read_text(encoding="ascii") for path in Path(f"/proc/{pid}/task").glob("*/children"))
    except (OSError, IndexError):  # it has ended
        return 0
    return pages * _PAGE + sum(held(int(child)) for child in started.split())
