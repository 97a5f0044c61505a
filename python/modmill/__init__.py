"""Modmill: long chains of modular multiplications, on every fabric, checked.

The jobs are modules: :mod:`modmill.vdf` is repeated squaring with proofs, and time-lock puzzles.
"""

from modmill import errors
from modmill._native import __version__
from modmill.errors import ModmillError

__all__ = ["ModmillError", "__version__", "errors"]
