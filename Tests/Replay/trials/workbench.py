"""Runs swiftfix over a program, compiles it before and after, and says what is wrong."""

import collections
import json
import os
import re
import tempfile

from mutations.program import encoded, read, write
from mutations.tree import Parser
from shared import swiftfix
from shared.scanner import lost_comments

from .compiler import Compiler
from .seeds import seeds

SOUND, FAULTY, LEFT_ALONE, NO_PROGRAM = "sound", "fault", "left alone", "doesn't compile"
TIERS = {"safe": [], "unsafe": ["--unsafe"]}

# `fixes` are pairs of a pass and a tier; `fault` is None unless the outcome is FAULTY.
Verdict = collections.namedtuple("Verdict", "outcome fixes fault", defaults=[frozenset(), None])
Fault = collections.namedtuple("Fault", "kind tier message after")  # `after` is what swiftfix made of the files
Fixed = collections.namedtuple("Fixed", "tier options files findings problem")


class Workbench:
    """What judges a mutant, and what is mutated."""

    def __init__(self, root, program):
        self.program, self.compiler, self.parser = program, Compiler(root), Parser(program)
        self.seeds = seeds(root, self.parser)

    def fixed(self, files, tier, options):
        """What swiftfix makes of a program, with the findings if it changes, and what is wrong with the run."""
        with tempfile.TemporaryDirectory() as folder:
            write(files, folder)
            run = swiftfix.run(
                self.program, ["--no-config", "--color", "never", "--format", "json", *options, *TIERS[tier], "."],
                folder, environment={**os.environ, "XDG_STATE_HOME": os.path.join(folder, ".state")})
            after = read(folder, files)
        problem = swiftfix.problem(run)
        findings = [] if problem or after == files else json.loads(run.output)["findings"]
        return Fixed(tier, options, after, findings, problem)

    def verdict(self, files, mode, options, tiers=TIERS):
        """How swiftfix treats a program in a language mode, with the fixes of some tiers.

        Nothing is compiled that isn't changed, and a program that doesn't compile before is none."""
        changes = []
        for tier in tiers:
            fixed = self.fixed(files, tier, [*options, "--swift", mode])
            if fixed.problem:
                if self.compiler.errors(files, mode):
                    return Verdict(NO_PROGRAM)
                return Verdict(FAULTY, fault=Fault("run", tier, fixed.problem, fixed.files))
            if fixed.files not in [files, *(change.files for change in changes)]:
                changes.append(fixed)
        if not changes:
            return Verdict(LEFT_ALONE)
        if self.compiler.errors(files, mode):
            return Verdict(NO_PROGRAM)
        fixes = {(finding["pass"], finding["tier"]) for change in changes for finding in change.findings
                 if finding["tier"] in ("safe", change.tier)}
        for change in changes:
            if fault := self.fault(files, change, mode):
                return Verdict(FAULTY, fixes, fault)
        return Verdict(SOUND, fixes)

    def fault(self, before, fixed, mode):
        """What is wrong with a program that swiftfix changed, or None."""
        def fault(kind, message):
            return Fault(kind, fixed.tier, message, fixed.files)

        if errors := self.compiler.errors(fixed.files, mode):
            return fault("compile", "; ".join(f"{path}:{line}: {message}" for path, line, message in errors[:3]))
        if lost := lost_comments(encoded(before).values(), encoded(fixed.files).values()):
            return fault("comment", f"lost: {lost[0]}")
        again = self.fixed(fixed.files, fixed.tier, fixed.options)
        if again.problem:
            return fault("run", again.problem)
        return fault("again", "changed by the second run") if again.files != fixed.files else None


def signature(fault):
    """The kind of a fault: its message without the names in it."""
    message = re.sub(r"\s+", " ", fault.message.split("; ")[0])
    return fault.kind, fault.tier, re.sub(r"'[^']*'|\S+\.swift:\d+|\d+", "_", message)
