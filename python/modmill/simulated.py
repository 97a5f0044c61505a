"""The names of backends in simulated gates, `rtl:<unit>`, as all jobs have them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from modmill import _native
from modmill.errors import BackendUnavailable

PREFIX = "rtl:"


def checked(backend: str, known: Sequence[str]) -> str:
    """A backend that is one of those known, without its prefix.

    Raises BackendUnavailable, which lists what exists.
    """
    if backend not in known:
        listed = ", ".join(known)
        raise BackendUnavailable(
            f"unknown simulated unit {backend!r} (units: {listed})", wanted=backend, reason="unknown", available=listed
        )
    return backend.removeprefix(PREFIX)


@contextmanager
def naming(known: Callable[[], Sequence[str]]) -> Iterator[None]:
    """Adds the simulated backends to the list in the error about an unknown backend."""
    try:
        yield
    except BackendUnavailable as e:
        if e.data.get("wanted") in _native.BACKENDS:
            raise
        also = ", ".join(known())
        available = f"{e.data.get('available')}, {also}"
        raise BackendUnavailable(f"{e}; in simulated gates: {also}", **(e.data | {"available": available})) from None
