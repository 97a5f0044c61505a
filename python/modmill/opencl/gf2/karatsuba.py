"""Karatsuba over masked-integer word products: the portable method for devices whose lanes are words.

Each work item multiplies `vector` pairs of elements, words of `word_bits` bits side by side. See :mod:`.lanes` for the
product of words, :mod:`.product` for Karatsuba, :mod:`.reduction` for the reduction by any modulus.
"""

from __future__ import annotations

from modmill.opencl.gf2.config import Config, ConfigError
from modmill.opencl.gf2.lanes import masked
from modmill.opencl.gf2.plan import DeviceFacts, KernelPlan, bits_of
from modmill.opencl.gf2.wordwise import kernels

LEAVES = {8: 4, 32: 4, 64: 4}
"""Words of a product in straight lines. A masked word product is long (dozens of operations) in itself."""


def refuse_unroll(config: Config) -> None:
    """These kernels are written out by size, so there is no loop to unroll."""
    if config.unroll:
        raise ConfigError(
            f"{config.method}: unroll is {config.unroll}; it is 0, as its loops are written out by size",
            knob="unroll",
            got=config.unroll,
        )


def refuse_levels(config: Config, words: int) -> None:
    """Each level halves the words."""
    most = (words - 1).bit_length()
    if config.levels > most:
        raise ConfigError(
            f"{config.method}: levels is {config.levels}; {words} words halve at most {most} times",
            knob="levels",
            got=config.levels,
        )


def group_of(config: Config, device: DeviceFacts) -> int:
    """The group that is asked for; left open, one item on a processor, where an item is a whole core's work."""
    return config.group or (1 if device.kind == "cpu" else 0)


def plan(poly: int, config: Config, device: DeviceFacts) -> KernelPlan:
    """Karatsuba of `levels` levels (0: down to single words), schoolbook below.

    Args:
        poly: N, of any degree.
        config: word_bits 8, 32 or 64; vector 1 to 16; group; levels. Raises ConfigError for what it does not offer.
        device: the one it is for.
    """
    refuse_unroll(config)
    refuse_levels(config, -(-bits_of(poly) // config.word_bits))
    return kernels(
        poly,
        masked(config.word_bits, config.vector),
        method="karatsuba",
        levels=config.levels or None,
        local=group_of(config, device),
        leaf=LEAVES[config.word_bits],
    )


def preferred(device: DeviceFacts) -> Config:
    """What is usually best: vectors of 64-bit lanes on a processor, else the 32-bit words of graphics units."""
    if device.kind == "cpu":
        return Config("karatsuba", word_bits=64, vector=8)
    return Config("karatsuba", word_bits=32, vector=1)
