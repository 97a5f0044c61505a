"""The methods for one modulus by name, and the modulus that each width is built for."""

from __future__ import annotations

from modmill.formula.modulus import default_modulus
from modmill.formula.parameters import ED25519_P, isogeny_prime, number
from modmill.hw.modmul.barrett import Barrett
from modmill.hw.modmul.fixed import FixedMultiplier
from modmill.hw.modmul.folding import Folding
from modmill.hw.modmul.montgomery import Montgomery, MontgomeryTables
from modmill.hw.modmul.polynomial import SEEDS, Polynomial
from modmill.hw.modmul.pseudo_mersenne import PseudoMersenne

METHODS: dict[str, type[FixedMultiplier]] = {
    method.name: method for method in (Barrett, Folding, PseudoMersenne, Montgomery, MontgomeryTables, Polynomial)
}


def modulus_of(bits: int, method: str = "") -> tuple[int, str]:
    """The modulus that people use at that width and its name; at other widths one for tests, which suits the method.

    >>> modulus_of(255)[1], modulus_of(64)[1]
    ('2^255 - 19', '2^64 - 59')
    """
    if bits == 255:
        return ED25519_P, "2^255 - 19"
    if bits == 256:
        return number("secp256k1", "p"), "that of secp256k1"
    if bits in (377, 381):
        return number(f"bls12_{bits}", "p"), f"that of BLS12-{bits}"
    toy = next((seed for n, seed in SEEDS.items() if n.bit_length() == bits and method == Polynomial.name), None)
    if toy is not None:
        return toy.modulus, f"that of the seed {toy.x:#x}"
    if bits == 1506:
        return isogeny_prime("p1506"), "p1506"
    return default_modulus(bits)
