"""Building kernels, and reporting where a build failed.

>>> first_error("error: word.cl:3:8: use of undeclared identifier 'y'")
('word.cl', 3, "use of undeclared identifier 'y'")
>>> first_error("<kernel>:12:7: error: expected ';'")
('<kernel>', 12, "expected ';'")
"""

from __future__ import annotations

import re
import time
import warnings
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from modmill.opencl.devices import Found, library
from modmill.opencl.errors import KernelBuildError

if TYPE_CHECKING:
    import pyopencl as cl

PLACE = r"(?P<file>[^\s:]+|<[^>]*>)[:(](?P<line>\d+)(?:[:,]\d+)?\)?"
ERRORS = (
    re.compile(rf"^\s*(?:fatal )?error: {PLACE}:?\s*(?P<what>.*)$", re.MULTILINE | re.IGNORECASE),  # PoCL
    re.compile(rf"^\s*{PLACE}:?\s*(?:fatal )?error:?\s*(?P<what>.*)$", re.MULTILINE | re.IGNORECASE),  # the others
)

WHOLE = "<kernel>"
"""NVIDIA's compiler calls the source so, and counts its lines without regard to `#line`."""
DIRECTIVE = re.compile(r'#line (?P<line>\d+) "(?P<file>[^"]*)"')

QUIET = "-w"
"""No warnings: PoCL's compiler counts them on standard error, past Python, where a vector is wider than a register."""


@dataclass(frozen=True, slots=True)
class Built:
    """A program on one device."""

    program: cl.Program
    seconds: float
    """Wall time of the build; short where the compiler's cache held the program."""

    def kernel(self, name: str) -> Any:
        """A new kernel object: queues that set arguments must not share one."""
        return library().Kernel(self.program, name)


def kernel_text(package: str, name: str) -> str:
    """The text of kernels/`name` of a package, with the directive that lets the compiler name it in errors."""
    return f'#line 1 "{name}"\n' + (files(package) / "kernels" / name).read_text(encoding="ascii")


def build(context: cl.Context, found: Found, source: str, options: tuple[str, ...] = ()) -> Built:
    """Builds a program for the device. Raises KernelBuildError with the log's first error."""
    cl = library()
    begin = time.perf_counter()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # the compiler's remarks; errors are exceptions
            program = cl.Program(context, source).build(options=[QUIET, *options], devices=[found.device])
    except cl.Error as e:
        raise _failure(found, source, str(e)) from None
    return Built(program, time.perf_counter() - begin)


def first_error(log: str) -> tuple[str, int, str] | None:
    """(file, line, message) of the first error whose place the log gives, or None."""
    places = [m for pattern in ERRORS for m in pattern.finditer(log)]
    if not places:
        return None
    first = min(places, key=lambda m: m.start())
    return first["file"], int(first["line"]), first["what"].strip()


def origin(source: str, line: int) -> tuple[str, int] | None:
    """The file and line that `#line` directives give for a line of the source, or None in front of the first one.

    >>> origin('#line 1 "good.cl"\\nint f();\\n#line 41 "broken.cl"\\n\\ny', 5)
    ('broken.cl', 42)
    """
    lines = source.splitlines()[: line - 1]
    for i, found in reversed([(i, DIRECTIVE.match(text)) for i, text in enumerate(lines, 1)]):
        if found:
            return found["file"], int(found["line"]) + line - i - 1
    return None


def _failure(found: Found, source: str, log: str) -> KernelBuildError:
    at = first_error(log)
    if at and at[0] == WHOLE:
        at = (*(origin(source, at[1]) or at[:2]), at[2])
    name = f"{found.facts.key} ({found.facts.name})"
    if at is None:
        lines = [line.strip() for line in log.splitlines() if "error" in line.lower()] or [log.strip()[:200]]
        file, line, said = None, None, lines[0]
    else:
        file, line, what = at
        said = f"{file}, line {line}: {what}"
    return KernelBuildError(f"{name} cannot build the kernel: {said}", tool=name, file=file, line=line, log=log)
