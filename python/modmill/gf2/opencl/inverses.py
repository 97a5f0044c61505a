"""Simultaneous inversion on the device: a tree of products, an inversion of few elements on the host, products back.

Level 0 is the array, padded with ones; level j + 1 holds the products of the halves of level j. With the inverses I of
a level, those of the level below are I times the other half. That is three products per element.

A kernel that gives a b / F needs no correction. Read a b / F as the product of a field whose 1 is F: there the inverse
of r is F^2 / r. All results are linear in the host's inverses of the last level: F^2 / r would make the result F^2 / a,
so the plain 1 / r makes it 1 / a.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from modmill import _native
from modmill.errors import NotInvertible
from modmill.gf2.opencl.plan import PRODUCT, ProductRuntime
from modmill.opencl.devices import library
from modmill.opencl.runtime import Queue
from modmill.opencl.stream import Chunk

BUFFERS = 4
"""Arrays besides input and output: the levels above the first, and two that inverses alternate between."""
ON_HOST = 64
"""The host inverts at most this many elements, or a few times what the device processes at a time."""


@lru_cache(maxsize=16)
def _host(poly: int) -> _native.Gf2Engine:
    """The processor's arithmetic, kept because making it measures its methods."""
    data = poly.to_bytes((poly.bit_length() + 7) // 8, "little")
    return _native.Gf2Engine(data, backend="auto", method="auto", ring=True, threads=1)


class Inversion:
    """The work of an inversion on a chunk."""

    def __init__(self, poly: int) -> None:
        self.host: _native.Gf2Engine = _host(poly)

    def __call__(self, runtime: ProductRuntime, queue: Queue, chunk: Chunk) -> None:
        element = 8 * runtime.plan.words
        align = runtime.alignment
        halvings, top = 0, -(-chunk.n // align) * align
        while top > max(2 * align, ON_HOST):
            halvings += 1
            top = -(-chunk.n // (align << halvings)) * align
        sizes = [top << j for j in range(halvings, -1, -1)]  # elements of each level, level 0 first
        level = queue.buffer("level 0", sizes[0] * element)
        queue.copy(level, chunk.inputs[0], chunk.n * element)
        if sizes[0] > chunk.n:
            ones = np.zeros((sizes[0] - chunk.n, runtime.plan.words), np.uint64)
            ones[:, 0] = 1
            queue.upload(level, ones, offset=chunk.n * element)
        levels = [level]
        for j, size in enumerate(sizes[1:], 1):
            above = queue.buffer(f"level {j}", size * element)
            first, second = _halves(levels[-1], size * element)
            runtime.launch(queue, PRODUCT, above, (first, second), size)
            levels.append(above)
        last = np.empty((top, runtime.plan.words), np.uint64)
        queue.download(last, levels[-1])
        queue.finish()
        inverted = self._invert(last, queue, chunk)
        held = [queue.buffer(f"inverses {i}", sizes[i] * element if i < len(sizes) else 8) for i in (0, 1)]
        current = held[halvings % 2]
        queue.upload(current, inverted)
        for j in range(halvings - 1, -1, -1):
            below, size = held[j % 2], sizes[j + 1]
            for target, other in zip(
                _halves(below, size * element), reversed(_halves(levels[j], size * element)), strict=True
            ):
                runtime.launch(queue, PRODUCT, target, (current, other), size)
            current = below
        queue.copy(chunk.out, current, chunk.n * element)

    def _invert(self, last: NDArray[np.uint64], queue: Queue, chunk: Chunk) -> NDArray[np.uint64]:
        """The inverses of the last level. NotInvertible names the first element of the chunk without one."""
        try:
            return self.host.inv(last)
        except NotInvertible:
            whole = np.empty((chunk.n, last.shape[1]), np.uint64)
            queue.download(whole, chunk.inputs[0])
            queue.finish()
        try:
            # The host inverts all of them, which finds the first.
            return self.host.inv(whole)
        except NotInvertible as e:
            index = chunk.first + e.index
            raise NotInvertible(
                f"element {index} has no inverse: it shares the factor {e.factor:#x} with the modulus",
                index=index,
                factor=e.factor,
            ) from None


def _halves(buffer: Any, size: int) -> list[Any]:
    """The first two parts of a buffer, `size` bytes each."""
    return [library().Buffer.get_sub_region(buffer, at, size) for at in (0, size)]
