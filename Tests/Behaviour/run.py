#!/usr/bin/env python3
"""Runs the programs of Scenarios as they are, with swiftfix's safe fixes and with all of them, and compares what
they show and do. See README.md."""

import argparse
import concurrent.futures
import difflib
import functools
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
DEPLOYMENT = "ios=17,macos=14,tvos=17,watchos=10"
CHOICES = {"safe": [], "unsafe": ["--unsafe"]}


def main():
    arguments = parsed_arguments()
    build = arguments.build.resolve()
    build.mkdir(parents=True, exist_ok=True)
    runtime = build_runtime(build)
    scenarios = [
        folder
        for folder in sorted(arguments.scenarios.iterdir())
        if (folder / "Script.swift").exists() and (not arguments.only or arguments.only in folder.name)
    ]
    if not scenarios:
        sys.exit(f"there is no scenario named like '{arguments.only}' in {arguments.scenarios}")
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda folder: Scenario(folder, arguments, runtime, build).result(), scenarios))
    for result in results:
        print("\n".join(result.lines))
    faults = sum(result.faults for result in results)
    safe = sum(result.safe for result in results)
    shown = sum(result.shown for result in results)
    print(f"{len(results)} programs, {safe} safe fixes, {shown} unsafe rules shown: {faults} faults")
    sys.exit(1 if faults else 0)


def parsed_arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", type=pathlib.Path, help="the swiftfix to test")
    parser.add_argument("--only", default="", help="only scenarios whose names hold this")
    parser.add_argument("--scenarios", type=pathlib.Path, default=HERE / "Scenarios", help="other scenarios")
    parser.add_argument("--verbose", action="store_true", help="print what every program shows")
    parser.add_argument("--diff", action="store_true", help="print what swiftfix changes")
    parser.add_argument(
        "--build", type=pathlib.Path, default=HERE.parent.parent / ".build/swiftfix-behaviour",
        help="where modules and what programs printed are kept",
    )
    return parser.parse_args()


def build_runtime(build):
    """Compiles the modules, unless they are there, and returns the folder that holds them."""
    sources = sorted(HERE.glob("Combine/*.swift")) + sorted(HERE.glob("SwiftUI/*.swift"))
    folder = build / f"runtime-{digest(sources)}"
    if folder.exists():
        return folder
    scratch = pathlib.Path(tempfile.mkdtemp(dir=build))
    for module in ("Combine", "SwiftUI"):
        compiled(
            ["-parse-as-library", "-emit-module", "-emit-library", "-static", "-module-name", module]
            + [str(source) for source in sources if source.parent.name == module]
            + ["-I", str(scratch), "-emit-module-path", str(scratch / f"{module}.swiftmodule")]
            + ["-o", str(scratch / f"lib{module}.a")]
        )
    scratch.rename(folder)
    return folder


def compiled(arguments):
    command = ["swiftc", "-swift-version", "5", "-suppress-warnings", *arguments]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        raise RuntimeError("\n".join(re.findall(r"^.*error: .*$", result.stdout + result.stderr, re.M)))


@functools.cache
def compiler_version():
    return subprocess.run(["swiftc", "--version"], capture_output=True, check=True).stdout


def digest(files):
    sums = hashlib.sha256(compiler_version())
    for file in files:
        sums.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return sums.hexdigest()[:16]


class Scenario:
    """A program, and what swiftfix makes of it."""

    def __init__(self, folder, arguments, runtime, build):
        self.folder, self.arguments, self.runtime, self.build = folder, arguments, runtime, build
        head = (folder / "Script.swift").read_text()
        self.shows = set(words(head, "shows"))
        self.tells = set(words(head, "tells"))
        self.safe_passes = words(head, "safe")
        self.flags = words(head, "flags")
        self.lines, self.faults, self.shown, self.safe = [], 0, 0, 0

    def result(self):
        with tempfile.TemporaryDirectory() as scratch:
            try:
                self.compare(pathlib.Path(scratch))
            except (RuntimeError, subprocess.TimeoutExpired) as error:
                self.fault(str(error))
        verdict = "FAULT" if self.faults else "ok"
        self.lines.insert(0, f"{verdict}  {self.folder.name}  {self.told}")
        return self

    told = ""

    def compare(self, scratch):
        before = self.copy(scratch / "before")
        expected = self.shown_by(before)
        if self.arguments.verbose:
            self.lines.append(expected)
        safe, safe_findings = self.fixed(scratch, "safe")
        bold, bold_findings = self.fixed(scratch, "unsafe")
        fixes = [finding["id"] for finding in safe_findings if finding["tier"] == "safe"]
        rules = {
            id
            for finding in bold_findings
            if finding["tier"] == "unsafe"
            for id in [finding["id"], *finding["otherIDs"]]
        }
        self.safe = len(fixes)
        self.told = " ".join(sorted(set(fixes)) + sorted(rules - set(fixes)))
        if self.arguments.diff:
            self.lines += difference(before, bold)
        for name in self.safe_passes:
            if not any(f["pass"] == name and f["tier"] == "safe" for f in safe_findings):
                self.fault(f"{name} makes no safe fix")
        notes = {note["id"] for finding in safe_findings for note in [finding, *finding["notes"]]}
        self.check("with safe fixes", expected, self.shown_by(safe), self.tells)
        self.check("with unsafe fixes", expected, self.shown_by(bold), self.shows | self.tells)
        for rule in sorted(self.shows - rules | self.tells - notes):
            self.fault(f"{rule} is not reported")

    def copy(self, folder):
        shutil.copytree(self.folder, folder, ignore=shutil.ignore_patterns("Script.swift"))
        return folder

    def fixed(self, scratch, choice):
        """The folder with the program that swiftfix made, and the findings."""
        folder = self.copy(scratch / choice)
        options = ["--no-config", "--deployment", DEPLOYMENT, "--format", "json", *self.flags, *CHOICES[choice]]
        command = [self.arguments.program.resolve(), *options, "."]
        result = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60)
        if not result.stdout.startswith("{"):
            raise RuntimeError(f"swiftfix failed: {result.stderr}")
        return folder, json.loads(result.stdout)["findings"]

    def shown_by(self, folder):
        """What the program prints, from the last time where nothing has changed since."""
        sources = sorted(folder.rglob("*.swift")) + [self.folder / "Script.swift"]
        known = self.build / f"output-{self.runtime.name}-{digest(sources)}.txt"
        if not known.exists():
            program = folder / "program"
            compiled(
                ["-Onone", "-parse-as-library", "-module-name", "Scenario", *map(str, sources)]
                + ["-I", str(self.runtime), "-L", str(self.runtime), "-lSwiftUI", "-lCombine", "-o", str(program)]
            )
            environment = {**os.environ, "TZ": "UTC", "LC_ALL": "C", "SWIFT_BACKTRACE": "enable=no"}
            result = subprocess.run(
                [program], capture_output=True, text=True, timeout=60, env=environment
            )
            ending = "" if result.returncode == 0 else f"! ended with {result.returncode}: {result.stderr}\n"
            new = known.with_suffix(f".{os.getpid()}")
            new.write_text(result.stdout + ending)
            new.rename(known)
        return known.read_text()

    def check(self, choice, expected, actual, shows):
        expected, actual = told_lines(expected), told_lines(actual)
        if expected == actual:
            if shows:
                self.fault(f"{choice} nothing is different, and not what {', '.join(sorted(shows))} says")
            return
        self.shown += len(shows & self.shows)
        changes = list(difflib.unified_diff(expected, actual, "before", choice, lineterm="", n=4))
        if not shows:
            self.fault(f"{choice} the program shows something else:\n" + "\n".join(changes))
        elif self.arguments.verbose:
            self.lines += changes

    def fault(self, text):
        self.faults += 1
        self.lines += ["    " + line for line in text.splitlines()]


def words(head, key):
    found = re.search(rf"^// {key}: (.*)$", head, re.M)
    return found[1].split() if found else []


def told_lines(output):
    """Without the evaluations of bodies, of which there may be fewer."""
    return [line for line in output.splitlines() if not line.startswith("  ~ ")]


def difference(before, after):
    lines = []
    for path in sorted(before.rglob("*.swift")):
        texts = [(folder / path.relative_to(before)).read_text().splitlines() for folder in (before, after)]
        lines += difflib.unified_diff(*texts, path.name, path.name, lineterm="")
    return lines


if __name__ == "__main__":
    main()
