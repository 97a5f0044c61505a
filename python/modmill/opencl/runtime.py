"""A plan built on a device: its context, two queues with their buffers, and launches."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import lcm
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import numpy as np

from modmill.opencl.build import Built, build
from modmill.opencl.devices import DeviceFacts, Found, library
from modmill.opencl.errors import DeviceFailed
from modmill.opencl.plan import Plan

if TYPE_CHECKING:
    import pyopencl as cl

P = TypeVar("P", bound=Plan)

QUEUES = 2
"""While one computes, the other transfers."""
CPU_TEAMS_PER_UNIT_WITH_SCRATCH = 2
"""Few, so that the scratch of all of them stays in the cache."""
CPU_GROUP = 64
"""Items of a group of a kernel with little work per item."""
GPU_ITEMS_PER_UNIT = 2048
MOST_SCRATCH = 1 << 28
"""Bytes."""
STEPS = [np.uint32(0), np.uint32(1)]
"""The steps from element to element that kernels take: 0 for one element for all, 1 for one after the other."""
SAMPLE_SECONDS = 0.03
SAMPLE_ELEMENTS = 4096
"""Distinct elements of a sample; they repeat in longer arrays."""


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds per element, the least of several launches: wall time, and processor time of this process."""

    wall: float
    processor: float


class Queue:
    """A command queue with its own buffers and kernels. Buffers only grow, so a stream of chunks allocates once."""

    def __init__(self, context: cl.Context, found: Found) -> None:
        self._cl: Any = library()
        self.context = context
        self.commands: Any = self._cl.CommandQueue(context, device=found.device)
        self.kernels: dict[tuple[int, str], Any] = {}
        self._given: dict[tuple[int, str], tuple[Any, ...]] = {}
        self.events: list[Any] = []
        self._buffers: dict[str, Any] = {}
        self._wrapped: list[Any] = []
        self._mapped: list[Any] = []

    def buffer(self, name: str, size: int) -> Any:
        """The queue's buffer of that name, of at least `size` bytes."""
        held = self._buffers.get(name)
        if held is None or held.size < size:
            if held is not None:
                self.finish()
                self._given.clear()
                self._buffers.pop(name).release()
            held = self._cl.Buffer(self.context, self._cl.mem_flags.READ_WRITE, size=max(size, 8))
            self._buffers[name] = held
        return held

    def set_arguments(self, key: tuple[int, str], arguments: tuple[Any, ...]) -> Any:
        """The kernel of that key with its arguments.

        Setting them takes longer than a launch, so they stay where they are the same and all buffers are the queue's
        own, as for small arrays of one length after each other.
        """
        kernel = self.kernels[key]
        if self._wrapped:
            self._given.pop(key, None)
        elif self._given.get(key) == arguments:
            return kernel
        else:
            self._given[key] = arguments
        kernel.set_args(*arguments)
        return kernel

    def upload(self, buffer: Any, array: np.ndarray[Any, Any], offset: int = 0) -> None:
        """Enqueues a copy to the device; the array must not change until the queue has finished."""
        event = self._cl.enqueue_copy(self.commands, buffer, array, dst_offset=offset, is_blocking=False)
        self.events.append(event)

    def download(self, array: np.ndarray[Any, Any], buffer: Any, offset: int = 0) -> None:
        """Enqueues a copy to the host."""
        event = self._cl.enqueue_copy(self.commands, array, buffer, src_offset=offset, is_blocking=False)
        self.events.append(event)

    def wrap(self, array: np.ndarray[Any, Any], *, result: bool = False) -> Any:
        """A buffer over the array itself, for a device that computes in the host's memory.

        Kernels write into a `result` only; other arrays may be read-only, as those of memory-mapped files are.
        """
        flags = self._cl.mem_flags
        access = flags.READ_WRITE if result else flags.READ_ONLY
        held = self._cl.Buffer(self.context, access | flags.USE_HOST_PTR, hostbuf=array)
        self._wrapped.append(held)
        return held

    def unwrap(self, array: np.ndarray[Any, Any], buffer: Any) -> None:
        """Makes what was computed in a wrapped array visible in it, once the queue has finished."""
        flags = self._cl.map_flags.READ
        mapped, event = self._cl.enqueue_map_buffer(
            self.commands, buffer, flags, 0, array.shape, array.dtype, is_blocking=False
        )
        self._mapped.append(mapped)
        self.events.append(event)

    def copy(self, to: Any, source: Any, size: int) -> None:
        """Enqueues a copy on the device."""
        self._cl.enqueue_copy(self.commands, to, source, byte_count=size)

    def finish(self) -> None:
        """Waits for everything enqueued. Raises what went wrong."""
        try:
            self.commands.finish()
            for event in self.events:
                event.wait()
        finally:
            self.events.clear()
            for mapped in self._mapped:
                mapped.base.release(self.commands)
            self._mapped.clear()
            self._wrapped.clear()

    def release(self) -> None:
        """Frees the buffers."""
        self._given.clear()
        for held in self._buffers.values():
            held.release()
        self._buffers.clear()

    @property
    def bytes(self) -> int:
        """Device memory held."""
        return sum(held.size for held in self._buffers.values())


class Runtime(Generic[P]):
    """A plan that is ready to run. Raises KernelBuildError or DeviceFailed."""

    def __init__(self, found: Found, plan: P) -> None:
        cl = library()
        self.found: Found = found
        self.plan: P = plan
        self.context: Any = cl.Context([found.device])
        self.programs: list[Built] = [build(self.context, found, plan.source, plan.options)]
        self._extra: dict[str, int] = {}
        self.queues: list[Queue] = [Queue(self.context, found) for _ in range(QUEUES)]
        constants = plan.constants if plan.constants is not None and plan.constants.size else np.zeros(1, np.uint64)
        flags = cl.mem_flags
        self.constants: Any = cl.Buffer(
            self.context, flags.READ_ONLY | flags.COPY_HOST_PTR, hostbuf=np.ascontiguousarray(constants)
        )
        begin = time.perf_counter()
        try:
            self._first_launch()
        except cl.Error as e:
            raise failed(found.facts, e) from None
        self.build_seconds: float = self.programs[0].seconds + time.perf_counter() - begin

    @property
    def facts(self) -> DeviceFacts:
        """Facts of the device."""
        return self.found.facts

    @cached_property
    def grain(self) -> int:
        """Elements that buffers are padded to."""
        return self.plan.grain

    @cached_property
    def alignment(self) -> int:
        """A part of a buffer may start at multiples of this many elements: whole groups, aligned as a sub-buffer."""
        size = 8 * self.plan.words
        return lcm(self.grain, lcm(size, self.facts.base_align_bytes) // size)

    def bytes_for(self, n: int) -> int:
        """Bytes of a buffer of n elements, padding included."""
        return -(-n // self.grain) * self.grain * 8 * self.plan.words

    @property
    def memory_bytes(self) -> int:
        """Device memory held now."""
        return self.constants.size + sum(queue.bytes for queue in self.queues)

    def shape(self, n: int) -> tuple[int, int | None]:
        """(global, local) size of the launch for n elements."""
        plan, facts = self.plan, self.facts
        blocks = -(-n // plan.block)
        scratch = 8 * plan.scratch_words * plan.team
        if facts.kind == "cpu":
            # One block per team where that costs nothing: a processor runs teams one after the other, and teams that
            # advance in strides take three times as long where arrays are larger than the cache.
            teams = facts.compute_units * CPU_TEAMS_PER_UNIT_WITH_SCRATCH if scratch else blocks
        else:
            teams = facts.compute_units * GPU_ITEMS_PER_UNIT // plan.team
        if scratch:
            most = min(MOST_SCRATCH, facts.max_buffer_bytes, facts.global_bytes // 8)
            teams = max(min(teams, most // scratch), 1)
        items = max(min(blocks, teams), 1) * plan.team
        if plan.local:
            return -(-items // plan.local) * plan.local, plan.local
        return (items, 1) if facts.kind == "cpu" else (items, None)

    def strided(self, n: int) -> tuple[int, int | None]:
        """(global, local) size of a kernel that visits n elements in strides of all items."""
        facts = self.facts
        if facts.kind == "cpu":
            return -(-n // CPU_GROUP) * CPU_GROUP, CPU_GROUP
        return min(n, facts.compute_units * GPU_ITEMS_PER_UNIT), None

    def extra(self, name: str, make: Callable[[], Built]) -> int:
        """The index of a further program, built when it is first asked for."""
        if name not in self._extra:
            self.programs.append(make())
            self._extra[name] = len(self.programs) - 1
        return self._extra[name]

    def launch(
        self,
        queue: Queue,
        kernel: str,
        out: Any,
        inputs: Sequence[Any],
        n: int,
        *,
        steps: Sequence[int] | None = None,
        size: tuple[int, int | None] | None = None,
    ) -> Any:
        """Enqueues a kernel of the plan over n elements; returns the event.

        `steps` are 1 for each input by default; `size` overrides the (global, local) size.
        """
        whole, local = size or self.shape(n)
        scratch = queue.buffer("scratch", 8 * self.plan.scratch_words * whole)
        counts = [STEPS[step] for step in steps] if steps else STEPS[1:] * len(inputs)
        return self.call(queue, 0, kernel, (whole, local), out, *inputs, np.uint32(n), *counts, self.constants, scratch)

    def call(self, queue: Queue, program: int, name: str, size: tuple[int, int | None], *arguments: Any) -> Any:
        """Enqueues a kernel of one of the programs."""
        key = (program, name)
        kernel = queue.kernels.get(key)
        if kernel is None:
            kernel = queue.kernels[key] = self.programs[program].kernel(name)
        queue.set_arguments(key, arguments)
        whole, local = size
        return library().enqueue_nd_range_kernel(queue.commands, kernel, (whole,), (local,) if local else None)

    def sample(
        self,
        kernel: str,
        n: int,
        *,
        seconds: float = SAMPLE_SECONDS,
        inputs: Sequence[np.ndarray[Any, Any]] | None = None,
    ) -> Timing:
        """Times a kernel on n resident elements, launch included. `inputs` (by default random) repeat as needed."""
        queue = self.queues[0]
        if inputs is None:
            rng = np.random.default_rng(1)
            drawn = (min(n, SAMPLE_ELEMENTS), self.plan.words)
            inputs = [rng.integers(0, 1 << 62, drawn, dtype=np.uint64) for _ in range(self.plan.inputs)]
        out = queue.buffer("out", self.bytes_for(n))
        held = [queue.buffer(f"input {i}", self.bytes_for(n)) for i in range(len(inputs))]
        for buffer, array in zip(held, inputs, strict=True):
            queue.upload(buffer, np.resize(array, (n, self.plan.words)))
        self.launch(queue, kernel, out, held, n)
        queue.finish()
        wall = processor = float("inf")
        end = time.perf_counter() + seconds
        while True:
            begin, spent = time.perf_counter(), time.process_time()
            self.launch(queue, kernel, out, held, n)
            queue.commands.finish()
            now = time.perf_counter()
            wall, processor = min(wall, now - begin), min(processor, time.process_time() - spent)
            if now > end:
                return Timing(wall / n, processor / n)

    def release(self) -> None:
        """Frees the buffers of the queues."""
        for queue in self.queues:
            queue.release()

    def _first_launch(self) -> None:
        """Launches each kernel once: PoCL compiles a kernel's groups only when it first runs."""
        queue, n = self.queues[0], self.grain
        zeros = np.zeros(self.bytes_for(n) // 8, np.uint64)
        a, out = queue.buffer("input 0", zeros.nbytes), queue.buffer("out", zeros.nbytes)
        queue.upload(a, zeros)
        for kernel in self.plan.kernels:
            self.launch(queue, kernel, out, [a] * self.plan.inputs, n)
        queue.finish()


def is_memory(e: Exception) -> bool:
    """True if a smaller chunk may help."""
    codes = library().status_code
    return getattr(e, "code", 0) in (
        codes.MEM_OBJECT_ALLOCATION_FAILURE,
        codes.OUT_OF_RESOURCES,
        codes.OUT_OF_HOST_MEMORY,
        codes.INVALID_BUFFER_SIZE,
    )


def failed(facts: DeviceFacts, e: Exception, **data: Any) -> DeviceFailed:
    """The error that reports pyopencl's error `e` (`data`: done, total, partial)."""
    said = (str(e).splitlines() or [type(e).__name__])[0]
    message = f"{facts.key} ({facts.name}): {said}"
    if data:
        message += f"; no other device could take over. {data['done']:,} of {data['total']:,} elements are done"
    return DeviceFailed(message, memory=is_memory(e), **({"done": 0, "total": 0, "partial": None} | data))
