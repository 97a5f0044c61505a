"""Bindings to the Rust crates (crates/modmill-py). The typed interface over them is modmill.jobs."""

from collections.abc import Callable, Sequence
from typing import TypedDict

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
