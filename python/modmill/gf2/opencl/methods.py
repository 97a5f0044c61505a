"""The launch plan of a configuration: calls the module that writes the method's kernels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Protocol

from modmill.gf2.opencl import bitsliced, clmul, karatsuba, rns, words
from modmill.gf2.opencl.config import Config
from modmill.gf2.opencl.plan import ProductPlan
from modmill.gf2.opencl.polynomials import bits_of
from modmill.opencl import limits
from modmill.opencl.devices import DeviceFacts


class Writer(Protocol):
    """A module that writes kernels."""

    def plan(self, poly: int, config: Config, device: DeviceFacts) -> ProductPlan:
        """The plan by which `config` multiplies modulo `poly`. Raises ConfigError."""
        ...

    def preferred(self, device: DeviceFacts) -> Config:
        """The configuration to use where nothing was measured."""
        ...


WRITERS: Mapping[str, Writer] = {
    **dict.fromkeys(words.METHODS, words),
    "karatsuba": karatsuba,
    "bitsliced": bitsliced,
    "clmul": clmul,
    "rns": rns,
}
"""By method."""


def plan(poly: int, config: Config, device: DeviceFacts) -> ProductPlan:
    """The plan by which `config` multiplies modulo `poly` on that device. Raises ConfigError where no kernel is built
    that way.
    """
    config.check(bits_of(poly))
    made = WRITERS[config.method].plan(poly, config, device)
    limits.check(made, device)
    return made


def preferred(method: str, device: DeviceFacts) -> Config:
    """The configuration for a method's name ("barrett:1") where nothing was measured. Raises ConfigError."""
    named = Config.named(method)
    config = WRITERS[named.method].preferred(device)
    return replace(config, method=named.method, levels=named.levels or config.levels)
