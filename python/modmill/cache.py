"""Where results that can be made again are kept, named by the hash of all that they were made from."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping
from pathlib import Path


def folder(kind: str) -> Path:
    """`$XDG_CACHE_HOME/modmill/<kind>` (or `~/.cache/modmill/<kind>`), which may be deleted at any time."""
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base and Path(base).is_absolute() else Path.home() / ".cache") / "modmill" / kind


def key(parts: Mapping[str, str]) -> str:
    """The hash of named texts: of each name, length and content.

    >>> key({"a": "1", "b": ""}) == key({"b": "", "a": "1"}), key({"a": "1"}) == key({"a": "2"})
    (True, False)
    """
    digest = hashlib.sha256()
    for name in sorted(parts):
        text = parts[name].encode()
        digest.update(f"{name}\0{len(text)}\0".encode())
        digest.update(text)
    return digest.hexdigest()[:32]
