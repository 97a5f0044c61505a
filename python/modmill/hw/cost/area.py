"""Area on UltraScale+: cells by hierarchy; a module's cells are counted once, times how often it stands there.

The plain counts of Yosys and the corrected ones are both kept. The corrections are in corrections.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated

import numpy as np

from modmill.hw.cost import corrections
from modmill.hw.cost.cells import Area, raw
from modmill.hw.cost.flat import Flat, group
from modmill.hw.cost.netlist import Design, Module

CORRECTIONS = {
    "carry4 to carry8": corrections.carry_chains,
    "registers inside dsp": corrections.dsp_registers,
    "paired lut": corrections.lut_pairs,
}
"""The corrections that look at one module alone, by name."""

EXITS = "second lut for a missing output"
"""The correction that needs the flat design."""


@dataclass(frozen=True, slots=True)
class Part:
    """A module."""

    module: Annotated[str, "its name"]
    count: Annotated[int, "how often it stands in the design"]
    each: Annotated[Area, "what one takes"]
    total: Annotated[Area, "what all of them take"]


@dataclass(frozen=True, slots=True)
class Place:
    """The area under all instances of one kind directly inside the core."""

    place: Annotated[str, "their name"]
    count: Annotated[int, "instances of this kind"]
    total: Annotated[Area, "what they take, and all below them"]


@dataclass(frozen=True, slots=True)
class AreaReport:
    """The area of a design. Parts and places each add up to the total, the largest first."""

    total: Annotated[Area, "what the design takes"]
    plain: Annotated[Area, "the same as Yosys counts it"]
    parts: Annotated[tuple[Part, ...], "by module"]
    places: Annotated[tuple[Place, ...], "by hierarchy"]
    corrections: Annotated[Mapping[str, Area], "from `plain` to `total`"]
    cells: Annotated[Mapping[str, int], "cells by type"]


def plain(module: Module) -> Area:
    """The cells of one module as Yosys left them. Raises UnknownCell."""
    total = Area()
    for kind, count in Counter(c.type for c in module.cells).items():
        total += raw(kind, module.name) * count
    return total


def missing_exits(flat: Flat) -> list[int]:
    """Sites that need a second LUT for an output, by instance: the sum goes somewhere else than into flip-flops.

    A site has two flip-flops, so a sum that goes only into one or two D pins takes no output.
    """
    uses, data = flat.pins[flat.exits], flat.data_pins[flat.exits]
    lacking = (uses > 0) & ((uses > data) | (data > 2))
    return np.bincount(flat.exit_instance[lacking], minlength=len(flat.instances)).tolist()


def instance_luts(design: Design, flat: Flat) -> list[int]:
    """The LUTs of each instance, without those of instances in it. Raises UnknownCell."""
    modules = {name: design.modules[name] for name in design.counts}
    each = {
        name: plain(module).lut + sum(rule(module).lut for rule in CORRECTIONS.values())
        for name, module in modules.items()
    }
    lacking = missing_exits(flat)
    return [each[made.module.name] + exits for made, exits in zip(flat.templates, lacking, strict=True)]


def area(design: Design, flat: Flat) -> AreaReport:
    """The corrected area of a design, of which `flat` is the flat form. Raises UnknownCell."""
    lacking = missing_exits(flat)
    more: Counter[str] = Counter()
    for made, n in zip(flat.templates, lacking, strict=True):
        more[made.module.name] += n
    fixed = {name: Area() for name in (*CORRECTIONS, EXITS)}
    bare, total = Area(), Area()
    cells: Counter[str] = Counter()
    one: dict[str, Area] = {}
    parts: list[Part] = []
    for name, count in design.counts.items():
        module = design.modules[name]
        for kind, n in Counter(c.type for c in module.cells).items():
            cells[kind] += n * count
        each = plain(module)
        bare += each * count
        for correction, rule in CORRECTIONS.items():
            difference = rule(module)
            each += difference
            fixed[correction] += difference * count
        one[name] = each
        fixed[EXITS] += Area(lut=more[name])
        whole = each * count + Area(lut=more[name])
        total += whole
        if whole != Area():
            parts.append(Part(name, count, each, whole))
    parts.sort(key=lambda p: (*_by_size(p.total), p.module))
    return AreaReport(total, bare, tuple(parts), _places(flat, one, lacking), fixed, dict(cells.most_common()))


def _places(flat: Flat, one: Mapping[str, Area], lacking: Sequence[int]) -> tuple[Place, ...]:
    found: dict[str, Area] = {}
    counts: Counter[str] = Counter()
    for path, made, exits in zip(flat.instances, flat.templates, lacking, strict=True):
        name = group(path)
        found[name] = found.get(name, Area()) + one[made.module.name] + Area(lut=exits)
        counts[name] += "/" not in path.removeprefix("core/")
    places = (Place(name, counts[name], total) for name, total in found.items() if total != Area())
    return tuple(sorted(places, key=lambda p: (*_by_size(p.total), p.place)))


def _by_size(total: Area) -> tuple[int, int, int]:
    return -total.lut, -total.ff, -total.dsp
