"""A reader of the ring of verdicts that a run with `ring` fills in shared memory, in this process or another one.

>>> import tempfile
>>> from modmill import sigverify
>>> with tempfile.TemporaryDirectory() as d:
...     made = sigverify.generate(Path(d) / "a.jsonl", count=20, corrupt=0.0)
...     done = sigverify.run(made.path, ring=Path(d) / "ring")
...     read = sigverify.read_ring(Path(d) / "ring")
>>> done.ring.slots, read.signatures, read.complete
(20, 20, True)
"""

from __future__ import annotations

import os
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any

from modmill import _native
from modmill.arguments import public
from modmill.errors import UsageError
from modmill.progress import Progress, ProgressCallback
from modmill.sigverify.results import Latency

LOOK_S = 0.1
"""The time after which a reader that waits looks whether it was interrupted."""
NAP_S = 0.0005
"""The seconds between two looks for a ring that is not there yet."""


@dataclass(frozen=True, slots=True)
class Way:
    """Microseconds that verdicts were on their way."""

    count: Annotated[int, "verdicts measured"]
    p50_us: Annotated[float, "median"]
    p90_us: Annotated[float, "90th percentile"]
    p99_us: Annotated[float, "99th percentile"]
    p999_us: Annotated[float, "99.9th percentile"]
    max_us: Annotated[float, "the longest"]

    @classmethod
    def of(cls, found: Latency) -> Way:
        """A distribution in nanoseconds, in microseconds."""
        names = ("p50", "p90", "p99", "p999", "max")
        return cls(found.count, **{f"{name}_us": getattr(found, f"{name}_ns") / 1000 for name in names})


@dataclass(frozen=True, slots=True)
class RingRead:
    """The counts and times of a reader of a ring. Only what was put in while it read has times."""

    file: Annotated[str, "the ring"]
    complete: Annotated[bool, "whether its producer put in all that it had"]
    signatures: Annotated[int, "signatures read"]
    accepted: Annotated[int, "those accepted"]
    verdicts: Annotated[dict[str, int], "signatures by verdict"]
    malformed: Annotated[int, "malformed records read"]
    earlier: Annotated[int, "of both, those that were in the ring before the reader came"]
    from_verdict: Annotated[Way, "from when the verdict was found to the reader"]
    from_ring: Annotated[Way, "from when it was put into the ring to the reader"]
    seconds: Annotated[float, "from when the reader came to the end"]

    def as_dict(self) -> dict[str, Any]:
        """The JSON form."""
        return asdict(self)


@public
def read_ring(path: str | os.PathLike[str], *, wait: float = 0.0, progress: ProgressCallback | None = None) -> RingRead:
    """Takes everything out of a ring, to its end, and tells how long verdicts were on their way.

    A ring that is not there yet is waited for, `wait` seconds at most. `progress` counts the slots that were read; the
    reading ends where it returns False, and the result is not complete.

    Raises FormatError for a file that is no ring, ModmillError for a ring that has a reader and for one whose producer
    ended without a word, OSError for one that cannot be opened.
    """
    if not 0 <= wait < float("inf"):
        raise UsageError(f"wait: must be a number of seconds (got {wait:g})", got=wait)
    given, came = os.fspath(path), time.monotonic()

    def ends(slots: int) -> bool:
        now = Progress("read", slots, 0, seconds=time.monotonic() - came)
        return progress is not None and progress(now) is False

    while not Path(given).exists() and time.monotonic() < came + wait and not ends(0):
        time.sleep(NAP_S)
    ring, begin = _native.SignatureRing(given), time.perf_counter()
    complete = None
    while complete is None:
        complete = ring.read(LOOK_S)
        found = ring.tally()
        if ends(sum(found["verdicts"].values()) + found["malformed"]):
            break
    found = ring.tally()
    return RingRead(
        file=given,
        complete=complete is True,
        signatures=sum(found["verdicts"].values()),
        accepted=found["verdicts"]["accepted"],
        verdicts=found["verdicts"],
        malformed=found["malformed"],
        earlier=found["earlier"],
        from_verdict=Way.of(Latency(**found["from_verdict"])),
        from_ring=Way.of(Latency(**found["from_ring"])),
        seconds=time.perf_counter() - begin,
    )
