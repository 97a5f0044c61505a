"""`--monitor`: on a terminal of 80 columns (a pseudo-terminal with a screen behind it), and without one."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import subprocess
import termios
from pathlib import Path
from types import SimpleNamespace

import pytest

from modmill.hw.host import picture
from modmill.hw.stream.stages import StageCounters
from modmill.sigverify import Device, Latency, Repeated, Running, Simulation, State, Worker, monitor
from tests.support import COMMAND, PATIENCE, environment, modmill, succeeds

TOKEN = re.compile(r"\x1b\[(\??)([0-9;]*)([A-Za-z])|\r|\n|[^\x1b\r\n]+|\x1b")


class Screen:
    """Enough of a terminal: text, carriage return, line feed, cursor up, erasing, modes; refuses all else."""

    def __init__(self, columns: int) -> None:
        self.columns = columns
        self.lines: list[str] = [""]
        self.row = self.column = 0
        self.longest = 0
        self.hidden = False
        self.frames: list[list[str]] = []

    def feed(self, text: str) -> None:
        for match in TOKEN.finditer(text):
            token = match[0]
            if token == "\r":
                self.column = 0
            elif token == "\n":
                self.row += 1
                while len(self.lines) <= self.row:
                    self.lines.append("")
            elif match[3]:
                self._command(match[1], match[2], match[3])
            else:
                assert token != "\x1b", "an escape sequence that is none"
                line = self.lines[self.row].ljust(self.column)
                self.lines[self.row] = line[: self.column] + token + line[self.column + len(token) :]
                self.column += len(token)
                self.longest = max(self.longest, self.column)

    def _command(self, private: str, arguments: str, letter: str) -> None:
        if private:
            if arguments == "25":
                self.hidden = letter == "l"
            elif arguments == "2026" and letter == "l":
                self.frames.append([line.rstrip() for line in self.lines])
        elif letter == "A":
            self.row -= int(arguments)
            assert self.row >= 0
        elif letter == "K":
            self.lines[self.row] = self.lines[self.row][: self.column]
        elif letter == "J":
            self.lines[self.row] = self.lines[self.row][: self.column]
            del self.lines[self.row + 1 :]
        else:
            assert letter == "m", f"the sequence {arguments}{letter}"


def on_terminal(arguments: list[str], columns: int, rows: int, **extra: str) -> tuple[int, str, str]:
    """Runs a command whose stderr is a terminal; (exit code, stdout, what went to the terminal)."""
    parent, child = pty.openpty()
    fcntl.ioctl(child, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    # The size is asked of stdout in general; COLUMNS is what a shell would set.
    env = environment(COLUMNS=str(columns), LINES=str(rows), TERM="xterm-256color", PYTHONIOENCODING="utf-8", **extra)
    process = subprocess.Popen([*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=child, text=True, env=env)
    os.close(child)
    received = b""
    while True:
        try:
            piece = os.read(parent, 65536)
        except OSError:
            break
        if not piece:
            break
        received += piece
    out, _ = process.communicate(timeout=PATIENCE)
    os.close(parent)
    return process.returncode, out, received.decode()


@pytest.fixture(scope="module")
def capture(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("monitor") / "some-capture-with-a-rather-long-name.pcap"
    succeeds("sigverify", "gen", file, "-n", "300", "--quiet")
    return file


@pytest.mark.parametrize("columns", [80, 132, 43])
def test_the_picture_stays_within_the_terminal_and_in_its_place(capture: Path, columns: int) -> None:
    arguments = ["sigverify", "run", str(capture), "--monitor", "--quiet", "--threads", "2"]
    # A machine that stands still in between shows fewer frames: then a slower run.
    for rate in ("500", "50", "5"):
        code, out, received = on_terminal([*arguments, "--rate", rate], columns, 40)
        assert code == 1
        assert "malformed" in out
        screen = Screen(columns)
        screen.feed(received)
        if len(screen.frames) >= 5:
            break
    assert len(screen.frames) >= 5
    assert screen.longest < columns
    assert not screen.hidden, "the cursor is shown again"
    first, last = screen.frames[0], screen.frames[-1]
    assert len(first) == len(last), "a frame takes the place of the one before"
    assert first != last
    if columns >= 80:
        picture = "\n".join(last)
        for word in ("parse", "hash", "decompress", "multiply", "compare", "reorder", "├▶│", "rule strict", "100 %"):
            assert word in picture, picture
        for word in (" queue ", "waiting", "accepted", "rejected", "malformed", " latency ", "worker 0", "worker 1"):
            assert word in picture, picture
        assert re.search(r"worker 0 +[█░]{10} +\d+ % busy", picture), picture
        # The boxes stand one below the other.
        tops = [line for line in last if line.startswith(" ┌")]
        assert len(tops) == 1
        assert len(tops[0]) == len(next(line for line in last if line.startswith(" └"))) == 78


class Somebody(Running):
    """A run of which only the names are asked."""

    def __init__(self) -> None:
        self.file, self.rule = Path("x" * 200), "rfc8032-cofactored"
        self.format, self.backend, self.why = "binary", "portable", ""


def state(seconds: float) -> State:
    """A state with large numbers in every place."""
    latency = Latency(10**9, 84_321, 123_456, 98_765_432, 198_765_432, 9_876_543_210)
    worker = Worker(10**12, 10**11, 10**15, 10**14, 10**14, 10**14, 10**14)
    verdicts = {"accepted": 987_654_321_000, "equation": 123_456_789_000}
    return State(
        seconds, 1000, 10**13, 10**14, 10**12, 88_888_888, {"not-udp": 10**9}, 10**14, 12.5, verdicts, 10**12,
        Repeated(10**9, 10**9), 99_999, 9999, 99_999, 88_888_888, latency, latency, (worker,) * 64,
    )  # fmt: skip


def test_large_numbers_fit_into_80_columns() -> None:
    now = state(86_400.5)
    lines = monitor.picture(Somebody(), now, now, 1000, picture.LINES)
    texts = ["".join(text for text, _ in line) for line in lines]
    assert all(len(text) <= 79 for text in texts), [t for t in texts if len(t) > 79]
    assert "and 56 workers more" in texts[-1]
    assert len(monitor.plain(now, now)) <= picture.PLAIN_WIDTH


def test_consumers_that_a_unit_declares_are_shown_with_what_waits() -> None:
    """The counters and their names are the unit's; two devices are shown as one."""
    stage = StageCounters("consumer 3", "taken", {}, waits="stalls", given="asked")
    counted = ({"taken": 40, "stalls": 7, "asked": 45}, {"taken": 2, "stalls": 0, "asked": 3})
    devices = tuple(Device(1000, counters, (stage.show(counters, 1000),)) for counters in counted)
    lines = picture.devices(None, Simulation("toy", "by hand", devices), picture.LINES)
    text = "".join(text for text, _ in lines[-1])
    assert text.split() == ["consumer", "3", "42", "done", "6", "waiting,", "7", "cycles", "waited"]
    wrapped = stage.show({"taken": 2**32 - 1, "stalls": 0, "asked": 4}, 1000)
    assert wrapped.waiting == 5


def test_a_low_terminal_shows_what_fits(capture: Path) -> None:
    arguments = ["sigverify", "run", str(capture), "--monitor", "--rate", "1500", "--quiet"]
    _, _, received = on_terminal(arguments, 80, 6)
    screen = Screen(80)
    screen.feed(received)
    assert all(len(frame) <= 6 for frame in screen.frames)


def test_no_colour_where_none_is_wanted(capture: Path) -> None:
    arguments = ["sigverify", "run", str(capture), "--monitor", "--quiet"]
    assert re.search(r"\x1b\[[0-9]+m", on_terminal(arguments, 80, 40)[2])
    assert not re.search(r"\x1b\[[0-9]+m", on_terminal(arguments, 80, 40, NO_COLOR="1")[2])


def test_without_a_terminal_it_is_a_plain_line_a_second(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = [1000.0]
    monkeypatch.setattr(picture, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    with monitor.Monitor(Somebody()) as shown:
        for tenth in range(26):
            clock[0] = 1000.0 + tenth / 10
            shown.show(state(tenth / 10))
        shown.show(state(2.7), last=True)
    assert [line.split(" s ")[0] for line in capsys.readouterr().err.splitlines()] == ["0", "1", "2", "3"]


def test_the_plain_lines_of_a_run(capture: Path) -> None:
    ran = modmill("sigverify", "run", capture, "--monitor", "--quiet")
    assert ran.code == 1
    told = ran.err.splitlines()
    assert all(len(line) <= 79 and "\x1b" not in line for line in told)
    assert re.fullmatch(
        r"\d+ s [\d.]+( k)?/s, [\d.]+( k)? accepted, [\d.]+ rejected, \d+ malformed(, p99 .*s)?", told[-1]
    )
