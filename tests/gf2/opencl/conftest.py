"""The device that the tests run on."""

from tests.opencl.conftest import device as device
