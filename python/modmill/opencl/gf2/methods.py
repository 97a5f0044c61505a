"""The plan of a configuration: finds the module that writes the method's kernels."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module

from modmill.opencl.gf2 import limits, words
from modmill.opencl.gf2.config import Config
from modmill.opencl.gf2.plan import DeviceFacts, KernelPlan, bits_of

MODULES = dict.fromkeys(words.METHODS, "words") | {name: name for name in ("karatsuba", "bitsliced", "clmul", "rns")}
"""Method to module of this package."""


def plan(poly: int, config: Config, device: DeviceFacts) -> KernelPlan:
    """How `config` multiplies modulo `poly` on that device. Raises ConfigError where no kernel is built that way."""
    config.check(bits_of(poly))
    module = import_module(f"modmill.opencl.gf2.{MODULES[config.method]}")
    made = module.plan(poly, config, device)
    assert isinstance(made, KernelPlan)
    limits.check(made, config, device)
    return made


def preferred(method: str, device: DeviceFacts) -> Config:
    """The configuration for a method's name ("barrett:1") where nothing was measured. Raises ConfigError."""
    named = Config.named(method)
    module = import_module(f"modmill.opencl.gf2.{MODULES[named.method]}")
    config = module.preferred(device)
    assert isinstance(config, Config)
    return replace(config, method=named.method, levels=named.levels or config.levels)
