"""How much of a design each net spans when its parts are placed in regions of their own.

In a design that is placed as one block any net may be as long as the block allows. If a tool is told to place a part
within a region, a net whose pins are all in that part stays inside, and is as long as in a design of the part's size;
a net with a pin anywhere else spans the whole.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from modmill.hw.cost.flat import Flat


def shares(flat: Flat, parts: Mapping[str, int], lut: int) -> npt.NDArray[np.float64]:
    """For each node the LUTs that its net spans, over those of the design; `parts` are instances and their LUTs."""
    numbers = {name: i for i, name in enumerate(parts)}
    outside = len(parts)
    of_instance = np.array([numbers.get(path.split("/", 1)[0], outside) for path in flat.instances])
    least, most = np.full(flat.nodes, outside), np.full(flat.nodes, -1)
    for nodes, cells in (
        (flat.arc_from, flat.arc_cell),
        (flat.arc_to, flat.arc_cell),
        (flat.launch_to, flat.launch_cell),
        (flat.capture_from, flat.capture_cell),
    ):
        its = of_instance[np.searchsorted(np.array(flat.bases), cells, side="right") - 1]
        np.minimum.at(least, nodes, its)
        np.maximum.at(most, nodes, its)
    sizes = np.array([*(max(size, 1) / max(lut, 1) for size in parts.values()), 1.0])
    return np.where(least == most, sizes[least], 1.0)
