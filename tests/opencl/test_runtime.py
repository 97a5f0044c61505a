"""The runtime and streams carry out any job's plan: here sums of three arrays of integers modulo 2^64."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import numpy as np
import pytest

from modmill.opencl import limits, stream
from modmill.opencl.devices import Found
from modmill.opencl.errors import ConfigError
from modmill.opencl.plan import Plan
from modmill.opencl.runtime import Queue, Runtime
from modmill.opencl.stream import Chunk, Task
from modmill.progress import Progress

SOURCE = """
__kernel void sum(__global ulong *out, __global const ulong *a, __global const ulong *b, __global const ulong *c,
                  uint n, uint a_step, uint b_step, uint c_step,
                  __global const ulong *constants, __global ulong *scratch) {
  for (size_t k = get_global_id(0); k < n; k += get_global_size(0)) {
    scratch[get_global_id(0)] = a[k * a_step] + b[k * b_step];
    out[k] = scratch[get_global_id(0)] + c[k * c_step] + constants[0];
  }
}
"""
PLAN = Plan(
    source=SOURCE,
    kernels=("sum",),
    words=1,
    inputs=3,
    scratch_words=1,
    constants=np.array([5], np.uint64),
    method="sum",
)


@pytest.fixture(scope="module")
def runtime(device: Found) -> Runtime[Plan]:
    return Runtime(device, PLAN)


def work(runtime: Runtime[Plan], queue: Queue, chunk: Chunk) -> None:
    runtime.launch(queue, "sum", chunk.out, chunk.inputs, chunk.n, steps=chunk.steps)


def arrays(n: int) -> list[np.ndarray[Any, Any]]:
    rng = np.random.default_rng(n)
    return [rng.integers(0, 1 << 64, (count, 1), dtype=np.uint64) for count in (n, 1, n)]


@pytest.mark.parametrize(("n", "most"), [(1, None), (100, 7), (5000, 999), (5000, None)])
def test_a_stream_of_any_job(runtime: Runtime[Plan], n: int, most: int | None) -> None:
    a, b, c = arrays(n)
    out = np.empty((n, 1), np.uint64)
    heard: list[Progress] = []
    finished = stream.run(Task([a, b, c], out, work), runtime, lambda _: None, lambda step: heard.append(step), most)
    assert finished is runtime
    assert (out == a + b + c + np.uint64(5)).all()
    assert heard[-1].done == heard[-1].total == n
    assert [step.done for step in heard] == sorted({step.done for step in heard})


def test_a_sample_times_each_kernel(runtime: Runtime[Plan]) -> None:
    timing = runtime.sample("sum", 1000, seconds=0.01)
    assert timing.wall > 0 and timing.processor >= 0
    assert runtime.memory_bytes >= 4 * 8000
    runtime.release()
    assert runtime.memory_bytes == 8, "the constants"


def test_limits_name_what_to_reduce(device: Found) -> None:
    limits.check(PLAN, device.facts)
    large = Plan(source="", kernels=(), words=1, local=device.facts.max_group + 1, method="sum")
    with pytest.raises(ConfigError, match=f"^sum: group is {large.local}; ") as caught:
        limits.check(large, device.facts)
    assert (caught.value.knob, caught.value.got) == ("group", large.local)


def test_arguments_are_set_where_they_differ(runtime: Runtime[Plan]) -> None:
    """Setting them takes longer than a launch."""
    queue, key = runtime.queues[0], (0, "watched")
    kernel = queue.kernels[key] = Mock()

    def given(*arguments: Any) -> int:
        kernel.reset_mock()
        assert queue.set_arguments(key, arguments) is kernel
        return kernel.set_args.call_count

    first, other = queue.buffer("a", 64), queue.buffer("b", 64)
    assert given(first, np.uint32(3)) == 1 and given(first, np.uint32(3)) == 0
    assert given(other, np.uint32(3)) == 1 and given(other, np.uint32(4)) == 1 and given(other, np.uint32(4)) == 0
    grown = queue.buffer("b", 1 << 20)
    assert given(grown, np.uint32(4)) == 1 and given(grown, np.uint32(4)) == 0
    wrapped = queue.wrap(np.zeros(8, np.uint64))
    assert given(wrapped, np.uint32(4)) == 1 and given(wrapped, np.uint32(4)) == 1, "the caller's memory is not kept"
    queue.finish()
    assert given(grown, np.uint32(4)) == 1 and given(grown, np.uint32(4)) == 0
    queue.release()
    assert given(grown, np.uint32(4)) == 1
