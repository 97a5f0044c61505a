"""`modmill sigverify run` and `gen` as a user runs them."""

from __future__ import annotations

import gzip
import json
import signal
import struct
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.sigverify.test_verifier import require
from tests.support import BACKENDS, COMMAND, PATIENCE, environment, interrupt, modmill, refuses, started, succeeds, told

RUN = ("sigverify", "run")
GEN = ("sigverify", "gen")
SUFFIX = {"jsonl": ".jsonl", "binary": ".bin", "pcap": ".pcap"}


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize(
    ("form", "rule"),
    [
        ("jsonl", "strict"),
        ("binary", "rfc8032"),
        ("pcap", "rfc8032-cofactored"),
        ("pcap", "zip215"),
        ("pcap", "strict"),
    ],
)
def test_every_verdict_is_the_expected_one_in_order(backend: str, form: str, rule: str, tmp_path: Path) -> None:
    require(backend)
    file, expected, out = tmp_path / f"a{SUFFIX[form]}", tmp_path / "e.jsonl", tmp_path / "v.jsonl"
    made = succeeds(*GEN, file, "-n", "150", "--seed", "8", "--expected", expected, "--json").json
    assert (made["parameters"]["format"], made["result"]["records"]) == (form, 150)
    ran = modmill(*RUN, file, "--rule", rule, "--backend", backend, "--out", out, "--json")
    assert ran.code == 1
    got, want = lines(out), lines(expected)
    assert [(g["record"], g["signature"], g["verdict"]) for g in got] == [
        (w["record"], w["signature"], w[rule]) for w in want
    ]
    assert [g["offset"] for g in got] == sorted(g["offset"] for g in got)
    counts = Counter(w[rule] for w in want)
    record = ran.json
    assert set(record) == {
        "job", "backend", "why", "parameters", "result", "seconds", "rate", "unit", "checked_by",
    }  # fmt: skip
    assert (record["job"], record["backend"], record["unit"]) == ("sigverify.run", backend, "signatures")
    result = record["result"]
    assert result["malformed"] == counts.pop("malformed")
    assert {name: n for name, n in result["verdicts"].items() if n} == counts
    assert (result["accepted"], result["all_accepted"], result["ending"]) == (counts["accepted"], False, "complete")
    assert sorted(p.name for p in tmp_path.iterdir()) == sorted([file.name, "e.jsonl", "v.jsonl"])
    assert f"malformed: record {result['first_malformed'][0]['record']} at byte" in ran.err


def test_what_people_have_is_read_or_named(tmp_path: Path) -> None:
    file, packed, marked = tmp_path / "a.jsonl", tmp_path / "a.jsonl.gz", tmp_path / "b.jsonl"
    succeeds(*GEN, file, "-n", "3", "--corrupt", "0", "--quiet")
    packed.write_bytes(gzip.compress(file.read_bytes()))
    advice = f"compressed with gzip (decompress it first: `gzip -dc < {packed} | modmill sigverify run -`)"
    assert refuses(2, advice, *RUN, packed)
    refuses(2, "stdin: compressed with gzip (put `gzip -dc` before this command", *RUN, "-", stdin=packed.read_bytes())
    marked.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert succeeds(*RUN, marked, "--json").json["result"]["accepted"] == 3
    radio = struct.pack("<IHHiIII", 0xA1B2C3D4, 2, 4, 0, 0, 65536, 127)
    (tmp_path / "r.pcap").write_bytes(radio)
    refuses(
        2, "has the link type 127 (IEEE 802.11 with a radiotap header), which is not read", *RUN, tmp_path / "r.pcap"
    )


def test_valid_signatures_are_accepted_from_a_file_and_a_pipe_as_often_as_asked(tmp_path: Path) -> None:
    file = tmp_path / "a.pcap"
    succeeds(*GEN, file, "-n", "40", "--corrupt", "0", "--signers", "5", "--message", "400-600", "--quiet")
    text = succeeds(*RUN, file, "--repeat", "2").out
    assert "a.pcap (pcap, read 2 times)" in text
    assert "malformed   0" in text
    one = succeeds(*RUN, "-", "--json", stdin=file.read_bytes()).json
    assert one["parameters"]["format"] == "pcap"
    both = succeeds(*RUN, file, "--repeat", "2", "--json", "--quiet", "--threads", "1").json
    assert both["result"]["signatures"] == 2 * one["result"]["signatures"] > 80
    assert (both["result"]["passes"], both["parameters"]["threads"]) == (2, 1)


def test_gen_is_reproducible_and_says_what_it_made(tmp_path: Path) -> None:
    for name in ("a.bin", "b.bin"):
        out = succeeds(*GEN, tmp_path / name, "-n", "30", "--seed", "5", "--kind", "key-bit", "--corrupt", "1").out
        assert out == f"{tmp_path / name}: 30 records, 30 signatures, 30 invalid records\n"
    assert (tmp_path / "a.bin").read_bytes() == (tmp_path / "b.bin").read_bytes()
    succeeds(*GEN, tmp_path / "c.bin", "-n", "30", "--seed", "6", "--quiet")
    assert (tmp_path / "a.bin").read_bytes() != (tmp_path / "c.bin").read_bytes()


def test_a_truncated_file_says_where_and_keeps_what_came_before(tmp_path: Path) -> None:
    whole, cut = tmp_path / "a.bin", tmp_path / "cut.bin"
    succeeds(*GEN, whole, "-n", "20", "--corrupt", "0", "--quiet")
    cut.write_bytes(whole.read_bytes()[:-7])
    ran = modmill(*RUN, cut, "--json")
    assert ran.code == 1
    result = ran.json["result"]
    assert (result["accepted"], result["malformed"]) == (19, 1)
    assert result["cut"] == {
        "record": 20,
        "offset": 12 + 19 * 308,
        "reason": "the file ends within it, after 301 of 308 bytes",
    }
    assert "ends early" in modmill(*RUN, cut).out


def test_other_packets_and_ports(tmp_path: Path) -> None:
    file = tmp_path / "a.pcap"
    succeeds(*GEN, file, "-n", "10", "--corrupt", "0", "--quiet")
    ran = modmill(*RUN, file, "--port", "53", "--json")
    assert (ran.code, ran.json["result"]["signatures"], ran.json["result"]["other_packets"]) == (1, 0, 10)
    kinds = ran.json["result"]["other_packets_by_kind"]
    assert kinds == {"not-ip": 0, "not-udp": 0, "other-port": 10, "later-fragment": 0}
    assert "other packets  10: 10 other-port" in modmill(*RUN, file, "--port", "53").out
    assert succeeds(*RUN, file, "--port", "8003", "--json").json["result"]["other_packets"] == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([*RUN], "Missing argument 'FILE'"),
        ([*RUN, "none.jsonl"], "error: none.jsonl: No such file or directory\n"),
        ([*RUN, "/"], "error: /: Is a directory\n"),
        (
            [*RUN, "words.txt"],
            "determine the format (give `--format`, or `format` in Rust and Python: jsonl, binary, pcap)",
        ),
        ([*RUN, "words.txt", "--format", "pcap"], "not a pcap file: it does not begin like a capture"),
        ([*RUN, "a.bin", "--format", "xml"], "--format must be one of jsonl, binary, pcap (got 'xml')"),
        ([*RUN, "a.bin", "--rule", "loose"], "--rule must be one of strict, rfc8032, rfc8032-cofactored, zip215"),
        ([*RUN, "a.bin", "--backend", "cuda"], "backend `cuda` is not available"),
        ([*RUN, "a.bin", "--rate", "-1"], "--rate: must be a positive number (got -1)"),
        ([*RUN, "a.bin", "--rate", "nan"], "--rate: must be a positive number (got nan)"),
        ([*RUN, "a.bin", "--repeat", "0"], "--repeat"),
        ([*RUN, "-", "--repeat", "2"], "--repeat: stdin can be read only once"),
        ([*RUN, "a.bin", "--threads", "-1"], "--threads"),
        ([*RUN, "a.bin", "--cores", "a"], "--cores: must be a list of processors such as 0,1,2 (got 'a')"),
        ([*RUN, "a.bin", "--cores", "99999"], "core 99999 is not available to this process"),
        ([*RUN, "a.bin", "--port", "70000"], "--port"),
        ([*RUN, "a.bin", "--out", "no/such/f"], "--out: the directory no/such does not exist"),
        ([*GEN, "a.txt"], "a.txt: the name does not determine the format (give --format jsonl, binary or pcap)"),
        ([*GEN, "b.bin", "--kind", "odd"], "--kind must be one of valid, message-bit"),
        ([*GEN, "b.bin", "--kind", "miscounted"], "miscounted applies to transactions"),
        (
            [*GEN, "b.bin", "--message", "long"],
            "--message: must be a length such as 200, or a range such as 0-1000 (got 'long')",
        ),
        ([*GEN, "b.pcap", "--message", "1168"], "option `message`: must be within 0 to 1167"),
        ([*GEN, "b.bin", "--corrupt", "1.5"], "--corrupt"),
        ([*GEN, "b.pcap", "--signers", "9"], "9 is not in the range 1<=x<=8"),
        ([*GEN, "b.bin", "--expected", "./b.bin"], "--expected: ./b.bin is also FILE; name another file"),
        ([*GEN, "no/such/b.bin"], "FILE: the directory no/such does not exist"),
    ],
)
def test_bad_input_is_refused_with_what_and_where(
    arguments: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.bin").write_bytes(b"MODMSIGS\x01\0\0\0")
    Path("words.txt").write_text("hello\n")
    refuses(2, message, *arguments)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a.bin", "words.txt"]


def test_interrupt_leaves_a_message_and_what_was_verified(tmp_path: Path) -> None:
    file, out = tmp_path / "a.bin", tmp_path / "v.jsonl"
    succeeds(*GEN, file, "-n", "4000", "--corrupt", "0", "--quiet")
    # At this rate it takes far longer than any test may; the monitor tells when the first are verified.
    with started([*RUN, file, "--rate", "2", "--out", out, "--json", "--monitor"]) as child:
        told(child, r" [1-9]\d* accepted")
        ran = interrupt(child)
    part = tmp_path / "v.jsonl.part"
    assert ran.code == 130
    result = ran.json["result"]
    assert result["ending"] == "stopped"
    assert 0 < result["signatures"] < 4000
    assert len(lines(part)) == result["signatures"]
    error = json.loads(ran.err.splitlines()[-1])["error"]
    assert (error["kind"], error["exit_code"]) == ("StoppedByKeyboard", 130)
    assert error["data"] == {"done": result["signatures"], "total": 0, "checkpoint": None}
    assert f"stopped after {result['signatures']:,} signatures" in error["message"]
    assert f"the verdicts so far are in {part}" in error["message"]
    assert not out.exists()


def test_interrupt_while_waiting_for_a_pipe_ends_at_once(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    succeeds(*GEN, file, "-n", "20", "--corrupt", "0", "--quiet")
    child = subprocess.Popen(
        [*COMMAND, *RUN, "-", "--json", "--monitor"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    try:
        assert child.stdin is not None
        child.stdin.write(file.read_bytes())
        child.stdin.flush()
        told(child, " 20 accepted")
        assert child.poll() is None
        child.send_signal(signal.SIGINT)
        code = child.wait(PATIENCE)  # with the pipe still open
    finally:
        child.kill()
        out, _ = child.communicate()
    assert code == 130
    assert json.loads(out)["result"]["accepted"] == 20


def test_a_full_disk_is_said(tmp_path: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full here")
    file = tmp_path / "a.bin"
    succeeds(*GEN, file, "-n", "4000", "--corrupt", "0", "--quiet")
    ran = modmill(*RUN, file, "--out", "/dev/full")
    assert ran.code == 2
    assert "/dev/full: writing the verdicts failed: No space left" in ran.err
    assert "incomplete" in ran.out
