"""Options and arguments whose values are known lists: what checks a value also tells a shell how to complete it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import typer
from typer._click.shell_completion import CompletionItem  # typer brings its own copy of click
from typer._click.types import ParamType, convert_type

from modmill import _native
from modmill.backends import Engines
from modmill.errors import UsageError
from modmill.words import nearest

Values = Iterable[object] | Callable[[Any], Iterable[object]]
"""Values in the order in which they are shown, or what makes them from the context of the command line so far."""


class Choices(ParamType):
    """The type of a parameter, for `click_type`: values of a list, or of one beside which there are `others`.

    What is completed is read when a shell asks, so a function may import what only its list needs.
    """

    name = "text"

    def __init__(
        self, values: Values, *, others: bool = False, kind: type = str, refused: Mapping[str, str] | None = None
    ) -> None:
        self._values, self.others, self._kind, self._refused = values, others, kind, refused or {}

    def values(self, ctx: Any = None) -> Sequence[object]:
        """The values as they are now."""
        return tuple(self._values(ctx) if callable(self._values) else self._values)

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        """The value that is meant, of its own type. Raises UsageError, which lists the allowed ones."""
        if self.others:
            return convert_type(self._kind).convert(value, param, ctx)
        allowed = {str(one): one for one in self.values(ctx)}
        if str(value).lower() in self._refused:
            raise UsageError(f"{spelled(param)}: {self._refused[str(value).lower()]}", got=value)
        if str(value) not in allowed:
            message = f"{spelled(param)} must be one of {', '.join(allowed)} (got {value!r})"
            raise UsageError(f"{message}{nearest(str(value), allowed)}", got=value)
        return allowed[str(value)]

    def shell_complete(self, ctx: Any, param: Any, incomplete: str) -> list[Any]:  # click's signature
        """The values that begin with what was typed."""
        words = map(str, self.values(ctx))
        return [CompletionItem(one) for one in words if one.startswith(incomplete)]


def spelled(param: Any) -> str:
    """A parameter as it is typed: an option in its long form, an argument as the help names it."""
    return next((name for name in param.opts if name.startswith("--")), (param.metavar or param.name).strip("[]"))


def first_argument(ctx: Any, name: str) -> str | None:
    """The command's first argument, called `name`, as far as it is typed."""
    # Where an option still lacks its value, as when that is completed, arguments have not been told apart yet.
    return ctx.params.get(name) or next(iter(ctx.args), None)


def one_of(values: Values, *, refused: Mapping[str, str] | None = None) -> Choices:
    """One of these and nothing else: the command line checks it.

    `refused`: names that are known, and why they are not taken.
    """
    return Choices(values, refused=refused)


def or_other(values: Values, kind: type = str) -> Choices:
    """Names that are completed, where the job checks what is given, by these names and otherwise."""
    return Choices(values, others=True, kind=kind)


def backend_option(
    first: str = "auto",
    text: str = "auto, or one backend by name (see modmill doctor).",
    also: Iterable[str] = (),
    engines: Engines[Any] | None = None,
) -> Any:
    """The option --backend: `first`, those of a job by its `engines`, or else the processor's, and `also` others."""

    def known(_: Any) -> list[object]:
        return [first, *(_native.backends()["integers"] if engines is None else engines.names()), *also]

    return typer.Option("--backend", metavar="NAME", help=text, click_type=or_other(known))
