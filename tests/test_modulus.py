"""A modulus by name, number or file."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from modmill import params
from modmill.errors import ModulusError, UsageError
from modmill.modulus import Modulus
from tests.support import N


@pytest.mark.parametrize("name", params.moduli())
def test_names(name: str) -> None:
    m = Modulus.parse(name)
    assert (m.n, m.name) == (params.modulus(name).n, name)
    assert Modulus.parse(hex(m.n)).name == name


@pytest.mark.parametrize(
    "text", [hex(N), str(N), f"0x{N:X}\n", f'{{"n": "{hex(N)}"}}', f'{{"format": "other", "modulus": "{N}"}}']
)
def test_files(tmp_path: Path, text: str) -> None:
    file = tmp_path / "modulus"
    file.write_text(text)
    assert Modulus.parse(str(file)).n == N


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hello", "must be a number"),
        ("{", "not valid JSON"),
        ('{"m": "0x1"}', 'no field "modulus" or "n"'),
        ('{"n": 15}', 'no field "modulus" or "n"'),
        ("0x3", "2 bits; 3 to 8192 bits"),
        (hex(2 * N), "must be odd"),
        ("é", "cannot be read as a modulus"),
        ("1" * (1 << 21), "at most 1048576 bytes"),
    ],
)
def test_bad_files_are_refused_by_name(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "modulus"
    file.write_text(text)
    with pytest.raises(UsageError, match=message) as e:
        Modulus.parse(str(file))
    assert str(file) in str(e.value)


def test_an_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(UsageError, match="vdf-alliance, lcs35, csail2019"):
        Modulus.parse("rsa-2048")


@pytest.mark.parametrize(
    ("n", "message"), [(0, "0 bits"), (-7, "negative"), (1 << 127, "must be odd"), ((1 << 8192) + 1, "8193 bits")]
)
def test_bad_numbers(n: int, message: str) -> None:
    with pytest.raises(ModulusError, match=message):
        Modulus(n)


@pytest.mark.parametrize("text", ["x" * 5000, "a\0b"])
def test_no_name_of_a_file_is_too_strange(text: str) -> None:
    with pytest.raises(UsageError, match="is not a built-in modulus") as e:
        Modulus.parse(text)
    assert len(str(e.value)) < 200


def test_a_pipe_is_a_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    writer = threading.Thread(target=(tmp_path / "pipe").write_text, args=(hex(N),), daemon=True)
    writer.start()
    assert Modulus.parse(str(tmp_path / "pipe")).n == N
    writer.join()


def test_a_modulus_without_a_name_is_called_by_its_digits() -> None:
    assert Modulus(253).name == "0xfd"
    assert Modulus(N).name == f"0x{f'{N:x}'[:8]}...{f'{N:x}'[-8:]}"


def test_residues_have_fixed_length() -> None:
    assert Modulus(N).hex(1) == "0x" + "0" * 59 + "1"
    assert len(Modulus.parse("lcs35").hex(0)) == 2 + 512
