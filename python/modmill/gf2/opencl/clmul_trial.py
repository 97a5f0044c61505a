"""A program that tries the carry-less multiplication of :mod:`.clmul` on a device: `python -m ... KEY WIDTH`.

Exits with 0 where the kernel builds and a hundred products are correct, else with 1 and a line that says what was
wrong. It runs as a child, since a compiler may end its process when it meets an unknown instruction.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from modmill.gf2.opencl.lanes import carryless
from modmill.gf2.opencl.polynomials import product
from modmill.opencl.build import QUIET
from modmill.opencl.devices import find

SOURCE = """
__kernel void trial(__global const V *a, __global const V *b, __global V *low, __global V *high) {
  const size_t i = get_global_id(0);
  P x, y;
  MUL(x, y, a[i], b[i]);
  low[i] = LOW(x, y);
  high[i] = HIGH(x, y);
}
"""
WORDS = 112
"""Products that are checked, a multiple of every width."""


def wrong(key: str, width: int) -> str | None:
    """The error in the products of device `key` at that vector width, or None."""
    import pyopencl as cl

    lanes = carryless(width)
    context = cl.Context([find(key).device])
    queue: Any = cl.CommandQueue(context)
    built = cl.Program(context, lanes.text + SOURCE).build(options=[QUIET])
    draw = np.random.default_rng(64)
    a, b = (draw.integers(0, 1 << 64, WORDS, dtype=np.uint64) for _ in range(2))
    a[:2] = b[0] = np.uint64((1 << 64) - 1)
    sources = [
        cl.Buffer(context, cl.mem_flags.READ_ONLY | cl.mem_flags.COPY_HOST_PTR, hostbuf=array) for array in (a, b)
    ]
    results = [cl.Buffer(context, cl.mem_flags.WRITE_ONLY, a.nbytes) for _ in range(2)]
    cl.Kernel(built, "trial")(queue, (WORDS // lanes.count,), None, *sources, *results)
    low, high = np.empty_like(a), np.empty_like(a)
    cl.enqueue_copy(queue, low, results[0])
    cl.enqueue_copy(queue, high, results[1])
    for i in range(WORDS):
        got, want = int(low[i]) | int(high[i]) << 64, product(int(a[i]), int(b[i]))
        if got != want:
            return f"{int(a[i]):#x} times {int(b[i]):#x} gives {got:#x}, not {want:#x}"
    return None


if __name__ == "__main__":
    sys.exit(wrong(sys.argv[1], int(sys.argv[2])))
