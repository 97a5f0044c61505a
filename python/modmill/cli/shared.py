"""Options that several commands share, stated once as the fields of a dataclass."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any


def sharing(options: type) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """Gives a command an option for each field of the dataclass `options`, which its parameter `options` receives."""

    def decorate(function: Callable[..., int]) -> Callable[..., int]:
        own = inspect.signature(function, eval_str=True).parameters.values()
        shared = inspect.signature(options, eval_str=True).parameters.values()

        @functools.wraps(function)
        def command(**given: Any) -> int:
            taken = options(**{p.name: given.pop(p.name) for p in shared})
            return function(**given, options=taken)

        parameters = [p for p in (*own, *shared) if p.name != "options"]
        every = [p.replace(kind=inspect.Parameter.KEYWORD_ONLY) for p in parameters]
        command.__signature__ = inspect.Signature(every)  # type: ignore[attr-defined]  # what typer reads
        return command

    return decorate
