"""Files of points and scalars: the golden encodings, what each format refuses, and where."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from modmill import msm
from modmill.errors import CoordinateTooLarge, FormatError, NotInSubgroup, NotOnCurve, UsageError
from modmill.golden import bls12
from modmill.golden.bls12 import Point
from modmill.golden.bls12_bytes import encode
from modmill.msm.convert import CURVES
from modmill.msm.files import POINT_FORMATS, SCALAR_FORMATS
from tests.support import refuses, succeeds

GOLDEN = {
    "ark-compressed": ("arkworks", True),
    "ark": ("arkworks", False),
    "gnark-compressed": ("gnark", True),
    "gnark": ("gnark", False),
}
every_curve = pytest.mark.parametrize("curve", msm.CURVES)
every_format = pytest.mark.parametrize("form", POINT_FORMATS)


def some_points(curve: str) -> list[Point]:
    """Infinity, and points with either sign of y."""
    constants = CURVES[curve]
    return [None, *(bls12.multiply(constants, k, constants.generator) for k in (1, constants.r - 1, 5, 1 << 100))]


def golden_bytes(curve: str, points: list[Point], form: str) -> bytes:
    constants = CURVES[curve]
    if form in GOLDEN:
        library, compressed = GOLDEN[form]
        return b"".join(encode(constants, a, library, compressed=compressed) for a in points)
    scale = 1 << 384 if form == "montgomery" else 1
    return b"".join((c * scale % constants.p).to_bytes(48, "little") for a in points for c in a or (0, 0))


@every_curve
@every_format
def test_points_are_written_and_read_as_in_the_golden_encodings(curve: str, form: str, tmp_path: Path) -> None:
    points = some_points(curve)
    expected = golden_bytes(curve, points, form)
    path = tmp_path / "points"
    msm.write_points(path, curve, msm.from_points(points), form)
    assert path.read_bytes() == expected
    read = msm.read_points(path, curve, form, threads=2)
    scalars = [3, 1, 4, 1, 5]
    assert msm.run(read, [scalars]).products == (msm.Bases(curve, points).product(scalars),)
    msm.write_points(path, curve, read.points, form, form=read.form, number=True)
    before = (5).to_bytes(4, "big") if form.startswith("gnark") else (5).to_bytes(8, "little")
    assert path.read_bytes() == before + expected
    again = msm.read_points(path, curve, form)
    assert msm.run(again, [scalars]).products == msm.run(read, [scalars]).products


@every_curve
@pytest.mark.parametrize("form", SCALAR_FORMATS)
def test_scalars_are_written_and_read(curve: str, form: str, tmp_path: Path) -> None:
    r = CURVES[curve].r
    scalars = [0, 1, r - 1, 1 << 200, *([(1 << 256) - 1] if form == "plain" else [])]
    scale = 1 << 256 if form == "montgomery" else 1
    order = "big" if form == "gnark" else "little"
    path = tmp_path / "scalars"
    msm.write_scalars(path, curve, msm.from_scalars(scalars), form)
    assert path.read_bytes() == b"".join(
        (s if form == "plain" else s * scale % r).to_bytes(32, order)  # type: ignore[arg-type]
        for s in scalars
    )
    assert (msm.read_scalars(path, curve, form) == msm.from_scalars(scalars)).all()
    if form != "plain":
        path.write_bytes(path.read_bytes() + r.to_bytes(32, order))  # type: ignore[arg-type]
        with pytest.raises(FormatError, match="record 4, at offset 128: the scalar is not below") as refused:
            msm.read_scalars(path, curve, form)
        assert (refused.value.index, refused.value.offset) == (4, 128)


every_reader = pytest.mark.parametrize("reader", [msm.read_points, msm.open_points])
Reader = Callable[[Path, str, str], msm.Points | msm.EncodedPoints]


@every_curve
@every_format
def test_points_are_the_same_decoded_before_or_while_they_are_prepared(curve: str, form: str, tmp_path: Path) -> None:
    made = msm.random_points(curve, 5000, seed=3)
    msm.write_points(tmp_path / "points", curve, made.points, form, form="montgomery")
    opened = msm.open_points(tmp_path / "points", curve, form)
    assert opened.count == made.count
    scalars = [msm.random_scalars(curve, made.count, seed=3)]
    assert len({msm.run(given, scalars, threads=2).products for given in (made, opened)}) == 1


@every_curve
@every_format
@every_reader
def test_a_file_of_another_length_is_refused(reader: Reader, curve: str, form: str, tmp_path: Path) -> None:
    path = tmp_path / "points"
    data = golden_bytes(curve, some_points(curve), form)
    for cut in (1, 40, len(data) - 1):
        path.write_bytes(data[:-cut])
        with pytest.raises(FormatError, match=str(path)):
            reader(path, curve, form)
    path.write_bytes(b"")
    assert msm.run(reader(path, curve, form), [[]]).products == (None,)


@every_curve
@pytest.mark.parametrize("form", ["ark", "plain", "montgomery"])
@every_reader
def test_a_point_that_is_refused_has_an_offset(reader: Reader, curve: str, form: str, tmp_path: Path) -> None:
    path = tmp_path / "points"
    (x, y), p = CURVES[curve].generator, CURVES[curve].p
    outside: Point = (p - 1, 0) if CURVES[curve].b == 1 else (0, 2)
    for bad, kind in (((x, (y + 1) % p), NotOnCurve), (outside, NotInSubgroup)):
        path.write_bytes(golden_bytes(curve, [(x, y), None, bad], form))
        with pytest.raises(kind, match=f"{path}: point 2 .*, at offset 192") as refused:
            msm.run(reader(path, curve, form), [[1, 2, 3]])
        assert (refused.value.index, refused.value.offset) == (2, 192)


@every_curve
@every_reader
def test_the_format_of_another_file_is_guessed(reader: Reader, curve: str, tmp_path: Path) -> None:
    path = tmp_path / "points"
    points = some_points(curve)[1:]
    path.write_bytes(golden_bytes(curve, points, "gnark"))
    for form in ("ark", "plain", "ark-compressed"):
        if form == "ark" and curve == "bls12-381":
            continue  # the same format
        with pytest.raises(FormatError, match=f"look like points of {curve} in format") as refused:
            msm.run(reader(path, curve, form), [[1] * (len(points) * (1 + form.endswith("compressed")))])
        assert refused.value.offset is not None


@pytest.mark.parametrize("text", ["{}\n{}\n", "0x{}\n0x{}", '["0x{}", "0x{}"]', "\ufeff{} {}\r\n"])
def test_hexadecimal_text_is_named(text: str, tmp_path: Path) -> None:
    record = golden_bytes("bls12-377", [CURVES["bls12-377"].generator], "plain")
    path = tmp_path / "p"
    path.write_text(text.format(record.hex(), record.hex().upper()), encoding="utf-8")
    # Whatever the length is: as numbers, these would be scalars.
    path.write_text(path.read_text(encoding="utf-8") + " " * (-path.stat().st_size % 96), encoding="utf-8")
    for read in (msm.read_points, msm.read_scalars):
        with pytest.raises(FormatError, match=r"p: this is hexadecimal text, and .* are read as bytes; convert it"):
            read(path, "bls12-377", "plain")


def test_arrays_and_names_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    points = msm.from_points([None])
    with pytest.raises(UsageError, match="format: must be one of ark-compressed"):
        msm.write_points(tmp_path / "p", "bls12-377", points, "pem")
    with pytest.raises(UsageError, match="format: must be one of"):
        msm.read_scalars(Path(__file__), "bls12-377", "pem")
    with pytest.raises(CoordinateTooLarge, match="the y coordinate of point 1 "):
        msm.write_points(tmp_path / "p", "bls12-377", msm.from_points([None, (0, 1 << 383)]), "ark")
    assert not (tmp_path / "p").exists()
    with pytest.raises(FileNotFoundError):
        msm.read_points(tmp_path / "p", "bls12-377", "ark")


@every_curve
@every_format
def test_the_command_multiplies_what_it_wrote(curve: str, form: str, backend: str, tmp_path: Path) -> None:
    p, s = tmp_path / "p", tmp_path / "s"
    given = ["-c", curve, "--format", form, "--batch", "2", "-q"]
    succeeds("msm", "gen", p, "--scalars", s, "-n", "30", "--seed", "3", "--number", *given)
    ran = succeeds("msm", "run", "-p", p, "-s", s, "--check", "--backend", backend, "--json", *given).json
    same = ["-c", curve, "--random", "30", "--seed", "3", "--batch", "2", "--json", "-q"]
    assert ran["result"]["products"] == succeeds("msm", "run", *same).json["result"]["products"]
    assert "split" in ran["checked_by"] and ran["parameters"]["format"] == form


def test_the_command_reads_pipes_and_refuses_what_does_not_fit(tmp_path: Path) -> None:
    p, s = tmp_path / "p", tmp_path / "s"
    curve = ["-c", "bls12-377", "-q"]
    succeeds("msm", "gen", p, "--scalars", s, "-n", "10", *curve)
    whole = succeeds("msm", "run", "-p", p, "-s", s, *curve, "--json").json
    piped = succeeds("msm", "run", "-p", "-", "-s", s, *curve, "--json", stdin=p.read_bytes()).json
    assert piped["result"]["products"] == whole["result"]["products"]
    refuses(2, "stdin is already", "msm", "run", "-p", "-", "-s", "-", *curve)
    refuses(2, "5 scalars for 10 points", "msm", "run", "-p", p, "-s", s, "--batch", "2", *curve)
    refuses(2, "leave out", "msm", "run", "-p", p, "-s", s, "--random", "10", *curve)
    refuses(2, "are not 3 vectors", "msm", "run", "-p", p, "-s", s, "--batch", "3", *curve)
    refuses(2, "--points or --bases", "msm", "run", "-p", p, *curve)
    refuses(2, "must be one of", "msm", "run", "-p", p, "-s", s, "--format", "pem", *curve)
    refuses(2, "No such file", "msm", "run", "-p", tmp_path / "none", "-s", s, *curve)
    refused = refuses(2, "at offset", "msm", "run", "-p", p, "-s", s, "--format", "gnark-compressed", "--json", *curve)
    assert json.loads(refused.err)["error"]["data"]["offset"] is not None


@every_curve
def test_prepared_bases_are_saved_and_used(curve: str, backend: str, tmp_path: Path) -> None:
    p, s, b = tmp_path / "p", tmp_path / "s", tmp_path / "b"
    given = ["-c", curve, "-q"]
    succeeds("msm", "gen", p, "--scalars", s, "-n", "50", "--batch", "2", *given)
    succeeds("msm", "prepare", p, "--precompute", "3", "--out", b, "--backend", backend, *given)
    used = ["msm", "run", "--bases", b, "-s", s, "--batch", "2", "--check", "--backend", backend]
    ran = succeeds(*used, "--json", *given).json
    direct = succeeds("msm", "run", "-p", p, "-s", s, "--batch", "2", "--json", *given).json
    assert ran["result"]["products"] == direct["result"]["products"]
    assert (ran["parameters"]["multiples"], ran["parameters"]["checks"]) == (3, "before")
    refuses(2, "says how many multiples", *used, "--precompute", "2", *given)
    other = {"bls12-377": "bls12-381", "bls12-381": "bls12-377"}[curve]
    refuses(2, f"{b}: the file has bases on {curve}", *used, "-c", other, "--scalar-format", "plain", "-q")
    refuses(2, "is also POINTS", "msm", "prepare", p, "--out", p, *given)
    data = bytearray(b.read_bytes())
    data[-1] ^= 1
    b.write_bytes(data)
    with pytest.raises(FormatError, match=f"{b}: the file of bases is damaged"):
        msm.Bases.open(curve, b)


def test_prepared_bases_need_a_regular_file(tmp_path: Path) -> None:
    bases = msm.Bases("bls12-377", [None])
    with pytest.raises(UsageError, match="need a regular file"):
        bases.save("-")
    (tmp_path / "target").write_bytes(b"old")
    (tmp_path / "link").symlink_to("target")
    bases.save(tmp_path / "link")
    assert (tmp_path / "link").is_symlink()
    assert len(msm.Bases.open("bls12-377", tmp_path / "target")) == 1
    with pytest.raises(FileNotFoundError):
        msm.Bases.open("bls12-377", tmp_path / "none")
