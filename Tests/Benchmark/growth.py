#!/usr/bin/env python3
"""Doubles code of several shapes, and fails where swiftfix takes out of proportion longer for it.

    Tests/Benchmark/growth.py [OPTION…] [SHAPE…]

Each shape is code in which a pass could look at one place again and again. See README.md beside this file.
"""

import argparse
import os
import subprocess
import sys
import tempfile

import shapes
from measuring import SWIFTFIX, count, measured, milliseconds, print_table, program

DOUBLINGS = 2


def write(files, folder):
    sources = os.path.join(folder, "Sources")
    os.makedirs(sources)
    for name, text in [*((os.path.join(sources, name), text) for name, text in files.items()),
                       (os.path.join(folder, "Package.swift"), shapes.PACKAGE)]:
        with open(name, "w", encoding="utf-8") as file:
            file.write(text)


def seconds(options, folder):
    """The least seconds of the processor that a dry run on one thread takes; None where it does not end."""
    command = [options.swiftfix, "--dry-run", "--unsafe", "--no-cache", "--quiet", "--threads", "1", folder]
    if not ends(command, folder, options.limit):
        return None
    return min(measured(command, folder).processor for _ in range(options.rounds))


def ends(command, folder, limit):
    """Whether a command ends in time; the run also fills the system's cache."""
    try:
        subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=limit)
    except subprocess.TimeoutExpired:
        return False
    return True


def look(options, shape, size, start, scratch):
    """The figures of a shape as a row, and whether it grows as it should."""
    cells, last, is_sound = [], None, True
    for doubling in range(DOUBLINGS + 1):
        folder = os.path.join(scratch, f"{shape.__name__}-{doubling}")
        write(shape(size << doubling), folder)
        taken = seconds(options, folder)
        if taken is None:
            cells.append(f"more than {options.limit} s")
            is_sound = False
            break
        # What every run takes, whatever there is to do, would hide how the rest grows.
        taken = max(taken - start, 0.001)
        factor = taken / last if last else None
        is_sound = is_sound and (factor is None or factor <= options.factor)
        cells.append(milliseconds(taken) + (f" (×{factor:.2f})" if factor else ""))
        last = taken
    cells += [""] * (DOUBLINGS + 1 - len(cells))
    return [shape.__name__.replace("_", " "), str(size), *cells], is_sound


def parsed_options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    names = [shape.__name__ for shape, _ in shapes.ALL]
    parser.add_argument("shapes", nargs="*", metavar="SHAPE", help="some of: " + ", ".join(names))
    parser.add_argument("--swiftfix", type=program, default=SWIFTFIX, help="the program (%(default)s)")
    parser.add_argument("--rounds", type=count, default=3, help="runs, of which the shortest counts (%(default)s)")
    parser.add_argument("--factor", type=float, default=2.6, help="the growth that fails (%(default)s)")
    parser.add_argument("--limit", type=count, default=30, help="seconds after which a run fails (%(default)s)")
    options = parser.parse_args()
    unknown = [name for name in options.shapes if name not in names]
    if unknown:
        parser.error(f"there is no shape '{unknown[0]}'")
    return options


def main():
    options = parsed_options()
    wanted = [(shape, size) for shape, size in shapes.ALL
              if not options.shapes or shape.__name__ in options.shapes]
    rows, unsound = [], []
    with tempfile.TemporaryDirectory() as scratch:
        empty = os.path.join(scratch, "empty")
        write({"Nothing.swift": "import SwiftUI\n"}, empty)
        start = seconds(options, empty) or 0
        for shape, size in wanted:
            row, is_sound = look(options, shape, size, start, scratch)
            rows.append(row)
            if not is_sound:
                unsound.append(row[0])
    print_table(["shape", "size", "once", "twice", "four times"], rows)
    if unsound:
        print(f"error: out of proportion grow: {', '.join(unsound)}", file=sys.stderr)
    return 1 if unsound else 0


if __name__ == "__main__":
    sys.exit(main())
