#!/usr/bin/env python3
"""Measures swiftfix on a save: one file through standard input, whole processes.

    Tests/Benchmark/save.py [OPTION…] FILE|FOLDER

A file stands alone in a temporary folder. In turns with swiftfix runs a Swift program that prints one line and
is linked in the same way. Of a folder in a git work tree, files drawn by lot are saved where they stand, one after
the other. See README.md beside this file.
"""

import argparse
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time


def measure(words, folder, text):
    """Wall seconds, processor seconds and peak memory in bytes of one process."""
    with open(text, "rb") as given, open(os.devnull, "wb") as nothing:
        start = time.monotonic()
        process = subprocess.Popen(words, cwd=folder, stdin=given, stdout=nothing, stderr=nothing)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{words[0]} ended with {process.returncode}")
    unit = 1 if sys.platform == "darwin" else 1024
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit


def build_printer(folder):
    source, program = os.path.join(folder, "main.swift"), os.path.join(folder, "printer")
    with open(source, "w", encoding="utf-8") as file:
        file.write('print("Hello")\n')
    linking = [] if sys.platform == "darwin" else ["-static-stdlib"]
    subprocess.run(["swiftc", "-O", *linking, source, "-o", program], check=True)
    return program


def save_file(binary, file, count):
    """Prints how long one file alone takes, in turns with a program that prints."""
    with tempfile.TemporaryDirectory() as home:
        folder = os.path.join(home, "Project")
        os.mkdir(folder)
        name = os.path.basename(file)
        text = shutil.copy(file, os.path.join(folder, name))
        commands = {
            "a program that prints": [build_printer(home)],
            "swiftfix": [binary, "--quiet", "--stdin-filename", name],
        }
        runs = {title: [] for title in commands}
        for number in range(count + 1):
            for title, words in commands.items():
                run = measure(words, folder, text)
                if number > 0:  # the first fills the system's cache
                    runs[title].append(run)
    with open(file, "rb") as text:
        data = text.read()
    print(f"{name}: {data.count(bytes([10]))} lines, {len(data)} bytes; {count} pairs\n")
    print("| command | wall, median | wall, least | processor, median | peak memory |\n|---|---|---|---|---|")
    for title, results in runs.items():
        walls, processors, memories = zip(*results)
        print(
            f"| {title} | {statistics.median(walls) * 1e3:.2f} ms | {min(walls) * 1e3:.2f} ms "
            f"| {statistics.median(processors) * 1e3:.2f} ms | {max(memories) / 1e6:.1f} MB |")
    printer, fixer = runs.values()
    ratio = statistics.median(b[0] / a[0] for a, b in zip(printer, fixer))
    print(f"\nswiftfix to the program, median of the pairs: {ratio:.2f} (at most 3 is wanted)")


def save_files(binary, folder, count):
    """Prints how long the saves of files take in the project that they belong to."""
    listing = subprocess.run(
        ["git", "-C", folder, "ls-files", "-z", "*.swift"], check=True, capture_output=True, text=True)
    names = [name for name in listing.stdout.split("\0") if os.path.isfile(os.path.join(folder, name))]
    chosen = random.Random(1).sample(names, min(count, len(names)))
    walls, _, memories = zip(*(
        measure([binary, "--quiet", "--stdin-filename", name], folder, os.path.join(folder, name))
        for name in chosen))
    print(f"{len(chosen)} of {len(names)} files, each saved once where it stands\n")
    print("| | half of them | nine of ten | all |\n|---|---|---|---|")
    for title, values, unit in ("wall", walls, 1e-3), ("peak memory", memories, 1e6):
        values = sorted(values)
        shares = [values[min(len(values) - 1, int(len(values) * share))] / unit for share in (0.5, 0.9, 1)]
        print(f"| {title}, at most | " + " | ".join(f"{x:.0f} {'ms' if unit < 1 else 'MB'}" for x in shares) + " |")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("path", metavar="FILE|FOLDER")
    parser.add_argument("--swiftfix", default=".build/release/swiftfix", help="swiftfix (%(default)s)")
    parser.add_argument("--runs", type=int, default=200, help="pairs of runs, or files (%(default)s)")
    options = parser.parse_args()
    save = save_files if os.path.isdir(options.path) else save_file
    save(os.path.abspath(options.swiftfix), options.path, options.runs)


if __name__ == "__main__":
    main()
