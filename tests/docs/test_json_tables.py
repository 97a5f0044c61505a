"""docs/json.md is what the package's schemas say."""

from __future__ import annotations

import importlib.util
from types import ModuleType

import pytest

from modmill import shapes
from tests.support import ROOT


@pytest.fixture(scope="module")
def tables() -> ModuleType:
    spec = importlib.util.spec_from_file_location("json_tables", ROOT / "tools" / "docs" / "json_tables.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_what_the_schemas_say(tables: ModuleType) -> None:
    assert tables.PAGE.read_text("utf-8") == tables.page(), "run tools/docs/json_tables.py"


@pytest.mark.parametrize("words", shapes.commands())
def test_every_field_is_described(tables: ModuleType, words: str) -> None:
    for shape in shapes.commands()[words]:
        found = list(tables.rows(shape, {}))
        assert found
        assert [name for name, _, what in found if not what and name not in ("`parameters`", "`result`")] == []
