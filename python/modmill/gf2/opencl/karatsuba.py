"""Karatsuba over masked-integer word products: the portable method for devices whose lanes are words.

Each work item multiplies `vector` pairs of elements, words of `word_bits` bits side by side. See :mod:`.lanes` for the
product of words, :mod:`.product` for Karatsuba, :mod:`.reduction` for the reduction by any modulus.
"""

from __future__ import annotations

from modmill.gf2.opencl.config import Config
from modmill.gf2.opencl.lanes import masked
from modmill.gf2.opencl.plan import ProductPlan
from modmill.gf2.opencl.polynomials import bits_of
from modmill.gf2.opencl.wordwise import kernels
from modmill.opencl.devices import DeviceFacts

LEAVES = {8: 4, 32: 4, 64: 4}
"""Words of a straight-line product. A masked word product alone is dozens of operations."""


def refuse_unroll(config: Config) -> None:
    """These kernels are generated for each size, so there is no loop to unroll."""
    if config.unroll:
        config.refuse("unroll", "it must be 0: the kernel has no loop to unroll")


def refuse_levels(config: Config, size: int, unit: str = "words") -> None:
    """Each level halves the operands."""
    most = (size - 1).bit_length()
    if config.levels > most:
        config.refuse("levels", f"{size} {unit} halve at most {most} times")


def group_of(config: Config, device: DeviceFacts) -> int:
    """The requested group; by default one item on a processor, where an item occupies a whole core."""
    return config.group or (1 if device.kind == "cpu" else 0)


def plan(poly: int, config: Config, device: DeviceFacts) -> ProductPlan:
    """Karatsuba of `levels` levels (0: down to single words), schoolbook below.

    Args:
        poly: N, of any degree.
        config: word_bits 8, 32 or 64; vector 1 to 16; group; levels. Raises ConfigError for anything else.
        device: the device to plan for.
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
    """Usually the best: 64-bit words, eight to a vector on a processor, one by one on a graphics device."""
    return Config("karatsuba", word_bits=64, vector=8 if device.kind == "cpu" else 1)
