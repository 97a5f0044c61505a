"""`modmill vdf verify`: a valid proof passes, anything else is refused with its reason."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from modmill import vdf
from modmill.errors import FormatError, UsageError
from tests.support import BACKENDS, N, P, Q, modmill, refuses, require_backend, succeeds

KINDS: tuple[vdf.ProofKind, ...] = ("wesolowski", "wesolowski-segments", "pietrzak")


@pytest.fixture(scope="module", params=KINDS)
def proof(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A proof file of each kind, about N = P Q."""
    path = tmp_path_factory.mktemp("proof") / f"{request.param}.json"
    vdf.evaluate(N, 5000, 3, proof=request.param).save(path)
    return path


@pytest.mark.parametrize("backend", BACKENDS)
def test_valid(proof: Path, backend: str) -> None:
    require_backend(backend, N)
    record = succeeds("vdf", "verify", proof, "--backend", backend, "--json").json
    assert record["job"] == "vdf.verify"
    assert record["result"]["valid"] is True
    assert record["result"]["y"] == json.loads(proof.read_text())["y"]
    assert record["parameters"]["steps"] == 5000
    assert record["parameters"]["proof"] == proof.stem
    assert proof.stem.split("-")[0] in record["checked_by"].lower()
    text = succeeds("vdf", "verify", proof).out
    assert text.startswith("valid")
    assert "T = 5,000, x = 0x3" in text


def test_stdin(proof: Path) -> None:
    assert succeeds("vdf", "verify", "-", stdin=proof.read_bytes()).out.startswith("valid")


def test_trapdoor_as_text_and_as_file(proof: Path, tmp_path: Path) -> None:
    record = succeeds("vdf", "verify", proof, "--trapdoor", f"{P},{hex(Q)}", "--json").json
    assert record["checked_by"].endswith("recomputed with the factors of N")
    file = tmp_path / "factors"
    file.write_text(f"{Q}\n{P}\n")
    assert "recomputed with the factors of N" in succeeds("vdf", "verify", proof, "--trapdoor", file).out
    file.write_text(f"{Q}\n")
    ran = refuses(2, f"--trapdoor {file}: give at least two prime factors", "vdf", "verify", proof, "--trapdoor", file)
    assert "there is no file" not in ran.err and str(Q) not in ran.err


@pytest.mark.parametrize(
    ("trapdoor", "message"),
    [
        (f"{P}", "at least two prime factors"),
        ("nothing.txt", "or a file; there is no file of that name"),
        ("1" * 5000, "there is no file of that name"),
        (f"{P},{P}", "the product of the 2 factors is not the modulus"),
        (f"1,{N}", "is not prime"),
        (f"{P},x", "--trapdoor: must be a number"),
    ],
)
def test_a_wrong_trapdoor_is_refused(proof: Path, trapdoor: str, message: str) -> None:
    refuses(2, message, "vdf", "verify", proof, "--trapdoor", trapdoor)


@pytest.mark.parametrize(
    ("option", "value", "name"),
    [("--modulus", "lcs35", "modulus"), ("--steps", "5001", "number of steps"), ("--base", "2", "base")],
)
def test_another_statement_than_required_is_refused(proof: Path, option: str, value: str, name: str) -> None:
    refuses(1, f"the proof is about another {name} than required", "vdf", "verify", proof, option, value)


def test_the_required_statement_passes(proof: Path) -> None:
    succeeds("vdf", "verify", proof, "--modulus", hex(N), "--steps", "5e3", "--base", "0x3")


def test_a_proof_of_a_false_statement_is_invalid(proof: Path) -> None:
    # The same text as a prover would write it, checksum included, but with another element as y.
    other = vdf.evaluate(N, 4999, 3, proof="none")
    refuses(1, "the proof is not valid", "vdf", "verify", "-", stdin=_with_y(proof.read_text(), f"0x{other.y:060x}"))


def test_the_json_of_a_refusal_says_why(proof: Path) -> None:
    ran = modmill("vdf", "verify", proof, "--steps", "4", "--json")
    assert ran.code == 1
    assert ran.json["result"] == {
        "valid": False,
        "reason": "the proof is about another number of steps than required",
    }
    assert ran.json["parameters"] == {"file": str(proof)}


def _with_y(text: str, y: str) -> str:
    import hashlib

    changed = text.replace(json.loads(text)["y"], y, 1)
    body = changed[: changed.index('  "checksum"')]
    return f'{body}  "checksum": "0x{hashlib.sha256(body.encode()).hexdigest()}"\n}}\n'


def test_flipped_bits_are_refused(proof: Path) -> None:
    # Every bit is flipped in the Rust tests; here a sample goes through the command line, which must exit 1 or 2.
    data = proof.read_bytes()
    chosen = random.Random(5)
    for _ in range(12):
        at = chosen.randrange(8 * len(data))
        changed = bytearray(data)
        changed[at // 8] ^= 1 << at % 8
        ran = modmill("vdf", "verify", "-", stdin=bytes(changed))
        assert ran.code in (1, 2), f"bit {at} accepted"
        assert ran.out == ""
        assert "refused" in ran.err or "not valid" in ran.err or "modulus" in ran.err or "base" in ran.err, ran.err


@pytest.mark.parametrize(("name", "new"), [("y", "0x00"), ("y", "0xff"), ("base", "0x01"), ("modulus", "0xff")])
def test_a_number_changed_by_hand_is_a_check_that_says_no(proof: Path, name: str, new: str) -> None:
    text = proof.read_text()
    old = json.loads(text)[name]
    changed = text.replace(old, new + old[4:], 1)
    assert changed != text
    ran = modmill("vdf", "verify", "-", "--json", stdin=changed.encode())
    assert ran.code == 1, ran.err
    assert ran.json["result"]["valid"] is False


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "error: stdin: proof file refused at line 1 column 0: the text ends here, within its JSON object\n"),
        (b"{}", "error: stdin: proof file refused at format: is missing\n"),
        (b"\xff\xfe", "proof file refused at line 1 column 1: cannot be read as JSON"),
        (b"[1, 2]", "proof file refused at the text: is not a JSON object"),
        (b'{"format": 1}', "proof file refused at format: is not a string"),
        (b" " * (1 << 19), "is longer than"),
        (b" " * ((1 << 20) + 1), "a file of this kind has at most 1048576 bytes"),
    ],
)
def test_what_is_no_proof_file_is_refused(content: bytes, message: str) -> None:
    refuses(2, message, "vdf", "verify", "-", stdin=content)


def test_a_changed_form_of_a_valid_proof_is_refused(proof: Path) -> None:
    text = proof.read_text()
    changes = {
        "is not written in the one accepted form": text + "\n",
        "refused at comment: is not a field of this format; the fields are format, version": text.replace(
            '"version"', '"comment": "x",\n  "version"'
        ),
        "this program reads versions 1 to 3": text.replace('"version": ', '"version": 9'),
        "lower-case": text.replace(json.loads(text)["y"], json.loads(text)["y"].upper().replace("0X", "0x")),
    }
    for message, changed in changes.items():
        assert changed != text
        refuses(2, message, "vdf", "verify", "-", stdin=changed)


def test_a_missing_file_and_a_directory(tmp_path: Path) -> None:
    refuses(2, "No such file or directory", "vdf", "verify", tmp_path / "absent")
    refuses(2, "Is a directory", "vdf", "verify", tmp_path)


def test_a_proof_is_given_by_its_path_or_its_contents(proof: Path, tmp_path: Path) -> None:
    text = proof.read_text()
    for given in (proof, str(proof), text, text.encode(), bytearray(text.encode())):
        assert vdf.verify(given).steps == vdf.verify(text).steps
    with pytest.raises(FileNotFoundError):
        vdf.verify(tmp_path / "missing")
    for wrong in (None, 5, [text]):
        with pytest.raises(UsageError, match="proof_file: must be a text, bytes or a path"):
            vdf.verify(wrong)  # type: ignore[arg-type]
    for wrong in ("", "\0", "{", b"x", "{\ud800"):
        with pytest.raises(FormatError):
            vdf.verify(wrong)
