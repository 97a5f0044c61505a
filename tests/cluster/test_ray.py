"""Jobs on real clusters of Ray: two nodes on this machine, whose workers and raylets are killed."""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import os
import signal
import socket
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from modmill import msm, sigverify, vdf
from modmill.cluster import Cluster
from modmill.cluster.on_ray import QUIET, layout
from modmill.cluster.part import WorkerWarning
from modmill.errors import ToolMissing, UsageError
from tests.support import PATIENCE, absent, status, succeeds, wait_until

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


def require_ray() -> None:
    """Skips (or fails, see `absent`: name `ray`) without Ray."""
    if importlib.util.find_spec("ray") is None:
        absent("ray", "the package ray is not installed (pip install 'modmill[cluster]')")


@dataclass(frozen=True)
class Nodes:
    """A cluster: where it is, the raylets of its nodes, and what kills that of the second."""

    address: str
    raylets: frozenset[int]
    kill_second: Callable[[], None]


@pytest.fixture
def two_nodes() -> Iterator[Nodes]:
    """A cluster of two nodes with two cores each, which this process is connected to."""
    require_ray()
    ray: Any = importlib.import_module("ray")
    nodes = importlib.import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False}
    )
    second = nodes.add_node(num_cpus=2)
    ray.init(address=nodes.address, **QUIET)
    try:
        raylets = {node.all_processes["raylet"][0].process.pid for node in nodes.list_all_nodes()}
        yield Nodes(nodes.address, frozenset(raylets), lambda: nodes.remove_node(second, allow_graceful=False))
    finally:
        ray.shutdown()
        nodes.shutdown()


def test_without_ray_the_command_to_get_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    blocked: Any = None
    monkeypatch.setitem(sys.modules, "ray", blocked)
    with pytest.raises(ToolMissing, match=r"pip install 'modmill\[cluster\]'") as e:
        msm.Bases("bls12-381", [None], backend="cluster:local")
    assert e.value.tool == "ray"


def test_the_command_line_says_so_too() -> None:
    code = "import sys; sys.modules['ray'] = None; from modmill.cli import main; main()"
    words = ("msm", "run", "--curve", "bls12-381", "--random", "10", "--cluster", "local")
    done = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2 and "pip install 'modmill[cluster]'" in done.stderr and "Traceback" not in done.stderr


def test_a_cluster_that_is_not_there_is_an_error() -> None:
    require_ray()
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:port"):
        with pytest.raises(UsageError, match=f"{address} cannot be reached"):
            msm.Bases("bls12-381", [None], backend=f"cluster:{address}")
        # A proof's cluster is wanted after the chain, and looked for before it.
        with pytest.raises(UsageError, match=f"{address} cannot be reached"):
            vdf.evaluate("vdf-alliance", 1 << 40, backend=f"cluster:{address}")


def test_a_cluster_that_lets_nobody_in_may_want_a_token(monkeypatch: pytest.MonkeyPatch) -> None:
    require_ray()
    import ray

    def refuse(**settings: Any) -> None:
        raise ConnectionError("Failed to connect\nmore")

    monkeypatch.setattr(ray, "init", refuse)
    monkeypatch.delenv("RAY_AUTH_MODE", raising=False)
    with socket.create_server(("127.0.0.1", 0)) as server:
        backend = f"cluster:127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(UsageError, match=r"reached: Failed to connect \(if .* set RAY_AUTH_MODE=token\)$"):
            msm.Bases("bls12-381", [None], backend=backend)


@pytest.mark.parametrize(
    ("nodes", "settings", "found"),
    [
        ([1, 1], Cluster(workers=1), (1, 1)),
        ([4, 2], Cluster(workers=2), (2, 2)),
        ([4, 2], Cluster(workers=3), (3, 2)),
        ([4, 2], Cluster(workers=6), (6, 1)),
        ([4, 2, 0], Cluster("head:6379"), (3, 2)),
        ([4, 2], Cluster("local"), (6, 1)),
        ([4, 2], Cluster(cores=4), (1, 4)),
    ],
)
def test_the_number_of_workers_and_their_cores(nodes: list[int], settings: Cluster, found: tuple[int, int]) -> None:
    def alive() -> list[Any]:
        return [{"Alive": True, "Resources": {"CPU": float(cores)}} for cores in nodes]

    ray = SimpleNamespace(nodes=alive)
    assert layout(ray, settings) == found
    with pytest.raises(UsageError, match=rf"room for \d+ workers of {found[1]} cores"):
        layout(ray, replace(settings, workers=7, cores=found[1]))


@pytest.mark.parametrize("exponent", [10, pytest.param(16, marks=pytest.mark.slow)])
def test_products_on_two_nodes(two_nodes: Nodes, exponent: int) -> None:
    made = msm.random_points("bls12-381", 1 << exponent, seed=1)
    scalars = [msm.random_scalars("bls12-381", 1 << exponent, seed=1)]
    with Cluster(two_nodes.address, workers=4, audit="every") as there:
        done = msm.run(made, scalars, backend=there.backend, checks="none", check=True)
    assert done.products == msm.run(made, scalars, checks="none").products
    assert " on " in done.why and "checked by another worker" in done.why


def _workers() -> set[int]:
    """The processes of workers: Ray names them after their class."""
    found = set()
    for entry in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if entry.joinpath("cmdline").read_bytes().startswith(b"ray::_Actor"):
                found.add(int(entry.name))
    return found


# Ray notices the end of a raylet after seconds or minutes, and may take as long to end the nodes.
@pytest.mark.parametrize("loss", ["worker", pytest.param("raylet", marks=pytest.mark.slow)])
def test_what_is_lost_in_the_middle_is_done_again(two_nodes: Nodes, loss: str, tmp_path: Path) -> None:
    made = sigverify.generate(tmp_path / "signed.bin", count=20_000, seed=3, format="binary")
    killed = []

    def kill(step: Any) -> None:
        if step.done and not killed:
            killed.append(loss)
            # Other tests may have clusters, too.
            before = {process for process in _workers() if status(process)[1] in two_nodes.raylets}
            if loss == "raylet":
                two_nodes.kill_second()
            else:
                os.kill(min(before), signal.SIGKILL)
            wait_until(lambda: not before <= _workers())  # workers outlive their raylet by a moment

    out, right = tmp_path / "found", tmp_path / "right"
    with pytest.MonkeyPatch.context() as patch, Cluster(two_nodes.address, workers=4, cores=1) as there:
        patch.setattr("modmill.cluster.signatures.RANGE_BYTES", 1 << 17)
        patch.setattr("modmill.cluster.drive.WAIT_S", 0.001)  # told of the first part while most are still to come
        with warnings.catch_warnings(record=True) as seen:
            warnings.simplefilter("always", WorkerWarning)
            done = sigverify.run(made.path, backend=there.backend, out=out, progress=kill)
    assert killed and done.verdicts == sigverify.run(made.path, out=right).verdicts
    # A raylet's workers may have answered for all of their parts before they end.
    assert loss == "raylet" or any("was lost" in str(one.message) for one in seen)
    assert out.read_bytes() == right.read_bytes()


def test_a_proof_on_a_local_cluster(tmp_path: Path) -> None:
    require_ray()
    out = tmp_path / "proof.json"
    words = ("vdf", "eval", "-m", "vdf-alliance", "-t", "200000", "--out", out, "--cluster", "local", "--workers", "2")
    succeeds(*words)
    assert out.read_text() == vdf.evaluate("vdf-alliance", 200_000).proof_file


def test_stopping_leaves_no_process_and_the_same_command_goes_on(tmp_path: Path) -> None:
    require_ray()
    made = sigverify.generate(tmp_path / "signed.bin", count=200_000, seed=3, corrupt=0, format="binary")
    words = ["sigverify", "run", str(made.path), "--out", str(tmp_path / "found"), "--cluster", "local"]
    words += ["--workers", "2", "--journal", str(tmp_path / "journal")]
    command = [sys.executable, "-m", "modmill", *words]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL) as child:
        journal = tmp_path / "journal"
        wait_until(lambda: child.poll() is not None or (journal.exists() and journal.stat().st_size > 4096))
        child.send_signal(signal.SIGINT)
        said = child.communicate(timeout=PATIENCE)[1].decode()
    assert child.returncode == 130 and "the same command goes on" in said, said
    assert not (tmp_path / "found").exists()
    succeeds(*words)
    sigverify.run(made.path, out=tmp_path / "right")
    assert (tmp_path / "found").read_bytes() == (tmp_path / "right").read_bytes()
    assert not journal.exists()
