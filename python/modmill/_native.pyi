"""Bindings to the Rust crates (crates/modmill-py). The typed interface over them is modmill.jobs."""

from collections.abc import Callable, Sequence
from typing import BinaryIO, TypedDict

__version__: str
COMPILER: str
"""The compiler that built the extension, as it names itself."""

_Progress = Callable[[str, int, int, int, float], bool | None] | None

class _Evaluated(TypedDict):
    y: int
    y_full: int
    proof_file: str | None
    backend: str
    why: str
    seconds: float
    seconds_proof: float
    resumed_from: int
    checks_passed: int
    faults: int

class _Verified(TypedDict):
    modulus: int
    base: int
    steps: int
    y: int
    proof: str
    checked_by: str
    backend: str
    seconds: float

class _Sealed(TypedDict):
    modulus: int
    base: int
    steps: int
    length: int

class _Opened(_Sealed):
    backend: str
    why: str
    seconds: float
    resumed_from: int
    checks_passed: int
    faults: int

def backends() -> list[tuple[str, bool]]: ...
def backend_for(modulus: int, name: str) -> tuple[str, str]: ...
def modulus_size(modulus: int) -> tuple[int, int]: ...
def vdf_evaluate(
    n: int,
    base: int,
    steps: int,
    *,
    proof: str,
    backend: str,
    threads: int,
    checkpoint: str | None,
    checkpoint_interval: float,
    progress: _Progress,
) -> _Evaluated: ...
def vdf_verify(text: bytes, *, backend: str) -> _Verified: ...
def vdf_verify_trapdoor(n: int, base: int, steps: int, y: int, primes: Sequence[int]) -> str: ...
def vdf_evaluate_trapdoor(n: int, base: int, steps: int, primes: Sequence[int]) -> int: ...
def lock_seal(
    source: BinaryIO, target: BinaryIO, *, bits: int, steps: int, armor: bool, progress: _Progress
) -> _Sealed: ...
def lock_open(
    source: BinaryIO,
    target: BinaryIO,
    *,
    backend: str,
    checkpoint: str | None,
    checkpoint_interval: float,
    progress: _Progress,
) -> _Opened: ...

class _Row(TypedDict):
    job: str
    case: str
    backend: str
    value: float
    unit: str
    peer: str | None
    peer_value: float | None
    ratio: float | None
    threads: int
    n: int

class _Squarings(TypedDict):
    rows: list[_Row]
    why: str
    missing: list[str]

class _MachineFacts(TypedDict):
    cpu: str
    cpus: int
    core_ghz: float
    backends: list[str]
    peers: list[tuple[str, str | None, str | None]]
    system: str
    optimised: bool

def peers_bench_squaring(n: int, *, backend: str, seconds: float, peers: bool) -> _Squarings: ...
def peers_gmp_repeated_square(n: int, base: int, steps: int) -> int: ...
def peers_machine_facts() -> _MachineFacts: ...
