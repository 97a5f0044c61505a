"""Every committed vector of the job msm: its form, the golden model's opinion, and every backend's."""

from __future__ import annotations

import json
from typing import Any

import pytest

from modmill import msm
from modmill.errors import NotInSubgroup
from modmill.golden import msm as golden
from modmill.golden.bls12 import Point
from modmill.msm.convert import CURVES
from tests.support import ROOT

pytestmark = pytest.mark.job("msm")
FILES: dict[str, dict[str, Any]] = {
    path.stem: json.loads(path.read_text("utf-8"))
    for path in sorted((ROOT / "python/modmill/_vectors" / "msm").glob("*.json"))
}
CASES = [
    pytest.param(case, id=f"{name}-{case['id']}") for name, document in FILES.items() for case in document["cases"]
]


def number(text: str) -> int:
    assert text == hex(int(text, 16)), f"{text} is not a shortest lower-case hex number"
    return int(text, 16)


def point(given: list[str] | None) -> Point:
    return None if given is None else (number(given[0]), number(given[1]))


@pytest.mark.parametrize("name", FILES)
def test_the_form_is_as_documented(name: str) -> None:
    document = FILES[name]
    assert set(document) == {"schema", "job", "title", "source", "licence", "generated_by", "flags", "cases"}
    assert (document["schema"], document["job"]) == ("modmill-vectors/1", "msm")
    assert [case["id"] for case in document["cases"]] == list(range(1, len(document["cases"]) + 1))
    for case in document["cases"]:
        assert set(case) == {"id", "kind", "flags", "what", "curve", "points", "scalars", "sum"}
        assert (case["kind"], len(case["points"])) == ("product", len(case["scalars"]))
    assert {flag for case in document["cases"] for flag in case["flags"]} == set(document["flags"])
    names = [(case["curve"], case["what"]) for case in document["cases"]]
    assert len(set(names)) == len(names)


def test_there_are_vectors_of_both_curves_and_answers_from_outside() -> None:
    assert set(FILES) == {"edge", "eip2537", "random"}
    for name in ("edge", "random"):
        assert {case["curve"] for case in FILES[name]["cases"]} == set(msm.CURVES)
    assert all("gnark" in case["flags"] for case in FILES["random"]["cases"])


@pytest.mark.parametrize("case", CASES)
def test_golden_agrees(case: dict[str, Any]) -> None:
    curve = CURVES[case["curve"]]
    points = [point(a) for a in case["points"]]
    inside = all(golden.is_in_subgroup(curve, a) for a in set(points))
    assert all(golden.is_on_curve(curve, a) for a in points) and inside == ("outside-subgroup" not in case["flags"])
    assert golden.product(curve, points, [number(s) for s in case["scalars"]]) == point(case["sum"])


@pytest.mark.parametrize("case", CASES)
def test_every_backend_agrees(case: dict[str, Any], backend: str) -> None:
    points, scalars = [point(a) for a in case["points"]], [number(s) for s in case["scalars"]]
    checks = "subgroup"
    if "outside-subgroup" in case["flags"]:
        checks = "curve"
        with pytest.raises(NotInSubgroup):
            msm.Bases(case["curve"], points, backend=backend)
    bases = msm.Bases(case["curve"], points, backend=backend, checks=checks)
    assert bases.product(scalars) == point(case["sum"])
