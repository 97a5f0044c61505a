"""Files of signatures made from a seed: valid ones, and ones that are invalid in every way (docs/formats.md)."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from modmill import _native
from modmill.arguments import public
from modmill.errors import UsageError
from modmill.progress import ProgressCallback, native_progress
from modmill.quantity import whole

FORMATS: tuple[str, ...] = _native.SIGNATURE_FORMATS
KINDS: tuple[str, ...] = _native.SIGNATURE_KINDS
"""The kinds of signatures that :func:`generate` makes: "valid", and each way to be invalid."""

SUFFIXES = {
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".json": "jsonl",
    ".bin": "binary",
    ".sigs": "binary",
    ".pcap": "pcap",
    ".cap": "pcap",
}


@dataclass(frozen=True, slots=True)
class Made:
    """A file that was made: `records` (packets) with `signatures`; `spoiled` records are invalid."""

    path: Path
    format: str
    records: int
    signatures: int
    spoiled: int


MAX_SIGNERS = 8
"""Most signers of a generated transaction."""


@public
def generate(
    path: str | os.PathLike[str],
    *,
    count: int,
    seed: int = 1,
    format: str | None = None,  # noqa: A002  # as on the command line
    corrupt: float = 0.3,
    kinds: Sequence[str] | None = None,
    message: int | tuple[int, int] = 200,
    signers: int = 3,
    keys: int = 0,
    expected: str | os.PathLike[str] | None = None,
    progress: ProgressCallback | None = None,
) -> Made:
    """Makes a file of `count` records, a part `corrupt` of them corrupted; the same file for the same seed.

    `kinds` restricts how (default: in all ways). `message` is a length or the least and the most. `signers` bounds the
    signatures of a transaction; `keys` is how many keys sign, 0 for a new one each time. `expected` names a file for
    the verdict on each signature under each rule, by an independent computation.

    >>> import tempfile
    >>> from modmill import sigverify
    >>> with tempfile.TemporaryDirectory() as d:
    ...     made = sigverify.generate(Path(d) / "a.pcap", count=100, corrupt=0)
    ...     done = sigverify.run(made.path, rule="zip215")
    >>> made.format, done.accepted == made.signatures, done.all_accepted
    ('pcap', True, True)

    Raises UsageError for arguments out of range, Interrupted when `progress` returns False.
    """
    target = Path(path)
    chosen = format or SUFFIXES.get(target.suffix.lower())
    if chosen is None:
        raise UsageError(f"format: the name {target.name} does not determine it; give one of {', '.join(FORMATS)}")
    least, most = (message, message) if isinstance(message, int) else message
    made = _native.signatures_generate(
        os.fspath(target),
        format=chosen,
        count=whole(count, "count"),
        seed=whole(seed, "seed"),
        corrupt=corrupt,
        kinds=kinds,
        message=(whole(least, "message"), whole(most, "message")),
        signers=whole(signers, "signers", 1, MAX_SIGNERS),
        keys=whole(keys, "keys"),
        expected=None if expected is None else os.fspath(expected),
        progress=native_progress(progress),
    )
    return Made(target, chosen, *made)
