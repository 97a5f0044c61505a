"""The cases of the benchmark: a curve, a number of points, and a kind of scalars."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from modmill.errors import UsageError
from modmill.msm.generation import random_scalars

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

CURVES = {"377": "bls12-377", "381": "bls12-381"}
MAX_LOG = 26
MAX_MULTIPLES = 256
FORM = re.compile(r"(?P<curve>377|381)-2\^(?P<log>\d{1,2})(?P<witness>-witness)?(-precompute-(?P<multiples>\d{1,3}))?")

WITNESS = {"0": 0.4, "1": 0.3, "below 2^16": 0.1, "equal": 0.1}
"""Parts of the scalars of a `-witness` case, in random order; the others, a tenth, are uniform."""


@dataclass(frozen=True, slots=True)
class Case:
    """2^`log` points, and `multiples` of each of ours prepared."""

    curve: str
    log: int
    witness: bool = False
    multiples: int = 1

    @property
    def count(self) -> int:
        """Points."""
        return 1 << self.log

    @property
    def name(self) -> str:
        """The name on the command line.

        >>> Case("bls12-377", 20, multiples=13).name
        '377-2^20-precompute-13'
        """
        short = next(short for short, curve in CURVES.items() if curve == self.curve)
        extra = f"-precompute-{self.multiples}" if self.multiples > 1 else ""
        return f"{short}-2^{self.log}{'-witness' if self.witness else ''}{extra}"

    def scalars(self) -> NDArray[np.uint64]:
        """Uniform ones, or such as a prover's witness has, as :data:`WITNESS` says."""
        scalars = random_scalars(self.curve, self.count)
        return as_witness(scalars) if self.witness else scalars


def parse(name: str) -> Case:
    """The case of a name.

    >>> parse("381-2^12-witness")
    Case(curve='bls12-381', log=12, witness=True, multiples=1)

    Raises UsageError for other text.
    """
    found = FORM.fullmatch(name)
    if found is None:
        raise UsageError(
            f"--case: {name!r} is not 377 or 381, -2^K and, if wanted, -witness and -precompute-M", got=name
        )
    log, multiples = int(found["log"]), int(found["multiples"] or 1)
    if log > MAX_LOG:
        raise UsageError(f"--case: 2^{log} points are more than 2^{MAX_LOG}", got=log, max=MAX_LOG)
    if not 1 <= multiples <= MAX_MULTIPLES:
        raise UsageError(f"--case: {multiples} multiples are not 1 to {MAX_MULTIPLES}", got=multiples)
    return Case(CURVES[found["curve"]], log, bool(found["witness"]), multiples)


def as_witness(uniform: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """The parts of :data:`WITNESS` put in the place of uniform scalars; the same for the same scalars."""
    import numpy as np

    order = np.random.default_rng(1).permutation(len(uniform))
    ends = np.round(np.cumsum(list(WITNESS.values())) * len(uniform)).astype(int)
    zero, one, small, equal = np.split(order, ends)[:4]
    scalars = uniform.copy()
    scalars[zero], scalars[one] = 0, (1, 0, 0, 0)
    scalars[small] &= np.array((0xFFFF, 0, 0, 0), dtype=np.uint64)
    scalars[equal] = uniform[0] if len(uniform) else 0
    return scalars


DEFAULT = tuple(
    parse(f"{curve}-{size}") for curve in CURVES for size in ("2^10", "2^12", "2^14", "2^16", "2^16-witness")
)
"""Some minutes with the peers."""

ALL = tuple(
    parse(f"{curve}-{size}")
    for curve, last in (("377", 22), ("381", 20))
    for size in (
        *(f"2^{log}" for log in (8, 9, 10, 11, 12, *range(14, last + 1, 2))),
        *(f"2^{log}-witness" for log in (14, 16, 18)),
        "2^20-precompute-13",
    )
)
"""About an hour with the peers."""
