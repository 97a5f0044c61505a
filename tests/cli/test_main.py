"""The program as a whole: help, version, exit codes, closed pipes; `doctor` and `calibrate`."""

from __future__ import annotations

import json
import subprocess

import pytest

from modmill import __version__
from tests.support import BACKENDS, COMMAND, PATIENCE, environment, modmill, refuses, require_backend, succeeds


def test_version_and_help() -> None:
    assert succeeds("--version").out == f"modmill {__version__}\n"
    for command in ([], ["vdf"], ["vdf", "puzzle"]):
        assert "Usage: modmill" in succeeds(*command, "--help").out


@pytest.mark.parametrize("command", [[], ["vdf"], ["vdf", "puzzle"]])
def test_no_command_shows_help_on_stderr_and_is_an_error(command: list[str]) -> None:
    refuses(2, "Usage: modmill", *command)


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["vfd"], "vdf"),
        (["repotr"], "report"),
        (["vdf", "evl"], "eval"),
        (["vdf", "puzzle", "shwo"], "show"),
        (["hw", "emitt", "vdf_ozturk"], "emit"),
        (["help"], "--help"),
        (["vdf", "help"], "--help"),
    ],
)
def test_an_unknown_command_is_refused_with_the_nearest_one(words: list[str], meant: str) -> None:
    refuses(2, f"Did you mean {meant!r}?", *words)


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["--verson"], "--version"),
        (["vdf", "--hlp"], "--help"),
        (["vdf", "eval", "--theads", "2"], "--threads"),
        (["vdf", "puzzle", "show", "lcs35", "--jsn"], "--json"),
        (["gf2", "mul", "a", "b", "--strid", "5"], "--stride"),
        (["hw", "emit", "modmul", "--bit", "64"], "--bits"),
    ],
)
def test_an_unknown_option_is_refused_with_the_nearest_one(words: list[str], meant: str) -> None:
    refuses(2, f"No such option: {words[-1] if words[-1][0] == '-' else words[-2]}. Did you mean {meant!r}?", *words)


def test_an_option_that_is_like_no_other_is_refused_alone() -> None:
    assert modmill("hw", "sim", "modmul", "--xyzzy").err.rstrip().endswith("No such option: --xyzzy")


def test_a_command_that_is_like_no_other_is_refused_alone() -> None:
    assert "Did you mean" not in modmill("xyzzy").err


@pytest.mark.parametrize("command", [[], ["vdf"], ["vdf", "puzzle", "show"], ["hw", "cost"]])
def test_h_is_help(command: list[str]) -> None:
    assert succeeds(*command, "-h").out == succeeds(*command, "--help").out


def test_a_closed_pipe_ends_quietly_as_in_other_programs() -> None:
    """By the exit code that a shell gives for SIGPIPE: 1 would say that a check failed."""
    child = subprocess.Popen(
        [*COMMAND, "vdf", "puzzle", "show", "csail2019"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert child.stdout is not None
    child.stdout.close()
    assert child.stderr is not None
    err = child.stderr.read()
    child.stderr.close()
    assert child.wait(PATIENCE) == 141
    assert err == b""


def test_doctor() -> None:
    diagnosis = modmill("doctor", "--json").json
    assert {"cpu", "cores", "ok", "findings"} <= set(diagnosis)
    names = {f["name"]: f["present"] for f in diagnosis["findings"]}
    assert names["portable"] is True
    text = modmill("doctor")
    assert text.code == (0 if diagnosis["ok"] else 1)
    assert diagnosis["cpu"] in text.out


@pytest.mark.parametrize("backend", BACKENDS)
def test_calibrate_relates_delays_and_steps(backend: str) -> None:
    require_backend(backend, (1 << 1024) - 105)
    arguments = ("vdf", "calibrate", "--modulus", "vdf-alliance", "--measure", "0.3", "--backend", backend)
    record = succeeds(*arguments, "--seconds", "1h", "--json").json
    result = record["result"]
    assert record["backend"] == backend
    assert record["rate"] == pytest.approx(1e9 / result["ns"])
    # Squarings are whole: a slow machine rounds by more than a millionth.
    assert result["steps"] == pytest.approx(3600 * record["rate"], rel=1e-9, abs=1)
    for table, length in (("steps_for", 7), ("delay_of", 5)):
        assert len(result[table]) == length
        for row in result[table]:
            assert row["steps"] == pytest.approx(row["seconds"] * record["rate"], rel=1e-9, abs=1)
    text = succeeds(*arguments, "--seconds", "3600").out
    assert "takes 1 h on this core" in text
    assert "wanted delay" in text


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--seconds", "soon"], "(got 'soon')"),
        (["--seconds", "0"], "--duration: must be a positive duration (got 0s)"),
        (["--seconds", "1e99y"], "--duration: must be a duration such as 10d, 1h30m or 45s (got '1e99y')"),
        (["--seconds", "999999999y"], "needs more than 2^62 squarings"),
        (["--measure", "0"], "0.2"),
        (["--modulus", "x"], "--modulus: 'x' is not a built-in modulus"),
        (["--backend", "x"], "backend `x` is not available"),
    ],
)
def test_calibrate_refuses(arguments: list[str], message: str) -> None:
    refuses(2, message, "vdf", "calibrate", "--measure", "0.2", *arguments)


def test_puzzle_list_and_show() -> None:
    listed = [json.loads(line) for line in succeeds("vdf", "puzzle", "list", "--json").out.splitlines()]
    assert [p["name"] for p in listed] == ["vdf-alliance", "lcs35", "csail2019"]
    text = succeeds("vdf", "puzzle", "list").out
    assert "79,685,186,856,218" in text and "csail2019" in text
    shown = succeeds("vdf", "puzzle", "show", "lcs35", "--json").json
    assert shown == listed[1]
    assert int(shown["p"], 16) * int(shown["q"], 16) == int(shown["n"], 16)
    assert shown["w"] in succeeds("vdf", "puzzle", "show", "lcs35").out
    refuses(
        2, "no modulus is called 'lcs36'; known are vdf-alliance, lcs35, csail2019", "vdf", "puzzle", "show", "lcs36"
    )


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize(("name", "checks"), [("vdf-alliance", 12), ("lcs35", 10), ("csail2019", 7)])
def test_puzzle_verify(name: str, checks: int, backend: str) -> None:
    require_backend(backend, (1 << 1024) - 105)
    ran = succeeds("vdf", "puzzle", "verify", name, "--steps", "2000", "--backend", backend, "--json", "--quiet").json
    assert ran["backend"] == backend
    assert len(ran["result"]["checks"]) == checks
    assert all(c["ok"] for c in ran["result"]["checks"])
    assert (ran["result"]["message"] or "").startswith("!!! Happy Birthday LCS !!!") == (name == "lcs35")


def test_puzzle_verify_as_text() -> None:
    text = succeeds("vdf", "puzzle", "verify", "lcs35", "--steps", "100").out
    assert "the published solution" in text
    assert "Happy Birthday LCS" in text
