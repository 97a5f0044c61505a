"""The modules of a unit that are built once for all their instances: large pipelines with several instances.

Verilator inlines instances, so that the compiler sees a multiplier as often as there are multipliers. A block is
verilated alone instead, as a library with a module around it (`--lib-create`), which the rest instantiates: compiled
once, and kept by its own text. Each instance costs copies of its ports in each cycle, and what is constant at one
instance is not optimised there. Text marks the modules that may be blocks: from none of their inputs a combinational
path leads to a result, since Verilator takes one through a block for a loop where there is none.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from modmill.hw.circuit.part import BLOCK
from modmill.hw.emit.hierarchy import Hierarchy

LEAST, SAVED = 100_000, 200_000
"""Bytes of text, that of its own instances with it, from which on a module is worth a block, and what its other
instances must have together. Below, the build gains nothing (64 bits, nine multipliers of 43,000 bytes: 9.4 CPU seconds
instead of 9.2) and the run loses, since a call takes some 150 ns."""


@dataclass(frozen=True, slots=True)
class Block:
    """A module with the texts that it needs."""

    name: str
    texts: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Plan:
    """The blocks of a unit, and the texts of the modules around them."""

    blocks: tuple[Block, ...]
    rest: Mapping[str, str]


def plan(texts: Mapping[str, str], top: str, probes: str) -> Plan:
    """The largest repeated modules as blocks, none inside of another.

    `probes` is Verilator's configuration of the signals that stay readable: a module with one is not part of a block.
    """
    marked = [text for text in texts.values() if BLOCK in text]
    if not marked:
        return Plan((), texts)
    hierarchy = Hierarchy(texts)
    probed = set(re.findall(r'-module "(\w+)"', probes))
    copies, chosen = hierarchy.copies(top), list[str]()
    sizes = {name: hierarchy.size(name) for name, n in copies.items() if n > 1 and BLOCK in hierarchy.bodies[name]}
    for name in sorted(sizes, key=lambda module: (-sizes[module], module)):
        large = sizes[name] >= LEAST and (copies[name] - 1) * sizes[name] >= SAVED
        if large and not probed & hierarchy.below(name) and name in hierarchy.below(top, chosen):
            chosen.append(name)
    blocks = (Block(name, hierarchy.texts(hierarchy.below(name))) for name in chosen)
    return Plan(tuple(blocks), hierarchy.texts(hierarchy.below(top, chosen).difference(chosen)) if chosen else texts)
