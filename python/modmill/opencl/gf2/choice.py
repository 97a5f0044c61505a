"""Which configuration `auto` takes: the best explored on this device, else the fastest of a few on a sample."""

from __future__ import annotations

from dataclasses import dataclass

from modmill.opencl.devices import Found
from modmill.opencl.errors import DeviceFailed, KernelBuildError
from modmill.opencl.gf2 import methods
from modmill.opencl.gf2.config import Config, ConfigError
from modmill.opencl.gf2.plan import words_of
from modmill.opencl.runtime import Runtime

CANDIDATES = ("clmul", "bitsliced", "karatsuba")
FALLBACK = "barrett"
"""Taken where none of these is to be had: it takes every modulus and every device."""
SAMPLE_BYTES = 1 << 19
"""Of one operand."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A candidate and its time."""

    config: Config
    method: str
    seconds: float
    """For each product."""


_cache: dict[tuple[int, str], tuple[Config, str]] = {}


def automatic(poly: int, found: Found) -> tuple[Config, str]:
    """The configuration, and why. Measured once per process, modulus and device."""
    known = _cache.get((poly, found.facts.key))
    if known is None:
        known = _cache[poly, found.facts.key] = _explored(poly, found) or _measured(poly, found)
    return known


def measure(poly: int, found: Found, config: Config) -> Measured:
    """Builds and times. Raises ConfigError, KernelBuildError, DeviceFailed."""
    words = words_of(poly)
    runtime = Runtime(found, methods.plan(poly, config, found.facts), words)
    try:
        n = max(SAMPLE_BYTES // (8 * words), runtime.grain * found.facts.compute_units)
        return Measured(config, runtime.plan.method, runtime.sample(-(-n // runtime.grain) * runtime.grain))
    finally:
        runtime.release()


def _explored(poly: int, found: Found) -> tuple[Config, str] | None:
    from modmill.opencl import tuning

    config = tuning.best(found.facts, poly)
    if config is None:
        return None
    try:
        methods.plan(poly, config, found.facts)
    except ConfigError:
        return None  # kept by another version, or for a modulus of another kind
    return config, "the best that `modmill gf2 explore` found here"


def _measured(poly: int, found: Found) -> tuple[Config, str]:
    timed: list[Measured] = []
    refused: list[Exception] = []
    for name in (*CANDIDATES, FALLBACK):
        if name == FALLBACK and timed:
            break
        try:
            timed.append(measure(poly, found, methods.preferred(name, found.facts)))
        except (ConfigError, KernelBuildError, DeviceFailed) as e:
            refused.append(e)
    if not timed:
        raise refused[-1]
    timed.sort(key=lambda t: t.seconds)
    listed = ", ".join(f"{t.method} {t.seconds * 1e9:.3g} ns" for t in timed)
    return timed[0].config, f"fastest on a sample: {listed} a product"
