"""Measures whole processes, and prints tables of them."""

import argparse
import collections
import os
import statistics
import subprocess
import sys
import time

SWIFTFIX = ".build/release/swiftfix"
MEMORY_UNIT = 1 if sys.platform == "darwin" else 1024  # of `ru_maxrss`, in bytes

Figures = collections.namedtuple("Figures", "wall processor memory")  # seconds, seconds, bytes


def measured(words, folder, text=os.devnull, copies=1):
    """Runs a command, or copies of it side by side, with a file as standard input.

    The figures are the seconds until all have ended, those of the processor for all, the peak memory of one."""
    processor = memory = 0
    with open(text, "rb") as given, open(os.devnull, "wb") as nothing:
        start = time.monotonic()
        processes = [subprocess.Popen(words, cwd=folder, stdin=given, stdout=nothing, stderr=nothing)
                     for _ in range(copies)]
        for process in processes:
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            processor += usage.ru_utime + usage.ru_stime
            memory = max(memory, usage.ru_maxrss * MEMORY_UNIT)
        wall = time.monotonic() - start
    for process in processes:
        if process.returncode not in (0, 1):  # 1 is that of a search that finds nothing
            fail(f"'{' '.join(words[:6])}' in '{folder}' ended with {process.returncode}")
    return Figures(wall, processor, memory)


def in_turns(commands, folder, rounds, text=os.devnull, copies=None):
    """The figures of commands by title, which take turns, A B C A B C …, after a round that is not counted and
    that fills the system's cache. `copies` are those of a title that run side by side, where not one."""
    figures = {title: [] for title in commands}
    for number in range(rounds + 1):
        for title, words in commands.items():
            measurement = measured(words, folder, text, (copies or {}).get(title, 1))
            if number > 0:
                figures[title].append(measurement)
    return figures


def median(figures, name):
    return statistics.median(getattr(one, name) for one in figures)


def ratio(left, right, name):
    """The median of the ratios round by round, so that a change of the machine's speed cancels out."""
    return statistics.median(getattr(a, name) / getattr(b, name) for a, b in zip(left, right))


def milliseconds(seconds, digits=0):
    return f"{seconds * 1e3:.{digits}f} ms"


def megabytes(size, digits=0):
    return f"{size / 1e6:.{digits}f} MB"


def print_table(header, rows):
    for row in [header, *rows]:
        print("| " + " | ".join(row) + " |")
        if row is header:
            print("|" + "---|" * len(header))


def fail(message):
    """Ends the tool where something can't be measured."""
    print(f"error: {message}", file=sys.stderr)
    sys.exit(2)


def program(path):
    if not os.path.isfile(path) or not os.access(path, os.X_OK):
        raise argparse.ArgumentTypeError(f"there is no program at '{path}'; 'swift build -c release' builds it")
    return os.path.abspath(path)


def count(text):
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"'{text}' is no number above 0")
    return int(text)
