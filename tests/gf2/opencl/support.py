"""Common parts of the tests of OpenCL: runs of one kernel on integers, and devices that fail."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from modmill.gf2.opencl import methods
from modmill.gf2.opencl.config import Config
from modmill.gf2.opencl.plan import PRODUCT, ProductRuntime
from modmill.gf2.opencl.polynomials import from_words, to_words, words_of
from modmill.golden import gf2 as golden
from modmill.opencl.devices import DeviceFacts, Found, library

Words = NDArray[np.uint64]


def processor(**other: object) -> DeviceFacts:
    """A processor under PoCL as a plan sees it, but for what is said."""
    base = DeviceFacts(
        key="opencl:no such device",
        name="processor",
        platform="Portable Computing Language",
        kind="cpu",
        compute_units=2,
        max_group=4096,
        local_bytes=1 << 18,
        global_bytes=1 << 32,
        max_buffer_bytes=1 << 30,
        base_align_bytes=128,
        extensions=frozenset(),
        host_flags=frozenset(),
    )
    return replace(base, **other)  # type: ignore[arg-type]


def pack(values: Sequence[int], poly: int) -> Words:
    """(n, words)."""
    return np.stack([to_words(v, words_of(poly)) for v in values])


def unpack(array: Words) -> list[int]:
    return [from_words(row) for row in array]


def operands(poly: int, n: int, seed: int = 1) -> list[int]:
    """Random elements, with the edges among the first: 0, 1, x^(m-1), all bits, and single bits around word ends."""
    m, rng = golden.degree(poly), random.Random(seed)
    edges = [(1 << m) - 1, 0, 1, 1 << m - 1, *(1 << i for i in (7, 8, 31, 32, 63, 64, 65) if i < m)]
    rng.shuffle(edges)
    return (edges + [rng.getrandbits(m) for _ in range(n)])[:n]


def runtime(found: Found, poly: int, config: Config) -> ProductRuntime:
    return ProductRuntime(found, methods.plan(poly, config, found.facts))


def raw(
    run: ProductRuntime,
    a: Sequence[int],
    b: Sequence[int],
    poly: int,
    *,
    size: tuple[int, int | None] | None = None,
    square: bool = False,
) -> list[int]:
    """The kernel's own results, from buffers that held rubbish, launched in that shape; (1,) operands broadcast."""
    n = max(len(a), len(b))
    queue = run.queues[0]
    rubbish = np.full(run.bytes_for(n) // 8, 0xDEADBEEFDEADBEEF, np.uint64)
    out, x, y = (queue.buffer(name, run.bytes_for(n)) for name in ("t out", "t x", "t y"))
    for held in (out, x, y):
        queue.upload(held, rubbish)
    pa, pb = pack(a, poly), pack(b, poly)
    queue.upload(x, pa)
    queue.upload(y, pb)
    steps = (int(len(a) == n), int(len(b) == n))
    if square:
        run.launch(queue, run.plan.square, out, (x, x), n, steps=(steps[0], steps[0]), size=size)
    else:
        run.launch(queue, PRODUCT, out, (x, y), n, steps=steps, size=size)
    result = np.empty((n, words_of(poly)), np.uint64)
    queue.download(result, out)
    queue.finish()
    return unpack(result)


def expected(run: ProductRuntime, a: Sequence[int], b: Sequence[int], poly: int) -> list[int]:
    """a b / F by the golden model."""
    n = max(len(a), len(b))
    x, y = (list(v) * n if len(v) == 1 else v for v in (a, b))
    scale = 1 if run.plan.factor == 1 else golden.inverse(poly, run.plan.factor)
    return [golden.mul(poly, golden.mul(poly, p, q), scale) for p, q in zip(x, y, strict=True)]


def correct(found: Found, poly: int, config: Config, n: int = 0) -> None:
    """The kernel's products, squares and products with one element for all are those of the golden model.

    Over a number of elements that fills no block, unless `n` says how many.
    """
    run = runtime(found, poly, config)
    n = n or 2 * run.plan.block + 3
    a, b = operands(poly, n, 1), operands(poly, n, 2)
    assert raw(run, a, b, poly) == expected(run, a, b, poly)
    assert raw(run, a, a, poly, square=True) == expected(run, a, a, poly)
    for x, y in ((a[:1], b), (a, b[-1:]), (a[:1], b[:1])):
        assert raw(run, x, y, poly) == expected(run, x, y, poly)


def failure(code: str) -> Exception:
    """The exception that pyopencl raises for that status."""
    cl: Any = library()
    value = getattr(cl.status_code, code)
    kind = cl.MemoryError if code == "MEM_OBJECT_ALLOCATION_FAILURE" else cl.RuntimeError
    return kind(cl._cl._ErrorRecord(f"injected {code}", value, "clEnqueueNDRangeKernel"))
