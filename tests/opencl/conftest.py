"""The device that the tests run on: the best there is, or a counted skip."""

from __future__ import annotations

import pytest

from modmill.opencl.devices import Found, find
from tests.support import require_opencl


@pytest.fixture(scope="session")
def device() -> Found:
    require_opencl()
    return find()
