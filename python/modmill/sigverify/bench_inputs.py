"""Rates from what callers have (arrays, lists, a file on disk), as ratios to the rate of the verifier alone."""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Protocol

import numpy as np

from modmill import _native
from modmill.bench.interleave import Disagreement, Missing, agree, available, compare
from modmill.bench.rows import Row
from modmill.sigverify.contenders import UNIT, Built, corrupted
from modmill.sigverify.files import run
from modmill.sigverify.peers import Record
from modmill.sigverify.verdicts import Verdict
from modmill.sigverify.verifier import Verifier

DISTINCT = 1 << 12
"""Signatures by distinct keys; what is timed repeats them."""
SLICE_NS = {"arrays": 3e8, "lists": 3e8, "file": 8e8}
"""The approximate time of one call or one file: the start of a run takes milliseconds."""


class Source(Protocol):
    """A form in which callers have signatures."""

    def load(self, records: Sequence[Record], times: int) -> None:
        """Takes the signatures for what follows, so many times over."""
        ...

    def verify(self) -> Sequence[bool]:
        """Verifies all of them; whether each is accepted."""
        ...

    def time(self) -> tuple[int, int]:
        """Verifies all of them: (nanoseconds, accepted)."""
        ...


class Arrays:
    """`Verifier.verify_many` from NumPy arrays, or from lists of bytes."""

    def __init__(self, rule: str, backend: str, threads: int, *, listed: bool) -> None:
        self._verifier = Verifier(rule, backend=backend, threads=threads)
        self._listed, self._clock = listed, _clock(threads)

    def load(self, records: Sequence[Record], times: int) -> None:
        """Takes the signatures, so many times over."""
        parts = [[record[i] for record in records] * times for i in (2, 1, 0)]
        arrays = [np.frombuffer(b"".join(part), np.uint8).reshape(len(part), -1) for part in parts]
        self._given = parts if self._listed else arrays

    def verify(self) -> Sequence[bool]:
        """A list of bools: True where a signature is accepted."""
        return [verdict is Verdict.ACCEPTED for verdict in self._verifier.verify_many(*self._given)]

    def time(self) -> tuple[int, int]:
        """(Nanoseconds, accepted)."""
        begin = self._clock()
        verdicts = self._verifier.verify_many(*self._given)
        return self._clock() - begin, int(verdicts.accepted.sum())


class File:
    """`modmill sigverify run` on a file in the format binary, with a file of verdicts; without the process' start."""

    def __init__(self, rule: str, backend: str, threads: int, folder: Path) -> None:
        self._rule, self._backend, self._threads = rule, backend, threads
        self._clock, self._folder = _clock(threads), folder

    def load(self, records: Sequence[Record], times: int) -> None:
        """Writes the signatures, so many times over."""
        parts = [b"MODMSIGS" + (1).to_bytes(4, "little")]
        body = b"".join(
            (104 + len(message)).to_bytes(4, "little") + bytes(8) + signature + key + message
            for key, signature, message in records
        )
        (self._folder / "signed.bin").write_bytes(b"".join([*parts, body * times]))

    def verify(self) -> Sequence[bool]:
        """A list of bools from the file of verdicts: True where a signature is accepted."""
        self.time()
        lines = (self._folder / "verdicts.jsonl").read_text().splitlines()
        return [json.loads(line)["verdict"] == Verdict.ACCEPTED.label for line in lines]

    def time(self) -> tuple[int, int]:
        """(Nanoseconds, accepted)."""
        begin = self._clock()
        done = run(
            self._folder / "signed.bin",
            rule=self._rule,
            backend=self._backend,
            threads=self._threads,
            out=self._folder / "verdicts.jsonl",
        )
        return self._clock() - begin, done.accepted


class Whole:
    """A source as a contender: a slice verifies everything once."""

    def __init__(self, title: str, source: Source, count: int) -> None:
        self.title = title
        self.least = count
        self._source = source

    def answers(self) -> Sequence[bool]:
        """A list of bools: True where a signature is accepted."""
        return self._source.verify()

    def slice(self, count: int) -> float:
        """Nanoseconds for each; `count` is at least all of them, except where it only brings code into the caches."""
        spent = 0
        for _ in range(count // self.least):
            ns, accepted = self._source.time()
            if accepted != self.least:
                raise Disagreement(f"{self.title} accepts {accepted} of {self.least} valid signatures")
            spent += ns
        return spent / count


def input_rows(
    backends: Sequence[str],
    *,
    rule: str = "strict",
    length: int = 200,
    threads: int = 1,
    seconds: float,
    missing: Missing,
    distinct: int = DISTINCT,
) -> Iterator[Row]:
    """A row for each kind of input and each backend; `peer` is the backend alone, signatures in memory and in its form.

    Verdicts are compared on corrupted signatures first. One thread is measured in processor time of the whole process,
    the threads that read and write included; several in wall time.
    """
    good = _native.bench_signed_messages(distinct, length=length, seed=length)
    bent = corrupted(good)
    with tempfile.TemporaryDirectory(prefix="modmill-bench-") as folder:

        def sources(backend: str) -> dict[str, Source]:
            return {
                "arrays": Arrays(rule, backend, threads, listed=False),
                "lists": Arrays(rule, backend, threads, listed=True),
                "file": File(rule, backend, threads, Path(folder)),
            }

        def alone(backend: str) -> Built:
            return Built(_native.SignatureBench(rule, backend=backend, threads=threads))

        for backend in [built.title for built in available(backends, alone, missing)]:
            reference = alone(backend)
            reference.load(good)
            reference.title, reference.least = f"{backend} alone", distinct
            each = reference.slice(distinct)
            for kind, source in sources(backend).items():
                case, times = f"{kind}-{rule}-{length}", max(1, round(SLICE_NS[kind] / each / distinct))
                ours = Whole(backend, source, distinct * times)
                source.load(bent, 1)
                agree(case, [ours], [i % 2 == 0 for i in range(distinct)])
                source.load(good, times)
                yield from compare(
                    "sigverify", case, [ours], [reference], seconds=seconds, unit=UNIT, rate=True, threads=threads
                )


def _clock(threads: int) -> Callable[[], int]:
    return time.process_time_ns if threads == 1 else time.perf_counter_ns
