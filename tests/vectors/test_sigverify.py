"""The committed signatures: their form, and what stands in them that is known from elsewhere."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from modmill.golden import ed25519 as golden

ROOT = Path(__file__).resolve().parents[2]
FIELDS = {"schema", "job", "title", "source", "licence", "generated_by", "flags", "cases"}
SIZES = {"key": 32, "signature": 64, "secret": 32}
FILES: dict[str, dict[str, Any]] = {
    path.stem: json.loads(path.read_text("utf-8"))
    for path in sorted((ROOT / "python/modmill/_vectors" / "sigverify").glob("*.json"))
}


def data(text: str) -> bytes:
    assert text.startswith("0x") and text == text.lower()
    return bytes.fromhex(text[2:])


def test_there_are_the_three_files() -> None:
    assert {name: len(document["cases"]) for name, document in FILES.items()} == {
        "rfc8032": 5,
        "small_order": 196,
        "edge": 350,
    }


@pytest.mark.parametrize("name", FILES)
def test_the_form_is_as_documented(name: str) -> None:
    document = FILES[name]
    assert set(document) == FIELDS
    assert (document["schema"], document["job"]) == ("modmill-vectors/1", "sigverify")
    assert [case["id"] for case in document["cases"]] == list(range(1, len(document["cases"]) + 1))
    used: set[str] = set()
    seen: set[tuple[str, str, str]] = set()
    for case in document["cases"]:
        assert set(case) - {"secret"} == {"id", "kind", "what", "key", "signature", "message", "verdicts", "flags"}
        assert case["kind"] == "signature"
        for field, size in SIZES.items():
            if field in case:
                assert len(data(case[field])) == size
        data(case["message"])
        assert list(case["verdicts"]) == list(golden.RULES)
        assert set(case["verdicts"].values()) <= set(golden.VERDICTS)
        used |= set(case["flags"])
        seen.add((case["key"], case["signature"], case["message"]))
    assert used == set(document["flags"])
    assert len(seen) == len(document["cases"]), "a case stands twice"


def test_rfc8032_signatures_are_made_again_from_their_secrets() -> None:
    for case in FILES["rfc8032"]["cases"]:
        assert golden.public_key(data(case["secret"])) == data(case["key"])
        assert golden.sign(data(case["secret"]), data(case["message"])) == data(case["signature"])
        assert set(case["verdicts"].values()) == {"accepted"}


def test_the_small_order_pairs_as_their_definition_has_them() -> None:
    """ZIP 215 accepts all 196; what the other rules do follows from counting, without any arithmetic on points."""
    cases = FILES["small_order"]["cases"]
    counts = {rule: Counter(case["verdicts"][rule] for case in cases) for rule in golden.RULES}
    assert counts["zip215"] == {"accepted": 196}
    assert counts["strict"] == {"key-small-order": 196}
    # 8 of the 14 encodings are canonical.
    assert counts["rfc8032-cofactored"] == {"key-encoding": 6 * 14, "commitment-encoding": 8 * 6, "accepted": 64}
    # For each canonical key one canonical R, that of -[h]A, solves the cofactorless equation at most: h depends on R.
    assert counts["rfc8032"]["key-encoding"] == 6 * 14
    assert counts["rfc8032"]["accepted"] + counts["rfc8032"]["equation"] == 8 * 14


def test_every_verdict_is_met_under_every_rule_that_can_give_it() -> None:
    met = {(rule, case["verdicts"][rule]) for d in FILES.values() for case in d["cases"] for rule in golden.RULES}
    small = {"key-small-order", "commitment-small-order"}
    for rule in golden.RULES:
        never = set() if rule == "strict" else small
        if rule not in golden.COFACTORED:
            never = never | {"commitment-encoding"}
        assert {verdict for r, verdict in met if r == rule} == set(golden.VERDICTS) - never
