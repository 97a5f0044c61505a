"""Challenges from outside, hashed into the group: in Python and on the command line."""

from __future__ import annotations

import hashlib
import io
import json
import math
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from modmill import params, vdf
from modmill.errors import InvalidProof, UsageError
from modmill.golden import proofs
from modmill.golden import vdf as golden
from tests.support import N, modmill, refuses, succeeds

KINDS: tuple[vdf.ProofKind, ...] = ("wesolowski", "wesolowski-segments", "pietrzak")
HELLO = hashlib.sha256(b"hello").digest()


@given(st.binary(max_size=300), st.integers(2, 4095) | st.integers(1 << 1022, 1 << 1023))
def test_it_is_the_golden_hash_and_may_be_a_base(data: bytes, half: int) -> None:
    n = 2 * half + 1
    x = vdf.hash_to_group(n, data)
    assert x == golden.hash_to_group(n, data)
    assert 1 < x <= (n - 1) // 2 and math.gcd(x, n) == 1


def test_every_kind_of_value_is_the_same_input(tmp_path: Path) -> None:
    file = tmp_path / "f"
    file.write_text("Grüße", encoding="utf-8")
    data = "Grüße".encode()
    ways: tuple[vdf.Input, ...] = ("Grüße", data, bytearray(data), memoryview(data), file, io.BytesIO(data))
    assert {vdf.hash_to_group(N, way) for way in ways} == {golden.hash_to_group(N, data)}
    with file.open("rb") as stream:
        assert vdf.hash_to_group(N, stream) == golden.hash_to_group(N, data)


def test_a_text_is_never_taken_for_a_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("hello").write_bytes(b"something else")
    assert vdf.hash_to_group(N, "hello") == golden.hash_to_group(N, b"hello")
    assert vdf.hash_to_group(N, Path("hello")) == golden.hash_to_group(N, b"something else")


def test_a_stream_is_not_held_in_memory() -> None:
    class Long(io.RawIOBase):
        left = 64
        largest = 0

        def readable(self) -> bool:
            return True

        def read(self, size: int = -1) -> bytes:
            assert 0 < size <= 1 << 20
            self.left -= 1
            return bytes(size) if self.left >= 0 else b""

    expected = golden.digest_to_group(N, hashlib.sha256(bytes(64 << 20)).digest())
    assert vdf.hash_to_group(N, Long()) == expected  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (5, "must be bytes, a text, a path or a stream"),
        (io.StringIO("x"), "bytes, not text"),
        ("\ud800", "UTF-8"),
    ],
)
def test_other_values_are_refused(wrong: object, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        vdf.hash_to_group(N, wrong)  # type: ignore[arg-type]
    with pytest.raises(UsageError, match="either a base or an input"):
        vdf.evaluate(N, 10, 2, input="x")
    with pytest.raises(FileNotFoundError):
        vdf.evaluate(N, 10, input=Path("/no/such/file"))


@pytest.mark.parametrize("kind", KINDS)
def test_the_proof_names_the_input_and_both_verifiers_agree(kind: vdf.ProofKind) -> None:
    made = vdf.evaluate("vdf-alliance", 3000, input="hello", proof=kind, threads=2)
    n = params.modulus("vdf-alliance").n
    assert (made.base, made.input_sha256) == (golden.hash_to_group(n, b"hello"), HELLO)
    assert made.y == golden.canonical(n, golden.chain(n, made.base, 3000))
    text = made.proof_file
    assert text is not None and json.loads(text)["version"] == 3
    assert proofs.verify_file(text)
    found = proofs.read_file(text)
    assert found.input_sha256 == HELLO and proofs.write_file(*found) == text
    assert (vdf.verify(text).input_sha256, vdf.verify(text).base) == (HELLO, made.base)
    assert vdf.verify(text, input=b"hello").input_sha256 == HELLO
    with pytest.raises(InvalidProof, match="about another input than required"):
        vdf.verify(text, input=b"hello ")
    # The same proof under the name of another input.
    other = proofs.write_file(*found._replace(input_sha256=hashlib.sha256(b"other").digest()))
    assert not proofs.verify_file(other)
    with pytest.raises(InvalidProof, match="the base is not the hash of the input"):
        vdf.verify(other)


def test_a_proof_that_names_no_input_can_be_compared_with_one() -> None:
    x = vdf.hash_to_group(N, "hello")
    text = vdf.evaluate(N, 1000, x).proof_file
    assert text is not None
    assert vdf.verify(text).input_sha256 is None
    assert vdf.verify(text, input="hello").input_sha256 == HELLO
    with pytest.raises(InvalidProof):
        vdf.verify(text, input="")


EVAL = ("vdf", "eval", "-m", hex(N), "-t", "1000")


def test_text_file_and_stdin_on_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "f"
    file.write_bytes(b"hello")
    ways = [
        succeeds(*EVAL, "--input", "hello", "--json"),
        succeeds(*EVAL, "--input-file", file, "--json"),
        succeeds(*EVAL, "--input-file", "-", "--json", stdin=b"hello"),
    ]
    x = hex(golden.hash_to_group(N, b"hello"))
    for way in ways:
        given = way.json["parameters"]
        assert (given["base"], given["input_sha256"]) == (x, f"0x{HELLO.hex()}")
    assert succeeds(*EVAL, "--json").json["parameters"]["input_sha256"] is None
    assert f"SHA-256 {HELLO.hex()}" in succeeds(*EVAL, "--input", "hello").out
    assert succeeds(*EVAL, "--input", "", "--json").json["parameters"]["base"] == hex(golden.hash_to_group(N, b""))


def test_bytes_that_are_no_text_are_hashed_as_they_were_typed() -> None:
    record = succeeds(*EVAL, "--input", "\udcff", "--json").json
    assert record["parameters"]["base"] == hex(golden.hash_to_group(N, b"\xff"))


def test_the_verifier_computes_the_base_again(tmp_path: Path) -> None:
    proof = tmp_path / "proof"
    succeeds(*EVAL, "--input", "hello", "--out", proof)
    record = succeeds("vdf", "verify", proof, "--input", "hello", "--json").json
    assert record["parameters"]["input_sha256"] == f"0x{HELLO.hex()}"
    assert HELLO.hex() in succeeds("vdf", "verify", proof).out
    succeeds("vdf", "verify", proof, "--input-file", "-", stdin=b"hello")
    refuses(1, "the proof is about another input than required", "vdf", "verify", proof, "--input", "hello\n")
    ran = modmill("vdf", "verify", proof, "--input", "other", "--json")
    assert (ran.code, ran.json["result"]["valid"]) == (1, False)
    forged = tmp_path / "forged"
    found = proofs.read_file(proof.read_text())
    forged.write_text(proofs.write_file(*found._replace(input_sha256=bytes(32))))
    refuses(1, "the base is not the hash of the input", "vdf", "verify", forged)


def test_a_text_that_is_the_name_of_a_file_is_remarked_on(tmp_path: Path) -> None:
    (tmp_path / "hello").touch()
    ran = succeeds(*EVAL, "--input", "hello", "--json", cwd=tmp_path)
    assert "the text 'hello' itself is hashed" in ran.err
    assert ran.json["parameters"]["input_sha256"] == f"0x{HELLO.hex()}"
    assert succeeds(*EVAL, "--input", "hello", "--quiet", cwd=tmp_path).err == ""


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--input", "a", "--base", "2"], "give either --base or an input"),
        (["--input", "a", "--input-file", "b"], "give either --input, a text, or --input-file"),
        (["--input-file", "/no/such/file"], "No such file"),
        (["--input-file", "/"], "Is a directory"),
    ],
)
def test_wrong_options_are_refused(arguments: list[str], message: str) -> None:
    refuses(2, message, *EVAL, *arguments)


def test_stdin_serves_once(tmp_path: Path) -> None:
    refuses(2, "stdin is already F", "vdf", "verify", "-", "--input-file", "-")
    file = tmp_path / "f"
    file.write_bytes(b"x")
    refuses(2, "is also --input-file", *EVAL, "--input-file", file, "--out", file)
    assert file.read_bytes() == b"x"
