"""Rules over the committed files themselves: nothing in them depends on one machine or one package mirror, and
documentation says what it is about.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from common import ROOT, fail, report

# Written with a character class each, so that this file obeys its own rules.
FORBIDDEN = (
    (
        re.compile(r"[p]ypi\.(org|python)|[f]iles\.pythonhosted|[s]tatic\.crates\.io|[i]ndex\.crates\.io"),
        "names a package registry's host",
    ),
    (re.compile(r"--(extra-)?[i]ndex-url|--[f]ind-links|--[t]rusted-host"), "chooses a package index"),
    (re.compile(r"(?<![\w.])/([r]oot|[w]ork|[U]sers|[h]ome/\w+)/"), "holds an absolute path of one machine"),
    (re.compile(r"^(<{7}|>{7}) ", re.MULTILINE), "holds a merge conflict"),
)
UNSAFE = re.compile(r"\b(?:allow|expect)\((?:[^()]*,\s*)?unsafe_code\b")
UNSAFE_PLACES = (
    *("crates/modmill-arith/src/arch/", "crates/modmill-arith/src/kernels/", "crates/modmill-binary/src/arch/"),
    *(f"crates/modmill-{name}/src/" for name in ("blst", "c", "peers", "py", "timing")),
    *("crates/modmill-c/examples/", "crates/modmill-runtime/src/mapping"),
    "bench/",
)
"""The places where ARCHITECTURE.md allows `unsafe`; the compiler denies it wherever the lint is not switched off."""
PINS = re.compile(r"^[A-Za-z0-9_.-]+==\S+ .*\\$")

_NO_SUBJECT = r"(?:What|Those|Of|Whether|The same|Where|How|As|Which|Whose)\b"
NO_SUBJECT = {
    ".py": re.compile(rf'^[ \t]*r?"""\s*{_NO_SUBJECT}', re.MULTILINE),
    ".rs": re.compile(rf"(?:\A|^(?![ \t]*//[/!][ \t]*\S).*\n)[ \t]*//[/!] {_NO_SUBJECT}", re.MULTILINE),
}
"""The beginnings of a docstring, or of a paragraph of a documentation comment, that do not say what it is about."""


def check() -> int:
    """Print `file:line: what is wrong` for every offence; 1 when there is any."""
    if shutil.which("git") is None:
        fail("git is missing, which lists the files to check; run: sudo apt-get install -y git")
    # All text files, but for what git ignores.
    command = ["git", "grep", "-z", "-I", "--files-with-matches", "--untracked", "-e", ""]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return report(
        offence
        for name in listed[:-1]
        for offence in inspect(name, (ROOT / name).read_text(encoding="utf-8", errors="replace"))
    )


def inspect(name: str, text: str) -> list[str]:
    found = []
    for pattern, complaint in FORBIDDEN:
        for match in pattern.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            found.append(f"{name}:{line}: {complaint}: {match.group(0).strip()}")
    beginning = NO_SUBJECT.get(Path(name).suffix)
    for match in beginning.finditer(text) if beginning else ():
        line = text.count("\n", 0, match.end()) + 1
        found.append(f"{name}:{line}: begins without a subject: {match.group(0).splitlines()[-1].strip()}")
    if name.endswith(".rs") and not name.startswith(UNSAFE_PLACES):
        for match in UNSAFE.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            found.append(f"{name}:{line}: allows unsafe code, which belongs in {', '.join(UNSAFE_PLACES)}")
    if name.startswith("requirements/") and name.endswith(".txt"):
        for number, line in enumerate(text.splitlines(), 1):
            if line and not line[0].isspace() and not line.startswith("#") and not PINS.match(line):
                found.append(f"{name}:{number}: not pinned with a hash: {line}")
    return found
