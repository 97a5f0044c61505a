"""The port map of a unit, for people and for programs."""

from __future__ import annotations

from typing import Any

from modmill.hw.unit import AnyUnit

BOUNDS = "A unit does not check its inputs: a word above its bound gives wrong results without a sign of it."


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
    return {"schema": "modmill-ports/1", **facts, "modules": modules}


def as_markdown(unit: AnyUnit) -> str:
    """The same as tables."""
    lines = ["# Ports", "", unit.shape[1], "", BOUNDS, ""]
    for module, rows in port_map(unit)["modules"].items():
        lines += [f"## {module}", "", "| port | direction | bits | at most | what |", "|---|---|---|---|---|"]
        lines += [f"| `{r['name']}` | {r['direction']} | {r['width']} | {r['bound']} | {r['what']} |" for r in rows]
        lines.append("")
    return "\n".join(lines)
