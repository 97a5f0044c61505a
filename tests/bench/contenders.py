"""A contender whose times and results are given."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray


class Scripted:
    """Its slices take `ns` in order, after a first one that sizes them; the warm-up before each is not counted."""

    least = 1

    def __init__(self, title: str, *ns: float, answers: Sequence[bool] | NDArray[np.uint64] | None = None) -> None:
        self.title = title
        self._answers = answers
        # 2 ms is long enough to measure with.
        self._told = iter([2e6, *(t for each in ns for t in (99.0, each))])

    def answers(self) -> Sequence[bool] | NDArray[np.uint64] | None:
        return self._answers

    def slice(self, count: int) -> float:
        del count
        return next(self._told)
