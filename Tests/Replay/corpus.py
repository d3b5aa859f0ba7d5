#!/usr/bin/env python3
"""Runs all passes over copies of whole apps and checks what comes of it. See README.md."""

import argparse
import collections
import json
import os
import shutil
import sys
import tempfile

from shared import arguments, files, swiftfix
from shared.scanner import lost_comments
from shared.swiftfix import PASSES
from shared.toolchain import with_syntax_errors

OPTIONS = ["--deployment", "ios=17,macos=14", "--color", "never"]
CHANGE = ["--unsafe", "--allow-dirty", "--yes"]


def run(options, folder, *more):
    only = ["--only", options.passes] if options.passes and "--only" not in more else []
    return swiftfix.run(options.swiftfix, [*OPTIONS, *only, *more, "."], folder)


def read(folder):
    return files.read(folder, files.swift_paths(folder))


def counted(report, passes):
    """The findings of a dry run: by pass, the number of each tier and the IDs that they fall under."""
    counts = collections.defaultdict(collections.Counter)
    for finding in json.loads(report)["findings"]:
        if (not passes or finding["pass"] in passes) and finding["tier"] != "note":
            ids = "+".join([finding["id"], *finding["otherIDs"]])
            counts[finding["pass"]][finding["tier"], ids] += 1
    return counts


def write_diffs(options, app, folder):
    """Writes what each pass alone would change."""
    for codemod in PASSES:
        diff = run(options, folder, "--dry-run", "--unsafe", "--quiet", "--only", codemod).output
        with open(os.path.join(options.diffs, f"{codemod}.{app}.diff"), "wb") as file:
            file.write(diff)


def changed_app(options, original, folder):
    """Changes a copy of an app, twice: the number of its files, the changed ones, and what is wrong with them."""
    before = read(folder)
    problem = swiftfix.problem(run(options, folder, *CHANGE))
    problems = [problem] if problem else []
    after = read(folder)
    changed = sorted(path for path in after if after[path] != before.get(path))
    for path in changed:
        lost = lost_comments([before.get(path, b"")], [after[path]])
        problems += [f"{path}: the comment is lost: {comment}" for comment in lost]
    problems += [f"{path}: is lost" for path in sorted(before.keys() - after.keys())]
    new = with_syntax_errors(folder, changed) - with_syntax_errors(original, changed)
    problems += [f"{path}: syntax error" for path in sorted(new)]
    run(options, folder, *CHANGE)
    again = read(folder)
    problems += [f"{path}: changed by the second run" for path in sorted(again) if again[path] != after.get(path)]
    return len(before), changed, problems


def check(options, app):
    """Runs swiftfix over a copy of an app, and prints a row: the findings of a dry run, and what is wrong."""
    original = os.path.join(options.apps, app)
    with tempfile.TemporaryDirectory() as scratch:
        folder = shutil.copytree(original, os.path.join(scratch, app), symlinks=True)
        dry_run = run(options, folder, "--dry-run", "--quiet", "--format", "json")
        problem = swiftfix.problem(dry_run)
        counts = {} if problem else counted(dry_run.output, [] if options.passes else PASSES)
        if options.diffs:
            write_diffs(options, app, folder)
        total, changed, problems = changed_app(options, original, folder)
    problems = ([f"dry run: {problem}"] if problem else []) + problems
    print(f"| {app} | {total} | {len(changed)} | {len(problems)} |", flush=True)
    return counts, [f"{app}: {problem}" for problem in problems]


def print_counts(counts):
    print("\n| pass | seen | safe | not safe, by what has to be allowed | left alone, by reason |")
    print("|---|---|---|---|---|")
    for codemod in [*(name for name in PASSES if name in counts), *sorted(counts.keys() - set(PASSES))]:
        found = counts[codemod]
        columns = [str(sum(found.values()))]
        for tier in ["safe", "unsafe", "refusal"]:
            ids = [(name, number) for (kind, name), number in found.most_common() if kind == tier]
            names = ", ".join(f"{name} {number}" for name, number in ids)
            total = str(sum(number for _, number in ids))
            columns.append(f"{total}: {names}" if ids and tier != "safe" else total)
        print(f"| {codemod} | " + " | ".join(columns) + " |")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("apps", type=arguments.folder, help="a folder with a folder for each app")
    parser.add_argument("swiftfix", type=arguments.program, help="the program, built for release")
    parser.add_argument("--only", default="", help="apps whose name contains this")
    parser.add_argument("--passes", default="", help="passes, or a tag of several such as 'modern'; all by default")
    parser.add_argument("--diffs", type=os.path.abspath, help="a folder for what each pass changes, app by app")
    options = parser.parse_args()
    apps = sorted(name for name in os.listdir(options.apps)
                  if options.only in name and os.path.isdir(os.path.join(options.apps, name)))
    if not apps:
        parser.error(f"'{options.apps}' has no folder with '{options.only}' in its name")
    if options.diffs:
        os.makedirs(options.diffs, exist_ok=True)
    total, problems = collections.defaultdict(collections.Counter), []
    print("| app | files | changed | problems |\n|---|---|---|---|", flush=True)
    for app in apps:
        counts, found = check(options, app)
        for codemod, ids in counts.items():
            total[codemod].update(ids)
        problems += found
    print_counts(total)
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
