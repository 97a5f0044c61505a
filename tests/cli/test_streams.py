"""Standard streams that are closed, full or ASCII only, and errors as JSON."""

from __future__ import annotations

import json
import shlex
import subprocess
from pathlib import Path

import pytest

from modmill import vdf
from tests.support import COMMAND, N, environment, modmill, refuses

COMMANDS = [
    ["vdf", "puzzle", "list"],
    ["vdf", "puzzle", "show", "lcs35", "--json"],
    ["vdf", "eval", "-m", hex(N), "-t", "100", "-q"],
    ["gf2", "fields"],
    ["hw", "list", "--json"],
    ["--help"],
]
every_command = pytest.mark.parametrize("command", COMMANDS, ids=" ".join)


def _shell(command: list[str], redirection: str, **extra: str) -> tuple[int, str, str]:
    """Runs a command with a shell's redirection: exit code, standard output and error."""
    line = f"exec {shlex.join([*COMMAND, *command])} {redirection}"
    done = subprocess.run(["sh", "-c", line], capture_output=True, env=environment(**extra), check=False)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


@every_command
def test_a_closed_standard_output_is_an_error_before_any_work(command: list[str]) -> None:
    code, _, err = _shell(command, ">&-")
    assert code == 2
    assert "standard output is closed" in err
    assert len(err.splitlines()) == 1


@every_command
def test_a_full_standard_output_is_an_error_that_names_it(command: list[str]) -> None:
    code, _, err = _shell(command, ">/dev/full")
    assert code == 2
    assert "standard output: No space left on device" in err
    assert len(err.splitlines()) == 1


@every_command
def test_a_closed_standard_error_changes_nothing(command: list[str]) -> None:
    code, out, _ = _shell(command, "2>&-")
    assert (code, bool(out)) == (0, True)


@every_command
def test_a_reader_that_leaves_ends_the_command_quietly(command: list[str]) -> None:
    code, _, err = _shell(command, "| true")
    assert (code, err) == (0, "")


@pytest.mark.parametrize(
    "command",
    [
        ["vdf", "verify", "-"],
        ["vdf", "unlock", "-", "-o", "-"],
        ["vdf", "lock", "-", "-t", "100", "-a"],
        ["gf2", "square", "-", "-m", "nist-b163"],
        ["sigverify", "run", "-"],
    ],
    ids=" ".join,
)
def test_a_closed_standard_input_is_an_error_where_it_is_read(command: list[str]) -> None:
    code, _, err = _shell(command, "<&-")
    assert code == 2, err
    assert "standard input" in err or "stdin" in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("encoding", ["ascii", "ascii:strict", "latin-1", "utf-8"])
def test_what_the_terminal_cannot_show_is_escaped(encoding: str, tmp_path: Path) -> None:
    for name in ("proof-\u00e9.json", "proof-\udcff.json"):
        proof = tmp_path / name
        done = modmill("vdf", "eval", "-m", hex(N), "-t", "100", "-o", proof, PYTHONIOENCODING=encoding)
        assert (done.code, done.err) == (0, "")
        assert "proof-" in done.out
        assert modmill("vdf", "verify", proof, PYTHONIOENCODING=encoding).code == 0
        missing = modmill("vdf", "verify", tmp_path / f"no-{name}", PYTHONIOENCODING=encoding)
        assert missing.code == 2
        assert "No such file" in missing.err


def test_no_output_is_left_when_the_disk_is_full(tmp_path: Path) -> None:
    refuses(2, "/dev/full: No space left on device", "vdf", "eval", "-m", hex(N), "-t", "100", "-q", "-o", "/dev/full")


@pytest.mark.parametrize(
    ("command", "code", "kind"),
    [
        (["vdf", "eval"], 2, "UsageError"),
        (["vdf", "evil"], 2, "UsageError"),
        (["vdf", "eval", "-m", "0x10", "-t", "5"], 2, "ModulusError"),
        (["vdf", "verify", "no/such/file"], 2, "FileNotFoundError"),
        (["gf2", "square", "a", "-m", "x^4+x^2+1", "-o", "c"], 2, "ReducibleModulus"),
        (["gf2", "square", "no/such/file", "-m", "nist-b163", "-o", "c"], 2, "FileNotFoundError"),
        (["sigverify", "run", "no/such/file"], 2, "FileNotFoundError"),
        (["sigverify", "run", "a", "--rate", "nan"], 2, "UsageError"),
        (["hw", "show", "vdf_none"], 2, "UsageError"),
    ],
    ids=str,
)
def test_errors_are_json_too(command: list[str], code: int, kind: str) -> None:
    done = modmill(*command, "--json")
    assert (done.code, done.out) == (code, "")
    error = json.loads(done.err.splitlines()[-1])["error"]
    assert set(error) == {"kind", "message", "exit_code", "data"}
    assert (error["kind"], error["exit_code"]) == (kind, code)
    plain = modmill(*command)
    assert plain.err.splitlines()[-1].endswith(error["message"].splitlines()[-1])


def test_a_false_proof_is_a_record_and_an_error(tmp_path: Path) -> None:
    proof = tmp_path / "p"
    vdf.evaluate(N, 100).save(proof)
    done = modmill("vdf", "verify", proof, "-t", "101", "--json")
    assert (done.code, done.json["result"]["valid"]) == (1, False)
    assert json.loads(done.err)["error"]["kind"] == "InvalidProof"
