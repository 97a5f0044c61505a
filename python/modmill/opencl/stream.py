"""Streaming arrays through a device in chunks, on two queues, so that one transfers while the other computes.

A processor's device computes in the caller's arrays, except for the remainder that does not fill a work group.

A chunk that the device has no memory for is halved and tried again; when a device fails, another one continues. If none
can, DeviceFailed carries the results so far.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

import numpy as np

from modmill.errors import Interrupted
from modmill.opencl.devices import library
from modmill.opencl.runtime import QUEUES, P, Queue, Runtime, failed, is_memory
from modmill.progress import Progress, ProgressCallback

Work = Callable[[Runtime[P], Queue, "Chunk"], None]
"""Enqueues the kernels of a chunk."""

PHASE = "elements"

CHUNK_BYTES = {"cpu": 1 << 22, "gpu": 1 << 26, "accelerator": 1 << 26}
"""The bytes of one buffer: on a processor, what stays in its cache between the copies and the kernel."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """Elements `first` to `first + n` of a stream, in a queue's buffers."""

    inputs: Sequence[Any]
    steps: Sequence[int]
    """For each input 1, or 0 where it is one element used for all."""
    out: Any
    first: int
    n: int


@dataclass(frozen=True, slots=True)
class Task(Generic[P]):
    """Arrays, and what is computed from them."""

    inputs: Sequence[np.ndarray[Any, Any]]
    """(n, S) each, or (1, S)."""
    out: np.ndarray[Any, Any]
    """(n, ...), C-contiguous."""
    work: Work[P]
    buffers: int = 1
    """Buffers that the work needs besides inputs and output, each as large as an input."""


def run(
    task: Task[P],
    runtime: Runtime[P],
    elsewhere: Callable[[str], Runtime[P] | None],
    progress: ProgressCallback | None = None,
    most: int | None = None,
) -> Runtime[P]:
    """Carries out the task in chunks of at most `most` elements; returns the runtime that finished it.

    `elsewhere` gives another device's runtime when one fails (it hears why), or None when there is no other.
    """
    n = task.out.shape[0]
    done, begin = 0, time.perf_counter()
    size = min(chunk_size(task, runtime), most or n, max(n, 1))
    while done < n:
        pass_ = _Pass(task, runtime, size, begin, progress)
        try:
            done = pass_.go(done)
        except library().Error as e:
            done = pass_.done
            for queue in runtime.queues:
                _wait(queue)
            runtime.release()
            if is_memory(e) and size > runtime.grain:
                size = max(-(-size // 2 // runtime.grain) * runtime.grain, runtime.grain)
                continue
            other = elsewhere(str(failed(runtime.facts, e)))
            if other is None:
                raise failed(runtime.facts, e, done=done, total=n, partial=task.out[:done]) from None
            runtime = other
            size = min(chunk_size(task, runtime), most or n, n)
    return runtime


def chunk_size(task: Task[P], runtime: Runtime[P]) -> int:
    """Elements of a chunk that the device should have memory for."""
    facts = runtime.facts
    element = 8 * runtime.plan.words
    share = facts.global_bytes // (2 * QUEUES * (len(task.inputs) + 1 + task.buffers))
    budget = min(CHUNK_BYTES.get(facts.kind, 1 << 26), facts.max_buffer_bytes // 2, share)
    return max(budget // element // runtime.grain, 1) * runtime.grain


class _Pass(Generic[P]):
    """One pass over the rest of a task with chunks of one size on one device."""

    def __init__(
        self, task: Task[P], runtime: Runtime[P], size: int, begin: float, progress: ProgressCallback | None
    ) -> None:
        self.task, self.runtime, self.size, self.begin, self.progress = task, runtime, size, begin, progress
        self.in_place = runtime.facts.kind == "cpu"
        """True if whole grains are computed in place: a processor gains nothing from copies."""
        self.done = 0
        """The number of results that are in the output so far."""

    def go(self, first: int) -> int:
        """Computes from element `first` to the end; returns the total. Raises cl.Error; `done` says how far it got."""
        self.done = first
        total = self.task.out.shape[0]
        queues = self.runtime.queues
        waiting: list[tuple[Queue, int]] = []  # oldest first: queue, and the element after its chunk
        chunks = 0
        try:
            while first < total or waiting:
                if len(waiting) == len(queues) or first >= total:
                    queue, end = waiting[0]
                    queue.finish()
                    waiting.pop(0)
                    self.done = end
                    self._tell(total)
                if first < total:
                    queue = queues[chunks % len(queues)]
                    chunks += 1
                    count = min(self.size, total - first)
                    if self.in_place and count > self.runtime.grain:
                        count -= count % self.runtime.grain
                    self._enqueue(queue, first, count)
                    waiting.append((queue, first + count))
                    first += count
        finally:
            # No kernel may still write into the caller's arrays.
            for queue in queues:
                _wait(queue)
        return total

    def _tell(self, total: int) -> None:
        seconds = time.perf_counter() - self.begin
        if self.progress is not None and self.progress(Progress(PHASE, self.done, total, 0, seconds)) is False:
            raise Interrupted(f"stopped after {self.done:,} of {total:,} elements", done=self.done, total=total)

    def _enqueue(self, queue: Queue, first: int, n: int) -> None:
        task, size = self.task, self.runtime.bytes_for(n)
        # A kernel may overwrite the padding of the last grain, which the caller's array does not have.
        in_place = self.in_place and n % self.runtime.grain == 0
        inputs: list[Any] = []
        steps: list[int] = []
        for i, array in enumerate(task.inputs):
            single = array.shape[0] == 1 and task.out.shape[0] > 1
            steps.append(0 if single else 1)
            if i and array is task.inputs[0]:
                inputs.append(inputs[0])
            elif in_place and not single:
                inputs.append(queue.wrap(array[first : first + n]))
            else:
                inputs.append(queue.buffer(f"input {i}", size))
                queue.upload(inputs[i], array if single else array[first : first + n])
        result = task.out[first : first + n]
        out = queue.wrap(result, result=True) if in_place else queue.buffer("result", size)
        task.work(self.runtime, queue, Chunk(inputs, steps, out, first, n))
        if in_place:
            queue.unwrap(result, out)
        else:
            queue.download(result, out)
        queue.commands.flush()


def _wait(queue: Queue) -> None:
    """Waits for the queue and ignores its errors, which are reported elsewhere."""
    try:
        queue.finish()
    except library().Error:
        pass
