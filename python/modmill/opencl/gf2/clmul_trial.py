"""A program apart: does a device multiply without carries as :mod:`.clmul` writes it? `python -m ... KEY WIDTH`.

Exits 0 where it built and a hundred products were right; 1 with a line that says what was wrong. Run as a child, for a
compiler that meets an instruction it does not know may end its process.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from modmill.opencl.devices import find
from modmill.opencl.gf2.lanes import carryless
from modmill.opencl.gf2.polynomials import product

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
    """What is wrong with the products of device `key` at that vector width, or None."""
    import pyopencl as cl

    lanes = carryless(width)
    context = cl.Context([find(key).device])
    queue: Any = cl.CommandQueue(context)
    built = cl.Program(context, lanes.text + SOURCE).build()
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
            return f"{int(a[i]):#x} times {int(b[i]):#x} gave {got:#x}, not {want:#x}"
    return None


if __name__ == "__main__":
    sys.exit(wrong(sys.argv[1], int(sys.argv[2])))
