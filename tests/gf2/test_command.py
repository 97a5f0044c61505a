"""`modmill gf2` as a user runs it: files, pipes, elements on the command line, stops and refusals."""

from __future__ import annotations

import hashlib
import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from modmill.gf2 import Modulus
from modmill.golden import gf2 as golden
from tests.support import (
    COMMAND,
    PATIENCE,
    Ran,
    environment,
    interrupt,
    met,
    modmill,
    refuses,
    started,
    succeeds,
    wait_until,
)

FIELDS = ("nist-b163", "x^9 + x^4 + 1")


def elements(modulus: Modulus, count: int, seed: int, least: int = 0) -> list[int]:
    rng = random.Random(f"{modulus.poly} {seed}")
    return [rng.randrange(least, 1 << modulus.degree) for _ in range(count)]


def packed(values: list[int], stride: int) -> bytes:
    return b"".join(v.to_bytes(stride, "little") for v in values)


def expected(operation: str, n: int, a: list[int], b: list[int]) -> list[int]:
    return {
        "mul": lambda: [golden.mul(n, x, y) for x, y in zip(a, b, strict=True)],
        "square": lambda: [golden.square(n, x) for x in a],
        "pow": lambda: [golden.power(n, x, 23) for x in a],
        "inv": lambda: [golden.inverse(n, x) for x in a],
        "trace": lambda: [golden.trace(n, x) for x in a],
    }[operation]()


@pytest.mark.parametrize("name", FIELDS)
@pytest.mark.parametrize("operation", ["mul", "square", "pow", "inv", "trace"])
def test_every_operation_on_files_and_pipes(operation: str, name: str, tmp_path: Path) -> None:
    n = Modulus.parse(name)
    a, b = elements(n, 40, 1, least=1), elements(n, 40, 2)
    right = expected(operation, n.poly, a, b)
    (tmp_path / "a").write_bytes(packed(a, n.bytes))
    (tmp_path / "b").write_bytes(packed(b, n.bytes))
    more = {"mul": [tmp_path / "b"], "pow": ["0x17"]}.get(operation, [])
    ran = succeeds("gf2", operation, tmp_path / "a", *more, "-m", name, "-o", tmp_path / "c", "--json")
    out = (tmp_path / "c").read_bytes()
    assert out == packed(right, 1 if operation == "trace" else n.bytes)
    record = ran.json
    assert record["job"] == f"gf2.{operation}" and record["unit"] == "elements" and record["why"]
    assert record["parameters"]["degree"] == n.degree and record["parameters"]["polynomial"] == n.hex
    assert record["result"] == {
        "elements": 40,
        "resumed_from": 0,
        "out": str(tmp_path / "c"),
        "sha256": hashlib.sha256(out).hexdigest(),
    }
    piped = subprocess_bytes("gf2", operation, "-", *more, "-m", name, "--quiet", stdin=packed(a, n.bytes))
    assert piped == out
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a", "b", "c"]


def subprocess_bytes(*arguments: str | Path, stdin: bytes) -> bytes:
    """The bytes that a command writes to stdout, undecoded."""
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=stdin,
        capture_output=True,
        timeout=PATIENCE,
        env=environment(),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    return done.stdout


def test_backends_methods_and_strides_agree(backend: str, tmp_path: Path) -> None:
    n = Modulus.parse("nist-b233")
    a = elements(n, 30, 5)
    (tmp_path / "a").write_bytes(packed(a, 40))
    (tmp_path / "wide").write_bytes(packed(a, 32))
    for method in ("direct", "karatsuba", "montgomery", "barrett"):
        options = ("--backend", backend, "--method", method, "--stride", "40", "--threads", "2", "--json")
        record = succeeds("gf2", "mul", tmp_path / "a", "x^3+1", "-m", n.name, *options, "-o", tmp_path / "c").json
        assert record["backend"] == backend and record["parameters"]["method"].startswith(method)
        assert (tmp_path / "c").read_bytes() == packed([golden.mul(n.poly, v, 9) for v in a], 40)
    succeeds("gf2", "square", tmp_path / "wide", "-m", n.name, "--stride", "words", "-o", tmp_path / "d")
    assert (tmp_path / "d").read_bytes() == packed([golden.square(n.poly, v) for v in a], 32)


def test_an_exponent_below_zero_inverts(tmp_path: Path) -> None:
    n = Modulus.parse("nist-b163")
    a = elements(n, 5, 6, least=1)
    (tmp_path / "a").write_bytes(packed(a, n.bytes))
    text = succeeds("gf2", "pow", tmp_path / "a", "-3", "-m", n.name, "-o", tmp_path / "c").out
    assert (tmp_path / "c").read_bytes() == packed([golden.power(n.poly, v, -3) for v in a], n.bytes)
    assert "elements  5" in text and "recomputed by the golden model" in text


def test_rings_where_asked_for(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(bytes([3, 0, 5, 0]))
    reducible = ("gf2", "mul", tmp_path / "a", "0x2", "-m", "x^9+1", "-o", tmp_path / "c")
    refuses(2, "is reducible: x + 1 divides it", *reducible)
    succeeds(*reducible, "--ring")
    assert (tmp_path / "c").read_bytes() == bytes([6, 0, 10, 0])
    refuses(2, "element 0 has no inverse", "gf2", "inv", tmp_path / "a", "-m", "x^9+1", "--ring", "-o", tmp_path / "d")
    assert not (tmp_path / "d").exists()


A = ("a", "-m", "nist-b163", "-o", "c")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["mul", "none", "0x1", "-m", "nist-b163", "-o", "c"], "none: No such file or directory"),
        (["mul", "a", "none", "-m", "nist-b163", "-o", "c"], "B: 'none' is neither a file nor an element"),
        (["mul", "a", "x^163", "-m", "nist-b163", "-o", "c"], "B: element 0 has a term at or above x^163"),
        (["mul", "a", "short", "-m", "nist-b163", "-o", "c"], "short has 2 elements, fewer than the other operand"),
        (["mul", "-", "-", "-m", "nist-b163", "-o", "c"], "B: stdin is already A"),
        (["square", "cut", "-m", "nist-b163", "-o", "c"], "cut ends within element 1, after 4 of 21 bytes"),
        (["square", "high", "-m", "nist-b163", "-o", "c"], "high: element 2 has a term at or above x^163"),
        (["inv", "zero", "-m", "nist-b163", "-o", "c"], "zero: element 3 has no inverse: it is 0"),
        (["square", *A, "--stride", "20"], "--stride must be 21 (the bytes of an element) to 1048576 (got 20)"),
        (["square", *A, "--stride", "wide"], "--stride must be a byte count or `words` (got 'wide')"),
        (["square", "a", "-m", "nist-b999", "-o", "c"], "--modulus: 'nist-b999' is not a name (thesis-256, "),
        (["square", "a", "-m", "x^70000+1", "-o", "c"], "--modulus: an exponent must be 0 to 65536 (got 70000)"),
        (["square", "a", "-m", "x+1", "-o", "c"], "--modulus: the modulus must have degree 2 to 65536 (got 1)"),
        (["square", "a", "-m", "8,4,4,0", "-o", "c"], "the exponent 4 occurs twice"),
        (["square", "a", "-m", "x^163+1", "-o", "c"], "is reducible: x + 1 divides it"),
        (["square", *A, "--backend", "cuda"], "backend `cuda` is not available"),
        (["square", *A, "--method", "magic"], "there is no method `magic`"),
        (
            ["square", "a", "-m", "0x11b", "--method", "direct", "-o", "c"],
            "the modulus does not meet the requirements of method `direct`",
        ),
        (["pow", "a", "1.5", "-m", "nist-b163", "-o", "c"], "E: must be a number"),
        (["pow", "a", "x", "-m", "nist-b163", "-o", "c"], "E: must be a number"),
        (
            ["square", "a", "-m", "nist-b163", "--json"],
            "--json: the record and the output cannot both",
        ),
        (["square", "a", "-m", "nist-b163", "--resume"], "--resume: stdout cannot be resumed"),
        (["square", "-", "-m", "nist-b163", "--resume", "-o", "c"], "A: --resume needs a file"),
        (["square", "a", "-m", "nist-b163", "-o", "no/c"], "--out: the directory no does not exist"),
        (["square", "a", "-o", "c"], "Missing option '--modulus'"),
        (["irreducible", "nothing"], "N: 'nothing' is not a name"),
        (["irreducible", "seroussi-1"], "the degree must be 2 to 65536 (got 1)"),
    ],
)
def test_refusals_name_what_is_wrong_and_leave_nothing(
    arguments: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    n = Modulus.parse("nist-b163")
    a = packed(elements(n, 5, 7, least=1), n.bytes)
    files = {"a": a, "short": a[:42], "cut": a[:25], "high": a[:62] + b"\xff" + a[63:], "zero": a[:63] + bytes(42)}
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
    monkeypatch.chdir(tmp_path)
    refuses(2, message, "gf2", *arguments)
    assert sorted(p.name for p in tmp_path.iterdir()) == sorted(files)


def test_irreducible(tmp_path: Path) -> None:
    out = succeeds("gf2", "irreducible", "x^511 + x^216 + 1").out
    assert "irreducible  yes" in out and "name         thesis-512" in out
    ran = modmill("gf2", "irreducible", "x^512+x^216+1", "--json")
    assert ran.code == 1
    result = ran.json["result"]
    n = golden.from_terms([512, 216, 0])
    assert not result["irreducible"] and golden.remainder(n, int(result["factor"], 16)) == 0
    found = succeeds("gf2", "irreducible", "seroussi-128", "--json").json
    assert found["parameters"]["polynomial"] == hex(golden.from_terms([128, 7, 2, 1, 0]))
    (tmp_path / "n").write_text("0x11b\n")
    assert succeeds("gf2", "irreducible", tmp_path / "n", "--json").json["parameters"]["degree"] == 8


def test_fields() -> None:
    lines = [json.loads(line) for line in succeeds("gf2", "fields", "--json").out.splitlines()]
    assert len(lines) == 12 and all(line["source"] for line in lines)
    table = succeeds("gf2", "fields").out
    assert all(line["name"] in table for line in lines) and "seroussi-M" in table


def state(folder: Path) -> dict[str, Any]:
    return json.loads((folder / "c.part.json").read_text())


def stopped(command: list[str | Path], part: Path) -> Ran:
    """Stops a run as soon as it has a part of its results."""
    with started(command) as child:
        wait_until(lambda: child.poll() is not None or (part.exists() and part.stat().st_size > 0))
        return interrupt(child)


def test_a_stopped_run_is_taken_up_again(tmp_path: Path) -> None:
    n = Modulus.parse("thesis-2048")
    once = elements(n, 700, 8, least=1)
    arguments: list[str | Path] = ["gf2", "pow", tmp_path / "a", hex((1 << 1500) - 1), "-m", n.name, "--resume"]
    arguments += ["-o", tmp_path / "c"]

    def attempt(repeats: int) -> bool:
        (tmp_path / "a").write_bytes(packed(once * repeats, n.bytes))
        ran = stopped([*arguments, "--backend", "portable", "--quiet"], tmp_path / "c.part")
        if ran.code == 0:
            (tmp_path / "c").unlink()
            return False
        assert ran.code == 130 and "c.part has them, and the same command continues from there" in ran.err
        return True

    repeats = met((10, 40, 160, 640, 2560), attempt)
    a = once * repeats
    done = state(tmp_path)["elements"]
    assert 0 < done < len(a) and not (tmp_path / "c").exists()
    # Another job is not taken for this one, and a damaged part is not trusted.
    refuses(2, "is of another job, whose exponent differs", *arguments[:3], "5", *arguments[4:])
    refuses(2, "is of another job, whose stride differs", *arguments, "--stride", "300")
    part = (tmp_path / "c.part").read_bytes()
    (tmp_path / "c.part").write_bytes(bytes([part[0] ^ 1]) + part[1:])
    refuses(2, "c.part is damaged", *arguments)
    # What a killed run appended without counting it does not matter.
    (tmp_path / "c.part").write_bytes(part + b"more")
    record = succeeds(*arguments, "--json").json
    assert record["result"]["resumed_from"] == done and record["result"]["elements"] == len(a)
    whole = (tmp_path / "c").read_bytes()
    assert record["result"]["sha256"] == hashlib.sha256(whole).hexdigest()
    assert len(whole) == len(a) * n.bytes and whole[: 700 * n.bytes] * repeats == whole
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a", "c"]
