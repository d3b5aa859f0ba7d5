#!/usr/bin/env python3
"""Runs all passes over copies of whole apps and checks what comes of it. See README.md."""

import argparse
import collections
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

PASSES = ["hoist-formatters", "anyview-to-viewbuilder", "ternary-modifiers", "lazy-stacks", "observable-migration"]
OPTIONS = ["--deployment", "ios=17,macos=14", "--color", "never"]
ERROR = re.compile(r"^(.*?\.swift):\d+:\d+: error: ")


def swiftfix(program, folder, *arguments):
    run = subprocess.run([program, *OPTIONS, *arguments, "."], cwd=folder, capture_output=True, text=True,
                         errors="replace")
    return run.returncode, run.stdout, run.stderr


def contents(folder):
    """The Swift files beneath a folder, by path."""
    files = {}
    for root, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(root, name)
            if name.endswith(".swift") and not os.path.islink(path):
                with open(path, "rb") as file:
                    files[os.path.relpath(path, folder)] = file.read()
    return files


def comments(data):
    """The comments of a file, each with its white space made one. Strings are skipped, and what they interpolate."""
    text, at, found = data.decode(errors="replace"), 0, collections.Counter()
    token = re.compile(r'//[^\n]*|/\*|(?P<raw>#*)(?P<quote>"""|")')
    while match := token.search(text, at):
        at = match.end()
        if match["quote"]:
            at = end_of_string(text, at, match["raw"], match["quote"])
            continue
        if match[0] == "/*":
            at = end_of_comment(text, at)
        found[" ".join(text[match.start():at].split())] += 1
    return found


def end_of_comment(text, at):
    depth = 1
    while depth and (match := re.compile(r"/\*|\*/").search(text, at)):
        depth += 1 if match[0] == "/*" else -1
        at = match.end()
    return len(text) if depth else at


def end_of_string(text, at, raw, quote):
    escape, end = "\\" + raw, quote + raw
    while at < len(text):
        if text.startswith(end, at):
            return at + len(end)
        if text.startswith(escape, at):
            at += len(escape)
            at = end_of_interpolation(text, at + 1) if text.startswith("(", at) else at + 1
        elif text[at] == "\n" and quote == '"':
            return at
        else:
            at += 1
    return at


def end_of_interpolation(text, at):
    depth = 1
    while at < len(text) and depth:
        if match := re.compile(r'(#*)("""|")').match(text, at):
            at = end_of_string(text, match.end(), match[1], match[2])
            continue
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
    return at


def broken(folder, paths):
    """Which of the files have errors for the parser of the toolchain."""
    found = set()
    for start in range(0, len(paths), 100):
        run = subprocess.run(["swiftc", "-frontend", "-parse", *paths[start:start + 100]], cwd=folder,
                             capture_output=True, text=True, errors="replace")
        lines = run.stderr.splitlines()
        found |= {match[1] for match in map(ERROR.match, lines) if match}
        if run.returncode and not any(map(ERROR.match, lines)):
            found.add("swiftc: " + (lines or ["no output"])[0])
    return found


def count(report, counts):
    """Adds the findings of a dry run: by pass and tier, under the IDs that they fall under."""
    for finding in json.loads(report)["findings"]:
        rules = "+".join([finding["id"], *finding["otherIDs"]])
        if finding["pass"] in PASSES and finding["tier"] != "note":
            counts[finding["pass"]][finding["tier"], rules] += 1


def check(app, folder, arguments, counts):
    """Runs swiftfix over a copy of an app; the result is what is wrong with it."""
    status, report, _ = swiftfix(arguments.swiftfix, folder, "--dry-run", "--quiet", "--format", "json")
    problems = [f"dry run ends with {status}"] if status not in (0, 2) else []
    count(report, counts)
    if arguments.diffs:
        for codemod in PASSES:
            _, diff, _ = swiftfix(arguments.swiftfix, folder, "--dry-run", "--unsafe", "--quiet", "--only", codemod)
            with open(os.path.join(arguments.diffs, f"{codemod}.{app}.diff"), "w") as file:
                file.write(diff)
    before = contents(folder)
    status, _, report = swiftfix(arguments.swiftfix, folder, "--unsafe", "--allow-dirty")
    if status not in (0, 2) or "This is a fault of swiftfix" in report:
        problems.append(f"ends with {status}: " + " / ".join(x for x in report.splitlines() if "error:" in x))
    after = contents(folder)
    changed = sorted(path for path in after if after[path] != before[path])
    for path in changed:
        for lost in (comments(before[path]) - comments(after[path])).elements():
            problems.append(f"{path}: the comment is lost: {lost}")
    new = broken(folder, changed) - broken(os.path.join(arguments.corpus, app), changed)
    problems += [f"{path}: syntax error" for path in sorted(new)]
    swiftfix(arguments.swiftfix, folder, "--unsafe", "--allow-dirty")
    again = contents(folder)
    problems += [f"{path}: changed by the second run" for path in sorted(again) if again[path] != after[path]]
    print(f"| {app} | {len(before)} | {len(changed)} | {len(problems)} |", flush=True)
    return problems


def table(counts):
    print("\n| pass | seen | safe | not safe, by what has to be allowed | left alone, by reason |\n|---|---|---|---|---|")
    for codemod in PASSES:
        rules = counts[codemod]
        columns = []
        for tier in ["safe", "unsafe", "refusal"]:
            found = [(name, number) for (kind, name), number in rules.most_common() if kind == tier]
            names = ", ".join(f"{name} {number}" for name, number in found)
            columns.append(f"{sum(number for _, number in found)}" + (f": {names}" if found and tier != "safe" else ""))
        print(f"| {codemod} | {sum(rules.values())} | " + " | ".join(columns) + " |")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("corpus", help="a folder with a folder for each app")
    parser.add_argument("swiftfix", type=os.path.abspath, help="the program, built for release")
    parser.add_argument("--only", default="", help="apps whose name contains this")
    parser.add_argument("--diffs", type=os.path.abspath, help="a folder for what each pass changes, app by app")
    arguments = parser.parse_args()
    if arguments.diffs:
        os.makedirs(arguments.diffs, exist_ok=True)
    counts = collections.defaultdict(collections.Counter)
    problems = []
    print("| app | files | changed | problems |\n|---|---|---|---|", flush=True)
    for app in sorted(os.listdir(arguments.corpus)):
        if arguments.only not in app or not os.path.isdir(os.path.join(arguments.corpus, app)):
            continue
        with tempfile.TemporaryDirectory() as temporary:
            folder = os.path.join(temporary, app)
            shutil.copytree(os.path.join(arguments.corpus, app), folder, symlinks=True)
            problems += [f"{app}: {problem}" for problem in check(app, folder, arguments, counts)]
    table(counts)
    for problem in problems:
        print(problem, file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
