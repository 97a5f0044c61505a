"""The Python side of time-lock files: streams of every kind, and what they raise."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from modmill import vdf
from modmill.errors import FormatError, Interrupted, UsageError
from modmill.modulus import Modulus
from modmill.vdf import files


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.binary(max_size=200_000), st.booleans(), st.integers(1, 300))
def test_any_contents_come_back(contents: bytes, armor: bool, steps: int) -> None:
    sealed, opened = io.BytesIO(), io.BytesIO()
    assert vdf.lock(io.BytesIO(contents), sealed, steps=steps, bits=1024, armor=armor).length == len(contents)
    result = vdf.unlock(io.BytesIO(sealed.getvalue()), opened)
    assert opened.getvalue() == contents
    assert (result.steps, result.length) == (steps, len(contents))


def test_a_duration_becomes_what_the_measured_speed_makes_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, dict[str, Any]]] = []

    def measured(modulus: int, **options: Any) -> vdf.Calibration:
        asked.append((modulus, options))
        return vdf.Calibration(Modulus(modulus), "portable", "named by the caller", ns=320.0, steps=10, seconds=1.0)

    def progress(step: vdf.Progress) -> bool:
        return True

    monkeypatch.setattr(files, "calibrate", measured)
    sealed, opened = io.BytesIO(), io.BytesIO()
    options: dict[str, Any] = {"measure": 0.7, "backend": "portable", "progress": progress}
    made = vdf.lock(io.BytesIO(b"x"), sealed, duration=0.01, bits=1026, **options)
    ((modulus, passed),) = asked
    assert (modulus.bit_length(), modulus % 2, passed) == (1026, 1, options)
    assert made.steps == 31_250, "a hundredth of a second in squarings of 320 ns"
    assert made.speed is not None and made.record().result["delay_here"] == pytest.approx(0.01)
    assert vdf.unlock(io.BytesIO(sealed.getvalue()), opened).steps == made.steps
    vdf.lock(io.BytesIO(b"x"), io.BytesIO(), steps=9, bits=1024)
    assert len(asked) == 1, "a number of squarings needs no measurement"


class Failing(io.RawIOBase):
    """A stream that breaks with an error of its own."""

    def readable(self) -> bool:
        return True

    def writable(self) -> bool:
        return True

    def read(self, size: int = -1) -> bytes:
        raise ConnectionResetError("the line went dead")

    def write(self, data: object) -> int:
        raise ConnectionResetError("the line went dead")


def test_what_a_stream_raises_reaches_the_caller() -> None:
    with pytest.raises(ConnectionResetError, match="the line went dead"):
        vdf.lock(Failing(), io.BytesIO(), steps=9, bits=1024)  # type: ignore[arg-type]
    with pytest.raises(ConnectionResetError, match="the line went dead"):
        vdf.lock(io.BytesIO(b"x"), Failing(), steps=9, bits=1024)  # type: ignore[arg-type]


class Pipe(io.RawIOBase):
    """Bytes that can be read once."""

    def __init__(self, data: bytes) -> None:
        self._data = io.BytesIO(data)

    def readable(self) -> bool:
        return True

    def read(self, size: int = -1) -> bytes:
        return self._data.read(size)


def test_a_file_is_read_from_where_a_stream_stands_or_from_a_pipe() -> None:
    sealed = io.BytesIO()
    vdf.lock(io.BytesIO(b"x"), sealed, steps=9, bits=1024)
    within = io.BytesIO(b"before" + sealed.getvalue())
    within.seek(6)
    for source in (within, Pipe(sealed.getvalue())):
        opened = io.BytesIO()
        vdf.unlock(source, opened)  # type: ignore[arg-type]
        assert opened.getvalue() == b"x"


def test_a_file_is_replaced_only_if_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "f"
    vdf.lock(io.BytesIO(b"x"), path, steps=9, bits=1024)
    for act in (
        lambda replace: vdf.lock(io.BytesIO(b"y"), path, steps=9, bits=1024, replace=replace),
        lambda replace: vdf.unlock(io.BytesIO(path.read_bytes()), path, replace=replace),
    ):
        with pytest.raises(FileExistsError):
            act(False)
        act(True)
    assert path.read_bytes() == b"y"


def test_a_text_stream_is_refused() -> None:
    with pytest.raises(TypeError, match="must return bytes"):
        vdf.lock(io.StringIO("text"), io.BytesIO(), steps=9, bits=1024)  # type: ignore[arg-type]


def test_nothing_is_written_when_the_contents_fail(tmp_path: Path) -> None:
    sealed = io.BytesIO()
    vdf.lock(io.BytesIO(bytes(100_000)), sealed, steps=9, bits=1024)
    bad = sealed.getvalue()[:-1] + bytes([sealed.getvalue()[-1] ^ 1])
    opened = io.BytesIO()
    with pytest.raises(FormatError) as e:
        vdf.unlock(io.BytesIO(bad), opened)
    assert e.value.place and e.value.reason
    assert opened.getvalue() == b""
    with pytest.raises(FormatError):
        vdf.unlock(io.BytesIO(bad), tmp_path / "f")
    assert list(tmp_path.iterdir()) == []


def test_stopping_by_the_callback(tmp_path: Path) -> None:
    sealed = io.BytesIO()
    vdf.lock(io.BytesIO(b"x"), sealed, steps=1 << 40, bits=1024)
    for phase, total in (("contents", 0), ("evaluate", 1 << 40)):
        sealed.seek(0)
        with pytest.raises(Interrupted) as e:
            vdf.unlock(sealed, tmp_path / "f", progress=lambda p, phase=phase: p.phase != phase)
        assert e.value.total == total
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [{}, {"steps": 9, "duration": 1.0}, {"steps": 0}, {"steps": 9, "bits": 512}])
def test_bad_arguments(arguments: dict[str, int]) -> None:
    with pytest.raises(UsageError):
        vdf.lock(io.BytesIO(), io.BytesIO(), **arguments)  # type: ignore[arg-type]
