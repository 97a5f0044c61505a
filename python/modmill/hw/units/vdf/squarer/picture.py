"""The places of a squarer's operators in its picture: the column of the number in which each works."""

from __future__ import annotations

import re

from modmill.hw.circuit.kinds import INPUT
from modmill.hw.circuit.op import Op
from modmill.hw.interface.unit import ColumnOf

ARRAY = (
    ("1", "T = x^2, all columns"),
    ("2", "Q = T N' mod R, the lower columns"),
    ("3", "x = (T + Q N) / R, the upper columns; the boundary word predicts the carry"),
    ("+2", "where it can't: Q N's lower columns whole, then the carry"),
)
ARRAY_EXACT = (*ARRAY[:2], ("3", "x = (T + Q N) / R, the upper columns; the boundary word has the carry"))


def folding_column(below: int) -> ColumnOf:
    """Columns of a core that folds: what an operator's group or name says, else those of its operands.

    `below`: columns folded in Montgomery's direction, by which the result's columns (groups fold_k) lie higher.
    """

    def column(op: Op, inputs: list[int]) -> int:
        if match := re.search(r"_(\d+)$", op.group):
            return int(match[1]) + (below if op.group.startswith("fold") else 0)
        if op.kind is INPUT and (match := re.search(r"_(\d+)$", op.name)):
            return int(match[1])
        if op.kind.dsps and len(inputs) >= 2:
            return inputs[0] + inputs[1]
        return max(inputs, default=0)

    return column


def montgomery_column(words: int) -> ColumnOf:
    """Columns of the array that is used three times: pair k stands in column k, the upper columns begin at `words`."""

    def column(op: Op, inputs: list[int]) -> int:
        if match := re.match(r"(?:p|a|b|pair|low|lower|low_word|edge|edge_a|edge_b)_(\d+)(?:_|$)", op.name):
            return int(match[1])
        if match := re.match(r"(?:up|upper|up_word)_(\d+)(?:_|$)", op.name):
            return words + int(match[1])
        if op.name.startswith("edge_"):
            return words - 1 if "upper" in op.name or "word" in op.name else words - 2
        return max(inputs, default=0)

    return column
