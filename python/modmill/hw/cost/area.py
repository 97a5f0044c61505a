"""Area on UltraScale+: cells by hierarchy; a module's cells are counted once, times how often it stands there.

The plain counts of Yosys and the corrected ones are both kept. The corrections are in corrections.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from modmill.hw.cost import corrections
from modmill.hw.cost.cells import Area, raw
from modmill.hw.cost.flat import Flat
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
    """A module: how often it stands in the design, what one takes, and what all of them take."""

    module: str
    count: int
    each: Area
    total: Area


@dataclass(frozen=True, slots=True)
class AreaReport:
    """The area of a design: corrected total, parts by module (largest first), corrections, and plain cells by type."""

    total: Area
    plain: Area
    parts: tuple[Part, ...]
    corrections: Mapping[str, Area]
    cells: Mapping[str, int]

    def as_dict(self) -> dict[str, Any]:
        """The report by name."""
        return {
            "total": self.total.as_dict(),
            "plain": self.plain.as_dict(),
            "corrections": {name: area.as_dict() for name, area in self.corrections.items()},
            "parts": [
                {"module": p.module, "count": p.count, "each": p.each.as_dict(), "total": p.total.as_dict()}
                for p in self.parts
            ],
            "cells": dict(self.cells),
        }


def plain(module: Module) -> Area:
    """The cells of one module as Yosys left them. Raises UnknownCell."""
    total = Area()
    for kind, count in Counter(c.type for c in module.cells).items():
        total += raw(kind, module.name) * count
    return total


def missing_exits(flat: Flat) -> Counter[str]:
    """Sites that need a second LUT for an output, by module: the sum goes somewhere else than into flip-flops.

    A site has two flip-flops, so a sum that goes only into one or two D pins takes no output.
    """
    if not len(flat.exits):
        return Counter()
    uses, data = flat.pins[flat.exits], flat.data_pins[flat.exits]
    lacking = (uses > 0) & ((uses > data) | (data > 2))
    per_instance = np.bincount(flat.exit_instance[lacking], minlength=len(flat.instances))
    found: Counter[str] = Counter()
    for made, count in zip(flat.templates, per_instance.tolist(), strict=True):
        if count:
            found[made.module.name] += count
    return found


def area(design: Design, flat: Flat) -> AreaReport:
    """The corrected area of a design, of which `flat` is the flat form. Raises UnknownCell."""
    lacking = missing_exits(flat)
    fixed = {name: Area() for name in (*CORRECTIONS, EXITS)}
    bare, total = Area(), Area()
    cells: Counter[str] = Counter()
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
        more = Area(lut=lacking[name])
        fixed[EXITS] += more
        whole = each * count + more
        total += whole
        if whole != Area():
            parts.append(Part(name, count, each, whole))
    parts.sort(key=lambda p: (-p.total.lut, -p.total.ff, -p.total.dsp, p.module))
    return AreaReport(total, bare, tuple(parts), fixed, dict(cells.most_common()))
