#!/usr/bin/env python3
"""Write what follows from the emitted units: their checksums, and the pictures of their datapaths in docs/units.

    .venv/bin/python tools/vectors/emitted.py

vectors/hw/emitted.json has the checksum of the folder that `modmill hw emit` makes of each unit at 64 bits. Emitted
SystemVerilog is not committed, its checksum is: a change of the text shows in a diff and is on purpose.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from modmill.hw.config import UNITS, SquarerConfig
from modmill.hw.draw import draw
from modmill.hw.emit import folder
from modmill.hw.sim.run import default_modulus
from modmill.hw.squarer import squarer

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "vectors" / "hw" / "emitted.json"
BITS = 64


def main() -> int:
    found = {}
    for unit in UNITS:
        config = SquarerConfig(unit, bits=BITS)
        files = folder.contents(squarer(config), *default_modulus(BITS), "rom")
        found[unit] = {"configuration": config.slug, "files": len(files), "sha256": folder.checksum(files)}
    document = {
        "schema": "modmill-emitted/1",
        "provenance": "tools/vectors/emitted.py: SHA-256 of SHA256SUMS in `modmill hw emit UNIT --bits 64`",
        "folders": found,
    }
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    for unit in UNITS:
        (ROOT / "docs" / "units" / f"{unit}.svg").write_text(draw(squarer(SquarerConfig(unit))), encoding="utf-8")
    print(f"wrote {TARGET.relative_to(ROOT)} and docs/units/*.svg", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
