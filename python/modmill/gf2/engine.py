"""The arithmetic of a field: one modulus, one backend, one method; arrays of 64-bit words in and out."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Protocol

from modmill import _native
from modmill.backends import Engines, Fabric, Gates, later
from modmill.errors import ReducibleModulus, UsageError
from modmill.gf2.modulus import Modulus, described, least_factor
from modmill.progress import ProgressCallback, native_progress

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

METHODS = _native.GF2_METHODS
"""The methods besides "auto"; karatsuba, montgomery and barrett may be followed by ":LEVELS"."""


class Engine(Protocol):
    """Arrays are (n, words) uint64, C-contiguous, lowest word first, every element of degree below `degree`.

    `_native.Gf2Engine` (CPU), `modmill.gf2.opencl.engine.Engine` and `modmill.gf2.gates.Engine`
    implement it. Results are new arrays, unless the caller gives one.
    """

    @property
    def degree(self) -> int:
        """m."""
        ...

    @property
    def words(self) -> int:
        """S = ceil(m / 64)."""
        ...

    @property
    def backend(self) -> str:
        """ "portable", "neon", "avx2", "avx512", "opencl:<index>" or "rtl:<unit>"."""
        ...

    @property
    def method(self) -> str:
        """The method that runs, with levels: "karatsuba:3"."""
        ...

    @property
    def why(self) -> str:
        """The reason for the choice of backend and method; with figures if they were measured."""
        ...

    def mul(
        self, a: NDArray[np.uint64], b: NDArray[np.uint64], out: NDArray[np.uint64] | None = None
    ) -> NDArray[np.uint64]:
        """a b mod N, whatever the method's own form; one of the two may be (1, words) and is then used for all.

        `out`, of the result's shape and apart from the operands, takes the result.
        """
        ...

    def square(self, a: NDArray[np.uint64], out: NDArray[np.uint64] | None = None) -> NDArray[np.uint64]:
        """a^2 mod N; `out` as for :meth:`mul`."""
        ...

    def pow(self, a: NDArray[np.uint64], exponent: int) -> NDArray[np.uint64]:
        """a^exponent mod N; 0^0 = 1. A negative exponent inverts first."""
        ...

    def inv(self, a: NDArray[np.uint64]) -> NDArray[np.uint64]:
        """1 / a mod N. Raises `modmill.errors.NotInvertible` (index, and `factor`: gcd(a, N) as an integer)."""
        ...

    def trace(self, a: NDArray[np.uint64]) -> NDArray[np.uint8]:
        """The trace to GF(2), (n,); in a ring, the trace of the multiplication by a."""
        ...


class Maker(Protocol):
    """Makes the engine of a backend. Raises what :class:`modmill.gf2.Field` raises."""

    def __call__(
        self,
        modulus: Modulus,
        backend: str,
        method: str,
        /,
        *,
        ring: bool,
        threads: int,
        progress: ProgressCallback | None,
    ) -> Engine: ...


def _on_processor(
    modulus: Modulus, backend: str, method: str, /, *, ring: bool, threads: int, progress: ProgressCallback | None
) -> Engine:
    told = native_progress(progress)
    return _native.Gf2Engine(
        modulus.encoded(), backend=backend, method=method, ring=ring, threads=threads, progress=told
    )


def _on_device(
    modulus: Modulus, backend: str, method: str, /, *, ring: bool, threads: int, progress: ProgressCallback | None
) -> Engine:
    del threads
    if not ring and (factor := least_factor(modulus.poly, progress=progress)) is not None:
        raise ReducibleModulus(_reducible(modulus, factor), factor=factor)
    # Imported here: computing on the processor needs no OpenCL.
    opencl = importlib.import_module("modmill.gf2.opencl.engine")
    return opencl.Engine(modulus.poly, device=backend, method=method)


def _reducible(modulus: Modulus, factor: int) -> str:
    return f"the modulus {modulus.text} is reducible: {described(factor)} divides it"


def _in_gates(
    modulus: Modulus, backend: str, method: str, /, *, ring: bool, threads: int, progress: ProgressCallback | None
) -> Engine:
    del threads
    if method != "auto":
        raise UsageError(f"method: {backend} has its own, so leave it out (got {method})", got=method)
    gates = importlib.import_module("modmill.gf2.gates")
    return gates.Engine(modulus, backend, ring=ring, progress=progress)


ORDERS = ("cios", "fios", "fips", "cihs", "algorithm5")
"""Orders of the word-serial multiplier beside its default one, each a backend of its own."""
ENGINES: Engines[Maker] = Engines(
    Gates("gf2", {order: {"order": order} for order in ORDERS}),
    {
        Fabric.CPU: _on_processor,
        Fabric.OPENCL: _on_device,
        Fabric.RTL: _in_gates,
        Fabric.CLUSTER: later("cluster.arrays", "on_cluster"),
    },
    arithmetic="binary fields",
)


def chosen() -> str:
    """The backend and method of `--backend auto` at the thesis' smallest size, for `modmill doctor`."""
    poly = (1 << 255 | 1 << 82 | 1).to_bytes(40, "little")
    field = _native.Gf2Engine(poly, backend="auto", method="auto", ring=True, threads=1)
    return f"{field.backend} {field.method}, at 255 bits"
