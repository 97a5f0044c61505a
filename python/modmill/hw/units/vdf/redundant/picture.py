"""The places in the picture of the operators of a core that is a circuit with state."""

from __future__ import annotations

import re

from modmill.hw.circuit.op import Op


def named_column(op: Op, inputs: list[int]) -> int:
    """The column of the number that the operator's name ends with; parts stand over all of them."""
    del inputs
    match = re.search(r"_(\d+)(?:_q|_next)?$", op.name)
    return int(match[1]) if match else 0
