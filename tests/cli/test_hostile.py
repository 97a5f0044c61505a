"""Every command that reads a file says what is wrong with one that is damaged or of another kind, whatever it holds."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from modmill import cli, msm, sigverify, vdf
from tests.support import N

DEPTH = 100_000
SEED = 12
CONTENTS: dict[str, bytes] = {
    "empty": b"",
    "zeros": bytes(300),
    "random": random.Random(SEED).randbytes(3000),
    "deep-lists": b"[" * DEPTH,
    "deep-objects": b'{"a":' * DEPTH,
    "deep-field": b'{"modulus": ' + b"[" * DEPTH + b"]" * DEPTH + b"}",
    "null": b"null\n",
    "list": b"[]\n",
    "object": b"{}\n",
    "wrong-types": b'{"modulus": 1, "n": [], "kind": {}, "steps": "x", "message": 5, "format": []}\n',
    "long-number": b'{"modulus": ' + b"1" * 10_000 + b"}\n",
    "long-digits": b"1" * 10_000,
    "not-a-number": b'{"steps": NaN, "modulus": Infinity}\n',
    "utf-16": '{"modulus": "0x1"}'.encode("utf-16"),
    "surrogate": b'{"modulus": "\\ud800", "n": "\\ud800"}\n',
    "line-without-end": b"x" * 100_000,
}
READERS: dict[str, list[str]] = {
    "vdf verify": ["vdf", "verify", "F", "--json"],
    "vdf verify --trapdoor": ["vdf", "verify", "proof", "--trapdoor", "F"],
    "vdf verify --modulus": ["vdf", "verify", "proof", "--modulus", "F"],
    "vdf eval --modulus": ["vdf", "eval", "-m", "F", "-t", "10"],
    "vdf eval --checkpoint": ["vdf", "eval", "-m", hex(N), "-t", "10", "--checkpoint", "D", "-q"],
    "vdf inspect": ["vdf", "inspect", "F", "--measure", "0"],
    "vdf inspect checkpoint": ["vdf", "inspect", "D", "--measure", "0"],
    "vdf unlock": ["vdf", "unlock", "F", "-o", "out"],
    "sigverify run": ["sigverify", "run", "F", "-q", "--json"],
    "sigverify run jsonl": ["sigverify", "run", "F", "-q", "--format", "jsonl"],
    "sigverify run binary": ["sigverify", "run", "F", "-q", "--format", "binary"],
    "sigverify run pcap": ["sigverify", "run", "F", "-q", "--format", "pcap"],
    "gf2 square": ["gf2", "square", "F", "-m", "nist-b163", "-o", "out", "-q"],
    "gf2 --modulus": ["gf2", "square", "a", "-m", "F", "-o", "out", "-q"],
    "gf2 mul": ["gf2", "mul", "a", "F", "-m", "nist-b163", "-o", "out", "-q"],
    "gf2 --resume": ["gf2", "square", "a", "-m", "nist-b163", "-o", "resumed", "-q", "--resume"],
    "gf2 irreducible": ["gf2", "irreducible", "F"],
    **{
        f"msm run {form}": ["msm", "run", "-c", "bls12-377", "-p", "F", "-s", "k", "-f", form, "-q"]
        for form in ("ark-compressed", "gnark", "plain")
    },
    "msm run --bases": ["msm", "run", "-c", "bls12-377", "--bases", "F", "-s", "k", "-q"],
    "msm run --scalars": ["msm", "run", "-c", "bls12-381", "-p", "p", "-s", "F", "-q"],
    "isogeny verify": ["isogeny", "verify", "F", "--json"],
    "isogeny verify --key": ["isogeny", "verify", "F", "--key", "F"],
    "hw sim --modulus": ["hw", "sim", "vdf_bipartite", "--bits", "64", "--modulus", "F", "-q"],
    "hw explore": ["hw", "explore", "vdf_bipartite", "--over", "chunk=5", "--bits", "64", "-o", "E", "-q"],
}
"""F is the hostile file, D and E directories that contain it as their state or points."""


OF_THE_PARSER = re.compile(r"os error|expected|invalid type|EOF|missing field|unknown field|trailing|u64|struct")
"""Words of a Rust library's message; a user reads the words of docs/formats.md."""


@pytest.mark.parametrize("content", CONTENTS)
@pytest.mark.parametrize("reader", READERS)
def test_a_hostile_file_gives_a_message(
    reader: str, content: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("F").write_bytes(CONTENTS[content])
    Path("a").write_bytes(bytes(21))
    for path in (Path("D") / "state", Path("E") / "points.jsonl", Path("resumed.part.json")):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(CONTENTS[content])
    Path("resumed.part").write_bytes(bytes(21))
    vdf.evaluate(N, 10).save("proof")
    msm.write_points("p", "bls12-381", msm.from_points([None]), "ark-compressed")
    msm.write_scalars("k", "bls12-377", msm.from_scalars([1]), "ark")
    code = cli.run(READERS[reader])  # an exception that is not caught fails the test
    said = capsys.readouterr()
    assert code in (0, 1, 2)
    assert not OF_THE_PARSER.search(said.err), said.err
    assert code == 0 or said.err or "valid" in said.out or "malformed" in said.out, said
    if code == 2:
        assert not Path("out").exists()
    # The state of an earlier run is not lost, whatever it holds.
    if code == 2 and reader == "gf2 --resume":
        assert Path("resumed.part.json").read_bytes() == CONTENTS[content]


@pytest.mark.parametrize("reader", [name for name, command in READERS.items() if "F" in command])
@pytest.mark.parametrize("directory", [False, True])
def test_no_file_is_said_plainly(
    reader: str, directory: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    if directory:
        Path("F").mkdir()
    Path("a").write_bytes(bytes(21))
    vdf.evaluate(N, 10).save("proof")
    msm.write_points("p", "bls12-381", msm.from_points([None]), "ark-compressed")
    msm.write_scalars("k", "bls12-377", msm.from_scalars([1]), "ark")
    assert cli.run(READERS[reader]) == 2
    message = capsys.readouterr().err.splitlines()[-1]
    assert ("F" in message or "error: --" in message) and not OF_THE_PARSER.search(message), message


def test_generated_files_cut_anywhere_give_a_message(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for form in sigverify.FORMATS:
        whole = tmp_path / f"whole.{form}"
        sigverify.generate(whole, format=form, count=3, message=10)
        data = whole.read_bytes()
        for length in range(0, len(data), 37):
            (tmp_path / "cut").write_bytes(data[:length])
            assert cli.run(["sigverify", "run", str(tmp_path / "cut"), "-q", "--format", form]) in (0, 1, 2)
    capsys.readouterr()


@pytest.mark.parametrize(
    "command",
    [
        *(
            ["sigverify", "gen", "made.jsonl", "-q", "-n", "1", option, "N"]
            for option in ("--seed", "--keys", "--signers")
        ),
        ["sigverify", "gen", "made.jsonl", "-q", "-n", "N"],
        *(["sigverify", "run", "signed.jsonl", "-q", option, "N"] for option in ("--repeat", "--threads")),
        ["vdf", "eval", "-m", "lcs35", "-t", "5", "--threads", "N"],
        ["vdf", "lock", "signed.jsonl", "-t", "5", "--bits", "N"],
        ["gf2", "square", "signed.jsonl", "-m", "ghash", "-o", "out", "--threads", "N"],
        *(["hw", "show", "vdf_bipartite", option, "N"] for option in ("--bits", "--chunk", "--word")),
        ["hw", "show", "processor", "--processor-threads", "N"],
        ["hw", "sim", "processor", "--seed", "N"],
        ["gf2", "explore", "--points", "N"],
        *(["isogeny", "walk", option, "N"] for option in ("--k", "--units", "--moves")),
        *(["msm", "gen", "made.bin", "-c", "bls12-377", option, "N"] for option in ("--seed", "--batch", "--count")),
        *(["msm", "run", "-c", "bls12-377", "--random", "9", option, "N"] for option in ("--window", "--precompute")),
        ["bench", "vdf", "--bits", "N"],
        ["sigverify", "bench", "--length", "N"],
    ],
    ids=" ".join,
)
def test_a_number_out_of_range_gives_a_message_with_its_option(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    sigverify.generate("signed.jsonl", count=1)
    option = command[command.index("N") - 1]
    for number in (10**30, -(10**30)):
        code = cli.run([str(number) if word == "N" else word for word in command])
        message = capsys.readouterr().err
        assert code == 2, message
        # as it was typed, not as a parameter of Python's or of the hardware is called
        assert re.search(rf"(?<![a-z-]){option}\b", message), message
        assert re.search("range|must be a whole number", message), message
    assert not Path("made.jsonl").exists()
