"""Why NumPy's other functions do not take elements of GF(2)[x] / N, and what to use instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

_CHARACTERS = "it works on text"
OTHER = "it has no meaning for them; a.to_ints() are integers, and a.words the words"
_REAL = "it is defined for real or complex numbers"

REASONS: dict[str, str] = {
    "they have no order; a.to_ints() are integers, which have one": """
        sort argsort argmax argmin partition argpartition max min amax amin ptp clip median percentile quantile
        searchsorted digitize histogram histogram2d histogramdd histogram_bin_edges lexsort sort_complex nanargmax
        nanargmin nanmax nanmin nanmedian nanpercentile nanquantile less less_equal greater greater_equal maximum
        minimum fmax fmin sign signbit absolute fabs
    """,
    "a mean divides by a count, which is 0 or 1 in characteristic 2; use np.sum": """
        mean average std var cov corrcoef nanmean nanstd nanvar
    """,
    "they are never NaN or infinite; use the function of the same name without nan, if there is one": """
        nansum nanprod nancumsum nancumprod nan_to_num isnan isinf isfinite isnat isneginf isposinf
    """,
    "they are exact; use == or np.array_equal": "isclose allclose",
    "division is exact; use /": "floor_divide remainder fmod divmod mod modf",
    "their bits are in a.words; + is the exclusive or, and F('x^3') times an element shifts by 3": """
        bitwise_and bitwise_or bitwise_xor bitwise_count invert left_shift right_shift packbits unpackbits
    """,
    "they are not truth values; compare first, a != 0": "logical_and logical_or logical_xor logical_not",
    "np.convolve multiplies coefficients and np.polyval evaluates; galois.Poly has the rest": """
        poly polyadd polyder polydiv polyfit polyint polymul polysub roots
    """,
    "use np.convolve(a, v[::-1])": "correlate",
    "use np.diff": "ediff1d gradient",
    "use a @ b or np.dot, and write out a product of three coordinates": "cross linalg.cross",
    "use np.linalg.det": "linalg.slogdet",
    "reshape the arrays to matrices and use np.linalg.inv or solve": "linalg.tensorinv linalg.tensorsolve",
    "it calls a function on plain arrays; write a loop over the elements or rows": """
        apply_along_axis apply_over_axes piecewise
    """,
    "they have no dtype of NumPy; a.to_ints() are objects, and a.words are uint64": """
        astype can_cast common_type min_scalar_type result_type
    """,
    "it takes integers; convert by a.to_ints()": """
        bincount ravel_multi_index unravel_index ix_ gcd lcm ldexp einsum_path is_busday busday_count busday_offset
        datetime_as_string
    """,
    "save the words, np.save(file, a.words), and read them by F.from_words(np.load(file))": """
        save savez savez_compressed savetxt
    """,
    "use repr(a) or str(a)": "array2string",
    "make elements by calling a field, F(...), or by F.zeros and F.ones": """
        array asarray asanyarray ascontiguousarray asfortranarray require empty zeros ones full eye identity tri arange
        frombuffer fromfile fromfunction fromiter fromstring genfromtxt loadtxt linspace logspace geomspace
    """,
    _REAL: """
        angle around fix i0 imag interp iscomplex iscomplexobj isreal isrealobj real real_if_close round sinc trapezoid
        unwrap
    """,
}
_REASON_OF: dict[str, str] = {name: reason for reason, names in REASONS.items() for name in names.split()}
_MODULES = {"fft": _REAL, "linalg": _REAL, "lib.scimath": _REAL, "strings": _CHARACTERS, "char": _CHARACTERS}


def function(which: Callable[..., Any]) -> TypeError:
    """The error for a function of NumPy."""
    module = which.__module__.removeprefix("numpy").removeprefix(".")
    name = f"{module}.{which.__name__}" if module else which.__name__
    return _error(name, _REASON_OF.get(name) or _MODULES.get(module, OTHER))


def ufunc(name: str, kind: str) -> TypeError:
    """The error for a ufunc, or for one of its methods; most are functions of real numbers."""
    if kind != "__call__":
        return _error(f"{name}.{kind}", "this method has no meaning for them; write a loop over the elements")
    return _error(name, _REASON_OF.get(name, _REAL))


def _error(name: str, reason: str) -> TypeError:
    return TypeError(f"np.{name} does not take elements of GF(2)[x] / N: {reason}")
