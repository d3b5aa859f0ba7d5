#!/usr/bin/env python3
"""Measures swiftfix in bulk: whole processes, a dry run with all passes, files in the cache of the system.

    Tests/Benchmark/benchmark.py [OPTION…] FOLDER…

The folders hold Swift code; what is in them together is copied into one git repository in a temporary folder
and is the input. See README.md beside this file.
"""

import argparse
import hashlib
import os
import resource
import shutil
import subprocess
import sys
import tempfile

import sources
from measuring import SWIFTFIX, count, fail, in_turns, median, megabytes, milliseconds, print_table, program, ratio

ONE, TWO = "swiftfix, 1 thread", "swiftfix, 2 threads"
AGAIN = "swiftfix, 2 threads, again"
TWICE = "swiftfix, 1 thread, twice at once"
AST_GREP = "ast-grep, 2 threads"
ONE_FILE_KILOBYTES = [100, 1000, 4000]


def commit(folder):
    identity = ["-c", "user.name=benchmark", "-c", "user.email=benchmark@example.org"]
    for words in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "input"]):
        subprocess.run(["git", "-C", folder, *identity, *words], check=True, stdout=subprocess.DEVNULL)


def swiftfix(options, *more):
    """A run that looks at everything, whatever earlier ones found."""
    return [*swiftfix_again(options, *more), "--no-cache"]


def swiftfix_again(options, *more):
    """A run that looks at nothing that an earlier one has seen."""
    return [options.swiftfix, "--dry-run", "--quiet", *more, "."]


def table(title, header, rows):
    print(f"\n## {title}\n")
    print_table(header, rows)


def compare(options, folder):
    """Prints how fast swiftfix is, and how it compares."""
    files = [os.path.relpath(path, folder) for path in sources.paths(folder)]
    size = sum(os.path.getsize(os.path.join(folder, path)) for path in files)
    commands = {
        "cat": ["cat", *files], ONE: swiftfix(options, "--threads", "1"),
        TWO: swiftfix(options, "--threads", "2"), TWICE: swiftfix(options, "--threads", "1"),
        AGAIN: swiftfix_again(options, "--threads", "2"),
    }
    if options.ast_grep:
        commands[AST_GREP] = [
            options.ast_grep, "run", "--pattern", "AnyView($X)", "--lang", "swift", "--threads", "2", "."]
    runs = in_turns(commands, folder, options.rounds, copies={TWICE: 2})
    table(
        f"{len(files)} files, {megabytes(size, 1)}, median of {options.rounds} rounds",
        ["command", "wall", "processor", "memory"],
        [[name, milliseconds(median(figures, "wall")), milliseconds(median(figures, "processor")),
          megabytes(median(figures, "memory"))] for name, figures in runs.items()])
    table("Ratios, paired by round", ["what", "by the clock", "by the processor", "wanted (clock)"], ratios(runs))


def ratios(runs):
    rows = [
        ("swiftfix to cat", 1, TWO, "cat", "≤ 3"), ("the same, again", 1, AGAIN, "cat", "≤ 3"),
        ("one thread to two", 1, ONE, TWO, "≥ 1.8"),
        ("the most that two processors give here", 2, ONE, TWICE, "-"),
        ("ast-grep to swiftfix", 1, AST_GREP, TWO, "≥ 10"),
        ("the same, again", 1, AST_GREP, AGAIN, "≥ 10")]
    return [
        [name, *(f"{factor * ratio(runs[left], runs[right], by):.2f}" for by in ("wall", "processor")), wanted]
        for name, factor, left, right, wanted in rows if left in runs]


def is_same_on_all_threads(options, folder):
    """Prints and compares the output for numbers of threads."""
    digests = {}
    for threads in ("1", "2", "3", "8"):
        command = [
            options.swiftfix, "--dry-run", "--unsafe", "--verbose", "--no-cache", "--threads", threads, "."]
        run = subprocess.run(command, cwd=folder, capture_output=True)
        if run.returncode:
            fail(f"swiftfix ended with {run.returncode} on {threads} threads")
        digests[threads] = hashlib.sha256(run.stdout + b"\0" + run.stderr).hexdigest()
    table(
        "Diff and report by the number of threads", ["threads", "SHA-256"],
        [[threads, digest[:16]] for threads, digest in digests.items()])
    return len(set(digests.values())) == 1


def growth(options, scratch):
    """Prints how time and memory grow with the number of files; git is left out of it."""
    rows, first = [], None
    for wanted in options.sizes:
        target = os.path.join(scratch, f"growth-{wanted}")
        number, size = sources.write_modules(options.folders, target, wanted * 1e6)
        command = swiftfix(options, "--threads", "2")
        figures = in_turns({"swiftfix": command}, target, max(1, options.rounds // 3))["swiftfix"]
        processor, memory = median(figures, "processor"), median(figures, "memory")
        first = first or processor / size
        rows.append([
            megabytes(size, 1), str(number), milliseconds(median(figures, "wall")), milliseconds(processor),
            f"{processor / size * 1e9:.0f} ns", f"{processor / size / first:.2f}",
            megabytes(memory), f"{memory / size:.1f} B"])
        shutil.rmtree(target)
    header = ["input", "files", "wall", "processor", "a byte", "to the first", "memory", "a byte"]
    table("Growth, two threads", header, rows)


def growth_of_one_file(options, scratch):
    """Prints how time grows with one file, in which nothing must be looked for in all of it each time."""
    rows, first = [], None
    for kilobytes in ONE_FILE_KILOBYTES:
        target = os.path.join(scratch, f"file-{kilobytes}")
        size = sources.write_one_file(options.folders, os.path.join(target, "Whole.swift"), kilobytes * 1000)
        if not size:
            fail(f"no Swift file is smaller than {kilobytes} kB")
        figures = in_turns({"swiftfix": swiftfix(options)}, target, max(1, options.rounds // 3))["swiftfix"]
        processor = median(figures, "processor")
        first = first or processor / size
        rows.append([
            megabytes(size, 1), milliseconds(median(figures, "wall")), milliseconds(processor),
            f"{processor / size * 1e9:.0f} ns", f"{processor / size / first:.2f}"])
        shutil.rmtree(target)
    table("Growth of one file", ["input", "wall", "processor", "a byte", "to the first"], rows)


def parsed_options():
    parser = argparse.ArgumentParser(description="Measures swiftfix in bulk.")
    parser.add_argument("folders", nargs="+", metavar="FOLDER", help="folders with Swift code")
    parser.add_argument("--swiftfix", type=program, default=SWIFTFIX, help="the program (%(default)s)")
    parser.add_argument("--ast-grep", type=program, default=shutil.which("ast-grep"),
                        help="ast-grep, where it is not in PATH")
    parser.add_argument("--rounds", type=count, default=9, help="rounds that count (%(default)s)")
    parser.add_argument("--sizes", type=float, nargs="*", default=[1, 10, 50, 200], metavar="MB",
                        help="sizes for the growth; none leaves it out (1 10 50 200)")
    options = parser.parse_args()
    for folder in options.folders:
        if not sources.paths(folder):
            parser.error(f"there is no Swift file in '{folder}'")
    return options


def main():
    options = parsed_options()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with tempfile.TemporaryDirectory() as scratch:
        os.environ["XDG_CACHE_HOME"] = os.path.join(scratch, "caches")
        target = os.path.join(scratch, "input")
        sources.copy_sources(options.folders, target)
        commit(target)
        compare(options, target)
        is_same = is_same_on_all_threads(options, target)
        if options.sizes:
            growth(options, scratch)
            growth_of_one_file(options, scratch)
    if not is_same:
        print("error: the output depends on the number of threads", file=sys.stderr)
    return 0 if is_same else 1


if __name__ == "__main__":
    sys.exit(main())
