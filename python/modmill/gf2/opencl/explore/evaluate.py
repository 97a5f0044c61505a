"""One configuration built, checked and timed: the program of an exploration's child (:mod:`modmill.opencl.explore`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from modmill import _native
from modmill.errors import ModmillError
from modmill.gf2.opencl.config import Config, ConfigError
from modmill.gf2.opencl.engine import Engine
from modmill.gf2.opencl.plan import PRODUCT
from modmill.gf2.opencl.polynomials import bits_of, words_of
from modmill.opencl.errors import DeviceMissing, KernelBuildError
from modmill.opencl.explore.child import Outcome
from modmill.opencl.runtime import SAMPLE_ELEMENTS
from modmill.points import DONE

REFUSED, UNBUILT, WRONG, FAILED = "refused", "build failed", "wrong product", "failed"
LAUNCH_SECONDS = 0.02
"""Time of a launch from which its own cost counts little."""
MOST_BYTES = 1 << 28
"""The most bytes of one operand."""
CHECKED = 96

Words = NDArray[np.uint64]


def evaluate(request: Mapping[str, Any]) -> Outcome:
    """The outcome for {"device", "poly", "config", "seconds"}: a refusal or a wrong product is one like any other."""
    figures: dict[str, Any] = {}
    try:
        engine = Engine(int(request["poly"], 16), request["device"], config=Config(**request["config"]))
        figures = {
            "kernel": engine.method,
            "detail": engine.plan.detail,
            "build_seconds": round(engine.runtime.build_seconds, 4),
        }
        if complaint := check(engine):
            return Outcome(WRONG, complaint, figures)
        return Outcome(DONE, "", figures | measure(engine, request["seconds"]))
    except ConfigError as e:
        return Outcome(REFUSED, str(e))
    except KernelBuildError as e:
        return Outcome(UNBUILT, str(e))
    except DeviceMissing:
        raise
    except (ModmillError, MemoryError) as e:
        return Outcome(FAILED, str(e) or type(e).__name__)
    except Exception as e:  # the driver's own exceptions differ from one to the next
        return Outcome(FAILED, f"{type(e).__name__}: {e}".splitlines()[0])


def check(engine: Engine) -> str:
    """Compares products and squares with the portable backend's; says what differs, empty where nothing does.

    Several groups of elements, edge values among them; twice, as a second launch must not see what the first one left;
    and with one operand used for all.
    """
    a, b = operands(engine.poly, max(CHECKED, 2 * engine.plan.grain + 1))
    oracle = _native.Gf2Engine(
        engine.poly.to_bytes(8 * (engine.words + 1), "little"), backend="portable", method="auto", ring=True, threads=1
    )
    right = oracle.mul(a, b)
    for what, found, expected in (
        ("product", engine.mul(a, b), right),
        ("product of the second launch", engine.mul(a, b), right),
        ("product with one element", engine.mul(a, b[5:6]), oracle.mul(a, b[5:6])),
        ("square", engine.square(a), oracle.square(a)),
    ):
        wrong = np.flatnonzero((found != expected).any(axis=1))
        if wrong.size:
            i = int(wrong[0])
            got, want = (int.from_bytes(x[i].tobytes(), "little") for x in (found, expected))
            places = f"the {what} differs for {wrong.size} of {len(found)} elements"
            return f"{places}, first for element {i}: {got:#x} instead of {want:#x}"
    return ""


def operands(poly: int, count: int) -> tuple[Words, Words]:
    """Two arrays of elements: 0, 1, x, x^(m-1), all ones against each other first, then random ones."""
    m, s = bits_of(poly), words_of(poly)
    rng = np.random.default_rng(7)
    both = rng.integers(0, 1 << 64, size=(2, count, s), dtype=np.uint64)
    both[:, :, -1] &= np.uint64((1 << (m - 64 * (s - 1))) - 1)
    edges = [0, 1, 2, 1 << (m - 1), (1 << m) - 1]
    pairs = [(x, y) for x in edges for y in edges][:count]
    for i, pair in enumerate(pairs):
        for array, value in zip(both, pair, strict=True):
            array[i] = np.frombuffer(value.to_bytes(8 * s, "little"), "<u8")
    return both[0], both[1]


def measure(engine: Engine, seconds: float) -> dict[str, Any]:
    """ns per product and products per second on resident arrays, for enough elements to make a launch long.

    The least of several launches. `core_ns`, for a processor: the time that all its threads spend per product, which
    does not count what else the machine does.
    """
    runtime = engine.runtime
    size, grain = 8 * engine.words, engine.plan.grain
    most = max(min(MOST_BYTES, engine.facts.max_buffer_bytes // 2, engine.facts.global_bytes // 8) // size, 1)
    inputs = operands(engine.poly, min(most, SAMPLE_ELEMENTS))
    n = min(grain * engine.facts.compute_units, most)
    each = runtime.sample(PRODUCT, n, seconds=0, inputs=inputs).wall
    while n < most and each * n < LAUNCH_SECONDS / 2:
        n = min(max(int(LAUNCH_SECONDS / each), 2 * n), most)
        each = runtime.sample(PRODUCT, n, seconds=0, inputs=inputs).wall
    timing = runtime.sample(PRODUCT, n, seconds=seconds, inputs=inputs)
    figures = {
        "ns": round(timing.wall * 1e9, 3),
        "per_second": round(1 / timing.wall, 1),
        "n": n,
        "memory_bytes": engine.runtime.memory_bytes,
    }
    return figures | ({"core_ns": round(timing.processor * 1e9, 3)} if engine.facts.kind == "cpu" else {})
