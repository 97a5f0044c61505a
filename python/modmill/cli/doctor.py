"""Show what this machine offers, and how to get what is missing."""

from __future__ import annotations

from modmill import doctor
from modmill.cli.common import EXIT_DONE, JsonFlag, print_json
from modmill.cli.examples import example
from modmill.cli.failures import refused


@example("modmill doctor")
def command(as_json: JsonFlag = False) -> int:
    """Say what this machine offers, what each thing enables, and how to get what is missing."""
    diagnosis = doctor.diagnose()
    if as_json:
        print_json(diagnosis.as_dict())
    else:
        print(diagnosis.as_text())
    if diagnosis.ok:
        return EXIT_DONE
    return refused("something that Modmill needs is missing", as_json=as_json)
