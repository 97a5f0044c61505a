"""The contents of _vectors/isogeny/*.json: set-ups and evaluations of the isogeny delay function by the golden model.

Answers that were computed independently lie beside this file (`isogeny_fpvdf.json`) and must agree.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType
from typing import Any

HERE = Path(__file__).resolve().parent
Case = dict[str, Any]
Documents = dict[str, tuple[str, str, dict[str, str], list[Case]]]

INDEPENDENT = "an independent program computed the same numbers"
SHOWN = 3


def text(a: tuple[int, int]) -> list[str]:
    return [hex(a[0]), hex(a[1])]


def case(golden: ModuleType, key: Any, steps: int, seed: bytes, q: tuple[int, int], *flags: str) -> Case:
    """One set-up with one evaluation, which must verify."""
    out = golden.evaluate(key, q)
    assert golden.verify(key, q, out)
    return {
        "kind": "evaluation",
        "field": key.field.name,
        "variant": key.variant,
        "start": hex(key.start),
        "steps": steps,
        "seed": f"0x{seed.hex()}",
        "point": hex(key.point),
        "end": text(key.end),
        "image": text(key.image),
        "alphas": [text(a) for a in key.alphas[: -SHOWN - 1 : -1]],
        "input": text(q),
        "output": hex(out),
        "flags": list(flags),
    }


def hashed(golden: ModuleType, variant: str, sizes: dict[str, int], message: bytes) -> list[Case]:
    """An evaluation of a hashed message in each field, with the number of steps."""
    cases = []
    for name, steps in sizes.items():
        field, seed = golden.load(name), b"modmill" if variant == "fp2" else b""
        key = golden.set_up(field, variant, golden.start_for_tests(field), steps, seed=seed)
        q = golden.hash_to_curve(field, variant, key.end, message)
        cases.append({**case(golden, key, steps, seed, q), "message": f"0x{message.hex()}"})
    return cases


def given(golden: ModuleType) -> list[Case]:
    """The cases of the file beside this one."""
    cases = []
    for name, answer in json.loads((HERE / "isogeny_fpvdf.json").read_text("utf-8")).items():
        field = golden.load(name)
        start, point, q = (int(answer[key], 16) for key in ("alpha0", "P_x", "Q_x"))
        assert (field.p, golden.start_for_tests(field)) == (int(answer["p"], 16), start)
        made = case(golden, golden.set_up(field, "fp", start, answer["T"], point=point), answer["T"], b"", (q, 0))
        wanted = {"end": ["alpha_T"], "image": ["phiP_x"], "output": ["out_x"]}
        for key, (theirs,) in wanted.items():
            got = made[key] if key == "output" else made[key][0]
            assert int(got, 16) == int(answer[theirs], 16), f"{name}: {key}"
        assert [int(a, 16) for a, _ in made["alphas"]] == [int(a, 16) for a in answer["ek_first3"]]
        cases.append({**made, "flags": ["independent"]})
    return cases


def documents(golden: ModuleType) -> Documents:
    """Every file's name, title, source, flags and cases."""
    source = "inputs by the hash of docs/formats.md, answers computed by the golden model"
    return {
        "given": (
            "Evaluations over Fp, computed by two programs",
            "computed for this project by an independent program and by the golden model",
            {"independent": INDEPENDENT},
            given(golden),
        ),
        "fp": ("Hashed inputs over Fp", source, {}, hashed(golden, "fp", {"p14": 33, "p89": 200, "p1506": 40}, b"fp")),
        "fp2": (
            "Hashed inputs over Fp2",
            source,
            {},
            hashed(golden, "fp2", {"p14": 33, "p89": 200, "p1506": 16}, b"q"),
        ),
    }
