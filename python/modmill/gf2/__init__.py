"""`modmill.gf2`: fields GF(2^m), and rings GF(2)[x] / N, on arrays.

:class:`Field` makes arrays (:class:`FieldArray`) that behave like NumPy's, and :func:`GF` is short for one array;
:class:`Modulus` reads polynomials; :func:`least_factor` and :func:`smallest` tell which are irreducible. Files:
:mod:`modmill.gf2.files`.
"""

from modmill.gf2.array import FieldArray
from modmill.gf2.engine import METHODS
from modmill.gf2.field import GF, Field
from modmill.gf2.modulus import Modulus, least_factor, polynomial, smallest
from modmill.gf2.names import named

__all__ = ["GF", "METHODS", "Field", "FieldArray", "Modulus", "least_factor", "named", "polynomial", "smallest"]
