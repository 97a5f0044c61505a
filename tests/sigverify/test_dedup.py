"""`sigverify run --dedup`: which of the repeated transactions are removed, and what is counted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from modmill import sigverify
from modmill.errors import UsageError
from tests.support import modmill, refuses

RUN = ("sigverify", "run")


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def expected(records: list[dict[str, Any]], when: str) -> list[tuple[str, str | None]]:
    """The verdict of each line and when it was removed, by the definition, from records with a verdict each."""
    whole: set[tuple[str, str, str]] = set()
    accepted: set[str] = set()
    found: list[tuple[str, str | None]] = []
    for record in records:
        identity = (record["signature"], record["key"], record["message"])
        if when in ("before", "both") and identity in whole:
            found.append(("repeated", "before"))
            continue
        whole.add(identity)
        valid = record["verdict"] == "accepted"
        if valid and when in ("after", "both") and record["signature"] in accepted:
            found.append(("repeated", "after"))
            continue
        if valid:
            accepted.add(record["signature"])
        found.append((record["verdict"], None))
    return found


@pytest.mark.parametrize("when", sigverify.DEDUPS)
def test_repeats_are_those_of_the_definition(tmp_path: Path, when: str) -> None:
    """Valid signatures, each behind a copy with another message, both several times."""
    data = sigverify.sample(40, length=12, seed=9)
    records: list[dict[str, Any]] = []
    for i in range(120):
        j = i * 7 % 40
        message, valid = data.messages[j].tobytes(), i // 3 % 2 == 1
        changed = message if valid else bytes([message[0] ^ 1]) + message[1:]
        parts = {"message": changed, "signature": data.signatures[j].tobytes(), "key": data.keys[j].tobytes()}
        hexed: dict[str, Any] = {name: f"0x{part.hex()}" for name, part in parts.items()}
        records.append({**hexed, "verdict": "accepted" if valid else "equation"})
    source, out, rest = tmp_path / "a.jsonl", tmp_path / "out", tmp_path / "rest"
    given = [{name: value for name, value in record.items() if name != "verdict"} for record in records]
    source.write_text("".join(json.dumps(one) + "\n" for one in given), "utf-8")
    done = sigverify.run(source, dedup=when, out=out, routes=[sigverify.Route(rest)], ring=tmp_path / "ring")
    wanted = expected(records, when)
    assert [(line["verdict"], line.get("removed")) for line in lines(out)] == wanted
    removed = {name: sum(when == name for _, when in wanted) for name in ("before", "after")}
    assert done.repeated == sigverify.Repeated(**removed) and done.signatures == 120 - removed["before"]
    assert (removed["before"] > 0) == (when in ("before", "both")) and (removed["after"] > 0) == (when == "after")
    # Consumers get what is left.
    kept = [line for line in lines(out) if line["verdict"] != "repeated"]
    assert lines(rest) == kept and done.routes[0].dropped == sum(removed.values())
    assert done.ring is not None and done.ring.slots == len(kept)
    assert done.record().result["repeated"] == {"dedup": when, **removed}


def test_the_command_says_what_it_removed(tmp_path: Path) -> None:
    source = sigverify.generate(tmp_path / "a.pcap", count=30, seed=2, corrupt=0.0).path
    done = modmill(*RUN, source, "--repeat", "3", "--dedup", "before", "-q")
    assert done.code == 0 and "60 transactions removed before verification, 0 after it" in done.out
    done = modmill(*RUN, source, "--repeat", "3", "--dedup", "after", "-q")
    assert done.code == 0 and "0 transactions removed before verification, 60 after it" in done.out
    assert "repeated" not in modmill(*RUN, source, "-q").out
    refuses(2, "Did you mean 'before'?", *RUN, source, "--dedup", "befor")
    with pytest.raises(UsageError, match="dedup: 'befor' is none of none, before, after, both"):
        sigverify.run(source, dedup="befor")
