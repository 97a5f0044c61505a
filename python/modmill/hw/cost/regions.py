"""The part of a design that each net spans when parts are placed in regions of their own, and which nets leave theirs.

In a design that is placed as one block any net may be as long as the block allows. If a tool is told to place a part
within a region, a net whose pins are all in that part stays inside, and is as long as in a design of the part's size.
All that is in none of the parts has a region, too. A net with pins in two regions spans the whole, and where the whole
is larger than a die region, only such a net pays for leaving one. A region may lie in another: then a net between the
two spans the outer one.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from modmill.hw.cost.flat import Flat


@dataclass(frozen=True, slots=True)
class Spans:
    """The LUTs of a design and of its largest region; for each node what its net spans, over the design's LUTs, and
    whether it leaves its region."""

    lut: int
    largest: int
    shares: npt.NDArray[np.float64]
    leaves: npt.NDArray[np.bool_]


def owners(flat: Flat, regions: Mapping[str, Collection[str]]) -> npt.NDArray[np.int64]:
    """For each instance the number of its region, or how many regions there are where it is in none.

    In a region are the instances whose paths it has, and all in them but for what is in another one.
    """
    found = np.full(len(flat.instances), len(regions))
    paths = [(path, number) for number, inside in enumerate(regions.values()) for path in inside]
    for path, number in sorted(paths, key=lambda one: len(one[0])):
        its = [name == path or name.startswith(f"{path}/" if path else "") for name in flat.instances]
        found[np.flatnonzero(its)] = number
    return found


def spans(flat: Flat, regions: Mapping[str, Collection[str]], luts: Sequence[int], lut: int) -> Spans:
    """The spans of a design of so many LUTs; `luts` are those of the regions.

    A region may lie in another one: `adder/multiplier` is in `adder`. A net spans the smallest one that has all its
    pins.
    """
    names, rest = list(regions), len(regions)
    outer = np.array([*(names.index(name.split("/", 1)[0]) for name in names), rest])
    sizes = np.array([*luts, max(0, lut - sum(luts))])
    whole = np.bincount(outer, sizes, rest + 1).astype(int)
    inner = owners(flat, regions)
    leaves, region = _pins(flat, outer[inner], rest)
    found = np.where(leaves, lut, whole[region])
    several, region = _pins(flat, inner, rest)
    found = np.where(several, found, np.where(outer == np.arange(rest + 1), whole, sizes)[region])
    return Spans(lut, int(whole.max()), np.maximum(found, 1) / max(lut, 1), leaves)


def _pins(
    flat: Flat, of_instance: npt.NDArray[np.int64], rest: int
) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.int64]]:
    """For each node whether its net has pins in several regions, and the first of them; `rest` where it has no pin."""
    least, most = np.full(flat.nodes, rest), np.full(flat.nodes, -1)
    for nodes, cells in (
        (flat.arc_from, flat.arc_cell),
        (flat.arc_to, flat.arc_cell),
        (flat.launch_to, flat.launch_cell),
        (flat.capture_from, flat.capture_cell),
    ):
        its = of_instance[np.searchsorted(np.array(flat.bases), cells, side="right") - 1]
        np.minimum.at(least, nodes, its)
        np.maximum.at(most, nodes, its)
    return (most >= 0) & (least != most), least
