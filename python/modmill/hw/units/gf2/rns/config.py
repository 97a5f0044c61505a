"""Configurations of the multiplier in residues."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill import trinomials
from modmill.errors import UsageError
from modmill.hw.interface.configuration import About, option
from modmill.hw.stream.flow import Handshake
from modmill.hw.units.gf2.field import FieldConfiguration

PLAIN, RESIDUES = "plain", "residues"
FORMS = PLAIN, RESIDUES
USUAL = 8, 16, 32, 64, 128
"""Degrees of trinomials among which the smallest that suffices is chosen."""
MOST_CHANNEL = 512

bases = functools.cache(trinomials.bases)


@dataclass(frozen=True, slots=True)
class BasesConfiguration(FieldConfiguration):
    """A design point with two bases of trinomials. Raises UsageError where those of `channel` do not suffice."""

    channel: int = 0

    def agree(self) -> None:
        FieldConfiguration.agree(self)
        try:
            bases(self.modulus, self.most)
        except trinomials.TooFewError as e:
            said = f"channel: trinomials of degree up to {self.most} suffice for moduli of degree up to {e.reach:,}"
            raise UsageError(f"{said}, not {self.degree:,}", got=self.channel, max=e.reach) from None

    @property
    def most(self) -> int:
        """The degree that no trinomial exceeds."""
        return self.channel or _smallest(self.modulus)

    @property
    def first(self) -> list[int]:
        """The base of M, by which products are divided."""
        return [t.poly for t in bases(self.modulus, self.most)[0]]

    @property
    def second(self) -> list[int]:
        """The base of M', in which quotients are."""
        return [t.poly for t in bases(self.modulus, self.most)[1]]

    @property
    def longest(self) -> int:
        """Coefficients of the longest residue."""
        return max(t.degree for base in bases(self.modulus, self.most) for t in base)


SOURCE = (
    "J.-C. Bajard, L. Imbert, G. A. Jullien, Parallel Montgomery multiplication in GF(2^k) using trinomial residue "
    "arithmetic, 2005; the thesis of 2014 on Montgomery multiplication in OpenCL, Algorithm 8, corrected"
)
CHANNEL = option(
    "Largest degree of a trinomial; 0: the smallest of 8, 16, 32, 64 and 128 that suffices.",
    "C",
    bounds=(0, MOST_CHANNEL),
    usual=(0,),
)


@dataclass(frozen=True, slots=True)
class RnsConfig(BasesConfiguration):
    """A design point that takes residues digit by digit. Raises UsageError for a digit as long as a residue.

    >>> RnsConfig().slug, RnsConfig(form="residues", digit=4).slug
    ('gf2_rns-thesis-256-c32-d2', 'gf2_rns-thesis-256-c32-d4-residues')
    """

    about: ClassVar[About] = About(
        "a b in GF(2^m) in residues modulo trinomials, digit by digit",
        "Each residue has a channel; in each cycle all channels take a digit of D coefficients. A base extension is "
        "Lagrange's interpolation, which is exact over GF(2): sums of products by constants.",
        SOURCE,
    )

    unit: str = "gf2_rns"
    channel: Annotated[int, CHANNEL] = 0
    digit: Annotated[
        int, option("D: coefficients of each residue in a cycle.", "D", bounds=(1, 64), usual=(1, 2, 4, 8))
    ] = 2
    form: Annotated[
        str, option("Elements, or residues in Montgomery's form for chains of products.", "NAME", choices=FORMS)
    ] = PLAIN

    def agree(self) -> None:
        BasesConfiguration.agree(self)
        if self.digit >= self.longest:
            said = f"digit: {self.digit} coefficients are a whole residue; it must be below {self.longest}"
            raise UsageError(said, got=self.digit)

    @property
    def digits(self) -> int:
        """The digits of a residue, which are the cycles of a product."""
        return -(-self.longest // self.digit)

    @property
    def slug(self) -> str:
        found = f"{self.unit}-{self.called}-c{self.most}-d{self.digit}"
        return found if self.form == PLAIN else f"{found}-{self.form}"


@dataclass(frozen=True, slots=True)
class PipelineConfig(BasesConfiguration):
    """A design point that takes whole residues.

    >>> PipelineConfig().slug
    'gf2_residues-thesis-256-c64-l8-r1'
    """

    about: ClassVar[About] = About(
        "a b in GF(2^m) in residues modulo trinomials, one product in each cycle",
        "Algorithm 8 as a pipeline: a multiplier for each residue, and base extensions by Newton's interpolation, "
        "whose divisions by a trinomial modulo another one and products by one are sums of few coefficients.",
        SOURCE,
    )

    unit: str = "gf2_residues"
    channel: Annotated[int, CHANNEL] = 64
    leaf: Annotated[
        int, option("Coefficients of operands that are not cut further.", "L", bounds=(2, 64), usual=(8,))
    ] = 8
    levels: Annotated[int, option("Levels of LUTs between registers.", "R", bounds=(1, 8), usual=(1,))] = 1
    flow: Handshake = "credit"

    @property
    def slug(self) -> str:
        found = f"{self.unit}-{self.called}-c{self.most}-l{self.leaf}-r{self.levels}"
        return found if self.flow == "credit" else f"{found}-{self.flow}"


@functools.cache
def _smallest(modulus: int) -> int:
    """The smallest usual degree whose trinomials suffice, or the largest."""
    for most in USUAL:
        try:
            bases(modulus, most)
        except trinomials.TooFewError:
            continue
        return most
    return USUAL[-1]
