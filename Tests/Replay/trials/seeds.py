"""The programs that are mutated: the snapshots that the stand-in can compile, and the tour."""

import collections
import os

from mutations.program import Program, read
from shared.files import swift_paths

Seed = collections.namedtuple("Seed", "name program options")  # with what swiftfix needs to see its patterns


def seeds(root, parser):
    snapshots = os.path.join(root, "Snapshots")
    names = []
    for group in sorted(os.listdir(snapshots)):
        cases = sorted(os.listdir(os.path.join(snapshots, group)))
        names += ["tour"] if group == "tour" else [f"{group}/{case}" for case in cases]
    found = [seed(os.path.join(snapshots, name), name, parser) for name in names]
    return [seed for seed in found if seed]


def seed(folder, name, parser):
    """The program before swiftfix, or None where the stand-in can't compile it."""
    if not os.path.isdir(folder):
        return None
    flags = read_flags(folder)
    if any(flag.startswith("// type-check: no") for flag in flags):
        return None
    paths = [path for path in sorted(swift_paths(folder)) if os.path.basename(path) != "Package.swift"]
    if name != "tour":
        paths = [path for path in paths if path.split("/")[0] in ("before", "before.swift")]
    flags = [flag for flag in flags if flag.startswith(("--option", "--deployment"))]
    options = [word for flag in flags for word in flag.split(" ", 1)]
    return Seed(name, Program(read(folder, paths), parser), options)


def read_flags(folder):
    path = os.path.join(folder, "flags.txt")
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8") as file:
        return file.read().splitlines()
