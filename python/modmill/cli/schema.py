"""The JSON of errors and of commands that belong to no job."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from modmill.doctor import Finding


class Diagnosis(TypedDict):
    cpu: Annotated[str, "the processor"]
    cores: Annotated[int, "cores that this process may use"]
    system: Annotated[str, "operating system and architecture"]
    ok: Annotated[bool, "whether everything that Modmill needs is there"]
    findings: Annotated[list[Finding], "each thing looked for"]


class Problem(TypedDict):
    kind: Annotated[str, "a class of `modmill.errors`, of Python's `OSError`, or of a part of Modmill"]
    message: Annotated[str, "for people; it may change"]
    exit_code: Annotated[Literal[1, 2, 130], "of the command"]
    data: Annotated[dict[str, Any], "what the error knows; integers from 2^53 are 0x hex"]


class Error(TypedDict):
    error: Annotated[Problem, "what ended the command"]


COMMANDS: dict[str, tuple[Any, ...]] = {"doctor": (Diagnosis,)}
