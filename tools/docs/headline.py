"""Draws docs/headline.svg, the picture in the README, from the runs in bench/record.

    python tools/docs/headline.py

Each line is one row of `modmill bench JOB --peers`: the newest recorded run that has this case, backend and peer.
tests/docs/test_headline.py compares the committed picture with what this draws.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from html import escape
from pathlib import Path

from modmill.bench.recorded import Measured, newest

ROOT = Path(__file__).resolve().parents[2]
PICTURE = ROOT / "docs" / "headline.svg"

WIDTH, LEFT, RIGHT, TOP, STEP = 860, 360, 60, 62, 34
SUBTITLE = "Medians of interleaved runs, ours and the peer's in turn; logarithmic scale"
TICKS = (1, 2, 5, 10, 20)
STYLE = """
text { font: 14px 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif; fill: #1f2328 }
.small { font-size: 11.5px; fill: #59636e } .ratio { font-weight: bold }
.end { text-anchor: end } .middle { text-anchor: middle }
.grid { stroke: #d1d9e0 } .one { stroke: #59636e } .bar { fill: #0969da }
@media (prefers-color-scheme: dark) {
  text { fill: #f0f6fc } .small { fill: #9198a1 } .bar { fill: #4493f8 }
  .grid { stroke: #3d444d } .one { stroke: #9198a1 }
}
"""


@dataclass(frozen=True)
class Line:
    """A case of one job's benchmark, the peer it is compared with, and how the picture names both."""

    what: str
    job: str
    case: str
    peer: str
    against: str
    backend: str = "avx512"


LINES = (
    Line("Squaring modulo 2048 bits", "vdf", "squaring-2046", "OpenSSL", "OpenSSL's Montgomery product"),
    Line("Ed25519, a stream of signatures", "sigverify", "verify-strict-200", "ed25519-dalek 3.0.0 verify,", "dalek 3"),
    Line("Ed25519, one signature", "sigverify", "single-strict-200", "ed25519-dalek 3.0.0 verify,", "dalek 3"),
    Line("GF(2^256), an array of products", "gf2", "mul-256-trinomial-96KiB", "NTL", "NTL with gf2x"),
    Line("GF(2^256), one product a call", "gf2", "single-256-trinomial-96KiB", "NTL", "NTL with gf2x"),
    Line("MSM on BLS12-377, 2^20 points", "msm", "377-2^20", "gnark-crypto", "gnark-crypto 0.22"),
    Line("MSM on BLS12-381, 2^20 points", "msm", "381-2^20", "blst", "blst"),
    Line("Step of 1506-bit isogenies", "isogeny", "p1506", "GMP 6.2.1 mpn, special", "GMP's mpn"),
)


def measured(line: Line) -> tuple[Measured, float]:
    """The newest recorded run of a line, and its ratio to the peer; LookupError where there is none."""
    found = newest(line.job, line.case, line.peer, line.backend)
    if found is None or found.ratio is None:
        raise LookupError(f"no recorded run has {line.case} of {line.job} beside {line.peer}")
    return found, found.ratio


def draw() -> str:
    found = [(line, *measured(line)) for line in LINES]
    span = WIDTH - LEFT - RIGHT
    bottom = TOP + STEP * len(found)

    def x(ratio: float) -> float:
        return round(LEFT + span * math.log(ratio) / math.log(TICKS[-1] * 1.1), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 34}" role="img" aria-labelledby="t">',
        f'<title id="t">{escape(alternative(found))}</title><style>{STYLE}</style>',
        '<text x="0" y="18" class="ratio">Times as fast as the peer, on one core with AVX-512</text>',
        f'<text x="0" y="36" class="small">{SUBTITLE}</text>',
    ]
    for tick in TICKS:
        kind = "one" if tick == 1 else "grid"
        parts.append(f'<path d="M{x(tick)} {TOP - 8}V{bottom}" class="{kind}"/>')
        parts.append(f'<text x="{x(tick)}" y="{bottom + 16}" class="small middle">{tick}</text>')
    for index, (line, one, ratio) in enumerate(found):
        y = TOP + STEP * index
        beside = escape(f"{line.against}; {one.machine}, {one.date}")
        parts += [
            f'<text x="{LEFT - 12}" y="{y + 8}" class="end">{escape(line.what)}</text>',
            f'<text x="{LEFT - 12}" y="{y + 22}" class="small end">{beside}</text>',
            f'<rect x="{LEFT}" y="{y}" width="{round(x(ratio) - LEFT, 1)}" height="20" class="bar"/>',
            f'<text x="{x(ratio) + 6}" y="{y + 15}" class="ratio">{ratio:.1f}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])


def alternative(found: list[tuple[Line, Measured, float]]) -> str:
    """The picture in words."""
    return "Times as fast as the peer: " + "; ".join(
        f"{line.what}, {ratio:.1f} times {line.against}" for line, _, ratio in found
    )


if __name__ == "__main__":
    PICTURE.write_text(draw(), "utf-8")
