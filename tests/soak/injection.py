"""Evaluations in whose memory a bit is flipped from outside.

A run is stopped at a random moment of its squarings or its proof. The words that the evaluation has written by then are
told from the rest of the process by three snapshots (before it, at its beginning, at the moment), a bit of one of them
is flipped through /proc/PID/mem, and the run goes on. Everything is drawn from the seed but what the process chooses:
its addresses. `python -m tests.soak.injection --runs 200 --seed 1` does it at length and prints a table.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from modmill import vdf
from modmill.errors import ModmillError
from modmill.golden.vdf import next_prime
from modmill.stated import noted
from modmill.vdf.evaluation import REPAIR, Evaluation
from tests.support import PATIENCE, absent, environment

KINDS = ("constant", "written")
"""Words from before the first squaring that have not changed; words written since: operands, points, kept states."""
REPAIRS = ("faults", *noted(Evaluation, REPAIR))
BLOCK = 8
"""Words in a row that must look like parts of long numbers."""

Words = npt.NDArray[np.uint64]
Flags = npt.NDArray[np.bool_]
Snapshot = dict[int, Words]
"""The words of each region of a process's memory by its address."""
Place = tuple[int, int]
"""The address of a word, and a bit of it."""
Target = Callable[[Snapshot, Snapshot, Snapshot], "Place | None"]
"""Chooses a bit to change, if it can, from snapshots before the evaluation, at its beginning and at the moment."""

CHILD = """
import json, sys
from modmill import vdf
job = json.loads(sys.stdin.readline())
small = vdf.evaluate(2**128 - 159, 1000, proof=job["proof"], accept_modulus=True, progress=lambda p: None)
small.record()  # everything that is loaded once has been
print("ready", flush=True)
sys.stdin.readline()
begun = False
def progress(p):
    global begun
    print(p.phase, p.done, p.total, flush=True)
    if not begun:
        begun = True
        sys.stdin.readline()
done = vdf.evaluate(int(job["n"], 16), job["steps"], int(job["base"], 16), proof=job["proof"], backend=job["backend"],
                    threads=2, checkpoint=job["checkpoint"], checkpoint_interval=0, progress=progress)
record = done.record().result
print("done", json.dumps({"proof_file": done.proof_file, **record}), flush=True)
"""


@dataclass(frozen=True)
class Job:
    """An evaluation whose result is known by the factors of its modulus."""

    p: int
    q: int
    steps: int
    proof: vdf.ProofKind
    backend: str = "auto"
    base: int = 2
    checkpoint: Path | None = None

    @property
    def n(self) -> int:
        """The modulus."""
        return self.p * self.q

    def right(self, result: dict[str, Any]) -> bool:
        """True if a result, and its proof if it has one, is the right one."""
        n, trapdoor = self.n, (self.p, self.q)
        y = vdf.evaluate_with_trapdoor(n, self.steps, self.base, trapdoor=trapdoor)
        if int(result["y_full"], 16) != y:
            return False
        if self.proof == "none":
            return True
        try:
            verified = vdf.verify(result["proof_file"], trapdoor=trapdoor)
        except ModmillError:
            return False
        stated = (verified.modulus.n, verified.base, verified.steps, verified.y)
        return stated == (n, self.base, self.steps, min(y, n - y))


@dataclass(frozen=True)
class Outcome:
    """The outcome of a run: `right`, `wrong`, `refused` (it gave up and said so), `died` or `missed` (no flip)."""

    end: str
    kind: str
    phase: str
    repairs: dict[str, int]
    said: str = ""


def prime(bits: int, source: random.Random) -> int:
    """The first prime after a random number of that many bits, whose upper two are set."""
    return next_prime(source.getrandbits(bits) | 3 << (bits - 2))


class Memory:
    """The anonymous writable memory of another process."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        try:
            self._file = os.open(f"/proc/{pid}/mem", os.O_RDWR)
        except OSError as e:
            absent("injection", f"the memory of another process cannot be written here: {e}")

    def close(self) -> None:
        os.close(self._file)

    def snapshot(self) -> Snapshot:
        """The memory that the process holds now."""
        found = {}
        for line in Path(f"/proc/{self._pid}/maps").read_text().splitlines():
            fields = line.split(maxsplit=5)
            name = fields[5] if len(fields) > 5 else ""
            if fields[1].startswith("rw") and fields[4] == "0" and name in ("", "[heap]", "[stack]"):
                start, end = (int(x, 16) for x in fields[0].split("-"))
                try:
                    content = os.pread(self._file, end - start, start)
                except OSError:
                    continue
                found[start] = np.frombuffer(content[: len(content) & ~7], dtype=np.uint64)
        return found

    def flip(self, address: int, bit: int) -> None:
        """Changes one bit of the word at `address`."""
        place = address + bit // 8
        byte = os.pread(self._file, 1, place)[0]
        os.pwrite(self._file, bytes([byte ^ 1 << bit % 8]), place)


def numbers(words: Words) -> Flags:
    """A mask of the words that look like parts of long numbers: 7 of 8 neighbours above any address, and not text."""
    text = np.uint64(0x8080808080808080)
    single = (words >> np.uint64(47) != 0) & (words & text != 0)
    if len(words) < BLOCK:
        return np.zeros(len(words), dtype=np.bool_)
    sums = np.concatenate(([0], np.cumsum(single)))
    starts = np.flatnonzero(sums[BLOCK:] - sums[:-BLOCK] >= BLOCK - 1)
    found = np.zeros(len(words), dtype=np.bool_)
    for i in range(BLOCK):
        found[starts + i] = True
    return found & single


def aligned(words: Words | None, length: int) -> Words:
    """An earlier content of a region, as long as the region is now; zero where there was none."""
    out = np.zeros(length, dtype=np.uint64)
    if words is not None:
        out[: min(length, len(words))] = words[:length]
    return out


def places(before: Snapshot, first: Snapshot, now: Snapshot) -> dict[str, list[int]]:
    """Addresses of the evaluation's own words, by kind."""
    found: dict[str, list[int]] = {kind: [] for kind in KINDS}
    for start, words in now.items():
        old, young = aligned(before.get(start), len(words)), aligned(first.get(start), len(words))
        own = numbers(words) & (words != old)
        for kind, chosen in zip(KINDS, (young == words, young != words), strict=True):
            found[kind] += (start + 8 * np.flatnonzero(own & chosen)).tolist()
    return found


def lines(child: subprocess.Popen[str]) -> Iterator[list[str]]:
    """The output of a child, line by line."""
    assert child.stdout is not None
    for line in child.stdout:
        yield line.split(maxsplit=1 if line.startswith("done") else -1)


def at_random(source: random.Random, kind: str) -> Target:
    """A bit of a word of one kind."""

    def target(before: Snapshot, first: Snapshot, now: Snapshot) -> Place | None:
        found = places(before, first, now)[kind]
        return (source.choice(found), source.randrange(64)) if found else None

    return target


def copy_of(value: int, nth: int) -> Target:
    """The top bit of the nth copy of a number held as 64-bit words, the lowest first; None after the last copy."""
    words = (value.bit_length() + 63) // 64
    pattern = re.compile(re.escape(value.to_bytes(8 * words, "little")))

    def target(_before: Snapshot, _first: Snapshot, now: Snapshot) -> Place | None:
        found = (start + at.start() for start, held in now.items() for at in pattern.finditer(held.tobytes()))
        copy = next(itertools.islice(found, nth, None), None)
        return None if copy is None else (copy + 8 * (words - 1), (value.bit_length() - 1) % 64)

    return target


def inject(job: Job, target: Target, kind: str, phase: str, moment: float) -> Outcome:
    """Runs the job, and flips one bit when `moment`, from 0 to 1, of one phase has passed."""
    with subprocess.Popen(
        [sys.executable, "-c", CHILD],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    ) as child:
        try:
            return _inject(job, target, kind, phase, moment, child)
        finally:
            if child.poll() is None:
                child.kill()


def _inject(job: Job, target: Target, kind: str, phase: str, moment: float, child: subprocess.Popen[str]) -> Outcome:
    assert child.stdin is not None
    task = {"n": hex(job.n), "base": hex(job.base), "checkpoint": str(job.checkpoint) if job.checkpoint else None}
    task |= {"steps": job.steps, "proof": job.proof, "backend": job.backend}
    print(json.dumps(task), file=child.stdin, flush=True)
    said = lines(child)
    assert next(said, None) == ["ready"], child.communicate()[1]
    memory = Memory(child.pid)
    before = memory.snapshot()
    print(file=child.stdin, flush=True)
    assert next(said, [])[:2] == ["evaluate", "0"], child.communicate()[1]
    first = memory.snapshot()
    # Longer than the time between two reports, so that the next one follows the first block, however fast the machine.
    time.sleep(0.12)
    print(file=child.stdin, flush=True)
    flipped = False
    last: list[str] = []
    for last in said:
        if last[0] == "done":
            break
        at = int(last[1]) / max(1, int(last[2]))
        if not flipped and last[0] == phase and at >= moment:
            os.kill(child.pid, signal.SIGSTOP)
            place = target(before, first, memory.snapshot())
            if place is not None:
                memory.flip(*place)
                flipped = True
            os.kill(child.pid, signal.SIGCONT)
    memory.close()
    _, errors = child.communicate(timeout=PATIENCE)
    if last[:1] != ["done"]:
        return Outcome("died" if child.returncode < 0 else "refused", kind, phase, {}, errors[-400:])
    result = json.loads(last[1])
    repairs = {name: int(result[name]) for name in REPAIRS if result.get(name)}
    end = "wrong" if not job.right(result) else "right" if flipped else "missed"
    return Outcome(end, kind, phase, repairs)


def drawn(source: random.Random, job: Job, folder: Path) -> Outcome:
    """An injection drawn at random into a job with a random proof, saved or not; again where it ended too early."""
    while True:
        proof = cast("vdf.ProofKind", source.choice(["none", "wesolowski", "wesolowski-segments", "pietrzak"]))
        saved = source.choice([None, Path(tempfile.mkdtemp(dir=folder))])
        kind = source.choice(KINDS)
        phase = "evaluate" if proof == "none" else source.choice(["evaluate", "evaluate", "prove"])
        moment = source.random() * (1 if phase == "evaluate" else 0.5)
        outcome = inject(replace(job, proof=proof, checkpoint=saved), at_random(source, kind), kind, phase, moment)
        if outcome.end != "missed":
            return outcome


def evaluations(source: random.Random, folder: Path) -> int:
    """Two injections: the results are right, or the process died."""
    p, q = prime(512, source), prime(512, source)
    job = Job(p, q, 1 << 20, "none", source.choice(["auto", "portable"]))
    for _ in range(2):
        outcome = drawn(source, job, folder)
        assert outcome.end in ("right", "died"), outcome
    return 2


def main(arguments: Sequence[str]) -> int:
    """Injects `--runs` times; exits with 1 if a result was wrong or a run gave up."""
    parser = argparse.ArgumentParser(prog="injection", description=__doc__)
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bits", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=1 << 24)
    parser.add_argument("--backend", default="auto")
    given = parser.parse_args(arguments)
    source = random.Random(given.seed)
    job = Job(prime(given.bits // 2, source), prime(given.bits // 2, source), given.steps, "none", given.backend)
    ends: Counter[tuple[str, str, str]] = Counter()
    repairs: Counter[str] = Counter()
    for run in range(given.runs):
        with tempfile.TemporaryDirectory() as folder:
            outcome = drawn(source, job, Path(folder))
        repairs.update(outcome.repairs)
        ends[outcome.phase, outcome.kind, outcome.end] += 1
        print(run + 1, outcome, flush=True)
    for (phase, kind, end), count in sorted(ends.items()):
        print(f"{phase:10} {kind:10} {end:10} {count}")
    print(dict(repairs), f"seed {given.seed}")
    return int(any(end in ("wrong", "refused") for _, _, end in ends))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
