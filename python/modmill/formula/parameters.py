"""The numbers that formulas are written with, from `_params/`."""

from __future__ import annotations

from modmill import params


def number(file: str, name: str) -> int:
    """A number of `_params/<file>.toml`."""
    return int(params.load(f"{file}.toml")[name], 16)


def isogeny_prime(name: str) -> int:
    """f 2^n N - 1, as `_params/isogeny.toml` states it."""
    (raw,) = [prime for prime in params.load("isogeny.toml")["prime"] if prime["name"] == name]
    return (raw["f"] << raw["n"]) * int(raw["N"], 16) - 1


ED25519_P = number("ed25519", "p")
ED25519_D = number("ed25519", "d")
ED25519_ROOT = pow(2, (ED25519_P - 1) // 4, ED25519_P)
"""A square root of -1: 2 is no square modulo p, and p = 5 mod 8."""
