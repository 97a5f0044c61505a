"""Powers on the device: sliding windows over the exponent's bits; all intermediate arrays stay on the device."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from modmill.gf2.opencl.plan import PRODUCT, ProductRuntime
from modmill.gf2.windows import width, windows
from modmill.opencl.runtime import Queue
from modmill.opencl.stream import Chunk

FLUSH = 64
"""Launches after which the queue is flushed, so that the device begins."""


class Power:
    """The work of a^exponent on a chunk, for an exponent of 2 or more.

    A kernel that gives a b / F is the product of a field whose 1 is F: the product with `lift` (F^2) takes elements
    there, the product with 1 takes the result back.
    """

    def __init__(self, exponent: int, one: NDArray[np.uint64], lift: NDArray[np.uint64] | None) -> None:
        self.steps: list[tuple[int, int]] = windows(exponent, width(exponent.bit_length()))
        self.one: NDArray[np.uint64] = one
        self.lift: NDArray[np.uint64] | None = lift
        self.odd: list[int] = sorted({power for _, power in self.steps if power})
        self.buffers: int = (self.odd[-1] + 1) // 2 + 3

    def __call__(self, runtime: ProductRuntime, queue: Queue, chunk: Chunk) -> None:
        n, size = chunk.n, runtime.bytes_for(chunk.n)
        base = chunk.inputs[0]
        if self.lift is not None:
            constant = queue.buffer("lift", self.lift.nbytes)
            queue.upload(constant, self.lift)
            lifted = queue.buffer("lifted", size)
            runtime.launch(queue, PRODUCT, lifted, (base, constant), n, steps=(1, 0))
            base = lifted
        table = self._table(runtime, queue, base, n, size)
        pair = _Pair(runtime, queue, chunk.out, queue.buffer("spare", size), n)
        launched = 0
        for squarings, power in self.steps:
            if pair.value is None:
                pair.start(table[power])
            else:
                for _ in range(squarings):
                    pair.square()
                    launched += 1
                    if launched % FLUSH == 0:
                        queue.commands.flush()
                if power:
                    pair.times(table[power])
        if self.lift is not None:
            constant = queue.buffer("one", self.one.nbytes)
            queue.upload(constant, self.one)
            pair.times(constant, step=0)
        pair.end()

    def _table(self, runtime: ProductRuntime, queue: Queue, base: Any, n: int, size: int) -> dict[int, Any]:
        """a, a^3, a^5, ... up to the largest power of the steps."""
        table = {1: base}
        if self.odd[-1] > 1:
            twice = queue.buffer("square", size)
            runtime.launch(queue, runtime.plan.square, twice, (base, base), n)
            for power in range(3, self.odd[-1] + 1, 2):
                table[power] = queue.buffer(f"power {power}", size)
                runtime.launch(queue, PRODUCT, table[power], (table[power - 2], twice), n)
        return table


class _Pair:
    """A value that alternates between two buffers, since a kernel's output must not be an input."""

    def __init__(self, runtime: ProductRuntime, queue: Queue, out: Any, spare: Any, n: int) -> None:
        self.runtime, self.queue, self.n = runtime, queue, n
        self.out, self.spare = out, spare
        self.value: Any = None

    def start(self, value: Any) -> None:
        self.value = value

    def _target(self) -> Any:
        return self.spare if self.value is self.out else self.out

    def square(self) -> None:
        target = self._target()
        self.runtime.launch(self.queue, self.runtime.plan.square, target, (self.value, self.value), self.n)
        self.value = target

    def times(self, other: Any, step: int = 1) -> None:
        target = self._target()
        self.runtime.launch(self.queue, PRODUCT, target, (self.value, other), self.n, steps=(1, step))
        self.value = target

    def end(self) -> None:
        """Makes sure that the value is in the output."""
        if self.value is not self.out:
            self.queue.copy(self.out, self.value, self.runtime.bytes_for(self.n))
