"""Which configuration `auto` takes: the best explored on this device, else the fastest of a few on a sample."""

from __future__ import annotations

from modmill.opencl import tuning
from modmill.opencl.devices import Found, library
from modmill.opencl.errors import DeviceFailed, KernelBuildError
from modmill.opencl.gf2 import methods
from modmill.opencl.gf2.config import Config, ConfigError
from modmill.opencl.gf2.plan import words_of
from modmill.opencl.runtime import Runtime, failed

CANDIDATES = ("clmul", "bitsliced", "karatsuba")
FALLBACK = "barrett"
"""Taken where none of these is to be had: it takes every modulus and every device."""
SAMPLE_BYTES = 1 << 21
"""Of one operand: 2^16 elements at 256 bits, so many that a launch's own cost does not decide."""


ROUNDS = 4
"""Turns that the candidates are timed in, so that a neighbour's burst of work hits all alike."""
HOPELESS = 3
"""Times the least that a candidate took in its first turn: it gets no other."""


class Candidate:
    """A configuration, built to be timed. Raises ConfigError, KernelBuildError, DeviceFailed."""

    def __init__(self, poly: int, found: Found, config: Config) -> None:
        words = words_of(poly)
        self.config = config
        self.runtime = Runtime(found, methods.plan(poly, config, found.facts), words)
        n = max(SAMPLE_BYTES // (8 * words), self.runtime.grain * found.facts.compute_units)
        self.elements = -(-n // self.runtime.grain) * self.runtime.grain
        self.seconds = float("inf")
        """For each product on the whole device, launch included: the least so far."""

    def time(self) -> None:
        """One turn. Raises DeviceFailed."""
        try:
            self.seconds = min(self.seconds, self.runtime.sample(self.elements))
        except library().Error as e:
            raise failed(self.runtime.facts, e) from None
        finally:
            self.runtime.release()


_cache: dict[tuple[int, str], tuple[Config, str]] = {}


def automatic(poly: int, found: Found) -> tuple[Config, str]:
    """The configuration, and why. Measured once per process, modulus and device."""
    known = _cache.get((poly, found.facts.key))
    if known is None:
        known = _cache[poly, found.facts.key] = _explored(poly, found) or _measured(poly, found)
    return known


def instead(poly: int, found: Found, config: Config) -> tuple[Config, str] | None:
    """The choice for a configuration that was explored and no longer builds; None where it was measured just now."""
    if tuning.best(found.facts, poly) != config:
        return None
    measured = _cache[poly, found.facts.key] = _measured(poly, found)
    return measured if measured[0] != config else None


def _explored(poly: int, found: Found) -> tuple[Config, str] | None:
    config = tuning.best(found.facts, poly)
    if config is None:
        return None
    try:
        methods.plan(poly, config, found.facts)
    except ConfigError:
        return None  # kept by another version, or for a modulus of another kind
    return config, "the best that `modmill gf2 explore` found here"


def _measured(poly: int, found: Found) -> tuple[Config, str]:
    candidates: list[Candidate] = []
    refused: list[Exception] = []
    for name in (*CANDIDATES, FALLBACK):
        if name == FALLBACK and candidates:
            break
        try:
            candidate = Candidate(poly, found, methods.preferred(name, found.facts))
            candidate.time()
            candidates.append(candidate)
        except (ConfigError, KernelBuildError, DeviceFailed) as e:
            refused.append(e)
    if not candidates:
        raise refused[-1]
    for _ in range(ROUNDS - 1):
        # One that is far behind has nothing to hope for from another turn.
        least = min(c.seconds for c in candidates)
        for c in candidates:
            if c.seconds <= HOPELESS * least:
                c.time()
    candidates.sort(key=lambda c: c.seconds)
    listed = ", ".join(f"{c.runtime.plan.method} {c.seconds * 1e9:.3g} ns" for c in candidates)
    sample = f"{candidates[0].elements:,} elements on {found.facts.compute_units} compute units"
    return candidates[0].config, f"fastest on a sample of {sample}: {listed} a product"
