"""Moduli over which anyone can prove false statements: random members of the forms that are known."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from modmill import vdf
from modmill.errors import ModulusRefused
from tests.soak.injection import prime

ATTEMPTS = 16
"""Moduli in a round."""


def special_forms(random: Random, _folder: Path) -> int:
    """No proof is made over a modulus of such a form, whatever its numbers."""
    for _ in range(ATTEMPTS):
        form = random.choice(FORMS)
        n = form(random)
        if n % 2 == 0 or n.bit_length() < 128:
            continue
        with pytest.raises(ModulusRefused):
            vdf.evaluate(n, 10)
    return ATTEMPTS


def side(random: Random) -> int:
    """A number of 128 to 400 bits."""
    return random.getrandbits(random.randrange(128, 400)) | 1 << 127


def cyclotomic(random: Random) -> int:
    """A^2 + 1, A^2 + A + 1, A^4 + 1 and the like, in which A has a small order."""
    a = side(random)
    k = random.choice(((1, 0), (1, 1), (1, -1)))
    return random.choice((a * a + k[1] * a + k[0], a**4 + 1, a**4 + a**3 + a**2 + a + 1, a**4 - a**2 + 1))


def near_power(random: Random) -> int:
    """a^b + c with small a and c."""
    a = random.choice((2, 3, 5, 6, 10, 255, 65535))
    b = int(random.randrange(256, 2000) / a.bit_length()) + 1
    return a**b + random.choice((-1, 1)) * random.getrandbits(random.randrange(1, 40))


def small_factor(random: Random) -> int:
    """A good modulus times a prime below 2^24."""
    return prime(random.randrange(8, 24), random) * prime(200, random) * prime(210, random)


def perfect_power(random: Random) -> int:
    """A prime's or another number's square, cube and so on."""
    return prime(random.randrange(100, 150), random) ** random.randrange(2, 6)


def one_prime(random: Random) -> int:
    """A prime."""
    return prime(random.randrange(128, 800), random)


FORMS: tuple[Callable[[Random], int], ...] = (cyclotomic, near_power, small_factor, perfect_power, one_prime)
