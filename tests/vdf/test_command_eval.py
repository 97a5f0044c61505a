"""`modmill vdf eval` as a user runs it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from modmill import _native, known
from modmill.golden import proofs
from tests.support import BACKENDS, N, Q, interrupt, refuses, require_backend, started, succeeds, told

EVAL = ("vdf", "eval", "--modulus", "vdf-alliance")
ANSWER = next(a for a in known.answers("vdf-alliance") if a.steps == 10_000)


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("proof", ["wesolowski", "wesolowski-segments", "pietrzak", "none"])
def test_the_json_record_has_every_field_and_the_known_answer(backend: str, proof: str) -> None:
    require_backend(backend, known.params.modulus("vdf-alliance").n)
    record = succeeds(*EVAL, "--steps", "1e4", "--proof", proof, "--backend", backend, "--json").json
    fields = {"job", "backend", "why", "parameters", "result", "seconds", "rate", "unit", "checked_by"}
    assert set(record) == fields
    assert (record["job"], record["backend"], record["unit"]) == ("vdf.eval", backend, "squarings")
    assert record["why"] == "named by the caller"
    modulus = {"modulus": "vdf-alliance", "bits": 1024, "n": hex(known.params.modulus("vdf-alliance").n)}
    given = {"base": "0x2", "input_sha256": None, "steps": 10_000, "proof": proof}
    assert record["parameters"] == modulus | given
    assert record["result"]["y_full"] == f"0x{ANSWER.y:0256x}"
    assert record["result"]["y"] == f"0x{min(ANSWER.y, known.params.modulus('vdf-alliance').n - ANSWER.y):0256x}"
    assert record["seconds"] > 0
    assert record["rate"] == pytest.approx(10_000 / record["seconds"])
    assert ("proof verified" in record["checked_by"]) == (proof != "none")


def test_a_result_can_be_repeated_from_its_record() -> None:
    first = succeeds("vdf", "eval", "-m", hex(N), "-t", "300", "-x", "0x5", "--json").json
    given = first["parameters"]
    again = succeeds("vdf", "eval", "-m", given["n"], "-t", str(given["steps"]), "-x", given["base"], "--json").json
    assert again["parameters"] == given
    assert again["result"]["y"] == first["result"]["y"]


def test_the_text_names_statement_result_backend_and_rate() -> None:
    out = succeeds(*EVAL, "--steps", "10_000").out
    assert "T = 10,000, x = 0x2" in out
    assert f"{ANSWER.y:x}"[:40] in out
    assert "discarded (give --out F to keep it)" in out
    assert " ns each" in out


def test_every_way_to_give_the_modulus_is_the_same_job(tmp_path: Path) -> None:
    file = tmp_path / "n.json"
    file.write_text(json.dumps({"n": hex(N)}))
    ways = [succeeds("vdf", "eval", "-m", str(way), "-t", "500", "--json").json for way in (hex(N), N, file)]
    assert {w["result"]["y_full"] for w in ways} == {f"0x{pow(2, 1 << 500, N):060x}"}


def test_base_is_decimal_or_hex() -> None:
    values = {succeeds(*EVAL, "-t", "9", "-x", x, "--json").json["result"]["y_full"] for x in ("255", "0xff")}
    assert values == {f"0x{pow(255, 1 << 9, known.params.modulus('vdf-alliance').n):0256x}"}


def test_out_writes_the_proof_and_leaves_nothing_else(tmp_path: Path) -> None:
    target = tmp_path / "proof.json"
    record = succeeds(*EVAL, "-t", "2000", "--out", target, "--json").json
    assert record["result"]["proof_file"] == str(target)
    assert list(tmp_path.iterdir()) == [target]
    assert json.loads(target.read_text())["steps"] == 2000


def test_out_to_stdout_is_the_file_itself(tmp_path: Path) -> None:
    succeeds(*EVAL, "-t", "2000", "--out", tmp_path / "f")
    assert succeeds(*EVAL, "-t", "2000", "--out", "-").out == (tmp_path / "f").read_text()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--steps", "0"], "--steps: 0 is out of range (1 to 2^62)"),
        (["--steps", "2^63"], "--steps: 2^63 is out of range"),
        (["--steps", "many"], "--steps: must be a whole number such as 1000000, 1_000_000, 1e7 or 2^33 (got 'many')"),
        (
            ["--steps", "9", "--base", "two"],
            "--base: must be a number: decimal digits, or 0x and hex digits (got 'two')",
        ),
        (["--steps", "9", "--base", "1"], "the base is 0 or 1"),
        (["--steps", "9", "--base", hex(known.params.modulus("vdf-alliance").n - 1)], "the base is N-1"),
        (["--steps", "9", "--base", "0x1" + "0" * 256], "the base is not below the modulus"),
        (
            ["--steps", "9", "--proof", "groth"],
            "--proof must be one of wesolowski, wesolowski-segments, pietrzak, none (got 'groth')",
        ),
        (
            ["--steps", "9", "--backend", "cuda"],
            "backend `cuda` is not available: there is no backend of that name",
        ),
        (["--steps", "9", "--threads", "-1"], "--threads"),
        (["--steps", "9", "--out", "/"], "--out: / is a directory"),
        (["--steps", "9", "--out", "/no/such/place/f"], "--out: the directory /no/such/place does not exist"),
        (["--steps", "9", "--proof", "none", "--out", "f"], "--out: --proof none makes no proof file"),
        (["--steps", "9", "--modulus", "rsa"], "not a built-in modulus (vdf-alliance, lcs35, csail2019), a file, or a"),
        (["--steps", "9", "--modulus", "0x3"], "--modulus: the modulus has 2 bits; 3 to 8192 bits are supported"),
        (["--steps", "9", "--modulus", hex(2 * N)], "--modulus: the modulus must be odd"),
        (["--steps", "9", "--checkpoint", "/dev/null"], "/dev/null"),
        ([], "Missing option '--steps'"),
        (["--steps", "9", "--frobnicate"], "No such option"),
    ],
)
def test_bad_input_is_refused_with_what_and_where(arguments: list[str], message: str) -> None:
    refuses(2, message, *EVAL, *arguments)


def test_the_source_s_example() -> None:
    """N = 253, x = 2, T = 10: 71, with the warning that such a modulus proves nothing."""
    example = ("vdf", "eval", "-m", "253", "-x", "2", "-t", "10")
    ran = succeeds(*example, "--json")
    assert (ran.json["result"]["y_full"], ran.json["parameters"]["proof"]) == ("0x47", "none")
    assert ran.json["backend"] == "portable"
    (warning,) = ran.json["result"]["warnings"]
    assert warning == "the modulus has only 8 bits, so that anyone can factor it: the result proves no delay"
    assert f"warning: {warning}" in ran.err
    assert "0x47" in succeeds(*example).out
    refuses(2, "only 8 bits, so that anyone can factor it", *example, "--proof", "wesolowski")
    refuses(2, "a proof is only made if --proof names its kind", *example, "--out", "f")


def test_a_narrow_modulus_is_refused_by_the_vector_unit() -> None:
    require_backend("avx512", N)
    refuses(2, "it takes moduli of 128 bits or more", "vdf", "eval", "-m", "253", "-t", "10", "--backend", "avx512")


@pytest.mark.parametrize("kind", ["wesolowski", "wesolowski-segments", "pietrzak"])
def test_a_proof_over_a_narrow_modulus_is_for_those_who_ask(kind: str, tmp_path: Path) -> None:
    place = tmp_path / "f"
    succeeds("vdf", "eval", "-m", "253", "-t", "2000", "--proof", kind, "--accept-modulus", "--out", place)
    refuses(2, "only 8 bits, so that anyone can factor it", "vdf", "verify", place)
    found = succeeds("vdf", "verify", place, "--accept-modulus", "--json").json
    assert (found["result"]["valid"], found["result"]["trust"]) == (True, "accepted")
    assert int(found["result"]["y"], 16) in (y := pow(2, 1 << 2000, 253), 253 - y)
    n, x, steps, kind, y, elements, segments, _ = proofs.read_file(place.read_text("utf-8"))
    assert n == 253 and proofs.holds(n, x, steps, y, kind, elements, segments)


def test_a_base_that_shares_a_factor_is_refused() -> None:
    refuses(2, "the base shares a factor with the modulus", "vdf", "eval", "-m", hex(N), "-t", "9", "-x", str(Q))


def test_the_environment_overrides_auto_and_only_auto() -> None:
    record = succeeds(*EVAL, "-t", "9", "--json", MODMILL_BACKEND="portable").json
    assert (record["backend"], record["why"]) == ("portable", "MODMILL_BACKEND=portable")
    refuses(2, "backend `nothing` is not available", *EVAL, "-t", "9", MODMILL_BACKEND="nothing")
    named = succeeds(*EVAL, "-t", "9", "--backend", "portable", "--json", MODMILL_BACKEND="nothing").json
    assert named["backend"] == "portable"


def test_progress_is_lines_on_stderr_and_none_when_quiet() -> None:
    job = (*EVAL, "--proof", "none", "--json")
    with started([*job, "-t", "2^50"]) as child:
        assert re.fullmatch(r"(evaluate: [\d.]+ %, .+ of .+, .+/s, .+ left\n)+", told(child, " left\n"))
        assert interrupt(child).out == ""
    quiet = succeeds(*job, "-t", "1000", "--quiet")
    assert quiet.err == ""
    assert quiet.json["rate"] > 0


def test_auto_says_why() -> None:
    record = succeeds(*EVAL, "-t", "9", "--json").json
    assert (record["backend"], record["why"]) == _native.backend_for(known.params.modulus("vdf-alliance").n, "auto")
