"""The launch plans of binary fields: products and squares modulo N, whatever the method.

A method is a module of this package with `plan(poly, config, device) -> ProductPlan`; :mod:`.methods` finds it. The
engine, the tests and `modmill gf2 explore` treat all methods alike. :mod:`modmill.opencl.plan` states the arguments of
the kernels; elements have S = ceil(m / 64) words.
"""

from __future__ import annotations

from dataclasses import dataclass

from modmill.opencl import build
from modmill.opencl.plan import Plan
from modmill.opencl.runtime import Runtime

PRODUCT, SQUARE = "gf2_product", "gf2_square"
"""The kernels of a plan, some of which have the first alone. A square gets `a` as `b` too and may read either."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProductPlan(Plan):
    """A plan of products modulo N. The kernels give a b / factor mod N and a^2 / factor mod N."""

    factor: int = 1
    """F as a polynomial: products come out divided by it, which the engine corrects."""

    @property
    def square(self) -> str:
        """The kernel of a square."""
        return SQUARE if SQUARE in self.kernels else PRODUCT


ProductRuntime = Runtime[ProductPlan]


def kernel_text(name: str) -> str:
    """The text of a file of kernels/."""
    return build.kernel_text("modmill.gf2.opencl", name)


def macros(name: str) -> str:
    """The text of a file of macros, whose lines count as lines of the text that they are put into."""
    return kernel_text(name).partition("\n")[2]
