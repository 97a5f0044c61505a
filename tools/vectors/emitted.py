#!/usr/bin/env python3
"""Write what follows from the emitted units: their checksums, and the pictures of their datapaths in docs/units.

    .venv/bin/python tools/vectors/emitted.py [UNIT ...]

Without units all are written, which takes minutes.

tests/hw/emit/emitted.json has the checksum of the folder that `modmill hw emit` makes of each unit at 64 bits. Emitted
SystemVerilog is not committed, its checksum is: a change of the text shows in a diff and is on purpose.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from modmill.hw.describe import areas
from modmill.hw.describe.draw import draw
from modmill.hw.emit import folder
from modmill.hw.interface import registry

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "tests" / "hw" / "emit" / "emitted.json"
BITS = 64
AREAS = ("sigverify_pipeline",)
"""Units whose page shows the areas of their parts, from bench/record."""


def main(asked: list[str]) -> int:
    units = asked or list(registry.units())
    kept = json.loads(TARGET.read_text("utf-8"))["folders"] if asked else {}
    found = {}
    for unit in units:
        choice = registry.choose(unit, registry.sized(unit, BITS), {})
        files = folder.contents(registry.build(choice.config), choice.constants, choice.name, "rom")
        found[unit] = {"configuration": choice.config.slug, "files": len(files), "sha256": folder.checksum(files)}
    document = {
        "schema": "modmill-emitted/1",
        "provenance": "tools/vectors/emitted.py: SHA-256 of SHA256SUMS in `modmill hw emit UNIT --bits 64`",
        "folders": {unit: (kept | found)[unit] for unit in registry.units()},
    }
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    for unit in units:
        picture = draw(registry.build(registry.configure(unit)))
        (ROOT / "docs" / "units" / f"{unit}.svg").write_text(picture, encoding="utf-8")
    for unit in set(AREAS) & set(units):
        picture = areas.picture(registry.configure(unit))
        (ROOT / "docs" / "units" / f"{unit}_areas.svg").write_text(picture, encoding="utf-8")
    print(f"wrote {TARGET.relative_to(ROOT)} and docs/units/*.svg", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
