"""Generated files: written again, or compared with what they should hold."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path


def main(description: str, root: Path, outputs: Callable[[], Iterable[tuple[Path, str]]]) -> int:
    """The program: names every file below `root` that is out of date, and writes it unless --check is given."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 when a file is out of date")
    check = parser.parse_args().check
    stale = []
    for path, text in outputs():
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(path.relative_to(root))
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for path in stale:
        print(f"{'out of date' if check else 'wrote'}: {path}", file=sys.stderr)
    return 1 if check and stale else 0
