"""Consumers of verdicts by tag: what each gets, and where it goes."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from modmill.arguments import public
from modmill.errors import UsageError
from modmill.quantity import shown
from modmill.stated import TEXT, Form

MAX_TAG = (1 << 64) - 1
REST = "rest"
_ROUTE = re.compile(
    rf"(?:(?P<first>[0-9]{{1,20}})(?:-(?P<last>[0-9]{{1,20}}))?|{REST})(?P<only>:accepted)?=(?P<out>.+)"
)


@public
@dataclass(frozen=True)
class Route:
    """A consumer of some records: those with a tag from `first` to `last`, or with both None all that no other is for.

    A record's tag is its own, or the UDP port to which a captured packet was sent; malformed records have none. `out`
    gets a JSON line for each record, in the file's order; with `accepted_only`, what fails is dropped and counted.
    """

    out: str | os.PathLike[str]
    first: int | None = None
    last: int | None = None
    accepted_only: bool = False

    def __post_init__(self) -> None:
        for tag in (self.first, self.last):
            if tag is not None and not 0 <= tag <= MAX_TAG:
                raise UsageError(f"route: a tag must be 0 to 2^64 - 1 (got {shown(tag)})", got=tag)
        if self.first is None and self.last is not None:
            raise UsageError("route: `last` needs `first`")

    @property
    def tags(self) -> tuple[int, int] | None:
        """The first and the last tag."""
        return None if self.first is None else (self.first, self.first if self.last is None else self.last)

    def __str__(self) -> str:
        tags = REST if self.tags is None else "-".join(str(tag) for tag in dict.fromkeys(self.tags))
        return tags + (":accepted" if self.accepted_only else "")


@dataclass(frozen=True)
class Routed:
    """The records that a route got."""

    route: Annotated[Route, "the records that it is for", Form(str, TEXT.write, "tags")]
    out: Annotated[Path, "where their verdicts are", Form(str, TEXT.write, "file")]
    delivered: Annotated[int, "verdicts written"]
    dropped: Annotated[int, "rejected ones that it does not want"]


def parse(text: str, what: str = "--route") -> Route:
    """A route as the command line has it: TAG=FILE, FIRST-LAST=FILE or rest=FILE, with `:accepted` before the =.

    >>> parse("8001-8010:accepted=votes.jsonl")
    Route(out='votes.jsonl', first=8001, last=8010, accepted_only=True)
    """
    found = _ROUTE.fullmatch(text)
    if found is None:
        raise UsageError(
            f"{what}: must be TAG=FILE, FIRST-LAST=FILE or rest=FILE, with :accepted before the = (got {text!r})"
        )
    first, last = (None if found[name] is None else int(found[name]) for name in ("first", "last"))
    return Route(found["out"], first, last, found["only"] is not None)
