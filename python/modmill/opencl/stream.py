"""Streaming arrays through a device in chunks, on two queues, so that one transfers while the other computes.

A processor's device works in the caller's arrays, all but the rest that fills no work group.

A chunk that the device has no memory for is halved and tried again; one whose device fails goes to another device. What
cannot be saved so ends in DeviceFailed with the results so far.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from modmill.errors import Interrupted
from modmill.opencl.devices import library
from modmill.opencl.runtime import LANES, Lane, Runtime, failed, is_memory

Progress = Callable[[int, int], bool | None]
"""Hears (done, total) elements; False stops."""
Work = Callable[[Runtime, Lane, "Chunk"], None]
"""Enqueues a chunk's kernels."""

CHUNK_BYTES = {"cpu": 1 << 22, "gpu": 1 << 26, "accelerator": 1 << 26}
"""Of one buffer: on a processor what stays in its cache between the copies and the kernel."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """Elements `first` to `first + n` of a stream, on a lane's buffers."""

    inputs: Sequence[Any]
    steps: Sequence[int]
    """For each input 1, or 0 where it is one element for all."""
    out: Any
    first: int
    n: int


@dataclass(frozen=True, slots=True)
class Job:
    """Arrays, and what is done with them."""

    inputs: Sequence[np.ndarray[Any, Any]]
    """(n, S) each, or (1, S)."""
    out: np.ndarray[Any, Any]
    """(n, ...), C-contiguous."""
    work: Work
    buffers: int = 1
    """Buffers that the work takes beyond inputs and output, each as large as an input."""


def run(
    job: Job,
    runtime: Runtime,
    elsewhere: Callable[[str], Runtime | None],
    progress: Progress | None = None,
    most: int | None = None,
) -> Runtime:
    """Does the job, in chunks of at most `most` elements; the runtime that finished it.

    `elsewhere` is asked for another device's runtime when one fails, and gives None when there is no other.
    """
    n = job.out.shape[0]
    done = 0
    size = min(chunk_size(job, runtime), most or n, max(n, 1))
    while done < n:
        pass_ = _Pass(job, runtime, size, progress)
        try:
            done = pass_.go(done)
        except library().Error as e:
            done = pass_.done
            for lane in runtime.lanes:
                _quiet(lane)
            runtime.release()
            if is_memory(e) and size > runtime.grain:
                size = max(-(-size // 2 // runtime.grain) * runtime.grain, runtime.grain)
                continue
            failure = failed(runtime.facts, e, done=done, total=n, partial=job.out[:done])
            other = elsewhere(str(failure).partition(";")[0])
            if other is None:
                raise failure from None
            runtime = other
            size = min(chunk_size(job, runtime), most or n, n)
    return runtime


def chunk_size(job: Job, runtime: Runtime) -> int:
    """Elements of a chunk that the device should have memory for."""
    facts = runtime.facts
    element = 8 * runtime.words
    share = facts.global_bytes // (2 * LANES * (len(job.inputs) + 1 + job.buffers))
    budget = min(CHUNK_BYTES.get(facts.kind, 1 << 26), facts.max_buffer_bytes // 2, share)
    return max(budget // element // runtime.grain, 1) * runtime.grain


class _Pass:
    """One go over the rest of a job with chunks of one size on one device."""

    def __init__(self, job: Job, runtime: Runtime, size: int, progress: Progress | None) -> None:
        self.job, self.runtime, self.size, self.progress = job, runtime, size, progress
        self.in_place = runtime.facts.kind == "cpu"
        """Whether whole grains are computed where they stand: a processor gains nothing by copies."""
        self.done = 0
        """Elements whose results are in the output, all before them too."""

    def go(self, first: int) -> int:
        """From element `first` to the end; its number. Raises cl.Error, `done` saying how far it got."""
        self.done = first
        total = self.job.out.shape[0]
        lanes = self.runtime.lanes
        waiting: list[tuple[Lane, int]] = []  # oldest first: lane, and the element after its chunk
        turn = 0
        try:
            while first < total or waiting:
                if len(waiting) == len(lanes) or first >= total:
                    lane, end = waiting[0]
                    lane.finish()
                    waiting.pop(0)
                    self.done = end
                    self._tell(total)
                if first < total:
                    lane = lanes[turn % len(lanes)]
                    turn += 1
                    count = min(self.size, total - first)
                    if self.in_place and count > self.runtime.grain:
                        count -= count % self.runtime.grain
                    self._enqueue(lane, first, count)
                    waiting.append((lane, first + count))
                    first += count
        finally:
            # Nothing of ours may still write into the caller's arrays.
            for lane in lanes:
                _quiet(lane)
        return total

    def _tell(self, total: int) -> None:
        if self.progress is not None and self.progress(self.done, total) is False:
            raise Interrupted(f"stopped after {self.done:,} of {total:,} elements", done=self.done, total=total)

    def _enqueue(self, lane: Lane, first: int, n: int) -> None:
        job, size = self.job, self.runtime.bytes_for(n)
        # A kernel may overwrite what pads the last grain, which in the caller's array would be someone else's.
        in_place = self.in_place and n % self.runtime.grain == 0
        inputs: list[Any] = []
        steps: list[int] = []
        for i, array in enumerate(job.inputs):
            single = array.shape[0] == 1 and job.out.shape[0] > 1
            steps.append(0 if single else 1)
            if i and array is job.inputs[0]:
                inputs.append(inputs[0])
            elif in_place and not single:
                inputs.append(lane.wrap(array[first : first + n]))
            else:
                inputs.append(lane.buffer(f"input {i}", size))
                lane.upload(inputs[i], array if single else array[first : first + n])
        result = job.out[first : first + n]
        out = lane.wrap(result) if in_place else lane.buffer("result", size)
        job.work(self.runtime, lane, Chunk(inputs, steps, out, first, n))
        if in_place:
            lane.settle(result, out)
        else:
            lane.download(result, out)
        lane.queue.flush()


def _quiet(lane: Lane) -> None:
    """Waits for the lane, whatever became of what it did: that is told elsewhere."""
    try:
        lane.finish()
    except library().Error:
        pass
