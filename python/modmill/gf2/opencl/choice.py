"""The configuration of `auto`: the fastest on a sample, of a few and of the one explored on this device."""

from __future__ import annotations

from dataclasses import dataclass

from modmill.gf2.opencl import methods, tuned
from modmill.gf2.opencl.config import Config, ConfigError
from modmill.gf2.opencl.plan import PRODUCT, ProductRuntime
from modmill.gf2.opencl.polynomials import words_of
from modmill.opencl.devices import Found, library
from modmill.opencl.errors import DeviceFailed, KernelBuildError
from modmill.opencl.runtime import failed

CANDIDATES = ("clmul", "bitsliced", "karatsuba")
ON_PROCESSORS = "bitsliced"
"""No candidate elsewhere: an NVIDIA H200 takes 70 to 4,700 times as long as for karatsuba, and up to 18 s to build."""
FALLBACK = "barrett"
"""For where no candidate works: it accepts every modulus and every device."""
SAMPLE_BYTES = 1 << 21
"""The bytes of one operand: 2^16 elements at 256 bits, enough that the cost of a launch does not decide."""
ROUNDS = 4
"""Passes over all candidates, so that a burst of other work on the machine affects all alike."""
HOPELESS = 3
"""A candidate that took this many times the least in the first round gets no other."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A configuration, and why it was chosen."""

    config: Config
    why: str


class Candidate:
    """A configuration, built to be timed. Raises ConfigError, KernelBuildError, DeviceFailed."""

    def __init__(self, poly: int, found: Found, config: Config) -> None:
        self.config = config
        self.runtime: ProductRuntime = ProductRuntime(found, methods.plan(poly, config, found.facts))
        n = max(SAMPLE_BYTES // (8 * words_of(poly)), self.runtime.grain * found.facts.compute_units)
        self.elements: int = -(-n // self.runtime.grain) * self.runtime.grain
        self.seconds: float = float("inf")
        """Per product on the whole device, launch included: the least so far."""

    def time(self) -> None:
        """Times one round. Raises DeviceFailed."""
        try:
            self.seconds = min(self.seconds, self.runtime.sample(PRODUCT, self.elements).wall)
        except library().Error as e:
            raise failed(self.runtime.facts, e) from None
        finally:
            self.runtime.release()


_cache: dict[tuple[int, str], Choice] = {}


def automatic(poly: int, found: Found) -> Choice:
    """The configuration for a modulus and device, measured once per process."""
    known = _cache.get((poly, found.facts.key))
    if known is None:
        known = _cache[poly, found.facts.key] = _measured(poly, found)
    return known


def _measured(poly: int, found: Found) -> Choice:
    """The fastest candidate. One that was explored has to be faster here, too: the exploration may have tried few."""
    explored = tuned.best(found.facts, poly)
    names = [name for name in CANDIDATES if name != ON_PROCESSORS or found.facts.kind == "cpu"]
    wanted = [*([explored] if explored else []), *(methods.preferred(name, found.facts) for name in names)]
    candidates: list[Candidate] = []
    refused: list[Exception] = []
    for config in dict.fromkeys((*wanted, methods.preferred(FALLBACK, found.facts))):
        if candidates and config not in wanted:
            break  # the fallback is not needed
        try:
            candidate = Candidate(poly, found, config)
            candidate.time()
            candidates.append(candidate)
        except (ConfigError, KernelBuildError, DeviceFailed) as e:
            refused.append(e)
    if not candidates:
        raise refused[-1]
    for _ in range(ROUNDS - 1):
        least = min(c.seconds for c in candidates)
        for c in candidates:
            if c.seconds <= HOPELESS * least:
                c.time()
    candidates.sort(key=lambda c: c.seconds)

    def told(c: Candidate) -> str:
        return f"{c.runtime.plan.method} {c.seconds * 1e9:.3g} ns{' (explored)' if c.config == explored else ''}"

    sample = f"{candidates[0].elements:,} elements on {found.facts.compute_units} compute units"
    return Choice(
        candidates[0].config, f"fastest on a sample of {sample}: {', '.join(map(told, candidates))} per product"
    )
