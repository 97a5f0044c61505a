"""Every committed vector of the job isogeny: its form, and the golden model's opinion."""

from __future__ import annotations

import json
from typing import Any

import pytest

from modmill.golden import isogeny as golden
from tests.support import ROOT

FILES: dict[str, dict[str, Any]] = {
    path.stem: json.loads(path.read_text("utf-8"))
    for path in sorted((ROOT / "python/modmill/_vectors" / "isogeny").glob("*.json"))
}
TEXTS = {"field", "variant", "start", "seed", "point", "output"}
PAIRS = {"end", "image", "input"}
CASES = [pytest.param(case, id=f"{name}-{case['id']}") for name, d in FILES.items() for case in d["cases"]]


def pair(texts: list[str]) -> tuple[int, int]:
    u, v = (int(text, 16) for text in texts)
    assert texts == [hex(u), hex(v)]
    return u, v


@pytest.mark.parametrize("name", FILES)
def test_the_form_is_as_documented(name: str) -> None:
    document = FILES[name]
    assert set(document) == {"schema", "job", "title", "source", "licence", "generated_by", "flags", "cases"}
    assert (document["schema"], document["job"]) == ("modmill-vectors/1", "isogeny")
    assert [case["id"] for case in document["cases"]] == [1, 2, 3]
    for case in document["cases"]:
        assert set(case) - {"message"} == {"id", "kind", "flags", "steps", "alphas", *TEXTS, *PAIRS}
        assert case["kind"] == "evaluation" and type(case["steps"]) is int
    assert {flag for case in document["cases"] for flag in case["flags"]} == set(document["flags"])


@pytest.mark.parametrize("case", CASES)
def test_golden_agrees(case: dict[str, Any]) -> None:
    field = golden.load(case["field"])
    if field.name == "p1506" and case["variant"] == "fp2":
        pytest.skip("takes the golden model a minute; the check that vectors are current computes it, too")
    seed = bytes.fromhex(case["seed"][2:])
    point = int(case["point"], 16)
    key = golden.set_up(field, case["variant"], int(case["start"], 16), case["steps"], point=point, seed=seed)
    assert (key.end, key.image) == (pair(case["end"]), pair(case["image"]))
    assert key.alphas[:-4:-1] == [pair(a) for a in case["alphas"]]
    q, out = pair(case["input"]), int(case["output"], 16)
    assert golden.evaluate(key, q) == out
    if field.name != "p1506":
        assert golden.verify(key, q, out)
        if "message" in case:
            message = bytes.fromhex(case["message"][2:])
            assert golden.hash_to_curve(field, case["variant"], key.end, message) == q
            assert golden.base_point(field, key.start) == point
