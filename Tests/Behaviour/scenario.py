"""One program: as it is, with swiftfix's safe fixes, and with all of them."""

import difflib
import json
import pathlib
import re
import shutil
import subprocess
import tempfile

from runtime import SECONDS, CompilerError

SCRIPT = "Script.swift"  # which swiftfix doesn't see
OPTIONS = ["--no-config", "--deployment", "ios=17,macos=14,tvos=17,watchos=10", "--format", "json"]
SWIFTFIX_FAULT = "This is a fault of swiftfix"


class SwiftfixError(Exception):
    """swiftfix did not end as it should."""


class Scenario:
    """A program, and what its script says that fixes change. `compare` finds out whether that is so."""

    def __init__(self, folder, options, runtime):
        self.folder, self.options, self.runtime = folder, options, runtime
        head = (folder / SCRIPT).read_text()
        self.shows, self.tells = set(words(head, "shows")), set(words(head, "tells"))
        self.safe_passes, self.flags = words(head, "safe"), words(head, "flags")
        self.lines, self.faults = [], 0
        self.shown = self.safe = 0  # rules whose claim came true, and safe fixes
        self.rules = ""  # of all fixes

    def compare(self):
        with tempfile.TemporaryDirectory() as scratch:
            try:
                self._compare(pathlib.Path(scratch))
            except (CompilerError, SwiftfixError, subprocess.TimeoutExpired) as error:
                self._fault(str(error))
        return self

    def report(self):
        """A line with the verdict, and those that explain it."""
        verdict = "FAULT" if self.faults else "ok"
        return "\n".join([f"{verdict}  {self.folder.name}  {self.rules}", *self.lines])

    def _compare(self, scratch):
        before = self._copy(scratch / "before")
        expected = self._output(before)
        if self.options.verbose:
            self.lines.append(expected)
        safe, safe_findings = self._fixed(scratch / "safe")
        bold, bold_findings = self._fixed(scratch / "unsafe", "--unsafe")
        if self.options.diff:
            self.lines += difference(before, bold)
        reported = self._check_findings(safe_findings, bold_findings)
        self._check_output("with safe fixes", expected, self._output(safe), self.tells)
        self._check_output("with unsafe fixes", expected, self._output(bold), self.shows | self.tells)
        for rule in sorted((self.shows | self.tells) - reported):
            self._fault(f"{rule} is not reported")

    def _copy(self, folder):
        return shutil.copytree(self.folder, folder, ignore=shutil.ignore_patterns(SCRIPT))

    def _fixed(self, folder, *flags):
        """The folder with the program that swiftfix made, and the findings."""
        self._copy(folder)
        command = [self.options.program.resolve(), *OPTIONS, *self.flags, *flags, "."]
        run = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=SECONDS)
        if run.returncode or SWIFTFIX_FAULT in run.stderr or not run.stdout.startswith("{"):
            raise SwiftfixError(f"swiftfix ends with {run.returncode}: {run.stderr}")
        return folder, json.loads(run.stdout)["findings"]

    def _output(self, folder):
        sources = [*sorted(folder.rglob("*.swift")), self.folder / SCRIPT]
        return self.runtime.output(sources, folder / "program")

    def _check_findings(self, safe_findings, bold_findings):
        """Counts the fixes; the result is the IDs of the unsafe rules and of the notes on safe fixes."""
        fixes = [finding for finding in safe_findings if finding["tier"] == "safe"]
        fixed = {finding["id"] for finding in fixes}
        unsafe = {rule for finding in bold_findings if finding["tier"] == "unsafe"
                  for rule in [finding["id"], *finding["otherIDs"]]}
        notes = {note["id"] for finding in safe_findings for note in [finding, *finding["notes"]]}
        self.safe = len(fixes)
        self.rules = " ".join([*sorted(fixed), *sorted(unsafe - fixed)])
        for name in self.safe_passes:
            if not any(finding["pass"] == name for finding in fixes):
                self._fault(f"{name} makes no safe fix")
        return unsafe & self.shows | notes & self.tells

    def _check_output(self, choice, expected, actual, rules):
        """What is shown must be something else where there are rules that say so, and only there."""
        expected, actual = told_lines(expected), told_lines(actual)
        if expected == actual:
            if rules:
                self._fault(f"{choice} nothing is different, and not what {', '.join(sorted(rules))} says")
            return
        self.shown += len(rules & self.shows)
        changes = list(difflib.unified_diff(expected, actual, "before", choice, lineterm="", n=4))
        if not rules:
            self._fault(f"{choice} the program shows something else:\n" + "\n".join(changes))
        elif self.options.verbose:
            self.lines += changes

    def _fault(self, text):
        self.faults += 1
        self.lines += ["    " + line for line in text.splitlines()]


def words(head, key):
    """What the comment `// KEY: …` of a script says."""
    found = re.search(rf"^// {key}: (.*)$", head, re.MULTILINE)
    return found[1].split() if found else []


def told_lines(output):
    """Without the evaluations of bodies, of which there may be fewer."""
    return [line for line in output.splitlines() if not line.startswith("  ~ ")]


def difference(before, after):
    """A diff of the Swift files of two folders."""
    lines = []
    for path in sorted(before.rglob("*.swift")):
        texts = [(folder / path.relative_to(before)).read_text().splitlines() for folder in (before, after)]
        lines += difflib.unified_diff(*texts, path.name, path.name, lineterm="")
    return lines
