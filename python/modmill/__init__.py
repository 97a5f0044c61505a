"""Modmill: long chains of modular multiplications, on every fabric, checked.

The jobs are modules: :mod:`modmill.vdf` is repeated squaring with proofs, and time-lock puzzles;
:mod:`modmill.sigverify` is Ed25519 signatures; :mod:`modmill.gf2` is fields GF(2^m) on arrays; :mod:`modmill.msm` is
multi-scalar multiplication on G1 of BLS12-377 and BLS12-381; :mod:`modmill.isogeny` is the isogeny delay function.

All public functions take their arguments by the same rules (:mod:`modmill.arguments`): integers of Python or NumPy, but
not True and False; arrays in any memory layout, of which those in C order at aligned addresses are not copied. A wrong
type is a :class:`modmill.errors.WrongType`.

A process may fork: its child makes threads of its own where it needs them. What runs in the background
(:func:`modmill.sigverify.start`) stays with the process that started it, and OpenCL works only in children of a process
that has not used it; both say so, and the start method "spawn" of `multiprocessing` avoids both.

>>> import modmill
>>> modmill.vdf.evaluate("lcs35", steps=1000).steps
1000
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from modmill import errors
from modmill._native import __version__
from modmill.errors import ModmillError

if TYPE_CHECKING:
    from modmill import gf2, isogeny, msm, sigverify, vdf

__all__ = ["ModmillError", "__version__", "errors", "gf2", "isogeny", "msm", "sigverify", "vdf"]


def __getattr__(name: str) -> Any:
    """The jobs' modules, imported when they are first used: a program that needs one does not wait for the others."""
    if name in ("gf2", "isogeny", "msm", "sigverify", "vdf"):
        return importlib.import_module(f"modmill.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
