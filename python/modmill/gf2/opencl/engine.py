"""Arithmetic of a field or ring GF(2)[x] / N on an OpenCL device: arrays in, arrays out.

>>> import numpy as np
>>> from modmill.opencl.devices import devices
>>> if devices():
...     E = Engine(1 << 255 | 1 << 82 | 1, method="direct")
...     a = np.array([[2, 0, 0, 0]], np.uint64)  # x
...     print(E.pow(a, 255), E.trace(a))
[[     1 262144      0      0]] [0]
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from modmill.errors import UsageError
from modmill.gf2.opencl import choice, inverses, methods, polynomials, powers
from modmill.gf2.opencl.choice import Choice
from modmill.gf2.opencl.config import Config, ConfigError
from modmill.gf2.opencl.plan import PRODUCT, ProductPlan, ProductRuntime, kernel_text
from modmill.gf2.opencl.polynomials import bits_of, words_of
from modmill.opencl import stream
from modmill.opencl.build import build
from modmill.opencl.devices import DeviceFacts, Found, find, library, others
from modmill.opencl.errors import DeviceFailed, KernelBuildError
from modmill.opencl.runtime import Queue
from modmill.opencl.stream import Chunk, Task
from modmill.progress import ProgressCallback

Words = NDArray[np.uint64]
Work = Callable[[ProductRuntime, Queue, Chunk], None]


class Engine:
    """An engine (:class:`modmill.gf2.engine.Engine`) on an OpenCL device.

    Args:
        poly: N as an integer, of degree 2 or more; it need not be irreducible. device: "opencl", "opencl:INDEX" or
        "opencl:PART-OF-ITS-NAME" (:func:`modmill.opencl.devices.find`). method: a method's name, or "auto": the
        fastest on a small sample, of a few candidates and of the one that `modmill gf2
            explore` found fastest for this device and size.
        config: how to build the kernel, instead of `method`.
        progress: called after each chunk; returning False stops with Interrupted.

    Calls from several threads wait for each other.

    Raises DeviceMissing, ConfigError (no kernel is built that way), KernelBuildError, DeviceFailed. Its methods raise
    DeviceFailed where the device fails and no other one can continue.
    """

    def __init__(
        self,
        poly: int,
        device: str = "opencl",
        method: str = "auto",
        config: Config | None = None,
        *,
        progress: ProgressCallback | None = None,
    ) -> None:
        if bits_of(poly) < 2:
            raise UsageError(f"the modulus must have degree 2 or more (got {bits_of(poly)})")
        self.poly = poly
        self.degree: int = bits_of(poly)
        self.words: int = words_of(poly)
        self.progress = progress
        self.most: int | None = None
        """Most elements of a chunk; None means as many as the device's memory allows."""
        self._failed: list[Found] = []
        self._traces: int | None = None
        self._lock = threading.Lock()
        found = find(device)
        if config is not None:
            chosen = Choice(config, "as given")
        elif method != "auto":
            chosen = Choice(methods.preferred(method, found.facts), "as requested")
        else:
            chosen = choice.automatic(poly, found)
        self.config: Config = chosen.config
        self.why: str = f"{found.facts.key} {found.facts.name}: {chosen.why}"
        self.runtime: ProductRuntime = ProductRuntime(found, methods.plan(poly, chosen.config, found.facts))
        """The built plan, for measurements too."""

    # What runs, and where.

    @property
    def backend(self) -> str:
        """ "opencl:INDEX"."""
        return self.facts.key

    @property
    def method(self) -> str:
        """The method that runs, with levels."""
        return self.plan.method

    @property
    def plan(self) -> ProductPlan:
        """The kernels."""
        return self.runtime.plan

    @property
    def facts(self) -> DeviceFacts:
        """The device."""
        return self.runtime.facts

    # The arithmetic.

    def mul(self, a: Words, b: Words, out: Words | None = None) -> Words:
        """a b mod N, element by element; one of the two may be (1, words) and is then used for all.

        `out`, an array of the result's shape that shares no memory with the operands, takes the result.
        """
        same = a is b
        a = self._elements("a", a)
        b = a if same else self._elements("b", b)
        n = max(len(a), len(b)) if len(a) and len(b) else 0
        if len(a) != len(b) and 1 not in (len(a), len(b)):
            raise UsageError(f"a has {len(a)} elements and b has {len(b)}; the numbers must be equal, or one of them 1")
        if len(a) < len(b):
            a, b = b, a
        factor = self.plan.factor
        if factor != 1 and len(b) < n:
            # The one element takes the factor, once for all products.
            once = polynomials.mul(polynomials.from_words(b[0]), factor, self.poly)
            return self._run([a, self._element(once)], n, _product, out=out)
        work = _product if factor == 1 else self._corrected(square=False)
        return self._run([a, b], n, work, buffers=int(factor != 1), out=out)

    def square(self, a: Words, out: Words | None = None) -> Words:
        """a^2 mod N; `out` as for :meth:`mul`."""
        a = self._elements("a", a)
        plain = self.plan.factor == 1
        work = _square if plain else self._corrected(square=True)
        return self._run([a], len(a), work, buffers=int(not plain), out=out)

    def pow(self, a: Words, exponent: int) -> Words:
        """a^exponent mod N; 0^0 = 1. A negative exponent inverts first. The steps stay on the device."""
        a = self._elements("a", a)
        if exponent < 0:
            a, exponent = self.inv(a), -exponent
        if exponent == 0:
            return np.repeat(self._element(1), len(a), axis=0)
        if exponent == 1:
            return a.copy()
        work = powers.Power(exponent, self._element(1), self._lift())
        return self._run([a], len(a), work, buffers=work.buffers)

    def inv(self, a: Words) -> Words:
        """1 / a mod N by a tree of products on the device: three per element, and one inversion per chunk on the host.

        Raises NotInvertible.
        """
        a = self._elements("a", a)
        return self._run([a], len(a), inverses.Inversion(self.poly), buffers=inverses.BUFFERS)

    def trace(self, a: Words) -> NDArray[np.uint8]:
        """The trace to GF(2), (n,): of a field's element; in a ring, of the multiplication by the element."""
        a = self._elements("a", a)
        if self._traces is None:
            self._traces = polynomials.traces(self.poly)
        out = np.empty(len(a), np.uint8)
        self._do(Task([a], out, _Trace(polynomials.to_words(self._traces, self.words))))
        return out

    # What they share.

    def _run(self, inputs: list[Words], n: int, work: Work, buffers: int = 0, out: Words | None = None) -> Words:
        if out is None:
            out = np.empty((n, self.words), np.uint64)
        elif out.shape != (n, self.words) or out.dtype != np.uint64 or not out.flags.carray:
            wanted = f"uint64 of shape ({n}, {self.words}), C-contiguous and writable"
            raise UsageError(f"out must be {wanted} (got {out.dtype} of shape {out.shape})")
        elif any(np.may_share_memory(out, a) for a in inputs):
            raise UsageError("out must not share memory with an operand")
        self._do(Task(inputs, out, work, buffers))
        return out

    def _do(self, task: Task[ProductPlan]) -> None:
        if not len(task.out):
            return
        library()  # raises in a child of a fork, which could wait for this lock, too
        # The queues' buffers serve one stream at a time.
        with self._lock:
            self.runtime = stream.run(task, self.runtime, self._elsewhere, self.progress, self.most)

    def _elsewhere(self, said: str) -> ProductRuntime | None:
        """The runtime of another device, with this configuration or else a method that works on every device."""
        self._failed.append(self.runtime.found)
        for found in others(self.runtime.found):
            if found in self._failed:
                continue
            for config in dict.fromkeys((self.config, methods.preferred("barrett", found.facts))):
                try:
                    plan = methods.plan(self.poly, config, found.facts)
                    if plan.factor != self.plan.factor:
                        continue  # the current task corrects for this factor
                    runtime = ProductRuntime(found, plan)
                except (ConfigError, KernelBuildError, DeviceFailed):
                    continue
                self.config, self.runtime = config, runtime
                self.why = f"{found.facts.key} {found.facts.name}: continued here after {said}"
                return runtime
        return None

    def _element(self, a: int) -> Words:
        return polynomials.to_words(a, self.words)[None]

    def _lift(self) -> Words | None:
        """F^2 mod N, whose product with a is a F; None where F is 1."""
        factor = self.plan.factor
        return None if factor == 1 else self._element(polynomials.mul(factor, factor, self.poly))

    def _corrected(self, *, square: bool) -> Work:
        """a b from a kernel that gives a b / F, by a second product with F^2."""
        lift = self._lift()
        assert lift is not None

        def work(runtime: ProductRuntime, queue: Queue, chunk: Chunk) -> None:
            raw = queue.buffer("raw", runtime.bytes_for(chunk.n))
            constant = queue.buffer("lift", lift.nbytes)
            queue.upload(constant, lift)
            a, b = chunk.inputs[0], chunk.inputs[-1]
            kernel = runtime.plan.square if square else PRODUCT
            runtime.launch(queue, kernel, raw, (a, b), chunk.n, steps=(chunk.steps[0], chunk.steps[-1]))
            runtime.launch(queue, PRODUCT, chunk.out, (raw, constant), chunk.n, steps=(1, 0))

        return work

    def _elements(self, name: str, a: Words) -> Words:
        """The array in C order at an aligned address. Raises UsageError that says what is wrong with it."""
        if a.dtype != np.uint64 or a.ndim != 2 or a.shape[1] != self.words:
            raise UsageError(f"{name} must be uint64 of shape (n, {self.words}) (got {a.dtype} of shape {a.shape})")
        if (spare := 64 * self.words - self.degree) and len(a) and int(a[:, -1].max()) >> 64 - spare:
            index = int(np.flatnonzero(a[:, -1] >> np.uint64(64 - spare))[0])
            got = polynomials.from_words(a[index]).bit_length() - 1
            raise UsageError(
                f"element {index} of {name} has degree {got}; it must be below {self.degree}", index=index, got=got
            )
        return np.require(a, requirements=["C", "A"])


def _product(runtime: ProductRuntime, queue: Queue, chunk: Chunk) -> None:
    runtime.launch(queue, PRODUCT, chunk.out, chunk.inputs, chunk.n, steps=chunk.steps)


def _square(runtime: ProductRuntime, queue: Queue, chunk: Chunk) -> None:
    a = chunk.inputs[0]
    runtime.launch(queue, runtime.plan.square, chunk.out, (a, a), chunk.n)


@dataclass(frozen=True, slots=True)
class _Trace:
    """The parity of the bits that an element shares with the trace vector, word by word."""

    vector: Words

    def __call__(self, runtime: ProductRuntime, queue: Queue, chunk: Chunk) -> None:
        program = runtime.extra("trace", lambda: build(runtime.context, runtime.found, kernel_text("trace.cl")))
        held: Any = queue.buffer("trace vector", self.vector.nbytes)
        queue.upload(held, self.vector)
        size = runtime.strided(chunk.n)
        runtime.call(
            queue,
            program,
            "gf2_trace",
            size,
            chunk.out,
            chunk.inputs[0],
            held,
            np.uint32(chunk.n),
            np.uint32(len(self.vector)),
        )
