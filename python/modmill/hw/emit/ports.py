"""The port map of a unit, for people and for programs."""

from __future__ import annotations

from typing import Any

from modmill.hw.interface.registers import as_data
from modmill.hw.interface.unit import AnyUnit

BOUNDS = "A unit does not check its inputs: a word above its bound gives wrong results without a sign of it."
TOLD = "`{}_axi` does: a word above its bound sets the bit `above` of its status until the unit is reset."


def port_map(unit: AnyUnit) -> dict[str, Any]:
    """The ports of all tops as JSON can hold them; `width` in bits, `bound` the largest value."""
    facts, _ = unit.shape
    modules = {
        top: [
            {"name": p.name, "direction": p.direction, "width": p.width, "bound": p.most, "what": p.what}
            for group in groups
            for p in group.ports
        ]
        for top, groups in unit.tops.items()
    }
    return {"schema": "modmill-ports/1", **facts, "modules": modules, "registers": as_data(unit.registers)}


def as_markdown(unit: AnyUnit) -> str:
    """The port map as Markdown tables."""
    told = f" {TOLD.format(unit.name)}" if any(f.name == "above" for r in unit.registers for f in r.fields) else ""
    lines = ["# Ports", "", unit.shape[1], "", BOUNDS + told, ""]
    for module, rows in port_map(unit)["modules"].items():
        lines += [f"## {module}", "", "| port | direction | bits | at most | what |", "|---|---|---|---|---|"]
        lines += [f"| `{r['name']}` | {r['direction']} | {r['width']} | {r['bound']} | {r['what']} |" for r in rows]
        lines.append("")
    if unit.registers:
        lines += ["## Registers", "", f"32 bits each; `include/{unit.name}_regs.h` is the same for C programs.", ""]
        lines += ["| address | register | access | what |", "|---|---|---|---|"]
        for register in unit.registers:
            bits = [f"bit {f.low} {f.name}: {f.what}" for f in register.fields]
            what = ". ".join([register.what, *bits])
            lines.append(f"| {register.address:#04x} | `{register.name}` | {register.access} | {what} |")
        lines.append("")
    return "\n".join(lines)
