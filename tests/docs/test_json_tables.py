"""docs/json.md is what the package's schemas say."""

from __future__ import annotations

from types import ModuleType

import pytest

from modmill import shapes
from tests.support import tool


@pytest.fixture(scope="module")
def tables() -> ModuleType:
    return tool("docs/json_tables.py")


def test_the_page_is_what_the_schemas_say(tables: ModuleType) -> None:
    assert tables.PAGE.read_text("utf-8") == tables.page(), "run tools/docs/json_tables.py"


@pytest.mark.parametrize("words", shapes.commands())
def test_every_field_is_described(tables: ModuleType, words: str) -> None:
    for shape in shapes.commands()[words]:
        found = list(tables.rows(shape, {}))
        assert found
        assert [name for name, _, what in found if not what and name not in ("`parameters`", "`result`")] == []
