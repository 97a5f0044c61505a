"""`python -P tests/each_job.py BACKEND...`: a small case of each job on each of these backends, as one JSON object.

For each backend and job: what ran and the result; where the backend cannot run, "" and the error.
"""

from __future__ import annotations

import hashlib
import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np

from modmill import gf2, isogeny, msm, sigverify, vdf
from modmill.errors import BackendUnavailable


def squaring(backend: str) -> tuple[str, str]:
    """Repeated squaring with a proof."""
    done = vdf.evaluate("vdf-alliance", 300, backend=backend, threads=1)
    return done.backend, hex(done.y_full)


def signatures(backend: str) -> tuple[str, str]:
    """Verdicts in bulk and on one signature alone."""
    sample = sigverify.sample(20, length=40, seed=3)
    messages = sample.messages.copy()
    messages[::3] ^= 1
    verifier = sigverify.Verifier("strict", backend=backend, threads=1)
    verdicts = verifier.verify_many(messages, sample.signatures, sample.keys)
    alone = verifier.verify(messages[1].tobytes(), sample.signatures[1].tobytes(), sample.keys[1].tobytes())
    return verifier.backend, f"{alone.label} {[verdict.label for verdict in verdicts]}"


def products(backend: str) -> tuple[str, str]:
    """The sum of points that are decompressed, checked and multiplied."""
    found: list[object] = []
    used: set[str] = set()
    for curve in msm.CURVES:
        made = msm.random_points(curve, 70, seed=5)
        with tempfile.TemporaryDirectory() as place:
            file = Path(place) / "points"
            msm.write_points(file, curve, made.points, "gnark-compressed", form="montgomery")
            data = np.frombuffer(file.read_bytes(), np.uint8)
        bases = msm.Bases.read(curve, data, "gnark-compressed", backend=backend)
        found.append(bases.product(msm.random_scalars(curve, 70, seed=5)))
        used.add(bases.backend)
    return "/".join(used), str(found)


def walk(backend: str) -> tuple[str, str]:
    """A set-up, with its pairing, and an evaluation."""
    with tempfile.TemporaryDirectory() as place:
        isogeny.setup(place, 12, field="p1506", backend=backend)
        done = isogeny.evaluate(place, message=b"m", backend=backend, threads=1)
    return done.backend, str(done.output)


def fields(backend: str) -> tuple[str, str]:
    """Products and inverses of an array."""
    field = gf2.Field("x^255+x^82+1", backend, threads=1)
    a, b = field.random(600, seed=1), field.random(600, seed=2)
    return field.backend, hashlib.sha256(np.ascontiguousarray((a / b + a * a).words).tobytes()).hexdigest()


Job = Callable[[str], tuple[str, str]]
JOBS: tuple[Job, ...] = (squaring, signatures, products, walk, fields)


def outcome(job: Job, backend: str) -> tuple[str, str]:
    """The job's result, or the reason why the backend cannot run."""
    try:
        return job(backend)
    except BackendUnavailable as e:
        return "", str(e)


if __name__ == "__main__":
    print(json.dumps({name: {job.__name__: outcome(job, name) for job in JOBS} for name in sys.argv[1:]}))
