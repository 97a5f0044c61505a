"""The processor features that Python names are those that the Rust tokens prove."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from modmill import places

ARCH = Path(__file__).parents[1] / "crates" / "modmill-arith" / "src" / "arch" / "mod.rs"


@pytest.mark.parametrize(
    ("token", "features"),
    [
        ("ifma", places.AVX512_FEATURES),
        ("avx2", places.AVX2_FEATURES),
        ("avxifma", places.AVXIFMA_FEATURES),
        ("clmul128", places.AVX2_CARRYLESS_FEATURES),
        ("clmul256", (*places.AVX2_CARRYLESS_FEATURES, "vpclmulqdq")),
        ("clmul", places.CARRYLESS_FEATURES),
        ("neon", places.NEON_FEATURES),
        ("pmull", places.NEON_CARRYLESS_FEATURES),
    ],
)
def test_features_are_those_of_the_token(token: str, features: tuple[str, ...]) -> None:
    found = re.search(rf"\({token} \$then.*?\[(.*?)\]", ARCH.read_text("utf-8"), re.DOTALL)
    assert found is not None
    # Linux writes some names with an underscore, the compiler writes none; two it calls otherwise.
    other = {"asimd": "neon", "pmull": "aes"}
    assert sorted(re.findall(r'"(\w+)"', found[1])) == sorted(other.get(f, f.replace("_", "")) for f in features)
