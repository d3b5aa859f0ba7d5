#!/usr/bin/env python3
"""Measures swiftfix on a save: one file through standard input, whole processes.

    Tests/Benchmark/save.py [OPTION…] FILE

The file stands alone in a temporary folder. In turns with swiftfix runs a Swift program that prints one line and
is linked in the same way. See README.md beside this file.
"""

import argparse
import os
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


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--binary", default=".build/release/swiftfix", help="swiftfix (%(default)s)")
    parser.add_argument("--runs", type=int, default=200, help="pairs of runs (%(default)s)")
    options = parser.parse_args()
    binary = os.path.abspath(options.binary)
    with tempfile.TemporaryDirectory() as home:
        folder = os.path.join(home, "Project")
        os.mkdir(folder)
        name = os.path.basename(options.file)
        text = shutil.copy(options.file, os.path.join(folder, name))
        commands = {
            "a program that prints": [build_printer(home)],
            "swiftfix": [binary, "--quiet", "--stdin-filename", name],
        }
        runs = {title: [] for title in commands}
        for number in range(options.runs + 1):
            for title, words in commands.items():
                run = measure(words, folder, text)
                if number > 0:  # the first fills the system's cache
                    runs[title].append(run)
    with open(options.file, "rb") as file:
        data = file.read()
    print(f"{name}: {data.count(bytes([10]))} lines, {len(data)} bytes; {options.runs} pairs\n")
    print("| command | wall, median | wall, least | processor, median | peak memory |\n|---|---|---|---|---|")
    for title, results in runs.items():
        walls, processors, memories = zip(*results)
        print(
            f"| {title} | {statistics.median(walls) * 1e3:.2f} ms | {min(walls) * 1e3:.2f} ms "
            f"| {statistics.median(processors) * 1e3:.2f} ms | {max(memories) / 1e6:.1f} MB |")
    printer, fixer = runs.values()
    ratio = statistics.median(b[0] / a[0] for a, b in zip(printer, fixer))
    print(f"\nswiftfix to the program, median of the pairs: {ratio:.2f} (at most 3 is wanted)")


if __name__ == "__main__":
    main()
