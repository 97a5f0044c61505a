"""Finding out which kind of file it is, and reading it as that. See :mod:`modmill.vdf.inspection`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO, cast

from modmill import _native
from modmill.arguments import public
from modmill.errors import FormatError
from modmill.inputs import BOM, packed, parse_json
from modmill.modulus import Modulus
from modmill.progress import ProgressCallback
from modmill.vdf.evaluation import ProofKind
from modmill.vdf.files import Source, checked
from modmill.vdf.inspection import CheckpointInspection, Inspection, ProofInspection
from modmill.vdf.proof import MAX_PROOF_BYTES

OTHERS = {
    b"MODMILLC": "a part of a checkpoint; inspect its directory",
    b"MODMILLP": "a part of a checkpoint; inspect its directory",
    b"MODMILLI": "the key of an isogeny delay function (see modmill isogeny)",
    b"MODMILLJ": "a state of an isogeny delay function (see modmill isogeny)",
}
LOCKS = (b"MODMLOCK", b"-----BEG")
"""The first bytes of time-lock files, in bytes and in text."""
ISOGENY = b'"modmill-isogeny-'
KIND, HEAD = 8, 10
"""Bytes that tell these kinds, and that tell a compressed file, too."""


@public
def inspect(source: Source, *, progress: ProgressCallback | None = None) -> Inspection:
    """The statement of a file that `vdf` writes: a proof file, a time-lock file, or the directory of a checkpoint.

    It is checked for damage as far as that takes no squarings, and a proof is not verified.

    >>> from modmill import vdf
    >>> import io
    >>> made = vdf.evaluate("vdf-alliance", 1000)
    >>> found = inspect(io.BytesIO(made.proof_file.encode()))
    >>> found.kind, found.modulus.name, found.steps
    ('proof file', 'vdf-alliance', 1000)

    Raises FormatError (none of these, malformed, cut short, or damaged), InvalidProof (a proof file with impossible
    numbers), CheckpointError, OSError.
    """
    if isinstance(source, str | os.PathLike):
        if Path(source).is_dir():
            return _checkpoint(Path(source))
        with Path(source).open("rb") as file:
            return _file(file, progress)
    return _file(source, progress)


def _checkpoint(directory: Path) -> CheckpointInspection:
    found = _native.vdf_read_checkpoint(os.fspath(directory))
    if found is None:
        raise FormatError("is a directory, but not that of a checkpoint")
    stated = (Modulus(found["modulus"]), found["base"], found["steps"])
    proof = cast("ProofKind", found["proof"])
    return CheckpointInspection(*stated, proof=proof, done=found["done"], points=found["points"])


def _file(file: BinaryIO, progress: ProgressCallback | None) -> Inspection:
    head, whole = _peek(file)
    if said := packed(head):
        raise FormatError(said)
    if what := OTHERS.get(head[:KIND]):
        raise FormatError(f"this is {what}")
    begun = head.removeprefix(BOM).lstrip()
    if not begun.startswith(b"{"):
        if not any(begin.startswith(begun[:KIND]) for begin in LOCKS):
            raise FormatError("is neither a proof file nor a time-lock file, in bytes or in text")
        with checked(whole, progress) as locked:
            return locked.inspection
    data = _start(whole, MAX_PROOF_BYTES + 1 + len(BOM)).removeprefix(BOM)
    if ISOGENY in data[:100]:
        raise FormatError("this is a file of an isogeny delay function (see modmill isogeny)")
    found = _native.vdf_read_proof(data)
    raw = parse_json(data, "the proof file")
    return ProofInspection(
        **{**found, "modulus": Modulus(found["modulus"])}, version=raw["version"], elements=len(raw["proof"])
    )


def _peek(file: BinaryIO) -> tuple[bytes, BinaryIO]:
    """The first bytes of a stream, and the stream from its beginning."""
    if not file.seekable():
        head = _start(file, HEAD)
        return head, cast("BinaryIO", _Replayed(head, file))
    place = file.tell()
    head = _start(file, HEAD)
    file.seek(place)
    return head, file


def _start(file: BinaryIO, size: int) -> bytes:
    """The first `size` bytes, or all if there are fewer; a pipe may give them in pieces."""
    data = b""
    while len(data) < size and (piece := file.read(size - len(data))):
        data += piece
    return data


class _Replayed:
    """A stream that cannot seek, with what was read from its head."""

    def __init__(self, head: bytes, rest: BinaryIO) -> None:
        self._head, self._rest = head, rest

    def seekable(self) -> bool:
        return False

    def read(self, size: int) -> bytes:
        if not self._head:
            return self._rest.read(size)
        taken, self._head = self._head[:size], self._head[size:]
        return taken
