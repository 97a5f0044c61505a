"""A command line for every option and argument that names a file or folder, for tests of all of them."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from modmill import isogeny, msm, sigverify, vdf
from modmill.cli.choices import spelled
from modmill.cli.paths import NamedOrFile, PathType
from tests.cli.tree import COMMANDS
from tests.support import N, P, Q

ELEMENTS = (bytes(range(20)) + b"\x05") * 3


@dataclass(frozen=True)
class Case:
    """A command line of the command `name`; `{--out}` in it stands for the value of that parameter.

    `good` has a value for each; `more` has those of parameters that are appended where one is tried.
    """

    name: str
    line: str
    good: Mapping[str, str]
    more: Mapping[str, str] = field(default_factory=dict)

    @property
    def parameters(self) -> Mapping[str, str]:
        """The parameters that the case tries, with the values of a run that ends well."""
        return {**self.good, **self.more}

    def arguments(self, **values: str) -> list[str]:
        """The command line with these values in place of the good ones."""
        words = [
            values.get(word[1:-1], self.good[word[1:-1]]) if word[0] == "{" else word for word in self.line.split()
        ]
        return [
            *self.name.split(),
            *words,
            *(word for name in self.more if name in values for word in (name, values[name])),
        ]


MSM = "-c bls12-377 -q"
SMALL = "vdf_bipartite --bits 64"
SQUARE = {"A": "a", "--modulus": "polynomial", "--out": "out"}
CASES = [
    Case("gf2 mul", "{A} {B} -m {--modulus} -o {--out} -q", {**SQUARE, "B": "b"}),
    *(Case(f"gf2 {name}", "{A} -m {--modulus} -o {--out} -q", SQUARE) for name in ("square", "inv", "trace")),
    Case("gf2 pow", "{A} 3 -m {--modulus} -o {--out} -q", SQUARE),
    Case("gf2 irreducible", "{N} -q", {"N": "polynomial"}),
    Case("gf2 explore", "--bits 256 --out {--out}", {"--out": "folder"}),
    Case("hw emit", f"{SMALL} -m {{--modulus}} -o {{--out}}", {"--modulus": "number64", "--out": "unit"}),
    Case("hw draw", f"{SMALL} -o {{--out}}", {"--out": "out"}),
    Case("hw sim", f"{SMALL} -m {{--modulus}} --wave {{--wave}} -q", {"--modulus": "number64", "--wave": "out"}),
    Case("hw sim", "wire_front --capture {--capture} -q", {"--capture": "frames.pcap"}),
    Case(
        "hw cost",
        f"{SMALL} --target asic --library {{--library}} -q",
        {"--library": "cells"},
        {"--record-dir": "folder"},
    ),
    Case("hw cost", "cs_add -m {--modulus} --target levels -q", {"--modulus": "number64"}),
    Case("hw explore", f"{SMALL} --over chunk=5 --target model -o {{--out}}", {"--out": "folder"}),
    Case("hw trace", "mixed_addition --draw {--draw}", {"--draw": "out"}),
    Case(
        "isogeny walk",
        "--k 4 --field p89 -s balanced --draw {--draw} --counts-only",
        {"--draw": "out"},
        {"--wave": "out3"},
    ),
    Case("isogeny setup", "-t 10 -f p89 -o {--out} -q", {"--out": "new"}, {"--checkpoint": "checkpoint"}),
    Case(
        "isogeny eval",
        "-k {--key} --hash-input a -q -o {--out}",
        {"--key": "key", "--out": "out"},
        {"--checkpoint": "checkpoint", "--wave": "out3", "--journal": "out5"},
    ),
    Case("isogeny verify", "{F} -k {--key}", {"F": "isogeny.json", "--key": "key"}),
    Case(
        "msm run",
        f"-p {{--points}} -s {{--scalars}} -o {{--out}} {MSM}",
        {"--points": "p", "--scalars": "k", "--out": "out"},
        {"--wave": "out3", "--journal": "out5"},
    ),
    Case(
        "msm run",
        f"--bases {{--bases}} -s {{--scalars}} -o {{--out}} {MSM}",
        {"--bases": "bases", "--scalars": "k", "--out": "out"},
    ),
    Case("msm prepare", f"{{POINTS}} -o {{--out}} {MSM}", {"POINTS": "p", "--out": "out"}),
    Case("msm gen", f"{{POINTS}} -n 5 --scalars {{--scalars}} {MSM}", {"POINTS": "out", "--scalars": "out2"}),
    Case("report", "--quick --out {--out}", {"--out": "folder"}),
    Case(
        "sigverify run",
        "{FILE} -q -o {--out} --route {--route}",
        {"FILE": "signed.jsonl", "--out": "out", "--route": "rest=out2"},
        {"--wave": "out3", "--ring": "out4", "--journal": "out5"},
    ),
    Case("sigverify ring", "{FILE} -q", {"FILE": "verdicts.ring"}),
    Case(
        "sigverify gen", "{FILE} --format jsonl -n 5 -q --expected {--expected}", {"FILE": "out", "--expected": "out2"}
    ),
    Case(
        "vdf eval",
        "-m {--modulus} -t 100 -q -o {--out}",
        {"--modulus": "number", "--out": "out"},
        {"--checkpoint": "checkpoint", "--input-file": "a", "--wave": "out3", "--journal": "out5"},
    ),
    Case(
        "vdf verify",
        "{F} -m {--modulus} --trapdoor {--trapdoor}",
        {"F": "proof.json", "--modulus": "number", "--trapdoor": "factors"},
        {"--input-file": "a"},
    ),
    Case("vdf calibrate", "-m {--modulus} --measure 0.2 -q", {"--modulus": "number"}),
    Case("vdf inspect", "{FILE} --measure 0", {"FILE": "proof.json"}),
    Case("vdf lock", "{FILE} -t 10 --bits 1024 -q -o {--out}", {"FILE": "a", "--out": "out"}),
    Case("vdf unlock", "{FILE} -q -o {--out}", {"FILE": "a.locked", "--out": "out"}, {"--checkpoint": "checkpoint"}),
    Case("vdf puzzle solve", "vdf-alliance --round 1 -q -o {--out}", {"--out": "out"}, {"--checkpoint": "checkpoint"}),
    *(
        Case(node.name, "--record-dir {--record-dir}", {"--record-dir": "folder"})
        for node in COMMANDS
        if "bench" in node.words
    ),
]
"""At least one for each parameter; `.good` values are files that `fill` makes, or are not there yet."""

TYPES: dict[tuple[str, str], PathType | NamedOrFile] = {
    (node.name, spelled(p)): p.type
    for node in COMMANDS
    for p in node.command.params
    if isinstance(p.type, PathType | NamedOrFile)
}
"""The parameters that name files or folders, by command and spelling."""


def is_folder(case: Case, parameter: str) -> bool:
    """True if a parameter names a folder."""
    return getattr(TYPES[case.name, parameter], "folder", False)


def writes(case: Case, parameter: str) -> bool:
    """True if a parameter names an output."""
    kind = TYPES[case.name, parameter]
    return isinstance(kind, PathType) and all(place.writes for place in kind.places("rest=x"))


def files(case: Case, parameter: str) -> list[str]:
    """The files that the good value of a parameter stands for."""
    value = case.parameters[parameter]
    found = (
        [place.path for place in TYPES[case.name, parameter].places(value)]
        if writes(case, parameter) or is_folder(case, parameter)
        else [value]
    )
    return [path for path in found if not (is_folder(case, parameter) and path == value)]


def named(parameter: str, path: str) -> str:
    """The value of a parameter that names this file."""
    return f"rest={path}" if parameter == "--route" else path


def tried() -> Iterator[tuple[Case, str]]:
    """Each parameter once, with the first case that has it."""
    found: set[tuple[str, str]] = set()
    for case in CASES:
        for parameter in case.parameters:
            if (case.name, parameter) not in found:
                found.add((case.name, parameter))
                yield case, parameter


def fill(folder: Path) -> None:
    """Makes the files that the good values name."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        Path("a").write_bytes(ELEMENTS)
        Path("b").write_bytes(ELEMENTS)
        Path("cells").write_text("library(x) {}\n")
        Path("polynomial").write_text("x^163+x^7+x^6+x^3+1\n")
        Path("number").write_text(hex(N))
        Path("number64").write_text(hex(2**64 - 59))
        Path("factors").write_text(f"{P} {Q}")
        sigverify.generate("signed.jsonl", count=3, corrupt=0)
        sigverify.generate("frames.pcap", count=3, corrupt=0)
        sigverify.run("signed.jsonl", ring="verdicts.ring")
        isogeny.setup("key", 10, field="p89")
        isogeny.evaluate("key", message=b"a").save("isogeny.json")
        vdf.lock("a", "a.locked", steps=10, bits=1024)
        vdf.evaluate(N, 10).save("proof.json")
        bases = msm.Bases.random("bls12-377", 5)
        bases.save("bases")
        points, scalars = msm.random_points("bls12-377", 5).points, msm.random_scalars("bls12-377", 5)
        msm.write_points("p", "bls12-377", points, "ark-compressed", form="montgomery")
        msm.write_scalars("k", "bls12-377", scalars, "ark")
        for name in ("checkpoint", "folder"):
            Path(name).mkdir()
    finally:
        os.chdir(before)
