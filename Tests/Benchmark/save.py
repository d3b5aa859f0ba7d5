#!/usr/bin/env python3
"""Measures swiftfix on a save: one file through standard input, whole processes.

    Tests/Benchmark/save.py [OPTION…] FILE|FOLDER

A file stands alone in a temporary folder. In turns with swiftfix runs a Swift program that prints one line. Of a folder in a git work tree, files drawn by lot are saved where they stand, one after
the other. See README.md beside this file.
"""

import argparse
import contextlib
import os
import random
import shutil
import subprocess
import sys
import tempfile

import measuring
from measuring import fail, in_turns, measured, median, megabytes, milliseconds, print_table, ratio
from sources import read

PRINTER = "a program that prints"
STATIC_PRINTER = "the same, wholly static"


def built_printers(folder):
    """A Swift program that prints one line, and on Linux the same one with the C library in it."""
    source = os.path.join(folder, "main.swift")
    with open(source, "w", encoding="utf-8") as file:
        file.write('print("Hello")\n')

    def build(name, *linking):
        printer = os.path.join(folder, name)
        subprocess.run(["swiftc", "-O", *linking, source, "-o", printer], check=True, capture_output=True)
        return printer

    try:
        if sys.platform == "darwin":
            return {PRINTER: build("printer")}
        printers = {PRINTER: build("printer", "-static-stdlib")}
    except (OSError, subprocess.CalledProcessError) as error:
        fail(f"no program to compare with can be built: {error}")
    with contextlib.suppress(subprocess.CalledProcessError):  # Where there is no static C library.
        printers[STATIC_PRINTER] = build("static-printer", "-static-executable")
    return printers


def save_file(swiftfix, file, rounds):
    """Prints how long one file alone takes, in turns with a program that prints."""
    name = os.path.basename(file)
    with tempfile.TemporaryDirectory() as home:
        folder = os.path.join(home, "Project")
        os.mkdir(folder)
        text = shutil.copy(file, os.path.join(folder, name))
        commands = {title: [printer] for title, printer in built_printers(home).items()}
        commands["swiftfix"] = [swiftfix, "--quiet", "--stdin-filename", name]
        runs = in_turns(commands, folder, rounds, text)
    data = read(file)
    lines = data.count(b"\n")
    print(f"{name}: {lines} lines, {len(data)} bytes; {rounds} pairs\n")
    print_table(
        ["command", "wall, median", "wall, least", "processor, median", "peak memory"],
        [[title, milliseconds(median(figures, "wall"), 2), milliseconds(min(one.wall for one in figures), 2),
          milliseconds(median(figures, "processor"), 2), megabytes(max(one.memory for one in figures), 1)]
         for title, figures in runs.items()])
    quotient = ratio(runs["swiftfix"], runs[PRINTER], "wall")
    print(f"\nswiftfix to the program, median of the pairs: {quotient:.2f} (at most 3 is wanted)")
    if STATIC_PRINTER in runs:
        quotient = ratio(runs["swiftfix"], runs[STATIC_PRINTER], "wall")
        print(f"swiftfix to the wholly static one: {quotient:.2f}")


def save_files(swiftfix, folder, number):
    """Prints how long the saves of files take in the project that they belong to."""
    listing = subprocess.run(["git", "-C", folder, "ls-files", "-z", "*.swift"], capture_output=True)
    names = [os.fsdecode(name) for name in listing.stdout.split(b"\0")]
    names = [name for name in names if os.path.isfile(os.path.join(folder, name))]
    if not names:
        fail(f"git knows no Swift file in '{folder}' {listing.stderr.decode(errors='replace')}".rstrip())
    chosen = random.Random(1).sample(names, min(number, len(names)))
    figures = [measured([swiftfix, "--quiet", "--stdin-filename", name], folder, os.path.join(folder, name))
               for name in chosen]
    print(f"{len(chosen)} of {len(names)} files, each saved once where it stands\n")
    print_table(["", "half of them", "nine of ten", "all"], [
        ["wall, at most", *map(milliseconds, shares([one.wall for one in figures]))],
        ["peak memory, at most", *map(megabytes, shares([one.memory for one in figures]))]])


def shares(values):
    """What half of the values are at most, nine of ten, and all."""
    values = sorted(values)
    return [values[min(len(values) - 1, int(len(values) * share))] for share in (0.5, 0.9, 1)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("path", metavar="FILE|FOLDER", help="a Swift file, or a folder in a git work tree")
    parser.add_argument("--swiftfix", type=measuring.program, default=measuring.SWIFTFIX,
                        help="the program (%(default)s)")
    parser.add_argument("--runs", type=measuring.count, default=200, help="pairs of runs, or files (%(default)s)")
    options = parser.parse_args()
    if not os.path.exists(options.path):
        parser.error(f"there is nothing at '{options.path}'")
    save = save_files if os.path.isdir(options.path) else save_file
    save(options.swiftfix, options.path, options.runs)


if __name__ == "__main__":
    main()
