"""The picture and the table of the accelerator's cycles are those of the model."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests.support import tool


@pytest.fixture
def card() -> ModuleType:
    return tool("docs/msm_card.py")


def test_the_picture_is_drawn_from_the_model(card: ModuleType) -> None:
    lines = card.lines()
    assert len(lines) == 12
    assert card.PICTURE.read_text("utf-8") == card.picture(lines), "run tools/docs/msm_card.py"


@pytest.mark.slow
def test_the_page_has_the_predictions_of_the_model(card: ModuleType) -> None:
    page = card.PAGE.read_text("utf-8")
    assert page == card.page(page, card.goals()), "run tools/docs/msm_card.py"
