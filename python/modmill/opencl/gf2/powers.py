"""Powers on the device: sliding windows over the exponent's bits, all intermediate arrays resident.

>>> windows(0b1011001, 3)
[(3, 5), (1, 1), (3, 1)]
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from modmill.opencl.runtime import Lane, Runtime
from modmill.opencl.stream import Chunk

FLUSH = 64
"""Launches after which the queue is told to begin."""


def width(bits: int) -> int:
    """Window for an exponent of that many bits: what its table costs against what it saves; at most 8 arrays."""
    return 1 if bits < 8 else 2 if bits < 24 else 3 if bits < 80 else 4


def windows(exponent: int, most: int) -> list[tuple[int, int]]:
    """Steps (squarings, odd power to multiply by afterwards, 0 for none) that make a^exponent, from a^0 on.

    The squarings of the first step, of 1, are left to the caller to skip.
    """
    steps: list[tuple[int, int]] = []
    i, pending = exponent.bit_length() - 1, 0
    while i >= 0:
        if not exponent >> i & 1:
            pending += 1
            i -= 1
            continue
        low = max(i - most + 1, 0)
        while not exponent >> low & 1:
            low += 1
        steps.append((pending + i - low + 1, exponent >> low & (1 << i - low + 1) - 1))
        pending = 0
        i = low - 1
    return steps + ([(pending, 0)] if pending else [])


class Power:
    """The work on a chunk: a^exponent for an exponent of 2 or more.

    A kernel that gives a b / F is a product of a field too, with F as its 1: `lift` (F^2) takes elements there, the
    product with 1 takes the result back.
    """

    def __init__(self, exponent: int, one: NDArray[np.uint64], lift: NDArray[np.uint64] | None) -> None:
        self.steps = windows(exponent, width(exponent.bit_length()))
        self.one, self.lift = one, lift
        self.odd = sorted({power for _, power in self.steps if power})
        self.buffers = (self.odd[-1] + 1) // 2 + 3

    def __call__(self, runtime: Runtime, lane: Lane, chunk: Chunk) -> None:
        n, size = chunk.n, runtime.bytes_for(chunk.n)
        base = chunk.inputs[0]
        if self.lift is not None:
            constant = lane.buffer("lift", self.lift.nbytes)
            lane.upload(constant, self.lift)
            lifted = lane.buffer("lifted", size)
            runtime.launch(lane, lifted, base, constant, n, steps=(1, 0))
            base = lifted
        table = self._table(runtime, lane, base, n, size)
        pair = _Pair(runtime, lane, chunk.out, lane.buffer("spare", size), n)
        launched = 0
        for squarings, power in self.steps:
            if pair.value is None:
                pair.start(table[power])
            else:
                for _ in range(squarings):
                    pair.square()
                    launched += 1
                    if launched % FLUSH == 0:
                        lane.queue.flush()
                if power:
                    pair.times(table[power])
        if self.lift is not None:
            constant = lane.buffer("one", self.one.nbytes)
            lane.upload(constant, self.one)
            pair.times(constant, step=0)
        pair.end()

    def _table(self, runtime: Runtime, lane: Lane, base: Any, n: int, size: int) -> dict[int, Any]:
        """a, a^3, a^5, ... as far as the steps ask."""
        table = {1: base}
        if self.odd[-1] > 1:
            twice = lane.buffer("square", size)
            runtime.launch(lane, twice, base, base, n, square=True)
            for power in range(3, self.odd[-1] + 1, 2):
                table[power] = lane.buffer(f"power {power}", size)
                runtime.launch(lane, table[power], table[power - 2], twice, n)
        return table


class _Pair:
    """A value that moves between two buffers, since a kernel's output is none of its inputs."""

    def __init__(self, runtime: Runtime, lane: Lane, out: Any, spare: Any, n: int) -> None:
        self.runtime, self.lane, self.n = runtime, lane, n
        self.out, self.spare = out, spare
        self.value: Any = None

    def start(self, value: Any) -> None:
        self.value = value

    def _target(self) -> Any:
        return self.spare if self.value is self.out else self.out

    def square(self) -> None:
        target = self._target()
        self.runtime.launch(self.lane, target, self.value, self.value, self.n, square=True)
        self.value = target

    def times(self, other: Any, step: int = 1) -> None:
        target = self._target()
        self.runtime.launch(self.lane, target, self.value, other, self.n, steps=(1, step))
        self.value = target

    def end(self) -> None:
        """The value is in the output."""
        if self.value is not self.out:
            self.lane.copy(self.out, self.value, self.runtime.bytes_for(self.n))
