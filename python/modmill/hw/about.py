"""What the units are, in a line each, and the published figure that each stands beside."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from modmill import params
from modmill.errors import UsageError
from modmill.hw import config as configs
from modmill.hw.circuit.trees import POLICIES
from modmill.hw.config import SquarerConfig


@dataclass(frozen=True, slots=True)
class About:
    """A unit for people: what it does, and how."""

    title: str
    idea: str
    source: str


ABOUT: dict[str, About] = {
    "vdf_ozturk": About(
        "redundant words, reduced by tables from above",
        "Schoolbook square, columns summed by compressors, one carry to the neighbour; chunks of the high words index "
        "tables of their residues, whose rows are summed with the low words.",
        "E. Ozturk's form, entered in the VDF Alliance contest",
    ),
    "vdf_predictive_montgomery": About(
        "Montgomery's reduction with predicted carries, one multiplier array used three times",
        "x^2, then the low half of T N', then the high half of M N plus T, a cycle each on the same multipliers; "
        "boundary words predict the carry across each cut, and a rare branch repairs where they can't.",
        "B. Devlin's entry in round 3 of the VDF Alliance contest",
    ),
    "vdf_bipartite": About(
        "redundant words, reduced by tables from both ends at once",
        "As vdf_ozturk, but half of the surplus is folded from below, in Montgomery's direction: the folded columns "
        "are the short ones, so the tables begin while the tall middle columns are still being summed.",
        "this project; the scheme of its fastest CPU kernel",
    ),
}


def about(unit: str) -> About:
    """What a unit is; UsageError lists the units if there is none of that name."""
    if unit not in ABOUT:
        raise UsageError(f"unit: {unit!r} is none of {', '.join(ABOUT)}", got=unit)
    return ABOUT[unit]


def published(unit: str) -> params.PublishedFigure | None:
    """The published figure of the unit's architecture, None where there is none.

    >>> figure = published("vdf_ozturk")
    >>> figure.ns, figure.kilo_luts
    (25.2, 464)
    >>> published("vdf_bipartite") is None
    True
    """
    return next((f for f in params.published("vdf") if f.unit == unit), None)


def goal_ns(unit: str) -> float:
    """Nanoseconds per squaring to aim at: the published ones of the architecture, else the best of any.

    >>> goal_ns("vdf_predictive_montgomery"), goal_ns("vdf_bipartite")
    (46.2, 25.2)
    """
    figure = published(unit)
    return figure.ns if figure else min(f.ns for f in params.published("vdf") if f.unit)


def parameters(unit: str) -> dict[str, dict[str, Any]]:
    """The unit's parameters: default, and a range or a list of choices.

    >>> parameters("vdf_ozturk")["chunk"]
    {'default': 6, 'min': 2, 'max': 6}
    """
    about(unit)
    default = SquarerConfig(unit)
    found: dict[str, dict[str, Any]] = {}
    for name in configs.FIELDS:
        entry: dict[str, Any] = {"default": getattr(default, name)}
        if name in _RANGES:
            entry |= dict(zip(("min", "max"), _RANGES[name], strict=True))
        elif name in _CHOICES:
            entry["choices"] = list(_CHOICES[name])
        found[name] = entry
    if unit == "vdf_predictive_montgomery":
        found["stages"] |= {"min": 3, "max": 3}
    return found


_RANGES = {"bits": configs.BITS, "word": configs.WORD, "chunk": configs.CHUNK, "stages": configs.STAGES}
_CHOICES: dict[str, tuple[Any, ...]] = {"compressor": POLICIES, "cascade": (1, 2), "gather": (False, True)}

EXPLORED: dict[str, tuple[Any, ...]] = {
    "bits": (64, 128, 256),
    "word": (8, 16),
    "chunk": (4, 5, 6),
    "stages": (1, 2, 3, 4),
    **_CHOICES,
}
"""The values that `modmill hw explore --over NAME` takes for a parameter named without values."""


def structure(squarer: Any) -> dict[str, Any]:
    """What a unit consists of, counted in its circuit: numbers by name, JSON-ready.

    `table_lut6`: sites that its tables fill: one for each bit of a row with 6 index bits, half of one with 5 or fewer.
    `levels`: the most operators in a row between x and the next x. `planned_period_ns`: by the planning delays.
    """
    circuit = squarer.core.circuit
    depth: dict[Any, int] = {}
    luts = 0
    operators: Counter[str] = Counter()
    for op in circuit.ops:
        level = max((depth[word.view.wire] for word in op.ins), default=0)
        if op.kind not in ("input", "widen"):
            level += 1
            operators[op.kind] += 1
        if op.kind == "table":
            width = op.outs[0].width
            luts += width if len(op.params["exponents"]) > 5 else -(-width // 2)
        for wire in op.outs:
            depth[wire] = level
    facts = {k: v for k, v in squarer.summary.items() if isinstance(v, int | float | str)}
    return {
        **facts,
        "latency": squarer.latency,
        "branch_extra": squarer.branch_extra,
        "levels": max(depth.values(), default=0),
        "operators": dict(sorted(operators.items())),
        "table_lut6": luts,
        "registers": sum(w.width for op in circuit.ops for w in op.outs if w.registered)
        + sum(w.width for w in squarer.core.x),
        "planned_period_ns": round(squarer.core.period, 2),
    }
