"""`modmill.msm`: multi-scalar multiplication, s_0 P_0 + s_1 P_1 + ..., on G1 of BLS12-377 and BLS12-381.

:class:`Bases` are points, prepared once for many vectors of scalars; :func:`run` computes, checks and times products.
:func:`random_points` and :func:`random_scalars` make inputs from a seed.
"""

from modmill.msm.bases import CURVES, Bases
from modmill.msm.convert import from_points, from_scalars, to_points
from modmill.msm.files import EncodedPoints, Points, open_points, read_points, read_scalars, write_points, write_scalars
from modmill.msm.generation import RandomPoints, random_points, random_scalars
from modmill.msm.results import Run
from modmill.msm.run import run

__all__ = [
    "CURVES",
    "Bases",
    "EncodedPoints",
    "Points",
    "RandomPoints",
    "Run",
    "from_points",
    "from_scalars",
    "open_points",
    "random_points",
    "random_scalars",
    "read_points",
    "read_scalars",
    "run",
    "to_points",
    "write_points",
    "write_scalars",
]
