"""Simultaneous inversion on the device: products in a tree, one inversion of few elements on the host, products back.

Level 0 is the array, filled up with ones; level j + 1 holds the products of the halves of level j. With the inverses I
of a level, those of the level below are I times the other half. That is three products for each element.

A kernel that gives a b / F needs no correction. Read a b / F as the product of a field whose 1 is F: there the
inverse of r is F^2 / r. All results are linear in what the host gives for the last level; F^2 / r would make the result
F^2 / a, so the plain 1 / r makes it 1 / a.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from modmill import _native
from modmill.errors import NotInvertible
from modmill.opencl.devices import library
from modmill.opencl.runtime import Lane, Runtime
from modmill.opencl.stream import Chunk

BUFFERS = 4
"""Arrays beyond input and output: the levels above the first, and two that inverses move between."""
ON_HOST = 64
"""Elements from which on the host takes over, or a few times what the device takes at a time."""


@lru_cache(maxsize=16)
def _host(poly: int) -> _native.Gf2Engine:
    """The processor's own arithmetic; it measures its methods when it is made."""
    data = poly.to_bytes((poly.bit_length() + 7) // 8, "little")
    return _native.Gf2Engine(data, backend="auto", method="auto", ring=True, threads=1)


class Inversion:
    """The work on a chunk."""

    def __init__(self, poly: int) -> None:
        self.host = _host(poly)

    def __call__(self, runtime: Runtime, lane: Lane, chunk: Chunk) -> None:
        element = 8 * runtime.words
        align = runtime.alignment
        halvings, top = 0, -(-chunk.n // align) * align
        while top > max(2 * align, ON_HOST):
            halvings += 1
            top = -(-chunk.n // (align << halvings)) * align
        sizes = [top << j for j in range(halvings, -1, -1)]  # elements of each level, level 0 first
        level = lane.buffer("level 0", sizes[0] * element)
        lane.copy(level, chunk.inputs[0], chunk.n * element)
        if sizes[0] > chunk.n:
            ones = np.zeros((sizes[0] - chunk.n, runtime.words), np.uint64)
            ones[:, 0] = 1
            lane.upload(level, ones, offset=chunk.n * element)
        levels = [level]
        for j, size in enumerate(sizes[1:], 1):
            above = lane.buffer(f"level {j}", size * element)
            first, second = _halves(levels[-1], size * element)
            runtime.launch(lane, above, first, second, size)
            levels.append(above)
        last = np.empty((top, runtime.words), np.uint64)
        lane.download(last, levels[-1])
        lane.finish()
        inverted = self._invert(last, lane, chunk)
        held = [lane.buffer(f"inverses {i}", sizes[i] * element if i < len(sizes) else 8) for i in (0, 1)]
        current = held[halvings % 2]
        lane.upload(current, inverted)
        for j in range(halvings - 1, -1, -1):
            below, size = held[j % 2], sizes[j + 1]
            for target, other in zip(
                _halves(below, size * element), reversed(_halves(levels[j], size * element)), strict=True
            ):
                runtime.launch(lane, target, current, other, size)
            current = below
        lane.copy(chunk.out, current, chunk.n * element)

    def _invert(self, last: NDArray[np.uint64], lane: Lane, chunk: Chunk) -> NDArray[np.uint64]:
        """The inverses of the last level; where one has none, tells which of the chunk's elements it comes from."""
        try:
            return self.host.inv(last)
        except NotInvertible:
            whole = np.empty((chunk.n, last.shape[1]), np.uint64)
            lane.download(whole, chunk.inputs[0])
            lane.finish()
        try:
            # The host's own inversion of all of them finds the first.
            return self.host.inv(whole)
        except NotInvertible as e:
            index = chunk.first + e.index
            raise NotInvertible(
                f"element {index} has no inverse: it shares the factor {e.factor:#x} with the modulus",
                index=index,
                factor=e.factor,
            ) from None


def _halves(buffer: Any, size: int) -> list[Any]:
    """Two parts of `size` bytes each of a buffer's begin."""
    return [library().Buffer.get_sub_region(buffer, at, size) for at in (0, size)]
