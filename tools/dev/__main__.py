"""The task runner behind ./dev: run, test, lint, bench, gpu, fuzz, sanitize, soak, docs, wheel, install, doctor,
lock."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import checks
import cross
import gpu
import install
import peers
import sanitize
import setup
import testing
import toolchain
import wheel
from common import ROOT, VENV, Stop, environment, run

EPILOG = "Exit codes: 0 all well, 1 a check or test said no, 2 the machine or the command line is not as needed."
FORWARDING = {"run", "test", "bench", "soak", "doctor"}
"""The commands that pass on the arguments that they do not know."""


def command_run(options: argparse.Namespace) -> int:
    setup.prepare()
    command = VENV / "bin" / "modmill"
    os.execve(command, [str(command), "report", *options.rest], environment())


def command_test(options: argparse.Namespace) -> int:
    if options.evex:
        return testing.evex()
    if options.target:
        return testing.elsewhere(options.target, options.quick, options.optional)
    setup.prepare(developer=True)
    return testing.test(full=options.full, only=options.only, pytest_arguments=options.rest)


def command_lint(options: argparse.Namespace) -> int:
    setup.prepare(developer=True)
    return checks.lint(fix=options.fix)


def command_bench(options: argparse.Namespace) -> int:
    setup.prepare()
    if options.rest[:1] == ["field"]:
        return peers.bench_field(options.rest[1:])
    if options.rest == ["border"]:
        return install.bench_border()
    jobs = sorted(path.parent.name for path in (ROOT / "python" / "modmill").glob("*/bench.py"))
    runs = [options.rest] if options.rest else [[job, "--peers"] for job in jobs]
    peers.build([job for job in peers.JOBS if any({job, "--peers"} <= set(arguments) for arguments in runs)])
    return max(run([VENV / "bin" / "modmill", "bench", *arguments]) for arguments in runs)


def command_gpu(_options: argparse.Namespace) -> int:
    setup.prepare(developer=True)
    return gpu.measure()


def command_soak(options: argparse.Namespace) -> int:
    setup.prepare(developer=True)
    return run([VENV / "bin" / "python", "-m", "tests.soak", *options.rest])


def command_docs(_options: argparse.Namespace) -> int:
    setup.prepare(developer=True)
    return testing.docs()


def command_doctor(options: argparse.Namespace) -> int:
    """Works before anything is built: the report needs the standard library alone."""
    if (VENV / "bin" / "modmill").exists():
        return run([VENV / "bin" / "python", "-m", "modmill.doctor", *options.rest])
    return run([sys.executable, "-B", ROOT / "python" / "modmill" / "doctor.py", *options.rest])


def command_lock(_options: argparse.Namespace) -> int:
    setup.prepare()
    return checks.lock()


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="./dev", description="Set up, run and check Modmill.", epilog=EPILOG)
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def add(
        action: Callable[[argparse.Namespace], int], name: str, text: str, **arguments: dict[str, Any] | str
    ) -> None:
        """A command; an argument of which only the help is given is a flag."""
        sub = commands.add_parser(name, help=text, add_help=name != "soak")
        sub.set_defaults(action=action)
        for word, given in arguments.items():
            settings: dict[str, Any] = {"action": "store_true", "help": given} if isinstance(given, str) else given
            sub.add_argument(word if settings.get("nargs") else f"--{word}", **settings)

    add(command_run, "run", "set up what is missing, then `modmill report`; further arguments go to it")
    add(
        command_test,
        "test",
        "all tests: cargo's, then pytest's; further arguments go to pytest",
        full="slow tests too",
        only={"choices": ("rust", "python"), "help": "one half only"},
        target={"choices": tuple(cross.TARGETS), "help": "Rust's tests on that processor alone, by QEMU"},
        quick="with --target: the arithmetic, without the jobs",
        optional="with --target: all well where it cannot be emulated",
        evex="Rust's tests with backend avxifma in the encoding of AVX-512",
    )
    add(
        command_lint,
        "lint",
        "formatting, clippy, ruff, types, rules of the repository",
        fix="reformat instead of complaining about format",
    )
    add(
        command_bench,
        "bench",
        "`modmill bench JOB --peers` for each job, or with the arguments given; `field`: fields of BLS12 curves; "
        "`border`: the C library beside the Rust crates",
    )
    add(command_gpu, "gpu", "tests and measurements on an OpenCL device, in eight minutes; kept in target/gpu")
    add(
        lambda options: testing.fuzz(options.target, options.seconds),
        "fuzz",
        "run the fuzz targets (needs a nightly toolchain and cargo-fuzz)",
        target={"nargs": "?", "help": "one target; default: each in turn"},
        seconds={"type": int, "default": 60, "help": "time for each target (default 60)"},
    )
    add(
        lambda options: sanitize.sanitize(options.tool),
        "sanitize",
        "the stream under sanitizers, portable code under Miri (needs nightly Rust)",
        tool={"nargs": "?", "choices": tuple(sanitize.TOOLS), "help": "one of them; default: each in turn"},
    )
    add(command_soak, "soak", "attack what is built at random, for some minutes; arguments as in tests/soak")
    add(command_docs, "docs", "build the site of the documents, and run every documented command and example")
    add(
        lambda options: wheel.test(options.file or wheel.build()),
        "wheel",
        "build a wheel, and run README.md and docs/ with it in a fresh environment",
        file={"nargs": "?", "type": Path, "help": "test this wheel instead of building one"},
    )
    add(
        lambda options: install.install(options.prefix),
        "install",
        "build the C library and install it with its headers, for pkg-config and CMake",
        prefix={"type": Path, "required": True, "help": "the folder that gets lib/ and include/"},
    )
    add(command_doctor, "doctor", "what this machine offers, and how to get what is missing")
    add(command_lock, "lock", "renew requirements/*.txt from pyproject.toml and requirements/*.in")
    return top


def main() -> int:
    top = parser()
    options, rest = top.parse_known_args()
    options.rest = rest
    if rest and options.command not in FORWARDING:
        top.error(f"{options.command} does not know {' '.join(rest)}")
    try:
        if options.command != "doctor":
            toolchain.cargo()
        return options.action(options)
    except Stop as stop:
        print(f"dev: {stop}", file=sys.stderr)
        return stop.code
    except KeyboardInterrupt:
        return 128 + signal.SIGINT


if __name__ == "__main__":
    sys.exit(main())
