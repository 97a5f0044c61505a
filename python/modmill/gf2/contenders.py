"""Our side of the benchmark of binary fields: the processor's backends, timed in Rust, and OpenCL devices."""

from __future__ import annotations

import time
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from modmill import _native
from modmill.bench.interleave import Contender
from modmill.gf2.cases import EXPONENT, Case

Words = NDArray[np.uint64]


class Ours(Contender, Protocol):
    """A backend of ours on a case."""

    asked: str
    """The backend as the caller named it."""


class Native:
    """A backend of the extension; processor time on one thread, wall time on several.

    Raises UsageError where the method does not support the modulus.
    """

    def __init__(self, backend: str, method: str, threads: int, case: Case, a: Words, b: Words) -> None:
        self.asked = backend
        self.least: int = len(a) if case.memory else 1
        """In memory all elements: fewer would stay in a cache from slice to slice."""
        self._bench = _native.Gf2Bench(case.poly, backend=backend, method=method, ring=case.ring, threads=threads)
        self.title: str = f"{self._bench.backend} {self._bench.method}"
        self._bench.load(a.tobytes(), b.tobytes(), EXPONENT)
        self._op, self._words = case.op, case.words

    def answers(self) -> Words:
        """The results on all operands."""
        return np.frombuffer(self._bench.results(self._op), dtype="<u8").reshape(-1, self._words)

    def slice(self, count: int) -> float:
        """The ns per operation; one call does all of them, so Python's own time does not count."""
        return self._bench.slice(self._op, count) / count


class Sum(Native):
    """The XOR of the operands, past the caches: what the memory allows an operation on two arrays."""

    def __init__(self, threads: int, case: Case, a: Words, b: Words) -> None:
        super().__init__("auto", "barrett", threads, case, a, b)
        self.title = "XOR of such arrays"
        self._op = "add"

    def answers(self) -> None:  # type: ignore[override]
        """None: it computes something else than the others."""


class OpenCl:
    """An OpenCL device, from arrays of the host to arrays of the host.

    On a processor it counts the time of all threads of this process, on other devices wall time.
    """

    def __init__(self, device: str, method: str, case: Case, a: Words, b: Words) -> None:
        from modmill.gf2.opencl.engine import Engine

        self.asked = device
        self.engine: Engine = Engine(case.poly, device, method)
        self.title: str = f"{self.engine.backend} {self.engine.method}"
        self.least: int = len(a)
        """Fewer elements would time launches."""
        self._op, self._a, self._b = case.op, a, b

    def answers(self) -> Words:
        """The results on all operands."""
        return self._run(len(self._a))

    def slice(self, count: int) -> float:
        """The ns per operation on whole arrays, as often as needed."""
        clock = self.clock()
        begin, done = clock(), 0
        while done < count:
            done += len(self._run(min(count, len(self._a))))
        return (clock() - begin) / done

    def clock(self) -> Any:
        """The clock that counts on this device."""
        return time.process_time_ns if self.engine.facts.kind == "cpu" else time.perf_counter_ns

    def _run(self, count: int) -> Words:
        engine, a = self.engine, self._a[:count]
        if self._op == "mul":
            return engine.mul(a, self._b[:count])
        if self._op == "pow":
            return engine.pow(a, EXPONENT)
        return engine.inv(a) if self._op == "inv" else engine.square(a)


class Resident(OpenCl):
    """A device's products with operands and results that stay there: launch and kernel, without the host's copies."""

    def __init__(self, device: str, method: str, case: Case, a: Words, b: Words) -> None:
        from modmill.gf2.opencl import methods
        from modmill.gf2.opencl.plan import PRODUCT, ProductRuntime
        from modmill.opencl.devices import find

        super().__init__(device, method, case, a, b)
        self.title: str = f"{self.title}, on the device"
        found = find(device)
        plan = methods.plan(case.poly, self.engine.config, found.facts)
        self._runtime = ProductRuntime(found, plan)
        self._kernel = plan.square if case.op == "square" else PRODUCT
        self._queue = self._runtime.queues[0]
        self._out, *self._inputs = (
            self._queue.buffer(name, self._runtime.bytes_for(len(a))) for name in ("out", "input 0", "input 1")
        )
        for buffer, array in zip(self._inputs, (a, b), strict=True):
            self._queue.upload(buffer, array)
        self._queue.finish()

    def slice(self, count: int) -> float:
        """The ns per operation; launches over all elements, or over `count` where these are fewer."""
        clock, n = self.clock(), min(count, len(self._a))
        launches = max(1, count // n)
        begin = clock()
        for _ in range(launches):
            self._runtime.launch(self._queue, self._kernel, self._out, self._inputs, n)
            self._queue.commands.finish()
        return (clock() - begin) / (launches * n)
