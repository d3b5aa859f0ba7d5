#!/usr/bin/env python3
"""Runs the programs of Scenarios as they are, with swiftfix's safe fixes and with all of them, and compares what
they show and do. See README.md."""

import argparse
import concurrent.futures
import os
import pathlib
import sys

from runtime import CompilerError, Runtime
from scenario import SCRIPT, Scenario

HERE = pathlib.Path(__file__).resolve().parent


def parsed_options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", type=pathlib.Path, help="the swiftfix to test")
    parser.add_argument("--only", default="", help="only scenarios whose names hold this")
    parser.add_argument("--scenarios", type=pathlib.Path, default=HERE / "Scenarios", help="other scenarios")
    parser.add_argument("--verbose", action="store_true", help="print what every program shows")
    parser.add_argument("--diff", action="store_true", help="print what swiftfix changes")
    parser.add_argument("--build", type=pathlib.Path, default=HERE.parent.parent / ".build/swiftfix-behaviour",
                        help="where modules and what programs printed are kept")
    options = parser.parse_args()
    if not os.access(options.program, os.X_OK) or not options.program.is_file():
        parser.error(f"there is no program at '{options.program}'; 'swift build' builds it")
    if not options.scenarios.is_dir():
        parser.error(f"there is no folder at '{options.scenarios}'")
    options.folders = [folder for folder in sorted(options.scenarios.iterdir())
                       if options.only in folder.name and (folder / SCRIPT).exists()]
    if not options.folders:
        parser.error(f"there is no scenario named like '{options.only}' in '{options.scenarios}'")
    return options


def main():
    options = parsed_options()
    try:
        runtime = Runtime(options.build.resolve())
    except CompilerError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        scenarios = list(pool.map(lambda folder: Scenario(folder, options, runtime).compare(), options.folders))
    for scenario in scenarios:
        print(scenario.report())
    safe, shown, faults = (
        sum(getattr(scenario, count) for scenario in scenarios) for count in ("safe", "shown", "faults"))
    print(f"{len(scenarios)} programs, {safe} safe fixes, {shown} unsafe rules shown: {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
