"""`modmill.gf2`: fields GF(2^m), and rings GF(2)[x] / N, on arrays.

:class:`Field` makes arrays (:class:`FieldArray`) that behave like NumPy's, and :func:`GF` is short for one array;
:class:`Modulus` reads polynomials; :func:`least_factor`, :func:`smallest` and :func:`random_irreducible` tell or find
irreducible ones; :class:`Embedding` puts one field into another. On these arrays: points of binary curves
(:class:`Curve`), cyclic redundancy checks (:class:`Crc`), codes (:class:`ReedSolomon`). :mod:`modmill.gf2.files` reads
and writes files.
"""

from modmill.binary_fields import named
from modmill.gf2.array import FieldArray
from modmill.gf2.crc import Crc
from modmill.gf2.curves import Curve
from modmill.gf2.engine import METHODS
from modmill.gf2.field import GF, Field
from modmill.gf2.modulus import Modulus, least_factor, polynomial, random_irreducible, smallest
from modmill.gf2.reed_solomon import ReedSolomon
from modmill.gf2.subfields import Embedding

__all__ = [
    "GF",
    "METHODS",
    "Crc",
    "Curve",
    "Embedding",
    "Field",
    "FieldArray",
    "Modulus",
    "ReedSolomon",
    "least_factor",
    "named",
    "polynomial",
    "random_irreducible",
    "smallest",
]
