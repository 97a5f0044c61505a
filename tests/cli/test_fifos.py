"""Every file that a command opens may be a FIFO whose other end never comes, or never moves: a signal ends the wait."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.cli.paths import Case, files, tried, writes
from tests.forks import Forks
from tests.support import absent, environment, has_ended, wait_until

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
LONG = {"gf2 explore", "hw cost", "hw sim", "report", "vdf puzzle solve"}
"""They need other programs or devices, or take minutes before they open what others open in the same way."""


@dataclass(frozen=True)
class Try:
    """A command line with one FIFO."""

    case: Case
    parameter: str
    file: str

    @property
    def name(self) -> str:
        return f"{self.case.name} {self.parameter} {self.file}"

    def arguments(self) -> list[str]:
        return self.case.arguments(**{self.parameter: self.case.parameters[self.parameter]})


TRIES = [
    Try(case, parameter, file)
    for case, parameter in tried()
    if case.name not in LONG and "bench" not in case.name.split()
    for file in files(case, parameter)
]

FEW = [
    one
    for one in TRIES
    if one.name
    in {
        "gf2 square A a",
        "isogeny eval --key key/key.json",
        "isogeny eval --key key/steps.bin",
        "msm run --bases bases",
        "sigverify gen FILE out",
        "sigverify run --out out",
        "vdf eval --checkpoint checkpoint/state",
    }
]
"""Each way in which files are opened: by Python, by the extension, by its threads."""
AGAIN_S = 20.0
REFUSALS = ("regular file", "has a key", "is missing beside")
"""The messages about a FIFO that is refused: as itself, or because its name is taken or another file is missing."""


def _waits_for(process: int) -> set[str]:
    """The places in the kernel where the threads of a process wait."""
    found = set()
    with contextlib.suppress(OSError):
        for thread in Path(f"/proc/{process}/task").iterdir():
            found.add((thread / "wchan").read_text())
    return found


def _is_blocked(process: int) -> bool:
    """True if a thread waits for a FIFO: to be opened at its other end, to be fed, or to be read."""
    return any(place == "wait_for_partner" or "pipe" in place for place in _waits_for(process))


@contextlib.contextmanager
def _held(fifo: Path, *, full: bool) -> Iterator[None]:
    """Opens both ends of a FIFO, neither feeds nor reads it, and fills it first if it is to be written."""
    end = os.open(fifo, os.O_RDWR | os.O_NONBLOCK)
    try:
        with contextlib.suppress(BlockingIOError):
            while full:
                os.write(end, bytes(1 << 16))
        yield
    finally:
        os.close(end)


def _await(one: Try, process: int, condition: Callable[[], bool]) -> None:
    try:
        wait_until(condition)
    except AssertionError as e:
        pytest.fail(f"{one.name}: {e}; it waits in {_waits_for(process)}")


class _Again:
    """A condition that a process has ended; sends it the signal again now and then.

    Python may lose one that comes just before a system call that waits.
    """

    def __init__(self, process: int, signum: signal.Signals) -> None:
        self._process, self._signum = process, signum
        self._sent = time.monotonic()

    def __call__(self) -> bool:
        if has_ended(self._process):
            return True
        if time.monotonic() - self._sent > AGAIN_S:
            self._sent = time.monotonic()
            os.kill(self._process, self._signum)
        return False


@pytest.mark.parametrize("open_there", [False, True], ids=["nobody-at-the-other-end", "nothing-moves"])
@pytest.mark.parametrize("tries", [FEW, pytest.param(TRIES, marks=pytest.mark.slow)], ids=["few", "all"])
def test_a_signal_ends_the_wait_for_a_fifo(tries: list[Try], open_there: bool, filled: Path, tmp_path: Path) -> None:
    if not Path("/proc/self/wchan").exists():
        absent("wchan", "this kernel does not show where a process waits")
    with contextlib.ExitStack() as stack:
        wanted = []
        for number, one in enumerate(tries):
            folder = tmp_path / str(number)
            shutil.copytree(filled, folder)
            place = folder / one.file
            place.parent.mkdir(exist_ok=True)
            place.unlink(missing_ok=True)
            os.mkfifo(place)
            if open_there:
                stack.enter_context(_held(place, full=writes(one.case, one.parameter)))
            wanted.append((one.arguments(), str(folder)))
        forks = stack.enter_context(contextlib.closing(Forks()))
        processes = []
        for arguments, folder in wanted:
            with open(os.devnull, "rb") as null, open(Path(folder) / "said", "wb") as said:
                streams = [null.fileno(), said.fileno(), said.fileno()]
                processes.append(forks.start(arguments, folder, environment(), streams))
        try:
            for number, process in enumerate(processes):
                _await(tries[number], process, lambda process=process: _is_blocked(process) or has_ended(process))
                if not has_ended(process):
                    os.kill(process, SIGNALS[number % len(SIGNALS)])
            for number, process in enumerate(processes):
                _await(tries[number], process, _Again(process, SIGNALS[number % len(SIGNALS)]))
        finally:
            for process in processes:
                if not has_ended(process):
                    os.kill(process, signal.SIGKILL)
        codes = [forks.wait(process) for process in processes]
    for (_, folder), one, code in zip(wanted, tries, codes, strict=True):
        said = (Path(folder) / "said").read_text()
        assert "Traceback" not in said, (one.name, said)
        assert code in (0, 2, 130), (one.name, code, said)
        assert code != 2 or any(words in said for words in REFUSALS), (one.name, said)
