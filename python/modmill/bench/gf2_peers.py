"""The peers of binary fields: NTL on gf2x and OpenSSL in a program built by `./dev bench`; FLINT, galois in Python."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from modmill.bench.gf2_cases import EXPONENT, Case, as_int
from modmill.bench.server import PeerFailed, Server
from modmill.errors import PeerMissing
from modmill.places import GF2_PEERS

REMEDY = "in a clone of the repository, run: ./dev bench gf2 --peers"
Words = NDArray[np.uint64]


class Contender(Protocol):
    """Somebody who computes in a field. Operations are named as in :data:`modmill.bench.gf2_cases.OPS`."""

    title: str
    least: int
    """Operations of the smallest slice that is worth timing."""

    def load(self, case: Case, a: Words, b: Words) -> None:
        """Takes field and operands for what follows."""
        ...

    def results(self, op: str) -> Words:
        """The operation on every element, or on as many of the first as it has: (n, words)."""
        ...

    def slice(self, op: str, count: int) -> float:
        """ns for each of the next `count` operations or a little more, going round in the operands."""
        ...


class Program:
    """One peer of the program bench/gf2-peers; ns are processor time."""

    least = 1

    def __init__(self, server: Server, name: str, title: str, folder: Path) -> None:
        self.title = title
        self._server, self._name, self._folder = server, name, folder
        self._words = 1

    def load(self, case: Case, a: Words, b: Words) -> None:
        """Through a file, which all peers of the program then have."""
        degree = case.degree
        head = b"".join(v.to_bytes(8, "little") for v in (degree, len(a), EXPONENT))
        modulus = case.poly.to_bytes(8 * (degree // 64 + 1), "little")
        path = self._folder / "operands"
        path.write_bytes(head + modulus + a.tobytes() + b.tobytes())
        self._server.ask(f"load {path}")
        self._words = case.words

    def results(self, op: str) -> Words:
        path = self._folder / "results"
        self._server.ask(f"write {self._name} {_plain(op)} {path}")
        return np.frombuffer(path.read_bytes(), dtype="<u8").reshape(-1, self._words)

    def slice(self, op: str, count: int) -> float:
        got = self._server.ask(f"time {self._name} {_plain(op)} {count}")
        return float(got["ns"]) / int(got["count"])


class InPython:
    """A peer that is a Python package: elements are its objects, and its call overhead is part of the time."""

    least = 1
    title: str

    def __init__(self) -> None:
        self._a: Any = ()
        self._b: Any = ()
        self._words = 1
        self._next = 0

    def slice(self, op: str, count: int) -> float:
        run, n = self.run, len(self._a)
        begin = time.thread_time_ns()
        for _ in range(count):
            i = self._next = (self._next + 1) % n
            run(_plain(op), i)
        return (time.thread_time_ns() - begin) / count

    def results(self, op: str) -> Words:
        found = [self.integer(self.run(_plain(op), i)) for i in range(min(len(self._a), 8))]
        return np.frombuffer(b"".join(v.to_bytes(8 * self._words, "little") for v in found), "<u8").reshape(
            -1, self._words
        )

    def run(self, op: str, i: int) -> Any:
        """One operation on element i."""
        a = self._a[i]
        if op == "mul":
            return a * self._b[i]
        return a ** {"square": 2, "inv": -1, "pow": EXPONENT}[op]

    def integer(self, element: Any) -> int:
        """A result as an integer."""
        raise NotImplementedError


class Flint(InPython):
    """python-flint's fq_default over GF(2), as FLINT's own fq_nmod."""

    def __init__(self) -> None:
        super().__init__()
        self._flint: Any = _package("flint", "python-flint")
        self.title = f"FLINT {self._flint.__FLINT_VERSION__}, from Python"

    def load(self, case: Case, a: Words, b: Words) -> None:
        """At most 64 elements, which is its working set."""
        ring = self._flint.fmpz_mod_poly_ctx(self._flint.fmpz_mod_ctx(2))
        modulus = ring(_bits(case.poly, case.degree + 1))
        field = self._flint.fq_default_ctx(2, modulus=modulus, fq_type="FQ_NMOD", check_modulus=False)
        self._a, self._b = ([field(_bits(as_int(v), case.degree)) for v in array[:64]] for array in (a, b))
        self._words = case.words

    def integer(self, element: Any) -> int:
        return sum(1 << i for i, bit in enumerate(element.to_list()) if bit)


class Galois(InPython):
    """galois: arrays of Python integers where the degree is above 63."""

    def __init__(self) -> None:
        super().__init__()
        self._galois: Any = _package("galois", "galois")
        self.title = f"galois {self._galois.__version__}"

    def load(self, case: Case, a: Words, b: Words) -> None:
        """At most 16 elements."""
        modulus = self._galois.Poly.Int(case.poly)
        field = self._galois.GF(2, case.degree, irreducible_poly=modulus, primitive_element=2, verify=False, repr="int")
        self._a, self._b = (field([as_int(v) for v in array[:16]]) for array in (a, b))
        self._words = case.words

    def integer(self, element: Any) -> int:
        return int(element)


def program() -> Path:
    """Where the program lies; PeerMissing where it is not built."""
    if not GF2_PEERS.is_file():
        raise PeerMissing(f"the peers of gf2 are not built; {REMEDY}", library="NTL", package=REMEDY)
    return GF2_PEERS


def programs(server: Server, folder: Path) -> list[Program]:
    """A contender for each peer of a running program."""
    return [Program(server, entry["name"], entry["title"], folder) for entry in server.hello["peers"]]


def packages(missing: Callable[[str], None]) -> list[Flint | Galois]:
    """FLINT and galois, where they are installed."""
    found: list[Flint | Galois] = []
    for make in (Flint, Galois):
        try:
            found.append(make())
        except PeerMissing as e:
            missing(str(e))
    return found


def takes(contender: Contender, case: Case) -> bool:
    """Whether comparing it says anything.

    OpenSSL reduces by one term after the other, which takes milliseconds for a dense polynomial, and does not invert
    above the degrees of curves; galois needs a field, and above 2048 bits minutes.
    """
    if case.op == "single" and isinstance(contender, InPython):
        return False
    if isinstance(contender, Program) and contender.title.startswith("OpenSSL"):
        return case.kind == "trinomial" and (case.op != "inv" or case.bits <= 512)
    if isinstance(contender, InPython):
        return case.kind == "trinomial" and case.bits <= (8192 if isinstance(contender, Flint) else 2048)
    return True


def same(found: Words, expected: Words) -> int | None:
    """The first element of `found` that differs from `expected`, which may be longer; None where none does."""
    wrong = np.flatnonzero((found != expected[: len(found)]).any(axis=1))
    return int(wrong[0]) if wrong.size else None


def _plain(op: str) -> str:
    return "mul" if op == "single" else op


def _bits(value: int, count: int) -> Sequence[int]:
    return [value >> i & 1 for i in range(count)]


def _package(module: str, package: str) -> Any:
    try:
        return importlib.import_module(module)
    except ImportError as e:
        raise PeerMissing(
            f"{package} is not installed; run: pip install {package}", library=module, package=package
        ) from e


__all__ = ["Contender", "PeerFailed", "Program", "packages", "program", "programs", "same", "takes"]
