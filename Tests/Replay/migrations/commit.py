"""Makes the move of one commit again, with swiftfix, and compares."""

import collections
import os
import shutil

from shared import swiftfix

from .assignments import compare_assignments
from .classes import compare_class
from .injections import compare_injections
from .migration import Migration, Sides
from .properties import compare_properties
from .publishers import compare_publishers
from .refusals import Refusals
from .repository import check_out
from .source import read

OPTIONS = ["--only", "observable-migration", "--unsafe", "--allow-dirty", "--yes", "--verbose", "--color",
           "never", "--deployment", "ios=17,macos=14,tvos=17,watchos=10,visionos=1"]


class Commit(collections.namedtuple("Commit", "repository hash parent tier files classes")):
    """An entry of the list: OWNER/NAME, two hashes, a tier, and the paths of files and of classes that moved."""

    __slots__ = ()

    @property
    def short_hash(self):
        return self.hash[:8]

    def __str__(self):
        return f"{self.repository}@{self.short_hash}"


def replay(commit, directory, program, scratch):
    """The results for a commit of a git directory, and whether swiftfix could read every file."""
    folders = Sides(*(os.path.join(scratch, side) for side in Sides._fields))
    check_out(directory, commit.parent, folders.before)
    check_out(directory, commit.hash, folders.human)
    shutil.copytree(folders.before, folders.ours)
    run = swiftfix.run(program, [*OPTIONS, "."], folders.ours)
    with open(os.path.join(scratch, "report.txt"), "w", encoding="utf-8") as file:
        file.write(run.output.decode(errors="replace") + run.messages)
    if problem := swiftfix.problem(run):
        raise swiftfix.SwiftfixError(problem)
    return compare(migration(commit, folders, run.messages)), run.status == 0


def migration(commit, folders, report):
    paths = {path.strip().strip('"') for path in commit.files}
    files = {path: Sides(*(read(folder, path) for folder in folders))
             for path in sorted(paths) if path.endswith(".swift")}
    files = {path: sides for path, sides in files.items() if sides.before}
    return Migration(files, commit.classes, Refusals(report, folders.before))


def compare(migration):
    results = [compare_class(path, migration) for path in migration.classes]
    for path, sides in migration.files.items():
        if sides.human is not None:
            results += compare_properties(path, migration)
            results += compare_injections(path, migration)
            results += compare_assignments(path, migration)
            results += compare_publishers(path, migration)
    return results
