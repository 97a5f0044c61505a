"""Rules over the committed files themselves: nothing in them depends on one machine or one package mirror."""

from __future__ import annotations

import re
import shutil
import subprocess

from common import ROOT, fail

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
    *(f"crates/modmill-{name}/src/" for name in ("blst", "peers", "py", "timing")),
    "crates/modmill-runtime/src/mapping",
    "bench/",
)
"""Where ARCHITECTURE.md allows `unsafe`; the compiler denies it wherever the lint is not switched off."""
PINS = re.compile(r"^[A-Za-z0-9_.-]+==\S+ .*\\$")


def check() -> int:
    """Print `file:line: what is wrong` for every offence; 1 when there is any."""
    if shutil.which("git") is None:
        fail("git is missing, which lists the files to check; run: sudo apt-get install -y git")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    ).stdout
    offences = []
    for name in filter(None, listed.decode().split("\0")):
        path = ROOT / name
        if not path.is_file():
            continue
        content = path.read_bytes()
        if b"\0" in content:
            continue
        offences += inspect(name, content.decode("utf-8", errors="replace"))
    for offence in offences:
        print(offence)
    return 1 if offences else 0


def inspect(name: str, text: str) -> list[str]:
    found = []
    for pattern, complaint in FORBIDDEN:
        for match in pattern.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            found.append(f"{name}:{line}: {complaint}: {match.group(0).strip()}")
    if name.endswith(".rs") and not name.startswith(UNSAFE_PLACES):
        for match in UNSAFE.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            found.append(f"{name}:{line}: allows unsafe code, which belongs in {', '.join(UNSAFE_PLACES)}")
    if name.startswith("requirements/") and name.endswith(".txt"):
        for number, line in enumerate(text.splitlines(), 1):
            if line and not line[0].isspace() and not line.startswith("#") and not PINS.match(line):
                found.append(f"{name}:{number}: not pinned with a hash: {line}")
    return found
