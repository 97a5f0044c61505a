"""One plan, built on one device: its context, two queues with their buffers, and launches."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cached_property
from math import lcm
from typing import TYPE_CHECKING, Any

import numpy as np

from modmill.opencl.build import Built, build
from modmill.opencl.devices import Found, library
from modmill.opencl.errors import DeviceFailed
from modmill.opencl.gf2.plan import DeviceFacts, KernelPlan

if TYPE_CHECKING:
    import pyopencl as cl

LANES = 2
"""Queues: while one computes, the other transfers."""
CPU_TEAMS_PER_UNIT_WITH_SCRATCH = 2
"""Few where each has scratch, which then stays in the cache."""
CPU_GROUP = 64
"""Items of a group of a kernel with little work for each."""
GPU_ITEMS_PER_UNIT = 2048
MOST_SCRATCH = 1 << 28
"""Bytes."""
SAMPLE_SECONDS = 0.03


class Lane:
    """A queue with buffers and kernel objects of its own. Buffers only grow, so a stream of chunks allocates once."""

    def __init__(self, context: cl.Context, found: Found) -> None:
        self._cl: Any = library()
        self.context = context
        self.queue = self._cl.CommandQueue(context, device=found.device)
        self.kernels: dict[tuple[int, str], Any] = {}
        self.events: list[Any] = []
        self._buffers: dict[str, Any] = {}
        self._wrapped: list[Any] = []
        self._mapped: list[Any] = []

    def buffer(self, name: str, size: int) -> Any:
        """The lane's buffer of that name, of at least `size` bytes."""
        held = self._buffers.get(name)
        if held is None or held.size < size:
            if held is not None:
                self.finish()
                self._buffers.pop(name).release()
            held = self._cl.Buffer(self.context, self._cl.mem_flags.READ_WRITE, size=max(size, 8))
            self._buffers[name] = held
        return held

    def upload(self, buffer: Any, array: np.ndarray[Any, Any], offset: int = 0) -> None:
        """Enqueues a copy to the device; the array must stay as it is until the lane has finished."""
        event = self._cl.enqueue_copy(self.queue, buffer, array, dst_offset=offset, is_blocking=False)
        self.events.append(event)

    def download(self, array: np.ndarray[Any, Any], buffer: Any, offset: int = 0) -> None:
        """Enqueues a copy to the host."""
        event = self._cl.enqueue_copy(self.queue, array, buffer, src_offset=offset, is_blocking=False)
        self.events.append(event)

    def wrap(self, array: np.ndarray[Any, Any]) -> Any:
        """A buffer over the array itself, for a device that computes in the host's memory."""
        flags = self._cl.mem_flags
        held = self._cl.Buffer(self.context, flags.READ_WRITE | flags.USE_HOST_PTR, hostbuf=array)
        self._wrapped.append(held)
        return held

    def settle(self, array: np.ndarray[Any, Any], buffer: Any) -> None:
        """Enqueues that what was computed in a wrapped array is to be seen in it."""
        flags = self._cl.map_flags.READ
        mapped, event = self._cl.enqueue_map_buffer(
            self.queue, buffer, flags, 0, array.shape, array.dtype, is_blocking=False
        )
        self._mapped.append(mapped)
        self.events.append(event)

    def copy(self, to: Any, source: Any, size: int) -> None:
        """Enqueues a copy on the device."""
        self._cl.enqueue_copy(self.queue, to, source, byte_count=size)

    def finish(self) -> None:
        """Waits for all that is enqueued; raises what went wrong."""
        try:
            self.queue.finish()
            for event in self.events:
                event.wait()
        finally:
            self.events.clear()
            for mapped in self._mapped:
                mapped.base.release(self.queue)
            self._mapped.clear()
            self._wrapped.clear()

    def release(self) -> None:
        """Gives the buffers back."""
        for held in self._buffers.values():
            held.release()
        self._buffers.clear()

    @property
    def bytes(self) -> int:
        """Device memory held."""
        return sum(held.size for held in self._buffers.values())


class Runtime:
    """A plan that is ready to run. Raises KernelBuildError or DeviceFailed."""

    def __init__(self, found: Found, plan: KernelPlan, words: int) -> None:
        cl = library()
        self.found, self.plan, self.words = found, plan, words
        facts = found.facts
        self.context: Any = cl.Context([found.device])
        self.programs: list[Built] = [build(self.context, found, plan.source, plan.options)]
        self._extra: dict[str, int] = {}
        self.lanes = [Lane(self.context, found) for _ in range(LANES)]
        constants = plan.constants if plan.constants is not None and plan.constants.size else np.zeros(1, np.uint64)
        flags = cl.mem_flags
        self.constants: Any = cl.Buffer(
            self.context, flags.READ_ONLY | flags.COPY_HOST_PTR, hostbuf=np.ascontiguousarray(constants)
        )
        begin = time.perf_counter()
        try:
            self._first_launch()
        except cl.Error as e:
            raise failed(facts, e) from None
        self.build_seconds = self.programs[0].seconds + time.perf_counter() - begin

    @property
    def facts(self) -> DeviceFacts:
        """Of the device."""
        return self.found.facts

    @cached_property
    def grain(self) -> int:
        """Elements that buffers are padded to."""
        return self.plan.grain

    @cached_property
    def alignment(self) -> int:
        """Elements at whose multiples a part of a buffer may start: whole groups, at a sub-buffer's address."""
        size = 8 * self.words
        return lcm(self.grain, lcm(size, self.facts.base_align_bytes) // size)

    def bytes_for(self, n: int) -> int:
        """Bytes of a buffer of n elements, padding included."""
        return -(-n // self.grain) * self.grain * 8 * self.words

    @property
    def memory_bytes(self) -> int:
        """Device memory held now."""
        return self.constants.size + sum(lane.bytes for lane in self.lanes)

    def shape(self, n: int) -> tuple[int, int | None]:
        """(global, local) size of the launch for n elements."""
        plan, facts = self.plan, self.facts
        blocks = -(-n // plan.block)
        scratch = 8 * plan.scratch_words * plan.team
        if facts.kind == "cpu":
            # A block to each team where that costs nothing: a processor does them one after another, and teams that
            # went on in strides would take three times as long where arrays are larger than the cache.
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

    def items(self, n: int) -> tuple[int, int | None]:
        """(global, local) size for a kernel that goes over n elements in strides of all items."""
        facts = self.facts
        if facts.kind == "cpu":
            return -(-n // CPU_GROUP) * CPU_GROUP, CPU_GROUP
        return min(n, facts.compute_units * GPU_ITEMS_PER_UNIT), None

    def extra(self, name: str, make: Callable[[], Built]) -> int:
        """The number of a further program, built when it is first asked for."""
        if name not in self._extra:
            self.programs.append(make())
            self._extra[name] = len(self.programs) - 1
        return self._extra[name]

    def launch(
        self,
        lane: Lane,
        out: Any,
        a: Any,
        b: Any,
        n: int,
        *,
        steps: tuple[int, int] = (1, 1),
        square: bool = False,
        size: tuple[int, int | None] | None = None,
    ) -> Any:
        """Enqueues out = a b / factor over n elements; `size` overrides the launch's shape. The event."""
        plan = self.plan
        name = plan.square if square and plan.square else plan.product
        whole, local = size or self.shape(n)
        scratch = lane.buffer("scratch", 8 * plan.scratch_words * whole)
        return self.call(
            lane,
            0,
            name,
            (whole, local),
            out,
            a,
            a if square else b,
            np.uint32(n),
            np.uint32(steps[0]),
            np.uint32(steps[0] if square else steps[1]),
            self.constants,
            scratch,
        )

    def call(self, lane: Lane, program: int, name: str, size: tuple[int, int | None], *arguments: Any) -> Any:
        """Enqueues a kernel of one of the programs."""
        key = (program, name)
        kernel = lane.kernels.get(key)
        if kernel is None:
            kernel = lane.kernels[key] = self.programs[program].kernel(name)
        kernel.set_args(*arguments)
        whole, local = size
        return library().enqueue_nd_range_kernel(lane.queue, kernel, (whole,), (local,) if local else None)

    def sample(self, n: int, *, square: bool = False, seconds: float = SAMPLE_SECONDS) -> float:
        """Seconds per product on resident arrays of n elements, launch included: the least of several launches."""
        lane = self.lanes[0]
        rng = np.random.default_rng(1)
        a, b, out = (lane.buffer(name, self.bytes_for(n)) for name in ("a", "b", "out"))
        for held in (a, b):
            lane.upload(held, rng.integers(0, 1 << 62, self.bytes_for(n) // 8, dtype=np.uint64))
        self.launch(lane, out, a, b, n, square=square)
        lane.finish()
        least, end = float("inf"), time.perf_counter() + seconds
        while True:
            begin = time.perf_counter()
            self.launch(lane, out, a, b, n, square=square)
            lane.queue.finish()
            now = time.perf_counter()
            least = min(least, now - begin)
            if now > end:
                return least / n

    def release(self) -> None:
        """Gives the buffers of the lanes back."""
        for lane in self.lanes:
            lane.release()

    def _first_launch(self) -> None:
        """PoCL compiles a kernel's groups when it first runs; so a build is over only then."""
        lane, n = self.lanes[0], self.grain
        zeros = np.zeros(self.bytes_for(n) // 8, np.uint64)
        a, out = lane.buffer("a", zeros.nbytes), lane.buffer("out", zeros.nbytes)
        lane.upload(a, zeros)
        self.launch(lane, out, a, a, n)
        if self.plan.square:
            self.launch(lane, out, a, a, n, square=True)
        lane.finish()


def is_memory(e: Exception) -> bool:
    """Whether less at once may help."""
    codes = library().status_code
    return getattr(e, "code", 0) in (
        codes.MEM_OBJECT_ALLOCATION_FAILURE,
        codes.OUT_OF_RESOURCES,
        codes.OUT_OF_HOST_MEMORY,
        codes.INVALID_BUFFER_SIZE,
    )


def failed(facts: DeviceFacts, e: Exception, **data: Any) -> DeviceFailed:
    """The error that tells of pyopencl's error `e` (`data`: done, total, partial)."""
    said = (str(e).splitlines() or [type(e).__name__])[0]
    message = f"{facts.key} ({facts.name}): {said}"
    if data:
        message += f"; no other device could go on. {data['done']:,} of {data['total']:,} elements are done"
    return DeviceFailed(message, memory=is_memory(e), **({"done": 0, "total": 0, "partial": None} | data))
