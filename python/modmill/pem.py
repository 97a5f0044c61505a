"""The modulus of an RSA public key, or of a certificate with one, in PEM."""

from __future__ import annotations

import base64
import binascii
import re

from modmill.errors import FormatError, UsageError

_BLOCK = re.compile(r"-----BEGIN ([A-Z0-9 ]+)-----\s(.*?)-----END \1-----", re.DOTALL)
_SEQUENCE, _INTEGER, _BITS, _OID = 0x30, 0x02, 0x03, 0x06
_RSA = bytes.fromhex("2a864886f70d010101")  # the object identifier rsaEncryption

Element = tuple[int, bytes]
"""A tag of DER and the contents."""


def modulus(text: str, where: str) -> int:
    """N of the first PEM block of a text: a public key (SubjectPublicKeyInfo or PKCS #1) or a certificate.

    Raises UsageError for a private key and keys that are not RSA keys, FormatError for text that is damaged.
    """
    block = _BLOCK.search(text)
    if block is None:
        raise FormatError(f"{where}: the PEM text has no block from -----BEGIN to its -----END")
    kind, body = block[1], block[2]  # RFC 7468 calls the kind a label
    if "PRIVATE" in kind:
        raise UsageError(
            f"{where}: is a private key, which contains the factors; give the public key (openssl pkey -pubout)"
        )
    if not kind.endswith(("PUBLIC KEY", "CERTIFICATE")):
        raise UsageError(f"{where}: PEM of this kind ({kind}) has no modulus; give an RSA public key or a certificate")
    try:
        outer = _elements(base64.b64decode("".join(body.split()), validate=True))
        number = _of_key(_elements(_contents(outer, 0, _SEQUENCE)))
    except (binascii.Error, _Malformed):
        raise FormatError(f"{where}: the PEM block {kind} is damaged") from None
    if number is None:
        raise UsageError(f"{where}: the PEM block {kind} has no RSA key")
    return number


class _Malformed(Exception):
    pass


def _of_key(parts: list[Element]) -> int | None:
    """N from the elements of a certificate or a key; None if it is not an RSA key."""
    tags = [tag for tag, _ in parts]
    if tags == [_INTEGER, _INTEGER]:  # PKCS #1: n and e
        return int.from_bytes(parts[0][1], "big")
    if tags == [_SEQUENCE, _BITS]:  # SubjectPublicKeyInfo: the algorithm and the key
        if _contents(_elements(parts[0][1]), 0, _OID) != _RSA:
            return None
        return _of_key(_elements(_contents(_elements(parts[1][1][1:]), 0, _SEQUENCE)))
    if tags == [_SEQUENCE, _SEQUENCE, _BITS]:  # a certificate: what is signed, and the signature
        for tag, contents in _elements(parts[0][1]):
            if tag == _SEQUENCE and [inner for inner, _ in _elements(contents)] == [_SEQUENCE, _BITS]:
                return _of_key(_elements(contents))
    raise _Malformed


def _contents(parts: list[Element], place: int, tag: int) -> bytes:
    if place >= len(parts) or parts[place][0] != tag:
        raise _Malformed
    return parts[place][1]


def _elements(data: bytes) -> list[Element]:
    found: list[Element] = []
    while data:
        header, length = 2, data[1] if len(data) > 1 else 0
        if length >= 0x80:  # the length in as many bytes as the low bits say
            header += length & 0x7F
            length = int.from_bytes(data[2:header], "big")
        if not header <= header + length <= len(data) or header > 6:
            raise _Malformed
        found.append((data[0], data[header : header + length]))
        data = data[header + length :]
    return found
