"""The maker of msm's engines on a cluster: points of any source, as records that are shipped or that workers read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from modmill import _native
from modmill.backends import parse
from modmill.cluster.pieces import Records, SharedFile
from modmill.cluster.products import FORMS, Engine
from modmill.cluster.settings import settings_of
from modmill.errors import UsageError
from modmill.msm.convert import COORDINATE_BYTES
from modmill.msm.files import COMPRESSED, POINT_BYTES
from modmill.progress import NativeProgress

if TYPE_CHECKING:
    from numpy.typing import NDArray


def _on_cluster(
    curve: str,
    data: NDArray[np.uint8],
    form: str,
    backend: str,
    options: dict[str, Any],
    progress: NativeProgress | None,
) -> Engine:
    size = COORDINATE_BYTES if form.endswith(COMPRESSED) else POINT_BYTES
    head = len(data) % size
    if form not in FORMS:
        _native.msm_count_points(curve, data, form)  # refuses a head that does not fit
    choice = parse(backend).choice
    mapped = SharedFile.of(_name_of(data), settings_of(choice))
    return Engine(choice, curve, Records(data[head:], size, mapped, head), form, options, progress)


def _name_of(data: NDArray[np.uint8]) -> str | None:
    """The name of the file that an array maps from its beginning; None for memory."""
    import mmap

    base = data.base
    while isinstance(base, np.ndarray):
        base = base.base
    if isinstance(base, memoryview):
        base = base.obj
    return getattr(base, "name", None) if isinstance(base, mmap.mmap) else None


class OnCluster:
    """Prepares points on a cluster. See :class:`modmill.msm.engine.Maker`."""

    def __call__(
        self,
        curve: str,
        points: NDArray[np.uint64],
        *,
        montgomery: bool,
        backend: str,
        checks: str,
        multiples: int,
        threads: int,
        progress: NativeProgress | None = None,
    ) -> Engine:
        data = np.ascontiguousarray(points).astype("<u8", copy=False).view(np.uint8).reshape(-1)
        options = {"checks": checks, "multiples": multiples, "threads": threads}
        return _on_cluster(curve, data, FORMS[montgomery], backend, options, progress)

    def random(
        self,
        curve: str,
        count: int,
        *,
        seed: int,
        backend: str,
        checks: str,
        multiples: int,
        threads: int,
        progress: NativeProgress | None = None,
    ) -> Engine:
        points = _native.msm_random_points(curve, count, seed=seed, threads=threads, progress=progress)
        options = {"checks": checks, "multiples": multiples, "threads": threads}
        return _on_cluster(curve, points.view(np.uint8).reshape(-1), FORMS[True], backend, options, progress)

    def read(
        self,
        curve: str,
        data: NDArray[np.uint8],
        format: str,  # noqa: A002  # as on the command line
        *,
        backend: str,
        checks: str,
        multiples: int,
        threads: int,
        progress: NativeProgress | None = None,
    ) -> Engine:
        options = {"checks": checks, "multiples": multiples, "threads": threads}
        return _on_cluster(curve, data, format, backend, options, progress)

    def open(
        self, curve: str, path: str, *, backend: str, verify: bool, threads: int, progress: NativeProgress | None = None
    ) -> Engine:
        """Refuses: a file of prepared bases belongs to one machine."""
        del curve, verify, threads, progress
        raise UsageError(f"{path}: prepared bases are used on one machine; give the points to {backend}")


ON_CLUSTER = OnCluster()
"""The one that the registry names."""
