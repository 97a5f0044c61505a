"""Options and arguments that name files or folders.

The type of such a parameter says what becomes of what it names. From that, each command checks before it runs that no
two of its parameters name one file where that would lose something, whatever the spelling, and by whatever link.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from typer._click.types import ParamType  # typer brings its own copy of click

from modmill.cli.choices import Choices, Values, spelled
from modmill.errors import UsageError
from modmill.files import STANDARD
from modmill.inputs import file_named


@dataclass(frozen=True, slots=True)
class Place:
    """A file that a command reads or `writes`.

    `whole`: a folder that is replaced with all that it contains.
    """

    path: str
    writes: bool
    whole: bool = False


class PathType(ParamType):
    """The type of a parameter that names a file, or a `folder`: `places` are the files that a value stands for."""

    name = "path"

    def __init__(self, places: Callable[[str], Iterable[Place]], *, folder: bool = False) -> None:
        self.places, self.folder = places, folder

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        """The value itself. Raises UsageError for a folder that is called `-`."""
        if self.folder and os.fspath(value) == STANDARD:
            what = f"{spelled(param)}: `{STANDARD}` stands for a standard stream, which cannot be a folder"
            raise UsageError(f"{what}; name a folder (./{STANDARD} if it is really called so)")
        return value


class NamedOrFile(Choices):
    """The type of a parameter that takes names which are completed, or else a file or another value."""

    def __init__(self, values: Values = ()) -> None:
        super().__init__(values, others=True)

    def places(self, value: str) -> Iterable[Place]:
        """The file, if the value is the name of one and nothing else."""
        known = {str(one) for one in self.values()}
        is_file = value == STANDARD or (value not in known and file_named(value) is not None)
        return [Place(value, writes=False)] if is_file else []


def reads() -> PathType:
    """A file to read; `-` is standard input."""
    return PathType(lambda value: [Place(value, writes=False)])


def writes() -> PathType:
    """A file to write; `-` is standard output."""
    return PathType(lambda value: [Place(value, writes=True)])


def folder(*files: str, read: bool = False, replaced: bool = False) -> PathType:
    """A folder to write, or to `read`, and those of its `files` whose names are always the same.

    `replaced`: what is in it is removed.
    """

    def places(value: str) -> Iterator[Place]:
        yield from (Place(str(Path(value, name)), writes=not read) for name in files)
        yield Place(value, writes=not read, whole=replaced)

    return PathType(places, folder=True)


CHECKPOINT = ("lock", "state", "state.new", "state.previous", "state.refused", "points")
"""The files of a checkpoint."""


def check(parameters: Iterable[Any], values: Mapping[str, Any]) -> None:
    """Raises UsageError if two of a command's parameters name one file, and one of them writes it.

    Streams cannot be read twice either. Devices can be read and written at once.
    """
    given: list[tuple[str, Place]] = []
    for parameter in parameters:
        value = values.get(parameter.name)
        if value is None or not isinstance(kind := parameter.type, PathType | NamedOrFile):
            continue
        for one in [value] if isinstance(value, str | os.PathLike) else value:
            places = [(spelled(parameter), place) for place in kind.places(os.fspath(one))]
            for new in places:
                for old in given:
                    _compare(old, new)
            given += places


def _compare(one: tuple[str, Place], other: tuple[str, Place]) -> None:
    # The later one is at fault, unless it is read and the earlier one written.
    (before, first), (what, place) = (other, one) if one[1].writes and not other[1].writes else (one, other)
    mixed = first.writes != place.writes
    if not mixed and first.path == place.path == STANDARD:
        raise UsageError(f"{what}: {'stdout' if place.writes else 'stdin'} is already {before}")
    if first.whole or place.whole:
        outer, inner = (first, place) if first.whole else (place, first)
        if _is_below(inner.path, outer.path):
            raise UsageError(f"{what}: {inner.path} is in the folder {outer.path}, which is replaced; name another")
    key, mode = _identity(place)
    if key is None or key != _identity(first)[0]:
        return
    lost = not stat.S_ISSOCK(mode) if mixed else place.writes or not stat.S_ISREG(mode)
    if lost:
        shown = place.path if place.path != STANDARD else f"standard {'output' if place.writes else 'input'}"
        also = "there twice" if what == before else f"also {before}"
        raise UsageError(f"{what}: {shown} is {also}; name another file")


def _is_below(path: str, folder: str) -> bool:
    return path != STANDARD and Path(os.path.realpath(path)).is_relative_to(os.path.realpath(folder))


def _identity(place: Place) -> tuple[tuple[Any, ...] | None, int]:
    """The identity of a file, and its mode: device and inode, or the folder's and a name where no file is yet.

    None for what is never mistaken: a device, a folder, what is not there to be read.
    """
    try:
        found = os.fstat(1 if place.writes else 0) if place.path == STANDARD else Path(place.path).stat()
        kept = stat.S_ISREG(found.st_mode) or stat.S_ISFIFO(found.st_mode) or stat.S_ISSOCK(found.st_mode)
        return (found.st_dev, found.st_ino) if kept else None, found.st_mode
    except FileNotFoundError:
        pass
    except (OSError, ValueError):
        return None, 0
    try:
        target = Path(os.path.realpath(place.path))
        parent = target.parent.stat()
    except OSError:
        return None, 0
    return (parent.st_dev, parent.st_ino, target.name) if place.writes else None, stat.S_IFREG
