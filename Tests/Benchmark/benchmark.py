#!/usr/bin/env python3
"""Measures swiftfix in bulk: whole processes, a dry run with all passes, files in the cache of the system.

    Tests/Benchmark/benchmark.py [OPTION…] FOLDER…

The folders hold Swift code; what is in them together is copied into one git repository in a temporary folder
and is the input. See README.md beside this file.
"""

import argparse
import hashlib
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

PROJECT_FILES = ("project.pbxproj", "project.yml", "project.yaml")
CAPITALIZED = re.compile(rb"\b[A-Z]\w*")
TYPE_NAME = re.compile(rb"\b(?:struct|class|enum|actor|protocol)\s+([A-Z]\w*)")


def is_wanted(name):
    return name.endswith((".swift", ".xcconfig")) or name in PROJECT_FILES


def copy_sources(folder, target, rewrite=lambda data: data):
    """Copies Swift and project files; the result is the number and the bytes of the Swift files."""
    count = size = 0
    for base, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(filter(is_wanted, names)):
            source = os.path.join(base, name)
            if os.path.islink(source):
                continue
            with open(source, "rb") as file:
                data = rewrite(file.read()) if name.endswith(".swift") else file.read()
            path = os.path.join(target, os.path.relpath(source, folder))
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(data)
            if name.endswith(".swift"):
                count += 1
                size += len(data)
    return count, size


def commit(folder):
    for words in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "input"]):
        identity = ["-c", "user.name=benchmark", "-c", "user.email=benchmark@example.org"]
        subprocess.run(["git", "-C", folder, *identity, *words], check=True, stdout=subprocess.DEVNULL)


def swift_files(folder):
    return sorted(
        os.path.join(base, name)
        for base, _, names in os.walk(folder) for name in names if name.endswith(".swift"))


class Run:
    """One finished process, or several that ran at once: seconds by the clock, seconds of the processor, the
    peak of the memory of one."""

    def __init__(self, words, folder, copies=1):
        self.processor = self.memory = 0
        with open(os.devnull, "wb") as nothing:
            start = time.monotonic()
            processes = [
                subprocess.Popen(words, cwd=folder, stdout=nothing, stderr=nothing) for _ in range(copies)]
            for process in processes:
                _, status, usage = os.wait4(process.pid, 0)
                process.returncode = os.waitstatus_to_exitcode(status)
                if process.returncode not in (0, 1):
                    sys.exit(f"{words[0]} ended with {process.returncode}")
                self.processor += usage.ru_utime + usage.ru_stime
                self.memory = max(
                    self.memory, usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024))
            self.wall = time.monotonic() - start


def rounds(commands, folder, count, at_once=None):
    """Runs the commands in turn, A B C A B C …, after a round that is not counted; of those that `at_once`
    names, so many copies run side by side."""
    runs = {name: [] for name in commands}
    for number in range(count + 1):
        for name, words in commands.items():
            run = Run(words, folder, (at_once or {}).get(name, 1))
            if number > 0:
                runs[name].append(run)
    return runs


def median(runs, figure):
    return statistics.median(getattr(run, figure) for run in runs)


def ratio(left, right, figure):
    """The median of the ratios round by round, so that a change of the machine's speed cancels out."""
    return statistics.median(getattr(a, figure) / getattr(b, figure) for a, b in zip(left, right))


def table(title, header, rows):
    print(f"\n## {title}\n")
    print("| " + " | ".join(header) + " |")
    print("|" + "---|" * len(header))
    for row in rows:
        print("| " + " | ".join(row) + " |")


def milliseconds(seconds):
    return f"{seconds * 1000:.0f} ms"


def swiftfix(options, *more):
    return [options.swiftfix, "--dry-run", "--quiet", *more, "."]


def compare(options, folder, count, size):
    files = [os.path.relpath(path, folder) for path in swift_files(folder)]
    commands = {
        "cat": ["cat", *files],
        "swiftfix, 1 thread": swiftfix(options, "--threads", "1"),
        "swiftfix, 2 threads": swiftfix(options, "--threads", "2"),
        "swiftfix, 1 thread, twice at once": swiftfix(options, "--threads", "1"),
    }
    grep = options.ast_grep
    if grep:
        commands["ast-grep, 2 threads"] = [
            grep, "run", "--pattern", "AnyView($X)", "--lang", "swift", "--threads", "2", "."]
    runs = rounds(commands, folder, options.rounds, {"swiftfix, 1 thread, twice at once": 2})
    table(
        f"{count} files, {size / 1e6:.1f} MB, median of {options.rounds} rounds",
        ["command", "wall", "processor", "memory"],
        [
            [
                name, milliseconds(median(all, "wall")), milliseconds(median(all, "processor")),
                f"{median(all, 'memory') / 1e6:.0f} MB",
            ] for name, all in runs.items()
        ])
    two, one = runs["swiftfix, 2 threads"], runs["swiftfix, 1 thread"]
    both = runs["swiftfix, 1 thread, twice at once"]
    ratios = [
        ("swiftfix to cat", ratio(two, runs["cat"], "wall"), ratio(two, runs["cat"], "processor"), "≤ 3"),
        ("one thread to two", ratio(one, two, "wall"), ratio(one, two, "processor"), "≥ 1.8"),
        (
            "the most that two processors give here", 2 * ratio(one, both, "wall"),
            2 * ratio(one, both, "processor"), "-"),
    ]
    if grep:
        other = runs["ast-grep, 2 threads"]
        ratios.append(
            ("ast-grep to swiftfix", ratio(other, two, "wall"), ratio(other, two, "processor"), "≥ 10"))
    table(
        "Ratios, paired by round", ["what", "by the clock", "by the processor", "wanted (clock)"],
        [[name, f"{clock:.2f}", f"{processor:.2f}", wanted] for name, clock, processor, wanted in ratios])


def same_output(options, folder):
    digests = {}
    for threads in ("1", "2", "3", "8"):
        result = subprocess.run(
            [options.swiftfix, "--dry-run", "--unsafe", "--verbose", "--threads", threads, "."],
            cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        digests[threads] = hashlib.sha256(result.stdout + b"\0" + result.stderr).hexdigest()
    table(
        "Diff and report by the number of threads", ["threads", "SHA-256"],
        [[threads, digest[:16]] for threads, digest in digests.items()])
    return len(set(digests.values())) == 1


def renamed(number):
    """A copy of the code as another module would have it: its types have names of their own."""
    suffix = f"M{number}".encode()

    def rewrite(names):
        def other(match):
            return match.group() + suffix if match.group() in names else match.group()

        return lambda data: CAPITALIZED.sub(other, data)

    return rewrite


def growth(options, folders, scratch):
    """One app, copied with types renamed until there is enough; git is left out of it."""
    names = set()
    for folder in folders:
        for path in swift_files(folder):
            with open(path, "rb") as file:
                names |= set(TYPE_NAME.findall(file.read()))
    rows, first = [], None
    for megabytes in options.sizes:
        target = os.path.join(scratch, f"growth-{megabytes}")
        count = size = number = 0
        while size < megabytes * 1e6:
            for folder in folders:
                if size >= megabytes * 1e6:
                    break
                rewrite = renamed(number)(names) if number else (lambda data: data)
                added = copy_limited(
                    folder, os.path.join(target, f"Module{number}"), rewrite, megabytes * 1e6 - size)
                count, size, number = count + added[0], size + added[1], number + 1
        runs = rounds({"swiftfix": swiftfix(options, "--threads", "2")}, target, max(1, options.rounds // 3))
        wall, memory = median(runs["swiftfix"], "wall"), median(runs["swiftfix"], "memory")
        processor = median(runs["swiftfix"], "processor")
        first = first or processor / size
        rows.append([
            f"{size / 1e6:.1f} MB", str(count), milliseconds(wall), milliseconds(processor),
            f"{processor / size * 1e9:.0f} ns", f"{processor / size / first:.2f}",
            f"{memory / 1e6:.0f} MB", f"{memory / size:.1f} B",
        ])
        shutil.rmtree(target)
    table(
        "Growth, two threads",
        ["input", "files", "wall", "processor", "a byte", "to the first", "memory", "a byte"], rows)


def growth_of_one_file(options, folders, scratch):
    """All code of one app in one file, up to a size: what is looked up in a file must not be looked for in all of
    it each time."""
    rows, first = [], None
    paths = [path for folder in folders for path in swift_files(folder)]
    for kilobytes in [100, 1000, 4000]:
        target = os.path.join(scratch, f"file-{kilobytes}")
        os.makedirs(target)
        size = 0
        with open(os.path.join(target, "Whole.swift"), "wb") as whole:
            for path in paths:
                with open(path, "rb") as file:
                    data = file.read() + b"\n"
                if size + len(data) <= kilobytes * 1000:
                    size += whole.write(data)
        runs = rounds({"swiftfix": swiftfix(options)}, target, max(1, options.rounds // 3))["swiftfix"]
        processor = median(runs, "processor")
        first = first or processor / size
        rows.append([
            f"{size / 1e6:.1f} MB", milliseconds(median(runs, "wall")), milliseconds(processor),
            f"{processor / size * 1e9:.0f} ns", f"{processor / size / first:.2f}"])
        shutil.rmtree(target)
    table("Growth of one file", ["input", "wall", "processor", "a byte", "to the first"], rows)


def copy_limited(folder, target, rewrite, limit):
    """Copies the files of a folder until there are `limit` bytes; no project files."""
    count = size = 0
    for path in swift_files(folder):
        if size >= limit:
            break
        with open(path, "rb") as file:
            data = rewrite(file.read())
        copy = os.path.join(target, os.path.relpath(path, folder))
        os.makedirs(os.path.dirname(copy), exist_ok=True)
        with open(copy, "wb") as file:
            file.write(data)
        count, size = count + 1, size + len(data)
    return count, size


def main():
    parser = argparse.ArgumentParser(description="Measures swiftfix in bulk.")
    parser.add_argument("folders", nargs="+", metavar="FOLDER", help="folders with Swift code")
    parser.add_argument("--swiftfix", default=".build/release/swiftfix", help="the program (%(default)s)")
    parser.add_argument("--ast-grep", help="ast-grep, where it is not in PATH")
    parser.add_argument("--rounds", type=int, default=9, help="rounds that count (%(default)s)")
    parser.add_argument(
        "--sizes", type=float, nargs="*", default=[1, 10, 50, 200], metavar="MB",
        help="sizes for the growth; none leaves it out (1 10 50 200)")
    options = parser.parse_args()
    options.swiftfix = os.path.abspath(options.swiftfix)
    options.ast_grep = os.path.abspath(options.ast_grep) if options.ast_grep else shutil.which("ast-grep")
    if not os.access(options.swiftfix, os.X_OK):
        parser.error(f"no program at {options.swiftfix}; build it with 'swift build -c release'")
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with tempfile.TemporaryDirectory() as scratch:
        target = os.path.join(scratch, "input")
        count = size = 0
        for folder in options.folders:
            added = copy_sources(folder, os.path.join(target, os.path.basename(folder.rstrip("/"))))
            count, size = count + added[0], size + added[1]
        commit(target)
        compare(options, target, count, size)
        is_same = same_output(options, target)
        if options.sizes:
            growth(options, options.folders, scratch)
            growth_of_one_file(options, options.folders, scratch)
    if not is_same:
        sys.exit("the output depends on the number of threads")


if __name__ == "__main__":
    main()
