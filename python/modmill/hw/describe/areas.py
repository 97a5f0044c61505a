"""The area of each part of a unit as `hw cost --record` has kept it, and a picture of that to scale.

Nothing is placed: the picture shows sizes, side by side, not where a tool would put them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from modmill.errors import UsageError
from modmill.hw.cost.devices import device
from modmill.hw.explore.record import Recorded, load
from modmill.hw.interface.configuration import Configuration
from modmill.svg import Drawing

TARGET, DEVICE = "xcup", "vu9p"
LEAST = 0.01
"""The share of the unit's LUTs and DSPs below which a part is drawn with the rest."""
REST = "the rest"
COLOURS = ("#4c78a8", "#e08e36", "#5a9b5a", "#b8433f", "#8268a8", "#8a6d55", "#a0a0a0")
SIDE, GAP, LEFT = 360.0, 60.0, 30.0


@dataclass(frozen=True, slots=True)
class Part:
    """Parts of one name, and what they take together."""

    name: Annotated[str, "their name"]
    count: Annotated[int, "parts of this name"]
    lut: Annotated[int, "their LUTs"]
    dsp: Annotated[int, "their DSP blocks"]

    def __str__(self) -> str:
        return self.name if self.count == 1 else f"{self.count} x {self.name}"


def recorded(config: Configuration, directory: Path | None = None) -> Recorded | None:
    """The cost of a configuration that was recorded last on UltraScale+, None without one."""
    found = [r for r in load(directory) if r.target == TARGET and r.cost["configuration"] == config.slug and r.area()]
    return max(found, key=lambda r: r.date, default=None)


def parts(cost: Recorded) -> list[Part]:
    """The parts of a recorded unit, the largest first; small ones are one, and all of them add up to the total."""
    total: Any = cost.area()
    found, rest = list[Part](), Part(REST, 1, 0, 0)
    for place in cost.cost["estimates"]["area"]["places"]:
        lut, dsp = place["total"]["lut"], place["total"]["dsp"]
        if max(lut / max(1, total["lut"]), dsp / max(1, total["dsp"])) < LEAST:
            rest = Part(REST, 1, rest.lut + lut, rest.dsp + dsp)
        else:
            name = place["place"].removeprefix("u_").removesuffix("_#")
            found.append(Part(name, place["count"], lut, dsp))
    return [*found, rest] if rest.lut or rest.dsp else found


def picture(config: Configuration, directory: Path | None = None) -> str:
    """The areas of a unit's parts as SVG: LUTs and DSPs, each part a column, as wide as what it takes.

    Raises UsageError for a configuration whose cost is not recorded.
    """
    cost = recorded(config, directory)
    if cost is None:
        raise UsageError(f"{config.slug}: no recorded cost (modmill hw cost {config.unit} --record makes one)")
    each, total = parts(cost), device(DEVICE).total
    drawing = Drawing(2 * LEFT + 2 * SIDE + GAP)
    drawing.text(LEFT, 30, f"{config.slug}: what its parts take", size=15, bold=True)
    for n, (kind, whole, sizes) in enumerate(
        (("LUT", total.lut, [part.lut for part in each]), ("DSP", total.dsp, [part.dsp for part in each]))
    ):
        x = LEFT + n * (SIDE + GAP)
        words = f"{sum(sizes):,} {kind}, {sum(sizes) / whole:.0%} of a VU9P's {whole:,}"
        drawing.text(x, 58, words, size=12)
        _columns(drawing, x, 68, each, sizes, kind)
    y = 68 + SIDE / 2 + 24
    for part, colour in zip(each, COLOURS * len(each), strict=False):
        drawing.rect((LEFT, y - 10, 12, 12), colour)
        drawing.text(LEFT + 20, y, f"{part}: {part.lut:,} LUT, {part.dsp:,} DSP")
        y += 18
    mhz = cost.cost["estimates"].get("timing", {}).get("mhz")
    clock = f", at {mhz:.0f} MHz by the estimate for the whole" if mhz else ""
    drawing.paragraph(
        *(LEFT, y + 8, f"Estimated by modmill hw cost ({', '.join(cost.cost['tools'])}), before placement{clock}."),
        *(120,),
        size=11,
        colour="#5c5c5c",
    )
    return drawing.document(f"{config.slug}: areas by part")


def _columns(drawing: Drawing, x: float, y: float, each: Sequence[Part], sizes: Sequence[int], kind: str) -> None:
    """A box of half its width in height: a column for each part, cut into as many boxes as there are of it."""
    height, all_ = SIDE / 2, max(1, sum(sizes))
    for part, size, colour in zip(each, sizes, COLOURS * len(each), strict=False):
        width = SIDE * size / all_
        for i in range(part.count):
            tall = height / part.count
            box = (x, y + i * tall, max(0.0, width - 1), tall - 1)
            if size:
                drawing.rect(box, colour, title=f"{part}: {size:,} {kind}")
        x += width
