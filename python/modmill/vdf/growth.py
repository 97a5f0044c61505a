"""Growth: how long T squarings take somebody who replaces the machine every year by that year's fastest.

LCS35's t was chosen so, in 1999, for 35 years:

>>> from modmill import params
>>> model = params.growth_models()["rivest"]
>>> rivest = Growth.parse("rivest", year=model.first_year)
>>> rivest.steps_for(model.years * YEAR, model.squarings_per_second) == params.modulus("lcs35").puzzle.t
True
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator
from dataclasses import dataclass

from modmill import params
from modmill.arguments import public
from modmill.errors import UsageError
from modmill.quantity import MAX_STEPS

SCALE = 10_000
LEAST, MOST = 1.0001, 2
YEAR = params.growth_models()["rivest"].seconds_a_year


@public
@dataclass(frozen=True, slots=True)
class Growth:
    """A yearly factor of speed: `name` as it is given, `year` in which the work begins.

    `factors` are pairs of the last year that a factor follows, None for the last pair, and the factor in 10000ths. A
    year has 365 days and is counted from the beginning of the work.
    """

    name: str
    year: int
    factors: tuple[tuple[int | None, int], ...]

    @classmethod
    def parse(cls, text: str, what: str = "growth", *, year: int | None = None) -> Growth:
        """A named model (rivest), or the factor itself, such as 1.2; `year` is this one unless given.

        >>> Growth.parse("1.2", year=2030).factors
        ((None, 12000),)

        Raises UsageError.
        """
        first = datetime.date.today().year if year is None else year
        if model := params.growth_models().get(text):
            return cls(text, first, model.factors)
        factor = round(float(text) * SCALE) if re.fullmatch(r"[0-9]{1,2}(\.[0-9]{1,4})?", text) else 0
        if not SCALE < factor <= MOST * SCALE:
            names = ", ".join(params.growth_models())
            raise UsageError(
                f"{what}: must be {names} or a yearly factor of {LEAST} to {MOST} (got {text!r})", got=text
            )
        return cls(text, first, ((None, factor),))

    def steps_for(self, seconds: float, per_second: float) -> int:
        """The T that takes `seconds`, if the first machine squares `per_second` times a second; at least 1.

        Raises UsageError when that is more than 2^62.
        """
        years, rest = divmod(seconds, YEAR)
        total = 0
        for number, squarings in enumerate(self._years(per_second)):
            if number == years:
                total += round(squarings * rest / YEAR)
            if number == years or total > MAX_STEPS:
                break
            total += squarings
        if total > MAX_STEPS:
            raise UsageError(f"a delay of {seconds:.3g} s with growth {self.name} needs more than 2^62 squarings")
        return max(1, total)

    def delay_of(self, steps: int, per_second: float) -> float:
        """The seconds that T = `steps` takes, if the first machine squares `per_second` times a second."""
        left = steps
        for number, squarings in enumerate(self._years(per_second)):
            if left <= squarings:
                return (number + left / squarings) * YEAR
            left -= squarings
        raise AssertionError("unreachable: the years have no end")

    def describe(self) -> str:
        """The assumption of the model, in a few words."""
        factor = self._factor(self.year) / SCALE
        model = f" ({self.name})" if self.name in params.growth_models() else ""
        return f"the machine replaced each year by the year's fastest, {factor:g} times as fast{model}"

    def _factor(self, year: int) -> int:
        return next(factor for until, factor in self.factors if until is None or year <= until)

    def _years(self, per_second: float) -> Iterator[int]:
        """The squarings of each year, without end."""
        squarings, year = max(1, round(per_second * YEAR)), self.year
        while True:
            yield squarings
            squarings = squarings * self._factor(year) // SCALE
            year += 1
