"""The time that verdicts take from when they are found to a reader in another process, through a ring; its table.

Run as a program, this module is that reader: it reads the rings that standard input names, one a line.
"""

from __future__ import annotations

import json
import math
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Annotated, Any, Self

from rich.table import Table

from modmill.bench.options import Options
from modmill.errors import ModmillError
from modmill.sigverify.files import run
from modmill.sigverify.generation import generate
from modmill.sigverify.ring import RingRead, Way, read_ring
from modmill.tables import plain_table

LOADS = (0.1, 0.3, 0.5, 0.8, 1.0)
"""Parts of full load; the last gives signatures as fast as they are verified."""
COUNT = 512
"""Signatures of the file that is read again and again."""
WAIT_S = 60.0
"""The seconds that the reader waits for a ring, and the writer's side for the reader."""
MEMORY = Path("/dev/shm")


@dataclass(frozen=True, slots=True)
class RingLevel:
    """One load."""

    load: Annotated[float, "as a part of full load; 1: as fast as it goes"]
    offered: Annotated[float | None, "signatures a second, one by one; null: as fast as it goes"]
    achieved: Annotated[float, "verdicts a second"]
    from_verdict: Annotated[Way, "from when the verdict was found to the reader"]
    from_ring: Annotated[Way, "from when it was put into the ring to the reader"]


@dataclass(frozen=True, slots=True)
class RingLatency:
    """A sweep over loads."""

    job: Annotated[str, "`sigverify`"]
    backend: Annotated[str, "our backend"]
    rule: Annotated[str, "the rule of validity"]
    length: Annotated[int, "bytes of a message"]
    workers: Annotated[int, "threads that verify"]
    full_rate: Annotated[float, "signatures a second as fast as it goes, with the ring"]
    levels: Annotated[tuple[RingLevel, ...], "each load"]


class _OtherProcess:
    """A reader in a process of its own, which is ready when it is made; a context manager."""

    def __enter__(self) -> Self:
        # A session of its own: ^C is for the measuring process, which ends this one.
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self._answer()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def begin(self, path: Path) -> None:
        """Lets it wait for a ring and read it."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{path}\n")
        self._process.stdin.flush()

    def finish(self) -> RingRead:
        """The counts and times of its reading."""
        found = self._answer()
        ways = {name: Way(**found[name]) for name in ("from_verdict", "from_ring")}
        return RingRead(**{**found, **ways})

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise ModmillError("the process that reads the ring ended; its message is above")
        return json.loads(line)


def serve() -> None:
    """Reads each ring that is named, and answers with a line of JSON; the first line says that it is ready."""
    print("{}", flush=True)
    for line in sys.stdin:
        print(json.dumps(read_ring(line.rstrip("\n"), wait=WAIT_S).as_dict()), flush=True)


def measure(
    backend: str,
    *,
    rule: str = "strict",
    length: int = 200,
    workers: int = 1,
    seconds: float = 2.0,
    loads: Sequence[float] = LOADS,
) -> RingLatency:
    """Verifies a file of valid signatures at each load for about `seconds`, while another process reads the ring."""
    memory = MEMORY if MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(prefix="modmill-ring-", dir=memory) as place, _OtherProcess() as reader:
        source, ring = Path(place) / "signed.bin", Path(place) / "ring"
        generate(source, count=COUNT, corrupt=0.0, message=length)

        def level(load: float, rate: float | None, expected: float) -> tuple[str, RingLevel]:
            ring.unlink(missing_ok=True)
            reader.begin(ring)
            done = run(
                source,
                rule=rule,
                backend=backend,
                threads=workers,
                rate=rate,
                repeat=max(1, math.ceil(expected * seconds / COUNT)),
                ring=ring,
            )
            if done.error is not None:
                raise done.error
            read = reader.finish()
            if read.accepted != done.signatures or not read.complete:
                raise ModmillError(f"{read.accepted} of {done.signatures} verdicts reached the reader")
            return done.backend, RingLevel(load, rate, done.rate, read.from_verdict, read.from_ring)

        alone = run(source, rule=rule, backend=backend, threads=workers, repeat=8).rate
        name, full = level(1.0, None, alone)
        rates = ((load, load * full.achieved) for load in loads if load < 1)
        levels = [level(load, rate, rate)[1] for load, rate in rates]
        if 1.0 in loads:
            levels.append(full)
    return RingLatency("sigverify", name, rule, length, workers, full.achieved, tuple(levels))


def show(lengths: Sequence[int] | None, rule: str, workers: int, options: Options) -> int:
    """Measures and prints each backend and length of message."""
    found = (
        measure(backend, rule=rule, length=length, workers=workers, seconds=options.seconds)
        for length in lengths or (200,)
        for backend in options.backends("integers")
    )
    facts = {
        "command": "modmill bench sigverify --ring",
        "note": "From the verdict, and from the ring, to a reader in another process that looks for 0.2 ms and "
        "then sleeps between two looks; signatures arrive one by one at equal intervals.",
    }
    return options.sweep(found, table, job="sigverify", kind="ring", facts=facts)


def table(found: Sequence[RingLatency]) -> Table:
    """A line for each backend and load, times in microseconds: from the verdict, and from the ring alone."""
    right = ("load", "verdicts/s", "median", "99 %", "longest", "ring: median", "99 %", "longest")
    shown = plain_table("backend", "bytes", *right, right=("bytes", *right))
    for one in found:
        for i, level in enumerate(one.levels):
            first = (f"{one.backend}, {one.full_rate:,.0f}/s", str(one.length)) if i == 0 else ("", "")
            ways = (level.from_verdict, level.from_ring)
            times = (us for way in ways for us in (way.p50_us, way.p99_us, way.max_us))
            shown.add_row(*first, f"{100 * level.load:g} %", f"{level.achieved:,.0f}", *(f"{us:,.1f}" for us in times))
    return shown


if __name__ == "__main__":
    serve()
