"""A compressed input is answered in one sentence, and a byte order mark in front of a text is passed over."""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from modmill import cli
from modmill.errors import FormatError
from modmill.inputs import refuse_packed
from tests.cli.paths import Case, files, tried, writes
from tests.support import refuses

ANY_BYTES = {("vdf lock", "FILE"), ("vdf eval", "--input-file"), ("vdf verify", "--input-file")}
"""Parameters whose files may hold any bytes, so that a compressed file is as good as another."""
BY_FORMAT = {("sigverify run", "FILE"), ("sigverify ring", "FILE"), ("hw sim", "--capture")}
"""Parameters that recognize more foreign formats, and name them in words of their own."""
UNPACKED = {("hw cost", "--library")}
"""Parameters that take a file that gzip has compressed as the text that it holds."""
INPUTS = [
    (case, parameter, file)
    for case, parameter in tried()
    if not writes(case, parameter) and (case.name, parameter) not in ANY_BYTES | BY_FORMAT | UNPACKED
    for file in files(case, parameter)
    if Path(file).name != "steps.bin"
]
TEXTS = {"polynomial", "number", "number64", "factors", "proof.json", "isogeny.json"}
all_inputs = pytest.mark.parametrize(
    ("case", "parameter", "file"), INPUTS, ids=lambda v: v.name if isinstance(v, Case) else v
)
LONG = {"hw cost", "hw sim", "vdf calibrate"}


@all_inputs
def test_a_compressed_input_is_called_so(
    case: Case, parameter: str, file: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path(file).write_bytes(gzip.compress(Path(file).read_bytes()))
    assert cli.run(case.arguments(**{parameter: case.parameters[parameter]})) == 2
    said = capsys.readouterr().err
    advice = "is compressed by gzip; unpack it with `gzip -d`, or pass it on as `gzip -dc FILE | modmill ... -`"
    assert said.endswith(f"{file}: {advice}\n"), said


@pytest.mark.parametrize(
    ("case", "parameter", "file"),
    [one for one in INPUTS if one[2] in TEXTS and one[0].name not in LONG],
    ids=lambda v: v.name if isinstance(v, Case) else v,
)
def test_a_byte_order_mark_is_passed_over(
    case: Case, parameter: str, file: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = case.arguments(**{parameter: case.parameters[parameter]})
    before = cli.run(line)
    assert before == 0, capsys.readouterr().err
    Path(file).write_bytes(b"\xef\xbb\xbf" + Path(file).read_bytes())
    shutil.rmtree("unit", ignore_errors=True)
    assert cli.run(line) == 0, capsys.readouterr().err


@pytest.mark.parametrize(
    "line",
    ["gf2 square - -m nist-b163 -o out -q", "msm run -c bls12-377 -p - -s k -q", "vdf verify -", "vdf inspect -"],
)
def test_so_is_standard_input(line: str) -> None:
    refuses(2, "is compressed by gzip", *line.split(), stdin=gzip.compress(bytes(100)))


@pytest.mark.parametrize(
    ("pack", "tool"),
    [(gzip.compress, "gzip"), (lzma.compress, "xz"), (bz2.compress, "bzip2"), (lambda _: b"\x28\xb5\x2f\xfd", "zstd")],
)
def test_each_kind_is_known(pack: Callable[[bytes], bytes], tool: str) -> None:
    with pytest.raises(FormatError, match=f"^f: is compressed by {tool}; unpack it with `{tool} -d`"):
        refuse_packed("f", pack(b"x" * 1000))


def test_any_level_and_name_of_gzip_is_known() -> None:
    for level in range(10):
        out = io.BytesIO()
        with gzip.GzipFile("name", "wb", compresslevel=level, fileobj=out) as f:
            f.write(b"x")
        with pytest.raises(FormatError):
            refuse_packed("f", out.getvalue())
