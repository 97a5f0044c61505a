"""`modmill vdf inspect`: every kind of file, in Python and on the command line."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from modmill import vdf
from modmill.errors import FormatError, Interrupted, InvalidProof
from tests.support import N, refuses, succeeds

INSPECT = ("vdf", "inspect", "--measure", "0")


class Pipe(io.RawIOBase):
    """Bytes that can be read once, a few at a time."""

    def __init__(self, data: bytes) -> None:
        self._data = io.BytesIO(data)

    def readable(self) -> bool:
        return True

    def read(self, size: int = -1) -> bytes:
        return self._data.read(min(size, 3))


@pytest.fixture(scope="module")
def checkpoint(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The directory of a run that was stopped on its way to 2^50 squarings."""
    place = tmp_path_factory.mktemp("run") / "state"
    with pytest.raises(Interrupted):
        vdf.evaluate("vdf-alliance", 1 << 50, 3, checkpoint=place, progress=lambda p: p.done == 0)
    return place


@pytest.mark.parametrize("kind", ["wesolowski", "wesolowski-segments", "pietrzak"])
@pytest.mark.parametrize("given", [None, "hello"])
def test_a_proof_file(kind: vdf.ProofKind, given: str | None, tmp_path: Path) -> None:
    made = vdf.evaluate("vdf-alliance", 9000, input=given, proof=kind, threads=2)
    made.save(tmp_path / "f")
    assert made.proof_file is not None
    data = made.proof_file.encode()
    streams = [io.BytesIO(data), Pipe(data)]
    found, *others = [vdf.inspect(way) for way in (tmp_path / "f", str(tmp_path / "f"), *streams)]  # type: ignore[arg-type]
    assert others == [found] * 3
    assert isinstance(found, vdf.ProofInspection)
    assert (found.modulus, found.base, found.steps, found.y) == (made.modulus, made.base, 9000, made.y)
    assert (found.proof, found.input_sha256) == (kind, made.input_sha256)
    assert found.version == (3 if given else 2 if kind == "wesolowski-segments" else 1)
    record = succeeds(*INSPECT, tmp_path / "f", "--json").json
    result = record["result"]
    assert (result["kind"], result["proof"], result["elements"]) == ("proof file", kind, found.elements)
    assert (result["delay_here"], record["parameters"]["modulus"]) == (None, "vdf-alliance")
    told = succeeds(*INSPECT, stdin=data).out
    for part in ("proof file", kind, "9,000 squarings", "vdf-alliance, 1024 bits", "not verified"):
        assert part in told
    assert ("SHA-256" in told) == (given is not None)


def test_a_wrong_proof_is_inspected_and_an_impossible_one_is_not(tmp_path: Path) -> None:
    text = vdf.evaluate(N, 1000).proof_file
    assert text is not None
    with pytest.raises(InvalidProof, match="checksum"):
        vdf.inspect(io.BytesIO(text.replace('"steps": 1000', '"steps": 1001').encode()))
    with pytest.raises(FormatError):
        vdf.inspect(io.BytesIO(text.encode() + b" "))
    refuses(1, "the checksum does not match", *INSPECT, stdin=text.replace("1000", "1001"))


def test_a_time_lock_file_by_a_pipe_and_from_where_a_stream_stands() -> None:
    sealed = io.BytesIO()
    vdf.lock(io.BytesIO(b"x"), sealed, steps=9, bits=1024, armor=True)
    within = io.BytesIO(b"before" + sealed.getvalue())
    within.seek(6)
    found = [vdf.inspect(way) for way in (within, Pipe(sealed.getvalue()))]  # type: ignore[arg-type]
    assert found[0] == found[1]
    assert isinstance(found[0], vdf.LockInspection)
    assert (found[0].kind, found[0].steps, found[0].length, found[0].armored) == ("time-lock file", 9, 1, True)


def test_a_checkpoint(checkpoint: Path) -> None:
    found = vdf.inspect(checkpoint)
    assert isinstance(found, vdf.CheckpointInspection)
    assert (found.modulus.name, found.base, found.steps, found.proof) == ("vdf-alliance", 3, 1 << 50, "wesolowski")
    assert 0 <= found.done < found.steps and found.left == found.steps - found.done
    told = succeeds(*INSPECT, checkpoint).out
    assert "checkpoint of a run with a wesolowski proof" in told and f"{found.done:,}, " in told
    assert succeeds(*INSPECT, checkpoint, "--json").json["result"]["done"] == found.done


def test_the_time_here_follows_from_the_measured_speed(checkpoint: Path) -> None:
    record = succeeds("vdf", "inspect", checkpoint, "--measure", "0.2", "--json").json
    result = record["result"]
    assert result["delay_here"] == pytest.approx(((1 << 50) - result["done"]) * result["ns_here"] * 1e-9)
    assert "measured for" in succeeds("vdf", "inspect", checkpoint, "--measure", "0.2").out


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "time-lock file refused"),
        (b"MODMLO", "time-lock file refused at the first 12 bytes: the file ends here"),
        (b"-----BEGIN CERTIFICATE-----", "time-lock file refused at the armor"),
        (b"hello", "is neither a proof file nor a time-lock file, in bytes or in text"),
        (b"open me later", "is neither a proof file nor a time-lock file, in bytes or in text"),
        (b"{}", "proof file refused"),
        (b"MODMILLC" + bytes(100), "a part of a checkpoint; inspect its directory"),
        (b'{\n  "format": "modmill-isogeny-proof"', "an isogeny delay function"),
        (b"{" + b" " * (1 << 21), "is longer than"),
    ],
)
def test_other_files_are_refused(content: bytes, message: str) -> None:
    refuses(2, message, *INSPECT, stdin=content)


def test_other_directories_are_refused(tmp_path: Path, checkpoint: Path) -> None:
    refuses(2, "is a directory, but not that of a checkpoint", *INSPECT, tmp_path)
    refuses(2, "a part of a checkpoint", *INSPECT, checkpoint / "state")
    refuses(2, "No such file", *INSPECT, tmp_path / "missing")
    (tmp_path / "state").write_bytes(b"MODMILLC" + bytes(20))
    refuses(2, "checkpoint", *INSPECT, tmp_path)
