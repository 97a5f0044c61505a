"""The proof of a chain on a cluster, over the points that the chain has saved.

A proof, or that of each segment, is a product with one factor for each point. A part is the product over consecutive
points, and each is verified here when it comes: with l the challenge and r(i) = 2^(T - i) mod l, the factor F of the
points from x^(2^a) to before x^(2^b) satisfies F^l x^(2^a)^r(a) = x^(2^b)^r(b) modulo N (docs/derivations/proofs.md).
The proof file is that of one machine, bit for bit, and is verified as a whole, too.
"""

from __future__ import annotations

import contextlib
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from modmill import _native
from modmill.arguments import public
from modmill.backends import AUTO, Fabric, parse
from modmill.cluster.on_ray import check
from modmill.cluster.part import Part, Plan, Told
from modmill.cluster.runs import Session
from modmill.cluster.saved_points import KIND, Points, Saved
from modmill.cluster.segments import Running, ends
from modmill.cluster.settings import Cluster, settings_of
from modmill.errors import BackendUnavailable, Interrupted, StoppedByKeyboard, UsageError
from modmill.files import Name
from modmill.golden.proofs import SEGMENTS, Transcript, write_file
from modmill.golden.vdf import canonical
from modmill.progress import Progress, ProgressCallback, native_progress
from modmill.vdf.engine import Chain, Processor

PARTS = 4
"""Parts for each worker, so that the last one to end keeps the others waiting for little."""
LEAST_POINTS = 64
KINDS = (KIND, SEGMENTS)
PROVE = "prove"
"""The phase of a chain's progress in which its proof is made."""


@dataclass(frozen=True, slots=True)
class Factors:
    """The work of a proof on workers."""

    n: int
    spacing: int
    backend: str

    def open(self, shard: int | None, supplied: Any, told: Told) -> None:
        """Nothing is shared."""

    def compute(self, opened: None, part: Part, told: Told) -> bytes:
        """The factor of some points."""
        base, steps, y, first, points, threads = part.payload

        def report(step: Progress) -> None:
            told(part.size * step.done // step.total if step.total else 0)

        factor = _native.vdf_prove_part(
            *(self.n, base, steps, y),
            spacing=self.spacing,
            first=first,
            points=points,
            backend=self.backend,
            threads=threads,
            progress=native_progress(report),
        )
        return factor.to_bytes(-(-self.n.bit_length() // 8), "big")


@dataclass(slots=True)
class _Segment:
    """y = base^(2^steps), the challenge of its proof, and the product of the factors so far."""

    base: int
    steps: int
    y: int
    prime: int
    product: int = 1


class _Proof:
    """A proof in progress: it cuts the points into parts, verifies their factors, and multiplies them.

    `ends` are those of the segments, the last at T; a proof of kind wesolowski has one. `value(end)` is the chain's
    value after so many squarings, None as long as it or a point before it is not known.
    """

    def __init__(self, saved: Saved, points: Points, ends: Sequence[int], value: Callable[[int], int | None]) -> None:
        self._saved, self._points, self._ends, self._value = saved, points, ends, value
        self._segments: list[_Segment] = []
        self._parts: dict[int, tuple[_Segment, int]] = {}  # and the value at the part's end

    def parts(self, workers: int, threads: int) -> Iterator[Part | None]:
        """Parts of nearly the same number of points in each segment."""
        saved, start, base = self._saved, 0, self._saved.base
        for end in self._ends:
            while (value := self._value(end)) is None:
                yield None
            steps, y = end - start, canonical(saved.n, value)
            segment = _Segment(base, steps, y, Transcript(KIND, saved.n, base, steps, y).challenge_prime())
            self._segments.append(segment)
            begin, stop = start // saved.spacing, -(-end // saved.spacing)
            each = max(LEAST_POINTS, -(-(stop - begin) // (PARTS * workers)))
            # A chain that has come to 1 stays there, and 1 is its proof.
            for first in range(begin, stop if base > 1 else begin, each):
                last = min(stop, first + each)
                number = len(self._parts)
                self._parts[number] = segment, value if last == stop else self._points.value(last)
                work = (base, steps, y, first - begin, self._points.read(first, last), threads)
                yield Part(number, work, last - first)
            start, base = end, y

    def holds(self, part: Part, result: bytes) -> bool:
        """Verifies a factor by its equation."""
        (segment, after), saved = self._parts[part.index], self._saved
        n, l = saved.n, segment.prime  # noqa: E741  # as in the derivation
        _, steps, _, first, points, _ = part.payload
        begin, end = first * saved.spacing, min(steps, (first + part.size) * saved.spacing)
        before = int.from_bytes(points[: saved.width], "big")
        factor = int.from_bytes(result, "big")
        left = pow(factor, l, n) * pow(before, pow(2, steps - begin, l), n) % n
        return factor < n and left == pow(after, pow(2, steps - end, l), n)

    def add(self, part: Part, result: bytes) -> None:
        """Multiplies the proof by a factor."""
        segment, _ = self._parts[part.index]
        segment.product = segment.product * int.from_bytes(result, "big") % self._saved.n

    def text(self, kind: str, input_sha256: bytes | None) -> str:
        """The proof file."""
        saved, found = self._saved, self._segments
        elements = [v for one in found for v in (one.y, canonical(saved.n, one.product))]
        y = elements.pop(-2)
        steps = [one.steps for one in found]
        return write_file(saved.n, saved.base, saved.steps, kind, y, elements, steps, input_sha256)


@public
def prove(
    checkpoint: Name,
    *,
    backend: str = Fabric.CLUSTER.value,
    input_sha256: bytes | None = None,
    progress: ProgressCallback | None = None,
) -> str:
    """The proof file of a chain that has come to its end, or nearly, and is saved in a checkpoint directory.

    The few squarings after its last saved state are done here. `backend` names the cluster; `input_sha256` is for the
    file to name the input that was hashed to the base.

    Raises UsageError (no saved chain, or one for another proof), CheckpointError (damaged), ClusterError, Interrupted,
    StoppedByKeyboard, and what reaching the cluster raises.
    """
    found = parse(backend)
    if found.fabric is not Fabric.CLUSTER:
        raise UsageError(f"backend: must be cluster:ADDRESS (got {backend})", got=backend)
    return _proved(Path(checkpoint), settings_of(found.choice), input_sha256, progress)[0]


def _proved(
    folder: Path, settings: Cluster, input_sha256: bytes | None, progress: ProgressCallback | None
) -> tuple[str, str]:
    """The proof file of a finished chain, and who worked on it."""
    saved = Saved.read(folder)
    points = Points(saved)
    value = points.end(saved)
    return _prove(saved, points, lambda _: [saved.steps], lambda _: value, KIND, settings, input_sha256, progress)


def _prove(
    saved: Saved,
    points: Points,
    ends: Callable[[int], Sequence[int]],
    value: Callable[[int], int | None],
    kind: str,
    settings: Cluster,
    input_sha256: bytes | None,
    progress: ProgressCallback | None,
) -> tuple[str, str]:
    """The proof file, and who worked on it. `ends` takes the number of the workers' cores."""
    job = Factors(saved.n, saved.spacing, settings.on)
    with Session(lambda *_: job, settings) as session:
        pool = session.staff.pool
        cut = ends(pool.wanted * pool.cores)
        proof = _Proof(saved, points, cut, value)
        plan = Plan(
            *(PROVE, "points", proof.parts(pool.wanted, pool.cores), saved.count),
            facts={"chain": saved.job().hex(), "ends": cut, "workers": pool.wanted},
            holds=proof.holds,
            proves=True,
        )
        with session.run(plan, progress) as results:
            for part, result in results:
                proof.add(part, result)
        said = str(session)
    text = proof.text(kind, input_sha256)
    _native.vdf_verify(text.encode(), accept_modulus=True, backend=AUTO)
    return text, said


class OnCluster:
    """A chain on this machine, whose proof is made on a cluster. See :class:`modmill.vdf.engine.Engine`.

    Segments are proved while the chain goes on. The checkpoint is that of a proof of kind wesolowski for both kinds.
    """

    def __init__(self, chain: Chain, backend: str) -> None:
        if chain.proof not in KINDS:
            raise BackendUnavailable(
                f"backend `{backend}` is not available: it makes proofs {' and '.join(KINDS)} (got {chain.proof})",
                wanted=backend,
                reason=f"it makes proofs {' and '.join(KINDS)}",
                available=", ".join(KINDS),
            )
        self._chain, self._backend = chain, backend

    def run(self, progress: ProgressCallback | None) -> dict[str, Any]:
        """The chain and its proof. A chain too short to have saved a state is proved here."""
        with contextlib.ExitStack() as stack:
            chain, named = self._chain, f"named by the caller: {self._backend}"
            settings = settings_of(parse(self._backend).choice)
            check(settings)  # before hours of squarings
            if chain.checkpoint is None:
                place = stack.enter_context(tempfile.TemporaryDirectory(prefix="modmill-chain-"))
                chain = replace(chain, checkpoint=place)
            try:
                made = (self._beside if chain.proof == SEGMENTS else self._after)(chain, settings, progress)
            except StoppedByKeyboard as e:
                kept = None if self._chain.checkpoint is None else str(self._chain.checkpoint)
                raise StoppedByKeyboard("stopped", e.done, chain.steps, kept) from None
            except Interrupted as e:
                if self._chain.checkpoint is not None:
                    raise
                said = f"interrupted after {e.data['done']} of {e.data['total']} steps; nothing was kept"
                raise Interrupted(said, **{**e.data, "checkpoint": None}) from None
            if made is None:
                done = Processor(chain, AUTO).run(progress)
                return {**done, "backend": self._backend, "why": f"{named}, for which the chain was too short"}
            return {
                **made.chain,
                "backend": self._backend,
                "why": f"{named}; the chain on {made.chain['backend']} here, the proof on {made.said}",
                "proof_file": made.text,
                "seconds_proof": made.seconds,
            }

    def _after(self, chain: Chain, settings: Cluster, progress: ProgressCallback | None) -> _Made | None:
        """Runs the chain, and has its proof made afterwards."""
        done = Processor(chain, AUTO, points_only=True).run(progress)
        begin, folder = time.perf_counter(), Path(str(chain.checkpoint))
        if Saved.find(folder) is None:
            return None
        try:
            text, said = _proved(folder, settings, chain.input_sha256, progress)
        except KeyboardInterrupt:
            raise StoppedByKeyboard("stopped", chain.steps) from None
        return _Made(done, text, said, time.perf_counter() - begin)

    def _beside(self, chain: Chain, settings: Cluster, progress: ProgressCallback | None) -> _Made | None:
        """Runs the chain while workers prove its segments, whose progress is reported only after the chain's end."""
        running = Running(chain, progress)
        told = None if progress is None else lambda step: progress(step) if running.result is not None else None
        try:
            with running:
                saved = running.first()
                if saved is None:
                    return None
                cut = partial(ends, chain.steps, saved.spacing)
                text, said = _prove(
                    saved, running.points, cut, running.value, SEGMENTS, settings, chain.input_sha256, told
                )
        except KeyboardInterrupt:
            raise StoppedByKeyboard("stopped", running.done) from None
        assert running.result is not None
        return _Made(running.result, text, said, time.perf_counter() - running.ended)


@dataclass(frozen=True, slots=True)
class _Made:
    """The result of a chain, its proof file, who worked on that, and how long after the chain's end."""

    chain: dict[str, Any]
    text: str
    said: str
    seconds: float
