"""Published time-lock puzzles, and checks of what is published about them.

A puzzle asks for w = x^(2^t) mod n, and t squarings take years. These checks are feasible: known answers and a shorter
chain by squaring, and the whole solution where the factors are public.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from modmill import known, params
from modmill.brief import brief
from modmill.errors import UsageError
from modmill.golden import vdf as golden
from modmill.progress import ProgressCallback
from modmill.quantity import shown
from modmill.vdf.evaluation import Evaluation, evaluate, evaluate_with_trapdoor

DEFAULT_STEPS = 50_000
LONGEST_KNOWN = 1_000_000


@brief
@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was checked."""

    what: Annotated[str, "what was checked"]
    ok: Annotated[bool, "whether it holds"]
    against: Annotated[str, "with what it was compared"]
    seconds: Annotated[float, "what it took"]


@brief
@dataclass(frozen=True, slots=True)
class PuzzleReport:
    """Every check of one puzzle; `message` is the decoded one where the solution is public."""

    name: str
    backend: str
    why: str
    checks: tuple[Check, ...]
    message: str | None

    @property
    def ok(self) -> bool:
        """True if every check holds (there is always at least one)."""
        return bool(self.checks) and all(c.ok for c in self.checks)


def find(name: str) -> params.NamedModulus:
    """The puzzle of that name; UsageError lists the names when there is none."""
    try:
        return params.modulus(name)
    except params.UnknownModulus as e:
        raise UsageError(str(e)) from None


@dataclass(frozen=True, slots=True)
class Entry:
    """A published speed of the squarings: the time they take at `ns` each."""

    title: Annotated[str, "whose"]
    ns: Annotated[float, "nanoseconds a squaring"]
    seconds: Annotated[float, "for all squarings at that speed"]
    source: Annotated[str, "where it is published"]


def squarings(name: str, round_: int | None = None) -> int:
    """T of a puzzle, or of one round of its contest, counted from 1.

    >>> squarings("vdf-alliance", 1) == 2**30
    True

    Raises UsageError for a round that the puzzle does not have.
    """
    puzzle = find(name).puzzle
    if round_ is None:
        return puzzle.t
    if not 1 <= round_ <= len(puzzle.rounds):
        have = f"has rounds 1 to {len(puzzle.rounds)}" if puzzle.rounds else "has no rounds"
        raise UsageError(f"round: {name} {have} (got {shown(round_)})", got=round_)
    return puzzle.rounds[round_ - 1]


def entries(name: str, round_: int | None = None) -> tuple[Entry, ...]:
    """The published entries of a contest, or of one round, fastest first."""
    figures = [f for f in params.published() if f.puzzle == name and f.round == (round_ or f.round)]
    found = [Entry(f.title, f.ns, f.ns * 1e-9 * squarings(name, f.round), f.source) for f in figures]
    return tuple(sorted(found, key=lambda entry: entry.ns))


def verify(
    name: str, *, steps: int = DEFAULT_STEPS, backend: str = "auto", progress: ProgressCallback | None = None
) -> PuzzleReport:
    """Checks everything that can be checked about a puzzle; see the module.

    `steps` is the length of the chain that is squared here and recomputed another way: through the factors where they
    are public (any length is quick), else with plain Python integers (microseconds a squaring).

    >>> report = verify("lcs35", steps=1000)
    >>> report.ok, report.message[:26]
    (True, '!!! Happy Birthday LCS !!!')
    """
    entry = find(name)
    checks = [*_known_answers(entry, backend, progress)]
    run = evaluate(entry.n, steps, entry.puzzle.base, proof="none", backend=backend, progress=progress)
    checks.append(_own_chain(entry, run))
    message = None
    if entry.puzzle.p is not None:
        checks += _solution(entry)
        message = entry.puzzle.message
    return PuzzleReport(name, run.backend, run.why, tuple(checks), message)


def _known_answers(entry: params.NamedModulus, backend: str, progress: ProgressCallback | None) -> Iterator[Check]:
    for answer in known.answers(entry.name):
        if answer.steps <= LONGEST_KNOWN:
            run = evaluate(entry.n, answer.steps, answer.base, proof="none", backend=backend, progress=progress)
            against = "published answer" if answer.outside else "known answer"
            yield Check(f"{answer.steps:,} squarings", run.y_full == answer.y, against, run.seconds)


def _own_chain(entry: params.NamedModulus, run: Evaluation) -> Check:
    begin = time.perf_counter()
    p, q = entry.puzzle.p, entry.puzzle.q
    if p is not None and q is not None:
        right, against = golden.trapdoor(entry.n, run.base, run.steps, (p, q)), "the same through the factors p, q"
    else:
        right, against = golden.chain(entry.n, run.base, run.steps), "the same with plain Python integers"
    return Check(f"{run.steps:,} squarings", run.y_full == right, against, run.seconds + time.perf_counter() - begin)


def _solution(entry: params.NamedModulus) -> Iterator[Check]:
    puzzle = entry.puzzle
    p, q = puzzle.p, puzzle.q
    if p is None or q is None or puzzle.w is None or puzzle.message is None:
        raise UsageError(f"{entry.name}: the parameters give factors but no solution")
    begin = time.perf_counter()
    prime = golden.is_probable_prime(p) and golden.is_probable_prime(q)
    yield Check(
        "p and q are prime and p q = n",
        prime and p * q == entry.n,
        "the published factors",
        time.perf_counter() - begin,
    )
    if puzzle.seed is not None:
        begin = time.perf_counter()
        derived = golden.next_prime(pow(5, puzzle.seed, 1 << 1024))
        yield Check(
            "p is the first prime above 5^seed mod 2^1024",
            derived == p,
            "the published seed",
            time.perf_counter() - begin,
        )
    begin = time.perf_counter()
    value = evaluate_with_trapdoor(entry.n, puzzle.t, puzzle.base, trapdoor=(p, q))
    what = f"w = {puzzle.base}^(2^{puzzle.t}) mod n through p, q"
    yield Check(what, value == puzzle.w, "the published solution", time.perf_counter() - begin)
    begin = time.perf_counter()
    try:
        decoded = puzzle.decode(value)
    except ValueError:
        decoded = None
    yield Check(
        "w decodes to the message", decoded == puzzle.message, "the published message", time.perf_counter() - begin
    )
