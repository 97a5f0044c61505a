"""Evaluations of an isogeny key on a cluster: each worker has the key and walks from some of the inputs.

The proof of every evaluation is verified here.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from modmill import _native, isogeny
from modmill.arguments import public
from modmill.backends import Fabric, parse
from modmill.cluster.part import Part, Plan, Told
from modmill.cluster.runs import Session
from modmill.cluster.settings import Cluster, settings_of
from modmill.errors import InvalidProof, UsageError
from modmill.files import Name
from modmill.isogeny.engine import Walk
from modmill.isogeny.evaluation import Evaluation
from modmill.isogeny.keys import Element, read_key
from modmill.progress import Progress, ProgressCallback

Input = bytes | int | Element
"""A message to hash, or x of a point."""
PLAIN = ("input", "output", "proof_file", "backend", "why", "seconds", "resumed_from", "checks_passed", "faults")


@dataclass(frozen=True, slots=True)
class Walks:
    """The work of evaluations on workers: `folder` has the key there, unless it is supplied."""

    folder: str | None
    backend: str
    threads: int | None

    def open(self, shard: int | None, supplied: dict[str, bytes] | None, told: Told) -> Any:
        """The key's folder; one that is made here goes with the object."""
        if supplied is None:
            return self.folder
        place = tempfile.TemporaryDirectory(prefix="modmill-key-")
        for name, data in supplied.items():
            Path(place.name, name).write_bytes(data)
        return place

    def compute(self, opened: Any, part: Part, told: Told) -> bytes:
        """The evaluation at an input, as JSON."""
        folder = opened if isinstance(opened, str) else opened.name

        def report(step: Progress) -> None:
            told(part.size * step.done // step.total if step.total else 0)

        given: dict[str, Any] = {"message": part.payload} if isinstance(part.payload, bytes) else {"x": part.payload}
        done = isogeny.evaluate(folder, **given, backend=self.backend, threads=self.threads, progress=report)
        return json.dumps({name: getattr(done, name) for name in PLAIN}).encode()


@public
def evaluate_many(
    key: Name,
    inputs: Sequence[bytes | int | Element],
    *,
    backend: str = Fabric.CLUSTER.value,
    threads: int | None = None,
    progress: ProgressCallback | None = None,
) -> list[Evaluation]:
    """Evaluates the key in a directory at each input, a message to hash or x of a point, in order.

    Every output is verified by the pairing, here. `threads` are those of a worker for one walk.

    Raises what :func:`modmill.isogeny.evaluate` raises, and what the cluster raises.
    """
    found = parse(backend)
    if found.fabric is not Fabric.CLUSTER:
        raise UsageError(f"backend: must be cluster:ADDRESS (got {backend})", got=backend)
    return [done for done, _ in _evaluated(Path(key), list(inputs), settings_of(found.choice), threads, progress)]


def _evaluated(
    folder: Path, inputs: Sequence[Input], settings: Cluster, threads: int | None, progress: ProgressCallback | None
) -> Iterator[tuple[Evaluation, str]]:
    """The evaluations, each with who worked on it."""
    key = read_key(folder)
    shared = str(folder.resolve()) if settings.shares_files else None
    files = {} if shared is not None else {path.name: path for path in folder.iterdir() if path.is_file()}
    job = Walks(shared, settings.on, threads)

    def supply(shard: int) -> dict[str, bytes] | None:
        del shard
        return {name: path.read_bytes() for name, path in files.items()} or None

    def holds(part: Part, result: bytes) -> bool:
        try:
            proof = json.loads(result)["proof_file"]
            verified = isogeny.verify(proof, key=key)
        except (InvalidProof, UsageError, KeyError, ValueError):
            return False
        given = part.payload
        if isinstance(given, bytes):
            return verified.message == given
        return verified.input == ((given, 0) if isinstance(given, int) else tuple(given))

    with Session(lambda _, cores: replace(job, threads=job.threads or cores), settings) as session:
        workers = session.staff.pool.wanted
        # Every worker has its own copy of the key: a shard for each.
        parts = [Part(index, one, key.steps, index % workers) for index, one in enumerate(inputs)]
        told = [one.hex() if isinstance(one, bytes) else one for one in inputs]
        facts = {"key": key.id.hex(), "inputs": told}
        plan = Plan(
            *("walk", "steps", parts, key.steps * len(inputs)),
            facts=facts,
            supply=supply,
            holds=holds,
            proves=True,
        )
        with session.run(plan, progress) as results:
            for _, result in results:
                fields = json.loads(result)
                fields["input"] = tuple(fields["input"])
                yield Evaluation(key=key, warnings=key.warnings, **fields), str(session)


class OnCluster:
    """One evaluation on a worker. See :class:`modmill.isogeny.engine.Engine`."""

    def __init__(self, walk: Walk, backend: str) -> None:
        self._walk, self._backend = walk, backend

    def run(self, progress: ProgressCallback | None) -> dict[str, Any]:
        """The evaluation."""
        walk = self._walk
        given: Input = walk.x if walk.message is None else walk.message
        settings = settings_of(parse(self._backend).choice)
        ((done, said),) = _evaluated(Path(walk.key), [given], settings, walk.threads, progress)
        return {
            **{name: getattr(done, name) for name in PLAIN},
            "key": _native.isogeny_key(str(walk.key)),
            "warnings": done.warnings,
            "backend": self._backend,
            "why": f"named by the caller: {done.backend} on {said}",
        }
