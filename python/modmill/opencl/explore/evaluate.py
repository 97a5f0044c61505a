"""One configuration built, checked and timed: what runs in a child process, as a compiler may take its process with it.

As a program (`python -m modmill.opencl.explore.evaluate FD`) it answers lines of JSON on stdin by lines on the file
descriptor FD: {"device", "poly", "config", "seconds"} by {"status", "reason", "figures"}.
"""

from __future__ import annotations

import json
import os
import sys
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from modmill import _native
from modmill.errors import ModmillError
from modmill.opencl.errors import DeviceMissing, KernelBuildError
from modmill.opencl.gf2.config import Config, ConfigError
from modmill.opencl.gf2.engine import Engine
from modmill.opencl.gf2.plan import bits_of, words_of

DONE, REFUSED, UNBUILT, WRONG, FAILED = "done", "refused", "build failed", "wrong product", "failed"
LAUNCH_SECONDS = 0.02
"""What a timed launch should take: launches themselves then count little."""
MOST_BYTES = 1 << 28
"""Of one operand."""
CHECKED = 96

Words = NDArray[np.uint64]


def evaluate(device: str, poly: int, config: Config, seconds: float) -> tuple[str, str, dict[str, Any]]:
    """(status, reason, figures): a refusal, a failed build or a wrong product is an answer like any other."""
    try:
        engine = Engine(poly, device, config=config)
        figures: dict[str, Any] = {
            "kernel": engine.method,
            "detail": engine.plan.detail,
            "build_seconds": round(engine.build_seconds, 4),
        }
        complaint = check(engine)
        if complaint:
            return WRONG, complaint, figures
        figures |= measure(engine, seconds)
    except ConfigError as e:
        return REFUSED, str(e), {}
    except KernelBuildError as e:
        return UNBUILT, str(e), {}
    except DeviceMissing:
        raise
    except (ModmillError, MemoryError) as e:
        return FAILED, str(e) or type(e).__name__, {}
    except Exception as e:  # the driver's own exceptions: what they mean differs from one to the next
        return FAILED, f"{type(e).__name__}: {e}".splitlines()[0], {}
    return DONE, "", figures


def check(engine: Engine) -> str:
    """Products and squares beside the portable backend's; what differed, empty where nothing does.

    Several groups' worth of elements, the edges among them; twice, as a second launch must not see the first one's
    remains; and with one operand used for all.
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
            return f"{places}, first for {i}: {got:#x} instead of {want:#x}"
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
    """ns for a product and products a second on resident arrays, for as many elements as make a launch long enough.

    The least of several launches. `core_ns`, for a processor alone: what its threads spend on a product, all together,
    which does not count what else the machine does.
    """
    size, grain = 8 * engine.words, engine.plan.grain
    most = max(min(MOST_BYTES, engine.facts.max_buffer_bytes // 2, engine.facts.global_bytes // 8) // size, 1)
    n = min(grain * engine.facts.compute_units, most)
    each, _ = launches(engine, n, 0)
    while n < most and each * n < LAUNCH_SECONDS / 2:
        n = min(max(int(LAUNCH_SECONDS / each), 2 * n), most)
        each, _ = launches(engine, n, 0)
    each, core = launches(engine, n, seconds)
    figures = {
        "ns": round(each * 1e9, 3),
        "per_second": round(1 / each, 1),
        "n": n,
        "memory_bytes": engine.memory_bytes,
    }
    return figures | ({"core_ns": round(core * 1e9, 3)} if engine.facts.kind == "cpu" else {})


def launches(engine: Engine, n: int, seconds: float) -> tuple[float, float]:
    """Least wall time and least processor time of this process for a product, over launches of n elements."""
    runtime = engine.runtime
    lane = runtime.lanes[0]
    a, b = operands(engine.poly, min(n, 4096))
    out, left, right = (lane.buffer(name, runtime.bytes_for(n)) for name in ("out", "a", "b"))
    for buffer, array in ((left, a), (right, b)):
        lane.upload(buffer, np.resize(array, (n, engine.words)))
    runtime.launch(lane, out, left, right, n)
    lane.finish()
    wall = core = float("inf")
    end = time.perf_counter() + seconds
    while True:
        begin, spent = time.perf_counter(), time.process_time()
        runtime.launch(lane, out, left, right, n)
        lane.queue.finish()
        now = time.perf_counter()
        wall, core = min(wall, now - begin), min(core, time.process_time() - spent)
        if now > end:
            return wall / n, core / n


def serve(fd: int) -> None:
    """Answers requests until the end of stdin."""
    with os.fdopen(fd, "w", encoding="ascii") as answers:
        for line in sys.stdin:
            asked = json.loads(line)
            status, reason, figures = evaluate(
                asked["device"], int(asked["poly"], 16), Config(**asked["config"]), asked["seconds"]
            )
            answers.write(json.dumps({"status": status, "reason": reason, "figures": figures}) + "\n")
            answers.flush()


if __name__ == "__main__":
    serve(int(sys.argv[1]))
