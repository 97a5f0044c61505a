"""The beginnings of each top's constraints, as Vivado reads them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from modmill.hw import card, rtl
from modmill.hw.emit.lines import folded_comments
from modmill.hw.emit.sources import AXI_PERIOD, card_clock
from modmill.hw.interface.unit import AnyUnit

OUTSIDE = 1.0
"""Nanoseconds that ports have outside of the device, where that is less than two fifths of the period."""


def all_tops(unit: AnyUnit) -> list[str]:
    """The tops of an emitted folder: those with a port map, and the one that has the ports of `<unit>_axi`."""
    return [*unit.tops, *([f"{unit.name}_card"] if unit.card() else [])]


def constraints(unit: AnyUnit, words: Mapping[str, str]) -> dict[str, str]:
    """File name to text for every top; `words`, among them the period, stand for the templates' @names@."""
    words = {**words, "delay": _outside(words["period"])}
    plain = _read(Path(__file__).parent, "constraints.xdc")
    files: dict[str, str] = {}
    for top, groups in unit.tops.items():
        clock, reset, *_ = groups[0].ports
        files[top] = rtl.fill(plain, {**words, "top": top, "clock": clock.name, "reset": reset.name}) + _regions(unit)
    if unit.card():
        top, made = f"{unit.name}_card", card_clock(unit)
        goal = f"aclk is the shell's; of the core's {made.out:.3f} ns: {words['goal']}"
        shell = {"top": top, "clock": "aclk", "reset": "aresetn", "goal": goal, "period": f"{AXI_PERIOD:.3f}"}
        shell["delay"] = _outside(shell["period"])
        crossings = _read(Path(card.__file__).parent, "crossings.xdc")
        faster = f"{min(AXI_PERIOD, made.out):.3f}"
        files[top] = rtl.fill(plain, {**words, **shell}) + rtl.fill(crossings, {"faster": faster})
    return {f"constraints/{top}.xdc": folded_comments(text) for top, text in files.items()}


def _outside(period: str) -> str:
    return f"{min(OUTSIDE, 0.4 * float(period)):.1f}"


def _regions(unit: AnyUnit) -> str:
    """A region for each part that meets the others only in streams: what `hw cost` assumes of its second clock."""
    dies = _dies(unit) if unit.dies else ""
    if not unit.regions:
        return dies
    lines = ["", "# Each of these in a region of its own keeps its nets short (name the regions of your device):"]
    for region, instances in unit.regions.items():
        name = region.replace("/", "_")
        lines += [f"# create_pblock {name}", f"# resize_pblock {name} -add {{CLOCKREGION_X0Y0:CLOCKREGION_X1Y3}}"]
        lines += [
            f"# add_cells_to_pblock {name} [get_cells -hierarchical -filter {{NAME =~ *{path}}}]" for path in instances
        ]
    return dies + "\n".join(lines) + "\n"


def _dies(unit: AnyUnit) -> str:
    """The die region of each part of a unit that needs several."""
    lines = ["", "# Multipliers and banks of sums by die region; what is not named stands in the middle one:"]
    for number in sorted(set(unit.dies.values())):
        lines += [f"# create_pblock slr{number}", f"# resize_pblock slr{number} -add {{SLR{number}}}"]
    for name, number in unit.dies.items():
        lines.append(f"# add_cells_to_pblock slr{number} [get_cells -hierarchical -filter {{NAME =~ {name}}}]")
    return "\n".join(lines) + "\n"


def _read(folder: Path, file: str) -> str:
    return (folder / "templates" / file).read_text(encoding="ascii")
