"""`modmill isogeny setup`, `eval`, `verify`, `calibrate` as a user runs them."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest

from modmill import cli, isogeny
from modmill.errors import FormatError, InvalidProof, UsageError
from modmill.golden import isogeny as golden
from tests.support import PATIENCE, met, started, wait_until


def run(*arguments: object) -> int:
    return cli.run(["isogeny", *map(str, arguments)])


@pytest.fixture
def key(tmp_path: Path) -> Path:
    isogeny.setup(tmp_path / "key", 300, field="p89")
    return tmp_path / "key"


@pytest.mark.parametrize("variant", ["fp", "fp2"])
def test_the_golden_model_agrees(variant: str, tmp_path: Path) -> None:
    field = golden.load("p89")
    seed = b"s" if variant == "fp2" else b""
    isogeny.setup(tmp_path / "key", 150, field="p89", variant=variant, seed=seed)
    mine = golden.set_up(field, variant, golden.start_for_tests(field), 150, seed=seed)
    q = golden.hash_to_curve(field, variant, mine.end, b"message")
    done = isogeny.evaluate(tmp_path / "key", message=b"message")
    assert (done.key.end, done.key.point, done.key.image) == (mine.end, mine.point, mine.image)
    assert (done.input, done.output) == (q, golden.evaluate(mine, q))
    assert golden.verify(mine, q, done.output)
    assert isogeny.evaluate(tmp_path / "key", x=q).output == done.output


@pytest.mark.parametrize(("name", "chunk", "steps"), [("p14", 6, 20), ("p89", 62, 150)])
def test_a_compact_key_over_fp2_has_the_kernel_points_of_the_golden_model(
    name: str, chunk: int, steps: int, tmp_path: Path
) -> None:
    field = golden.load(name)
    isogeny.setup(tmp_path, steps, field=name, variant="fp2", seed=b"s", compact=True)
    mine = golden.set_up(field, "fp2", golden.start_for_tests(field), steps, seed=b"s")
    size, chunks = -(-field.p.bit_length() // 8), -(-steps // chunk)
    data = (tmp_path / "steps.bin").read_bytes()[128 + 32 * chunks :]
    numbers = [int.from_bytes(data[at : at + size], "big") for at in range(0, len(data), size)]
    elements = list(zip(numbers[::2], numbers[1::2], strict=True))
    alphas, first = [*mine.alphas, mine.end], steps - steps // chunk * chunk
    starts = [0, *range(first, steps, chunk)]
    for k, (begin, end) in enumerate(zip(starts, [*starts[1:], steps], strict=True)):
        alpha, kernel, _ = elements[len(elements) - 3 * (k + 1) :][:3]
        assert alpha == alphas[begin]
        assert kernel == golden.kernel_point(field, alphas[begin:end], alphas[end])


def test_set_up_evaluate_verify(key: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    proof = tmp_path / "proof.json"
    assert run("eval", "--key", key, "--hash-input", "a", "--out", proof, "--json") == 0
    said = capsys.readouterr()
    record = json.loads(said.out)
    assert (record["job"], record["parameters"]["steps"], record["unit"]) == ("isogeny.eval", 300, "steps")
    assert "endomorphism ring" in said.err and record["result"]["warnings"]
    assert run("verify", proof, "--key", key, "--json", "--quiet") == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["result"]["trusted"] is True and not said.err


def test_verify_shows_the_message_as_text(key: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    isogeny.evaluate(key, message="caf\u00e9 [b]\x1b\xff".encode("latin-1") + "\u00e9\n".encode()).save(
        tmp_path / "proof"
    )
    assert run("verify", tmp_path / "proof", "--quiet") == 0
    assert ", the hash of caf\\xe9 [b]\\x1b\\xffé\\n\n" in capsys.readouterr().out


def test_a_wrong_output_exits_with_1_and_another_key_too(
    key: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = (isogeny.evaluate(key, message=text) for text in (b"1", b"2"))
    text = json.loads(one.proof_file)
    assert text["output"] != json.loads(other.proof_file)["output"]
    isogeny.setup(tmp_path / "other", 299, field="p89")
    one.save(tmp_path / "proof.json")
    assert run("verify", tmp_path / "proof.json", "--key", tmp_path / "other", "--json") == 1
    assert json.loads(capsys.readouterr().out)["result"]["valid"] is False
    with pytest.raises(InvalidProof, match="another key"):
        isogeny.verify(one.proof_file, key=tmp_path / "other")


def test_bad_input_gets_a_message(key: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("x")
    for arguments, message in (
        (("eval", "--key", key), "--hash-input"),
        (("eval", "--key", key, "--input", "0x5"), "input"),
        (("eval", "--key", key, "--input", "1,2,3"), "--input"),
        (("eval", "--key", tmp_path / "none", "--hash-input", "a"), "none"),
        (("setup", "--steps", "0", "--out", tmp_path / "k"), "--steps: 0 is out of range (1 to 2^40)"),
        (("setup", "--steps", "2^41", "--out", tmp_path / "k"), "--steps: 2^41 is out of range (1 to 2^40)"),
        (("setup", "--steps", "10", "--field", "p15", "--out", tmp_path / "k"), "p15"),
        (("setup", "--steps", "10", "--field", "p89", "--start", "0x5", "--out", tmp_path / "k"), "start curve"),
        (("setup", "--steps", "10", "--field", "p89", "--seed", "a", "--out", tmp_path / "k"), "seed"),
        (("setup", "--steps", "10", "--field", "p89", "--out", tmp_path / "file"), "not a directory"),
        (("setup", "--steps", "9", "--variant", "fp2", "--checkpoint", tmp_path, "--out", tmp_path / "k"), "--seed"),
        (("eval", "--key", key, "--hash-input", "a", "--out", key / "steps.bin"), "input"),
        (("verify", tmp_path / "file"), "line 1 column 1"),
    ):
        assert run(*arguments) == 2, arguments
        assert message in capsys.readouterr().err, arguments
    with pytest.raises(UsageError):
        isogeny.steps_against(-1.0)


def test_a_key_that_may_have_taken_days_is_replaced_only_with_force(
    key: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    again = ("setup", "--steps", "10", "--field", "p89", "--out", key, "--quiet")
    before = {path.name: path.read_bytes() for path in key.iterdir()}
    assert run(*again) == 2
    assert f"--out: {key} has a key: give --force" in capsys.readouterr().err
    assert {path.name: path.read_bytes() for path in key.iterdir()} == before
    assert run(*again, "--force") == 0
    assert isogeny.evaluate(key, message=b"a").key.steps == 10


def test_damage_is_named_with_its_place(key: Path) -> None:
    path = key / "steps.bin"
    data = bytearray(path.read_bytes())
    data[-1] ^= 1
    path.write_bytes(data)
    with pytest.raises(FormatError) as caught:
        isogeny.evaluate(key, message=b"a")
    assert caught.value.offset == 128 + 32 and caught.value.path == str(path)


def killed(state: Path, *arguments: str | Path) -> bool:
    """Kills a command as soon as it has saved its state; whether that met it on its way."""
    command = ["isogeny", *arguments, "--checkpoint", state, "--checkpoint-interval", "0.05", "--quiet"]
    with started(command) as child:
        wait_until(lambda: (state / "state").exists() or child.poll() is not None)
        child.kill()
        return child.wait(PATIENCE) == -signal.SIGKILL


def test_a_killed_run_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    def key(steps: int) -> Path:
        return tmp_path / f"key of {steps}"

    def attempt(steps: int) -> bool:
        isogeny.setup(key(steps), steps, field="p89")
        return killed(tmp_path / f"state of {steps}", "eval", "--key", key(steps), "--hash-input", "k")

    steps = met((200_000 << k for k in range(0, 10, 2)), attempt)
    done = isogeny.evaluate(key(steps), message=b"k", checkpoint=tmp_path / f"state of {steps}")
    assert done.resumed_from > 0
    assert isogeny.verify(done.proof_file, key=key(steps)).trusted


def test_a_killed_set_up_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    options = ["--field", "p89", "--variant", "fp2", "--seed", "s"]

    def attempt(steps: int) -> bool:
        out = tmp_path / str(steps)
        return killed(tmp_path / f"state of {steps}", "setup", *options, "--steps", str(steps), "--out", out)

    steps = met((30_000 << k for k in range(0, 10, 2)), attempt)
    out, whole = tmp_path / str(steps), tmp_path / "whole"
    done = isogeny.setup(out, steps, checkpoint=tmp_path / f"state of {steps}", field="p89", variant="fp2", seed=b"s")
    assert done.resumed_from > 0
    isogeny.setup(whole, steps, field="p89", variant="fp2", seed=b"s")
    for name in ("key.json", "steps.bin"):
        assert (out / name).read_bytes() == (whole / name).read_bytes()


def test_calibrate_advises(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("calibrate", "--field", "p89", "--measure", "0.2", "--seconds", "10", "--json", "--quiet") == 0
    record = json.loads(capsys.readouterr().out)
    advice = {row["seconds"]: row["steps"] for row in record["result"]["steps_against"]}
    assert advice[10.0] == isogeny.steps_against(10.0)
    assert record["rate"] > 1000
