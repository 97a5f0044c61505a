"""Files of elements chunk by chunk: read ahead, written behind, and the same as in one call."""

from __future__ import annotations

import errno
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from modmill import gf2
from modmill.errors import UsageError
from modmill.gf2 import files, overlap, resume

WORDS = gf2.Field("thesis-256", "portable")
BYTES = gf2.Field("nist-b163", "portable")
"""Fields whose elements fill their words in a file, and do not."""


@pytest.mark.parametrize("field", [WORDS, BYTES], ids=["words", "bytes"])
@pytest.mark.parametrize("chunk", [1, 3, 7, 40, 41, None])
def test_chunks_of_any_size_give_the_same(field: gf2.Field, chunk: int | None, tmp_path: Path) -> None:
    a, b = field.random(40, seed=1), field.random(40, seed=2)
    (tmp_path / "a").write_bytes(a.to_bytes())
    (tmp_path / "b").write_bytes(b.to_bytes())
    right = {"mul": a * b, "square": a.square(), "pow": a**5, "inv": a.inv()}
    for operation, expected in right.items():
        more: dict[str, Any] = {"mul": {"b": tmp_path / "b"}, "pow": {"exponent": 5}}.get(operation, {})
        done = files.run(field, operation, tmp_path / "a", out=tmp_path / "c", chunk=chunk, **more)
        assert (tmp_path / "c").read_bytes() == expected.to_bytes(), operation
        assert done.elements == 40
    once = files.run(field, "mul", tmp_path / "a", b=field("x^3 + 1"), out=tmp_path / "c", chunk=chunk)
    assert (tmp_path / "c").read_bytes() == (a * field(9)).to_bytes() and once.checked
    files.run(field, "trace", tmp_path / "a", out=tmp_path / "c", chunk=chunk)
    assert (tmp_path / "c").read_bytes() == a.trace().tobytes()


@pytest.mark.parametrize("field", [WORDS, BYTES], ids=["words", "bytes"])
def test_an_element_that_is_too_large_or_cut_is_named_by_its_index_in_the_file(
    field: gf2.Field, tmp_path: Path
) -> None:
    size, data = field.modulus.bytes, bytearray(field.random(20, seed=1).to_bytes())
    (tmp_path / "cut").write_bytes(data[: 17 * size + 5])
    data[17 * size + size - 1] = 0xFF
    (tmp_path / "high").write_bytes(data)
    messages = {"cut": f"ends within element 17, after 5 of {size} bytes", "high": "element 17 has a term"}
    for name, message in messages.items():
        with pytest.raises(UsageError, match=message) as caught:
            files.run(field, "square", tmp_path / name, out=tmp_path / "c", chunk=4)
        assert caught.value.index == 17
        assert not (tmp_path / "c").exists()


class _Keeper(io.RawIOBase):
    """A stream that keeps what it is given, as a queue to another thread would."""

    def __init__(self) -> None:
        self.kept: list[Any] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self.kept.append(data)
        return len(data)


def test_a_stream_may_keep_what_it_is_given(tmp_path: Path) -> None:
    a = WORDS.random(50, seed=4)
    (tmp_path / "a").write_bytes(a.to_bytes())
    stream = _Keeper()
    files.run(WORDS, "square", tmp_path / "a", out=stream, chunk=5)  # type: ignore[arg-type]
    assert b"".join(map(bytes, stream.kept)) == a.square().to_bytes()


def test_a_write_that_fails_leaves_no_gap_behind_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    a = WORDS.random(50, seed=5)
    (tmp_path / "a").write_bytes(a.to_bytes())
    write, calls = resume.Part.write, 0

    def failing(self: resume.Part, data: bytes, done: int) -> None:
        nonlocal calls
        calls += 1
        if calls == 3:
            raise OSError(errno.ENOSPC, "No space left on device")
        write(self, data, done)

    monkeypatch.setattr(resume.Part, "write", failing)
    with pytest.raises(OSError, match="No space left"):
        files.run(WORDS, "square", tmp_path / "a", out=tmp_path / "c", chunk=5, resume=True)
    assert calls == 3
    assert (tmp_path / "c.part").read_bytes() == a[:10].square().to_bytes()
    done = files.run(WORDS, "square", tmp_path / "a", out=tmp_path / "c", chunk=5, resume=True)
    assert done.resumed_from == 10 and (tmp_path / "c").read_bytes() == a.square().to_bytes()


@pytest.mark.parametrize("threaded", [False, True])
def test_an_error_comes_in_place_of_its_item(threaded: bool) -> None:
    def items() -> Iterator[int]:
        yield from (1, 2)
        raise UsageError("no third")

    got: list[int] = []
    with pytest.raises(UsageError, match="no third"), overlap.ahead(items(), threaded=threaded) as found:
        got.extend(found)
    assert got == [1, 2]


@pytest.mark.parametrize("threaded", [False, True])
def test_calls_are_carried_out_in_order_and_all_before_the_end(threaded: bool) -> None:
    got: list[int] = []
    with overlap.Behind(threaded=threaded) as behind:
        for i in range(20):
            behind.do(lambda i=i: got.append(i))
    assert got == list(range(20))
