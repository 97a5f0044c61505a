"""The proof of a finished chain on a cluster, over the points that the chain has saved.

The proof is a product with one factor for each point. A part is the product over consecutive points, and each is
verified here when it comes: with l the challenge and r(i) = 2^(T - i) mod l, the factor F of the points from x^(2^a) to
before x^(2^b) satisfies F^l x^(2^a)^r(a) = x^(2^b)^r(b) modulo N (docs/derivations/proofs.md). The proof file is that
of one machine, bit for bit, and is verified as a whole, too.
"""

from __future__ import annotations

import contextlib
import itertools
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from modmill import _native
from modmill.arguments import public
from modmill.backends import AUTO, Fabric, parse
from modmill.cluster.part import Part, Plan, Told
from modmill.cluster.runs import Session
from modmill.cluster.saved_points import KIND, Saved
from modmill.cluster.settings import settings_of
from modmill.errors import BackendUnavailable, UsageError
from modmill.files import Name
from modmill.golden.proofs import Transcript, write_file
from modmill.golden.vdf import canonical
from modmill.progress import Progress, ProgressCallback, native_progress
from modmill.vdf.engine import Chain, Processor

PARTS = 4
"""Parts for each worker, so that the last one to end keeps the others waiting for little."""
LEAST_POINTS = 64
PROVE = "prove"
"""The phase of a chain's progress in which its proof is made."""


@dataclass(frozen=True, slots=True)
class Factors:
    """The work of a proof on workers."""

    n: int
    base: int
    steps: int
    y: int
    spacing: int
    backend: str

    def open(self, shard: int | None, supplied: Any, told: Told) -> None:
        """Nothing is shared."""

    def compute(self, opened: None, part: Part, told: Told) -> bytes:
        """The factor of some points."""
        first, points, threads = part.payload

        def report(step: Progress) -> None:
            told(part.size * step.done // step.total if step.total else 0)

        factor = _native.vdf_prove_part(
            *(self.n, self.base, self.steps, self.y),
            spacing=self.spacing,
            first=first,
            points=points,
            backend=self.backend,
            threads=threads,
            progress=native_progress(report),
        )
        return factor.to_bytes(-(-self.n.bit_length() // 8), "big")


class _Proof:
    """A proof in progress: it cuts the points into parts, verifies the factors, and multiplies them."""

    def __init__(self, saved: Saved, input_sha256: bytes | None) -> None:
        self.saved, self.input_sha256 = saved, input_sha256
        self.rest, self.y_full = saved.rest()
        self.y = canonical(saved.n, self.y_full)
        self.prime = Transcript(KIND, saved.n, saved.base, saved.steps, self.y).challenge_prime()
        self.product = 1
        self._firsts: dict[int, int] = {}  # the first point of each part, and the value at the end

    def parts(self, workers: int, threads: int) -> Iterator[Part]:
        """Parts of nearly the same number of points, each with the point after it known."""
        each = max(LEAST_POINTS, -(-self.saved.count // (PARTS * workers)))
        width, first, number, held = self.saved.width, 0, 0, bytearray()
        for block in itertools.chain(self.saved.blocks(), [self.rest]):
            held += block
            while len(held) > each * width:
                points = bytes(held[: each * width])
                self._firsts[number + 1] = int.from_bytes(held[each * width : (each + 1) * width], "big")
                yield self._part(number, first, points, threads)
                number, first = number + 1, first + each
                del held[: each * width]
        self._firsts[number + 1] = self.y_full
        yield self._part(number, first, bytes(held), threads)

    def _part(self, number: int, first: int, points: bytes, threads: int) -> Part:
        return Part(number, (first, points, threads), len(points) // self.saved.width)

    def holds(self, part: Part, result: bytes) -> bool:
        """Verifies a factor by its equation."""
        saved, (first, points, _) = self.saved, part.payload
        n, l = saved.n, self.prime  # noqa: E741  # as in the derivation
        begin = int.from_bytes(points[: saved.width], "big")
        end = min(saved.steps, (first + part.size) * saved.spacing)
        before, after = (pow(2, saved.steps - at, l) for at in (first * saved.spacing, end))
        factor = int.from_bytes(result, "big")
        left = pow(factor, l, n) * pow(begin, before, n) % n
        return factor < n and left == pow(self._firsts[part.index + 1], after, n)

    def add(self, result: bytes) -> None:
        """Multiplies the proof by a factor."""
        self.product = self.product * int.from_bytes(result, "big") % self.saved.n

    def text(self) -> str:
        """The proof file."""
        saved, pi = self.saved, canonical(self.saved.n, self.product)
        return write_file(saved.n, saved.base, saved.steps, KIND, self.y, [pi], (), self.input_sha256)


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
    return _prove(Saved.read(Path(checkpoint)), found.choice, input_sha256, progress)[0]


def _prove(saved: Saved, choice: str, input_sha256: bytes | None, progress: ProgressCallback | None) -> tuple[str, str]:
    """The proof file, and who worked on it."""
    settings = settings_of(choice)
    proof = _Proof(saved, input_sha256)
    job = Factors(saved.n, saved.base, saved.steps, proof.y, saved.spacing, settings.on)
    with Session(lambda *_: job, settings) as session:
        pool = session.staff.pool
        plan = Plan(
            *(PROVE, "points", proof.parts(pool.wanted, pool.cores), saved.count),
            facts={"points": saved.points_sha256.hex(), "steps": saved.steps, "workers": pool.wanted},
            holds=proof.holds,
            proves=True,
        )
        with session.run(plan, progress) as results:
            for _, result in results:
                proof.add(result)
        said = str(session)
    text = proof.text()
    _native.vdf_verify(text.encode(), accept_modulus=True, backend=AUTO)
    return text, said


class OnCluster:
    """A chain on this machine, whose proof is made on a cluster. See :class:`modmill.vdf.engine.Engine`."""

    def __init__(self, chain: Chain, backend: str) -> None:
        if chain.proof != KIND:
            raise BackendUnavailable(
                f"backend `{backend}` is not available: it makes proofs {KIND} (got {chain.proof})",
                wanted=backend,
                reason=f"it makes proofs {KIND}",
                available=KIND,
            )
        self._chain, self._backend = chain, backend

    def run(self, progress: ProgressCallback | None) -> dict[str, Any]:
        """The chain and its proof. A chain too short to have saved a state is proved here."""
        with contextlib.ExitStack() as stack:
            chain, named = self._chain, f"named by the caller: {self._backend}"
            if chain.checkpoint is None:
                place = stack.enter_context(tempfile.TemporaryDirectory(prefix="modmill-chain-"))
                chain = replace(chain, checkpoint=place)
            done = Processor(chain, AUTO, points_only=True).run(progress)
            begin = time.perf_counter()
            folder = Path(str(chain.checkpoint))
            if _native.vdf_read_checkpoint(str(folder)) is None:
                done = Processor(chain, AUTO).run(progress)
                return {**done, "backend": self._backend, "why": f"{named}, for which the chain was too short"}
            saved = Saved.read(folder)
            text, said = _prove(saved, parse(self._backend).choice, chain.input_sha256, progress)
            return {
                **done,
                "backend": self._backend,
                "why": f"{named}; the chain on {done['backend']} here, the proof on {said}",
                "proof_file": text,
                "seconds_proof": time.perf_counter() - begin,
            }
