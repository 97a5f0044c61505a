"""Reading ahead and writing behind: files wait for the disk while the engine computes.

>>> with ahead(iter(range(3)), threaded=True) as items, Behind(threaded=True) as behind:
...     found: list[int] = []
...     for item in items:
...         behind.do(lambda item=item: found.append(item * item))
...     behind.wait()
...     found
[0, 1, 4]
"""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")

WAITING = 2
"""Calls of :class:`Behind` that may wait: more would keep memory of results that the disk takes no faster."""


@contextlib.contextmanager
def ahead(items: Iterator[T], *, threaded: bool) -> Iterator[Iterator[T]]:
    """An iterator of the items in order; if `threaded`, another thread makes the next one while the caller uses one.

    An error of the iterator is raised in place of its item. The thread has ended when the block ends, so what makes the
    items must not wait for anyone for long.
    """
    if not threaded:
        yield items
        return
    with ThreadPoolExecutor(1, "modmill-read") as pool:
        yield _ahead(items, pool)


def _ahead(items: Iterator[T], pool: ThreadPoolExecutor) -> Iterator[T]:
    end: list[T] = []

    def take() -> list[T]:
        return next(([item] for item in items), end)

    found = pool.submit(take)
    while item := found.result():
        found = pool.submit(take)
        yield item[0]


class Behind:
    """Carries out calls in order, in another thread if `threaded`; a context manager, at whose end all are done."""

    def __init__(self, *, threaded: bool) -> None:
        self._pool = ThreadPoolExecutor(1, "modmill-write") if threaded else None
        self._waiting: deque[Future[None]] = deque()
        self._failed = False

    def do(self, call: Callable[[], None]) -> None:
        """Takes on a call. Raises the error of an earlier one, after which none is carried out."""
        if self._pool is None:
            call()
            return
        while len(self._waiting) >= WAITING:
            self._next()
        self._waiting.append(self._pool.submit(self._carry_out, call))

    def wait(self) -> None:
        """Returns when all calls are done. Raises the error of the first that failed."""
        while self._waiting:
            self._next()

    def _next(self) -> None:
        self._waiting[0].result()
        self._waiting.popleft()

    def _carry_out(self, call: Callable[[], None]) -> None:
        if self._failed:
            return  # what follows would leave a gap where that one failed
        try:
            call()
        except BaseException:
            self._failed = True
            raise

    def __enter__(self) -> Behind:
        return self

    def __exit__(self, *ended: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True)
