"""A modulus by name, number or file."""

from __future__ import annotations

import base64
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
    "text",
    [
        *(hex(N), str(N), f"0x{N:X}\n", f'{{"n": "{hex(N)}"}}', f'{{"format": "other", "modulus": "{N}"}}'),
        *(
            f"Modulus={N:X}\n",
            f"{N:x}",
            f"00{N:X}\n",
            f'{{"n": "{N:x}"}}',
            f"\ufeff{hex(N)}\n",
            f'\ufeff{{"n": "{N}"}}',
        ),
        *(
            "\\\n".join([str(N)[:20], str(N)[20:]]),
            f"0x{N:x}"[:20] + "\\\r\n" + f"0x{N:x}"[20:] + "\n",
            f"{hex(N)}\\\n",
        ),
    ],
)
def test_files(tmp_path: Path, text: str) -> None:
    file = tmp_path / "modulus"
    file.write_text(text, encoding="utf-8", newline="")
    assert Modulus.parse(str(file)).n == N


def der(tag: int, *parts: bytes) -> bytes:
    """An element of DER."""
    contents = b"".join(parts)
    size = len(contents)
    length = bytes([size]) if size < 128 else bytes([0x82]) + size.to_bytes(2, "big")
    return bytes([tag]) + length + contents


def pem(label: str, data: bytes) -> str:
    return f"-----BEGIN {label}-----\n{base64.encodebytes(data).decode()}-----END {label}-----\n"


KEY = der(0x30, der(2, b"\0" + N.to_bytes(30, "big")), der(2, b"\1\0\1"))
ALGORITHM = der(0x30, der(6, bytes.fromhex("2a864886f70d010101")), der(5))
INFO = der(0x30, ALGORITHM, der(3, b"\0" + KEY))
NAME = der(0x30, der(0x31, der(0x30, der(6, b"U\4\3"), der(12, b"name"))))
SIGNED = der(0x30, der(0xA0, der(2, b"\2")), der(2, b"\1"), ALGORITHM, NAME, der(0x30), NAME, INFO)
OTHER = der(0x30, der(0x30, der(6, b"+ep"), der(5)), der(3, b"\0" + bytes(32)))
FORMS = {
    "RSA PUBLIC KEY": KEY,
    "PUBLIC KEY": INFO,
    "CERTIFICATE": der(0x30, SIGNED, ALGORITHM, der(3, bytes(30))),
}


@pytest.mark.parametrize("label", FORMS)
def test_pem(tmp_path: Path, label: str) -> None:
    file = tmp_path / "key.pem"
    for text in (pem(label, FORMS[label]), "\ufeff\n" + pem(label, FORMS[label]).replace("\n", "\r\n") + "more\n"):
        file.write_text(text, encoding="utf-8", newline="")
        assert Modulus.parse(str(file)).n == N
    for length in range(len(FORMS[label])):
        file.write_text(pem(label, FORMS[label][:length]))
        with pytest.raises(UsageError, match=r"the PEM block .* is damaged"):
            Modulus.parse(str(file))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (pem("PRIVATE KEY", KEY), "a private key, which contains the factors"),
        (pem("PUBLIC KEY", OTHER), "has no RSA key"),
        (pem("DH PARAMETERS", KEY), "has no modulus"),
        ("-----BEGIN PUBLIC KEY-----\n", "no block from -----BEGIN"),
        (pem("PUBLIC KEY", b"").replace("\n-", "\n?\n-", 1), "is damaged"),
        ("ssh-rsa AAAAB3NzaC1yc2E", "ssh-keygen -e -m PKCS8"),
    ],
)
def test_other_keys_are_named(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "key.pem"
    file.write_text(text)
    with pytest.raises(UsageError, match=message) as refused:
        Modulus.parse(str(file))
    assert str(file) in str(refused.value)


def test_digits_without_0x() -> None:
    """Digits alone are decimal; with a letter, and not short, they are hexadecimal."""
    assert Modulus.parse("1" * 40).n == int("1" * 40)
    assert Modulus.parse(f"{N:x}").n == Modulus.parse(f"Modulus={N:X}").n == N
    assert Modulus.parse("Modulus=" + "1" * 41).n == int("1" * 41, 16)
    with pytest.raises(UsageError, match="is not a built-in modulus"):
        Modulus.parse("abcdef01")


@pytest.mark.parametrize(
    ("text", "meant"), [("lcs36", "lcs35"), ("csail-2019", "csail2019"), ("vdf_alliance", "vdf-alliance")]
)
def test_a_mistyped_name_gets_a_suggestion(text: str, meant: str) -> None:
    with pytest.raises(UsageError, match=rf"Did you mean '{meant}'\?$"):
        Modulus.parse(text)


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
