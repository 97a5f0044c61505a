"""The task runner behind ./dev: run, test, lint, bench, fuzz, sanitize, soak, docs, wheel, doctor, lock."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from pathlib import Path

import checks
import cross
import field_peers
import gf2_peers
import msm_peers
import peers
import sanitize
import setup
import testing
import toolchain
import wheel
from common import ROOT, VENV, Stop, environment, run

EPILOG = "Exit codes: 0 all well, 1 a check or test said no, 2 the machine or the command line is not as needed."


def command_run(options: argparse.Namespace) -> int:
    setup.prepare()
    command = VENV / "bin" / "modmill"
    os.execve(command, [str(command), "report", *options.rest], environment())


def command_test(options: argparse.Namespace) -> int:
    if options.evex:
        toolchain.cargo()
        return testing.evex()
    if options.target:
        toolchain.cargo()
        return testing.elsewhere(options.target, options.quick, options.optional)
    setup.prepare(developer=True)
    return testing.test(full=options.full, only=options.only, pytest_arguments=options.rest)


def command_lint(options: argparse.Namespace) -> int:
    setup.prepare(developer=True)
    return checks.lint(fix=options.fix)


def command_bench(options: argparse.Namespace) -> int:
    setup.prepare()
    if options.rest[:1] == ["field"]:
        return field_peers.bench(options.rest[1:])
    jobs = sorted(path.parent.name for path in (ROOT / "python" / "modmill").glob("*/bench.py"))
    runs = [options.rest] if options.rest else [[job, "--peers"] for job in jobs]
    for job, build in (("sigverify", peers.build), ("gf2", gf2_peers.build), ("msm", msm_peers.build)):
        if any({job, "--peers"} <= set(arguments) for arguments in runs):
            build()
    return max(run([VENV / "bin" / "modmill", "bench", *arguments]) for arguments in runs)


def command_fuzz(options: argparse.Namespace) -> int:
    return testing.fuzz(options.target, options.seconds)


def command_sanitize(options: argparse.Namespace) -> int:
    return sanitize.sanitize(options.tool)


def command_soak(options: argparse.Namespace) -> int:
    setup.prepare(developer=True)
    return run([VENV / "bin" / "python", "-m", "tests.soak", *options.rest])


def command_docs(_options: argparse.Namespace) -> int:
    setup.prepare(developer=True)
    return testing.docs()


def command_wheel(options: argparse.Namespace) -> int:
    return wheel.test(options.file or wheel.build())


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

    sub = commands.add_parser("run", help="set up what is missing, then `modmill report`; further arguments go to it")
    sub.set_defaults(action=command_run)

    sub = commands.add_parser("test", help="all tests: cargo's, then pytest's; further arguments go to pytest")
    sub.add_argument("--full", action="store_true", help="slow tests too")
    sub.add_argument("--only", choices=("rust", "python"), help="one half only")
    sub.add_argument("--target", choices=tuple(cross.TARGETS), help="Rust's tests on that processor alone, by QEMU")
    sub.add_argument("--quick", action="store_true", help="with --target: the arithmetic, without the jobs")
    sub.add_argument("--optional", action="store_true", help="with --target: all well where it cannot be emulated")
    sub.add_argument("--evex", action="store_true", help="Rust's tests with backend avxifma in the encoding of AVX-512")
    sub.set_defaults(action=command_test)

    sub = commands.add_parser("lint", help="formatting, clippy, ruff, types, rules of the repository")
    sub.add_argument("--fix", action="store_true", help="reformat instead of complaining about format")
    sub.set_defaults(action=command_lint)

    sub = commands.add_parser(
        "bench",
        help="`modmill bench JOB --peers` for each job, or with the arguments given; `field`: fields of BLS12 curves",
    )
    sub.set_defaults(action=command_bench)

    sub = commands.add_parser("fuzz", help="run the fuzz targets (needs a nightly toolchain and cargo-fuzz)")
    sub.add_argument("target", nargs="?", help="one target; default: each in turn")
    sub.add_argument("--seconds", type=int, default=60, help="time for each target (default 60)")
    sub.set_defaults(action=command_fuzz)

    sub = commands.add_parser(
        "sanitize", help="the stream under sanitizers, portable code under Miri (needs nightly Rust)"
    )
    sub.add_argument("tool", nargs="?", choices=tuple(sanitize.TOOLS), help="one of them; default: each in turn")
    sub.set_defaults(action=command_sanitize)

    sub = commands.add_parser(
        "soak", help="attack what is built at random, for some minutes; arguments as in tests/soak", add_help=False
    )
    sub.set_defaults(action=command_soak)

    sub = commands.add_parser(
        "docs", help="build the site of the documents, and run every documented command and example"
    )
    sub.set_defaults(action=command_docs)

    sub = commands.add_parser("wheel", help="build a wheel, and run README.md and docs/ with it in a fresh environment")
    sub.add_argument("file", nargs="?", type=Path, help="test this wheel instead of building one")
    sub.set_defaults(action=command_wheel)

    sub = commands.add_parser("doctor", help="what this machine offers, and how to get what is missing")
    sub.set_defaults(action=command_doctor)

    sub = commands.add_parser("lock", help="renew requirements/*.txt from pyproject.toml and requirements/*.in")
    sub.set_defaults(action=command_lock)
    return top


FORWARDING = {"run", "test", "bench", "soak", "doctor"}


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
