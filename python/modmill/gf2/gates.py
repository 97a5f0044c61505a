"""Arithmetic of a field in simulated gates: the backends `rtl:<unit>` of gf2.

What a unit computes is compared with the processor. Without powers of its own they are sequences of products.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol, cast, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from modmill import _native
from modmill.errors import HardwareMismatch, NotInvertible, UsageError
from modmill.formula.chain import inversion
from modmill.gf2.engine import ENGINES
from modmill.gf2.modulus import Modulus
from modmill.gf2.windows import width, windows
from modmill.hw.interface import registry
from modmill.progress import ProgressCallback
from modmill.watch import Watch

if TYPE_CHECKING:
    from modmill.hw.interface.configuration import Configuration
    from modmill.hw.stream.beat import Rows
    from modmill.hw.stream.simulation import StreamSimulation
    from modmill.hw.stream.streamed import StreamedUnit

Words = NDArray[np.uint64]
GATES = ENGINES.gates
CHUNK = 1 << 12
"""Products between two reports of progress."""


class Fitting(Protocol):
    """A family of the job, with what other families do not have."""

    def for_modulus(self, unit: str, poly: int, given: Mapping[str, Any]) -> Configuration:
        """The configuration for a modulus and parameters. Raises UsageError for one that the unit does not take."""
        ...


class Multiplier(Protocol):
    """A unit of the job, with the methods that other units with streams do not have."""

    def beats_of(self, a: Words, b: Words) -> Mapping[str, Rows]:
        """The beats of products of elements, each stream's as rows."""
        ...

    def answers(self, count: int) -> Mapping[str, int]:
        """The beats that follow from so many products, by stream."""
        ...

    def elements(self, found: Mapping[str, Rows]) -> Words:
        """The products, from the beats that followed."""
        ...


@runtime_checkable
class Powers(Protocol):
    """A unit with powers and inverses of its own."""

    def powers_of(self, a: Words, exponent: int) -> Mapping[str, Rows]:
        """The beats of powers of elements, for an exponent below 2^m."""
        ...

    def inverses_of(self, a: Words) -> Mapping[str, Rows]:
        """The beats of inverses of elements, none of which is 0."""
        ...


class Engine:
    """An engine (:class:`modmill.gf2.engine.Engine`) of simulated gates.

    The first product builds the simulation. Raises ReducibleModulus, UsageError for a modulus that the unit lacks.
    """

    method: str = "gates"

    def __init__(self, modulus: Modulus, backend: str, *, ring: bool, progress: ProgressCallback | None) -> None:
        name, variant = GATES.find(backend)
        family = cast("Fitting", registry.family(name))
        given: Mapping[str, Any] = {"backend": "auto", "method": "auto", "ring": ring, "threads": 1}
        self._processor = _native.Gf2Engine(modulus.encoded(), **given)
        self._config = family.for_modulus(name, modulus.poly, variant)
        self._simulation: StreamSimulation | None = None
        self._lock = threading.Lock()
        self._progress = progress
        self.modulus: Modulus = modulus
        self.degree: int = modulus.degree
        self.words: int = modulus.words
        self.backend: str = backend
        self.ring: bool = ring

    @property
    def why(self) -> str:
        """The configuration, the simulator once there is one, and the cycles so far."""
        said = f"named by the caller: {self._config.slug}"
        if self._simulation is None:
            return said
        return f"{said} in {self._simulation.simulator}, {self._simulation.cycles:,} cycles"

    def mul(self, a: Words, b: Words, out: Words | None = None) -> Words:
        """a b mod N, element by element; one of the two may be (1, words) and is then used for all.

        Raises ToolMissing, ToolFailed, Interrupted, and HardwareMismatch where a product is not the processor's.
        """
        wanted = self._processor.mul(a, b, out)
        x, y = (np.broadcast_to(operand, wanted.shape) for operand in (a, b))
        self._repeat("product", wanted, lambda here: self._unit.beats_of(x[here], y[here]))
        return wanted

    def square(self, a: Words, out: Words | None = None) -> Words:
        """a^2 mod N, as a product."""
        return self.mul(a, a, out)

    def pow(self, a: Words, exponent: int) -> Words:
        """a^exponent mod N; 0^0 = 1. A negative exponent inverts first. Units without powers multiply by windows."""
        if exponent < 0:
            a, exponent = self.inv(a), -exponent
        if exponent < 2:
            return a.copy() if exponent else self._processor.pow(a, 0)
        unit = self._unit
        if isinstance(unit, Powers) and exponent.bit_length() <= self.degree:
            powers = self._processor.pow(a, exponent)
            self._repeat("power", powers, lambda here: unit.powers_of(a[here], exponent))
            return powers
        steps = windows(exponent, width(exponent.bit_length()))
        odd = {1: a}
        twice = self.square(a) if any(power > 1 for _, power in steps) else a
        for power in range(3, 1 + max(power for _, power in steps), 2):
            odd[power] = self.mul(odd[power - 2], twice)
        found = odd[steps[0][1]]
        for squarings, power in steps[1:]:
            for _ in range(squarings):
                found = self.square(found)
            found = self.mul(found, odd[power]) if power else found
        return found.copy()

    def inv(self, a: Words) -> Words:
        """1 / a mod N as a^(2^m - 2), by the chain of Itoh and Tsujii. Raises NotInvertible, UsageError in a ring."""
        if self.ring:
            raise UsageError(f"backend: {self.backend} computes inverses in fields, not with --ring", got=self.backend)
        zero = np.flatnonzero(~a.any(axis=1))
        if len(zero):
            index = int(zero[0])
            raise NotInvertible(f"element {index} has no inverse: it is 0", index=index, factor=self.modulus.poly)
        unit = self._unit
        if isinstance(unit, Powers):
            inverses = self._processor.inv(a)
            self._repeat("inverse", inverses, lambda here: unit.inverses_of(a[here]))
            return inverses
        found = a
        for step in inversion(self.degree):
            start = found
            for _ in range(step.squares):
                found = self.square(found)
            if step.by_a or step.by_start:
                found = self.mul(found, a if step.by_a else start)
        return found

    def trace(self, a: Words) -> NDArray[np.uint8]:
        """The trace to GF(2), (n,), by the processor: a sum of fixed coefficients, without a product."""
        return self._processor.trace(a)

    @functools.cached_property
    def _unit(self) -> Multiplier:
        return cast("Multiplier", registry.build(self._config))

    def _repeat(self, what: str, wanted: Words, beats: Callable[[slice], Mapping[str, Rows]]) -> None:
        """Runs what the processor has computed in gates. Raises HardwareMismatch where a result differs."""
        count = len(wanted)
        with self._lock:
            for at in range(0, count, CHUNK):
                here = slice(at, min(count, at + CHUNK))
                simulation = self._built()
                found = simulation.move(beats(here), self._unit.answers(here.stop - at), drain=True)
                wrong = np.flatnonzero((self._unit.elements(found) != wanted[here]).any(axis=1))
                if len(wrong):
                    self._differs(what, at + int(wrong[0]), wanted)
                Watch(self._progress)(f"{what}s", here.stop, count, 0, simulation.seconds)

    def _differs(self, what: str, index: int, wanted: Words) -> None:
        said = f"{self._config.slug}: {what} {index} is not the processor's"
        raise HardwareMismatch(said, index=index, expected=_number(wanted[index]))

    def _built(self) -> StreamSimulation:
        """The simulation, built by the first results."""
        if self._simulation is None:
            from modmill.hw.stream.simulation import StreamSimulation  # takes longer to load than most commands run

            unit = cast("StreamedUnit", self._unit)
            self._simulation = StreamSimulation(unit, self.modulus.poly, 1, 0, Watch(self._progress))
        return self._simulation


def _number(words: Words) -> int:
    return int.from_bytes(words.tobytes(), "little")
