"""The files that the examples in the help of commands name."""

from __future__ import annotations

import functools
import shutil
import tempfile
from pathlib import Path

from modmill import isogeny, msm, sigverify, vdf
from tests.cli.tree import COMMANDS, Node
from tests.support import succeeds

SLOW = {
    *(f"{job} bench" for job in ("gf2", "isogeny", "msm", "sigverify", "vdf")),
    *(f"bench {job}" for job in ("gf2", "isogeny", "msm", "sigverify", "vdf")),
    "gf2 explore",
    "hw cost",
    "hw sim",
    "isogeny calibrate",
    "report",
    "vdf calibrate",
    "vdf puzzle solve",
}
"""Examples that measure, need tools that may be absent, or take minutes: they are parsed only."""

QUICK = [node for node in COMMANDS if node.name not in SLOW]
MORE = {"vdf lock": ("--measure", "0.2")}
"""Options that make an example shorter."""


@functools.cache
def _inputs() -> tempfile.TemporaryDirectory[str]:
    place = tempfile.TemporaryDirectory()
    folder = Path(place.name)
    for name in ("a.bin", "b.bin"):
        (folder / name).write_bytes((bytes(range(1, 21)) + b"\x05") * 3)
    (folder / "letter.txt").write_text("open me later\n")
    points, scalars = msm.random_points("bls12-381", 5).points, msm.random_scalars("bls12-381", 5)
    msm.write_points(folder / "p.bin", "bls12-381", points, "ark-compressed", form="montgomery")
    msm.write_scalars(folder / "s.bin", "bls12-381", scalars, "ark")
    sigverify.generate(folder / "signed.jsonl", count=20, corrupt=0)
    sigverify.run(folder / "signed.jsonl", ring=folder / "verdicts.ring")
    return place


def prepare(node: Node, folder: Path) -> None:
    """Puts the inputs that the examples of a command name into an empty folder."""
    shutil.copytree(_inputs().name, folder, dirs_exist_ok=True)
    if node.name == "vdf verify":
        vdf.evaluate("vdf-alliance", 10**6).save(folder / "proof.json")
        vdf.evaluate("vdf-alliance", 10**6, input="hello").save(folder / "hello.json")
    if node.name in ("vdf unlock", "vdf inspect"):
        vdf.lock(folder / "letter.txt", folder / "letter.txt.locked", steps=100, bits=1024)
    if node.name in ("isogeny eval", "isogeny verify"):
        isogeny.setup(folder / "key", 1000, field="p89")
    if node.name == "isogeny verify":
        succeeds("isogeny", "eval", "--key", "key", "--hash-input", "hello", "--out", "proof.json", cwd=folder)
