"""Products in GF(2^m) in residues modulo trinomials."""

from modmill.hw.units.gf2.rns.family import FAMILY

__all__ = ["FAMILY"]
