"""Examples in the help of commands."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import ParamSpec, TypeVar

INDENT = "  "
P = ParamSpec("P")
R = TypeVar("R")


def example(*lines: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Ends a command's help with these lines, each a whole command line that begins with `modmill`."""

    def decorate(command: Callable[P, R]) -> Callable[P, R]:
        title = "Example:" if len(lines) == 1 else "Examples:"
        shown = "\n".join([title, *(f"{INDENT}{line}" for line in lines)])
        # \b keeps the lines of the paragraph that follows as they are.
        command.__doc__ = f"{inspect.cleandoc(command.__doc__ or '')}\n\n\b\n{shown}"
        return command

    return decorate
