"""The job's view of an accelerator: its family, its unit, and the passes that a product takes there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from modmill.hw.stream.beat import Beat

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from modmill.hw.interface.configuration import Configuration


class Config(Protocol):
    """A configuration of the accelerator."""

    @property
    def slug(self) -> str:
        """Its name."""
        ...

    @property
    def curve(self) -> str:
        """The curve whose points it adds."""
        ...

    @property
    def lanes(self) -> int:
        """Scalars of a group in memory."""
        ...


class Design(Protocol):
    """A configuration for a card."""

    @property
    def device(self) -> str:
        """The card."""
        ...

    @property
    def config(self) -> Configuration:
        """The configuration; a `Config`, too."""
        ...


class Digits(Protocol):
    """The digits of scalars in a pass, in rows of a scalar's windows."""

    @property
    def valid(self) -> NDArray[np.bool_]:
        """True for digits that are not 0."""
        ...


class Pass(Protocol):
    """One pass over the scalars of a product, for a few of their windows."""

    @property
    def shift(self) -> int:
        """The lowest bit of the first window."""
        ...

    @property
    def symmetric(self) -> bool:
        """True if r - s is taken for scalars s that are greater."""
        ...

    @property
    def widths(self) -> list[int]:
        """The bits of each window."""
        ...

    @property
    def bases(self) -> list[int]:
        """The lowest bit of each window."""
        ...

    @property
    def sums(self) -> int:
        """The sums that leave at the end."""
        ...

    def order(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The adder and the row of each sum, in the order in which they leave; row -1 for copies, which have any."""
        ...

    def beat(self, count: int, first: int = 0) -> Beat:
        """The beat that begins it, for `count` scalars from group `first` up. Raises UsageError for too many."""
        ...

    def digits(self, scalars: NDArray[np.uint64]) -> Digits:
        """The digits of scalars below r."""
        ...

    def magnitude(
        self, adder: NDArray[np.int64], row: NDArray[np.int64]
    ) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The window of each row of an adder, and the digit whose points are summed there."""
        ...


class Slices(Protocol):
    """The slices of scalars, one for each multiple of a point."""

    @property
    def multiples(self) -> int:
        """The multiples of a point, itself among them."""
        ...

    @property
    def stride(self) -> int:
        """Multiple number k is 2^(k stride) P."""
        ...

    def cut(self, scalars: NDArray[np.uint64]) -> NDArray[np.uint64]:
        """The slices of scalars below r: those for the points themselves, then those for each next multiple."""
        ...


class MsmUnit(Protocol):
    """A unit of the job, with the attributes that other units with streams do not have."""

    scaling: int
    """A residue a is held as a times this number."""

    def slices(self, multiples: int, *, symmetric: bool) -> Slices:
        """The slices of scalars where so many multiples of each point are kept."""
        ...

    def passes(self, points: int, window: int | None, slices: Any) -> Sequence[Pass]:
        """The passes of a product: with windows of so many bits, else those that take the fewest cycles.

        Points are counted without their multiples. Raises UsageError for windows that were not built.
        """
        ...

    def cycles(self, passes: Sequence[Any], scalars: NDArray[np.uint64]) -> int:
        """The cycles in which its own passes add the points of a product, by the model of the gates."""
        ...

    def most_cycles(self, one: Any, scalars: NDArray[np.uint64]) -> int:
        """More cycles than one of its passes takes, by far."""
        ...


class MsmFamily(Protocol):
    """A family of such units."""

    def designs(self, variant: str) -> Sequence[Design]:
        """The designs that `rtl:msm:<variant>` stands for, one for each curve; without a variant, small ones."""
        ...

    def seconds(self, design: Design, log: int, sample: int) -> float:
        """The time of a product of 2^log points on a card, by the model of cycles on 2^sample of them."""
        ...
