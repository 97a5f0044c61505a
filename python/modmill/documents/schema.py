"""The JSON of the report's part on the source documents."""

from __future__ import annotations

from typing import Annotated, Any

from modmill.documents.line import Line
from modmill.documents.sources import Erratum, Omitted
from modmill.shapes import Disturbed, Quick, Result


class Parameters(Quick):
    document: Annotated[str, "a source document"]
    source: Annotated[str, "where it is published"]


class Reported(Disturbed):
    figures: Annotated[list[Line], "its figures beside ours, as text"]
    omitted: Annotated[list[Omitted], "what is not reproduced, and why"]
    errors: Annotated[list[Erratum], "its errors, and the test that shows each"]


REPORTED = Result("documents.report", Parameters, Reported)

COMMANDS: dict[str, tuple[Any, ...]] = {}
