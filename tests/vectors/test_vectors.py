"""Every committed vector: its form, the golden model's opinion, and every backend's."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from modmill import params, vdf
from modmill.errors import ModulusWarning, UsageError
from modmill.golden import vdf as golden

ROOT = Path(__file__).resolve().parents[2]
FIELDS = {"schema", "job", "title", "source", "licence", "generated_by", "flags", "cases"}
KINDS = {
    "squaring": {"modulus": str, "base": str, "steps": int, "y": str},
    "montgomery-square": {"modulus": str, "r_bits": int, "x": str, "y": str},
    "hash-to-group": {"modulus": str, "input": str, "x": str},
}
LONGEST_FOR_GOLDEN = 20_000


def load(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text(encoding="utf-8"))


FILES = {path.stem: load(path) for path in sorted((ROOT / "python/modmill/_vectors" / "vdf").glob("*.json"))}
CASES = [
    pytest.param(case, id=f"{name}-{case['id']}") for name, document in FILES.items() for case in document["cases"]
]
SQUARINGS = [p for p in CASES if p.values[0]["kind"] == "squaring"]  # type: ignore[index,call-overload]
MONTGOMERY = [p for p in CASES if p.values[0]["kind"] == "montgomery-square"]  # type: ignore[index,call-overload]

HASHED = [p for p in CASES if p.values[0]["kind"] == "hash-to-group"]  # type: ignore[index,call-overload]


def number(text: str) -> int:
    assert text == hex(int(text, 16)), f"{text} is not a shortest lower-case hex number"
    return int(text, 16)


def modulus(case: dict[str, Any]) -> int:
    text = case["modulus"]
    return number(text) if text.startswith("0x") else params.modulus(text).n


def test_there_are_vectors_of_every_kind() -> None:
    assert set(FILES) == {"contest", "csail2019", "edge", "hash_to_group", "lcs35", "mini", "montgomery"}
    assert len(SQUARINGS) > 150
    assert len(MONTGOMERY) == 8
    assert len(HASHED) > 100


@pytest.mark.parametrize("name", FILES)
def test_the_form_is_as_documented(name: str) -> None:
    document = FILES[name]
    assert set(document) == FIELDS
    assert document["schema"] == "modmill-vectors/1"
    assert document["job"] == "vdf"
    assert [case["id"] for case in document["cases"]] == list(range(1, len(document["cases"]) + 1))
    used = set()
    for case in document["cases"]:
        fields = KINDS[case["kind"]]
        assert set(case) - {"primes"} == {"id", "kind", "flags", *fields}
        assert all(type(case[field]) is kind for field, kind in fields.items())
        used |= set(case["flags"])
    assert used == set(document["flags"])


@pytest.mark.parametrize("case", SQUARINGS)
def test_golden_agrees(case: dict[str, Any]) -> None:
    n, x, y = modulus(case), number(case["base"]), number(case["y"])
    assert golden.is_valid_statement(n, x, case["steps"])
    if "trapdoor" in case["flags"]:
        primes = [number(p) for p in case["primes"]]
        assert math.prod(primes) == n
        assert golden.trapdoor(n, x, case["steps"], primes) == y
    elif case["steps"] <= LONGEST_FOR_GOLDEN:
        assert golden.chain(n, x, case["steps"]) == y
    else:
        assert 0 < y < n  # the whole chain is recomputed by test_the_generator_writes_the_committed_files


@pytest.mark.parametrize("case", SQUARINGS)
def test_every_backend_agrees(case: dict[str, Any], backend: str) -> None:
    n, x, y = modulus(case), number(case["base"]), number(case["y"])
    if "trapdoor" in case["flags"]:
        primes = [number(p) for p in case["primes"]]
        assert vdf.evaluate_with_trapdoor(n, case["steps"], x, trapdoor=primes) == y
        return
    told = pytest.warns(ModulusWarning) if n.bit_length() < 128 else nullcontext()
    if backend != "portable" and not 128 <= n.bit_length() <= 4096:
        with told, pytest.raises(UsageError, match=backend):
            vdf.evaluate(n, case["steps"], x, proof="none", backend=backend)
        return
    with told:
        result = vdf.evaluate(n, case["steps"], x, proof="none", backend=backend)
    assert result.backend == backend
    assert result.y_full == y
    assert result.y == golden.canonical(n, y)


@pytest.mark.parametrize("case", MONTGOMERY)
def test_montgomery_counterexamples_really_exceed_the_modulus(case: dict[str, Any]) -> None:
    n, x, y = modulus(case), number(case["x"]), number(case["y"])
    assert golden.montgomery_square(n, x, case["r_bits"]) == y
    assert x < n <= y < n + (n >> 16) + 1


@pytest.mark.parametrize("case", HASHED)
def test_inputs_are_hashed_to_the_known_elements(case: dict[str, Any]) -> None:
    n, x, data = modulus(case), number(case["x"]), bytes.fromhex(case["input"][2:])
    assert golden.is_valid_statement(n, x, 1) and x == golden.canonical(n, x)
    assert golden.hash_to_group(n, data) == vdf.hash_to_group(n, data) == x


def test_the_generator_writes_the_committed_files() -> None:
    done = subprocess.run(
        [sys.executable, "tools/vectors/generate.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
