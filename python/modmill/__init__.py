"""Modmill: long chains of modular multiplications, on every fabric, checked.

The jobs are modules: :mod:`modmill.vdf` is repeated squaring with proofs, and time-lock puzzles.

>>> import modmill
>>> modmill.vdf.evaluate("lcs35", steps=1000).steps
1000
"""

from modmill import errors, vdf
from modmill._native import __version__
from modmill.errors import ModmillError

__all__ = ["ModmillError", "__version__", "errors", "vdf"]
