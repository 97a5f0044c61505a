"""Our own side of the benchmark of binary fields: the CPU's backends, timed in Rust, and OpenCL devices."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from modmill import _native
from modmill.bench.gf2_cases import EXPONENT, Case
from modmill.bench.gf2_peers import Words
from modmill.gf2.opencl.plan import PRODUCT


class Native:
    """A backend of the extension; processor time on one thread, wall time on several."""

    least = 1

    def __init__(self, backend: str, method: str, threads: int) -> None:
        self.title = backend
        self._method, self._threads = method, threads
        self._bench: _native.Gf2Bench | None = None
        self._words = 1

    @property
    def bench(self) -> _native.Gf2Bench:
        """The field, once it is loaded."""
        assert self._bench is not None
        return self._bench

    def load(self, case: Case, a: Words, b: Words) -> None:
        """Raises UsageError where the method does not take the modulus."""
        self._bench = _native.Gf2Bench(
            case.poly, backend=self.title.split()[0], method=self._method, ring=case.ring, threads=self._threads
        )
        self.title = f"{self._bench.backend} {self._bench.method.partition(',')[0]}"
        self._bench.load(a.tobytes(), b.tobytes(), EXPONENT)
        self._words = case.words

    def results(self, op: str) -> Words:
        """On every element; products are whole products whatever the method."""
        return np.frombuffer(self.bench.results(op), dtype="<u8").reshape(-1, self._words)

    def slice(self, op: str, count: int) -> float:
        """One call of the extension does them all, so Python's own time does not count."""
        return self.bench.slice(op, count) / count


class OpenCl:
    """An OpenCL device: arrays of the host in and out.

    On a processor what counts is the time that all threads of this process spend, on other devices wall time.
    """

    def __init__(self, device: str, method: str) -> None:
        self.title = device
        self.least = 1
        self._device, self._method = device, method
        self._a = self._b = np.zeros((1, 1), np.uint64)
        self._engine: Any = None

    def load(self, case: Case, a: Words, b: Words) -> None:
        """Builds the kernel. Slices of fewer elements than there are would time launches."""
        from modmill.gf2.opencl.engine import Engine

        self._engine = Engine(case.poly, self._device, self._method)
        self.title = f"{self._engine.backend} {self._engine.method}"
        self._a, self._b, self.least = a, b, len(a)

    def results(self, op: str) -> Words:
        """On every element."""
        return self._run(op, len(self._a))

    def slice(self, op: str, count: int) -> float:
        """Whole arrays, as often as it takes; fewer elements where fewer are asked for."""
        clock = self._clock()
        begin = clock()
        done = 0
        while done < count:
            done += len(self._run(op, min(count, len(self._a))))
        return (clock() - begin) / done

    def _clock(self) -> Any:
        return time.process_time_ns if self._engine.facts.kind == "cpu" else time.perf_counter_ns

    def _run(self, op: str, count: int) -> Words:
        engine, a = self._engine, self._a[:count]
        if op == "mul":
            return engine.mul(a, self._b[:count])
        if op == "pow":
            return engine.pow(a, EXPONENT)
        return engine.inv(a) if op == "inv" else engine.square(a)


class Resident(OpenCl):
    """The same with operands and results that stay on the device: launch and kernel, without the host's copies."""

    def __init__(self, device: str, method: str) -> None:
        super().__init__(device, method)
        self._runtime: Any = None
        self._factor = 1

    def load(self, case: Case, a: Words, b: Words) -> None:
        """Builds the kernel and copies the operands."""
        from modmill.gf2.opencl import methods
        from modmill.gf2.opencl.plan import ProductRuntime
        from modmill.opencl.devices import find

        super().load(case, a, b)
        found = find(self._device)
        plan = methods.plan(case.poly, self._engine.config, found.facts)
        self._runtime = ProductRuntime(found, plan)
        self.title = f"{self.title}, on the device"
        queue = self._runtime.queues[0]
        for name, array in (("a", a), ("b", b)):
            queue.upload(queue.buffer(name, self._runtime.bytes_for(len(a))), array)
        queue.finish()

    def slice(self, op: str, count: int) -> float:
        """Launches over all elements; over a part of them where fewer are asked for."""
        runtime, clock = self._runtime, self._clock()
        queue, n = runtime.queues[0], min(count, len(self._a))
        a, b, out = (queue.buffer(name, runtime.bytes_for(len(self._a))) for name in ("a", "b", "out"))
        kernel = runtime.plan.square if op == "square" else PRODUCT
        begin = clock()
        for _ in range(max(1, count // n)):
            runtime.launch(queue, kernel, out, (a, b), n)
            queue.commands.finish()
        return (clock() - begin) / (max(1, count // n) * n)
