"""Finds and copies the sources that are measured."""

import os
import re

PROJECT_FILES = ("project.pbxproj", "project.yml", "project.yaml")
CAPITALIZED = re.compile(rb"\b[A-Z]\w*")
TYPE_NAME = re.compile(rb"\b(?:struct|class|enum|actor|protocol)\s+([A-Z]\w*)")


def is_swift(path):
    return path.endswith(".swift")


def is_project_file(path):
    return path.endswith(".xcconfig") or os.path.basename(path) in PROJECT_FILES


def paths(folder, is_wanted=is_swift):
    """The files beneath a folder, without symbolic links, and without folders whose names start with a dot."""
    found = []
    for base, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        found += [os.path.join(base, name) for name in names]
    return sorted(path for path in found if is_wanted(path) and not os.path.islink(path))


def read(path):
    with open(path, "rb") as file:
        return file.read()


def copy(path, folder, target, rewrite=bytes):
    """Copies a file of a folder into another, with its text rewritten; the result is its size."""
    data = rewrite(read(path))
    place = os.path.join(target, os.path.relpath(path, folder))
    os.makedirs(os.path.dirname(place), exist_ok=True)
    with open(place, "wb") as file:
        return file.write(data)


def copy_sources(folders, target):
    """Copies Swift and project files into folders with the names of those they are from."""
    for folder in folders:
        name = os.path.basename(os.path.abspath(folder))
        for path in paths(folder, lambda path: is_swift(path) or is_project_file(path)):
            copy(path, folder, os.path.join(target, name))


def write_modules(folders, target, size):
    """Copies the Swift files of folders again and again until there is so much, each copy as another module would
    have it, with type names of its own; the result is the number and the bytes of the files."""
    names = {name for folder in folders for path in paths(folder) for name in TYPE_NAME.findall(read(path))}
    count = written = number = 0
    while written < size:
        for folder in folders:
            rewrite = renamed(names, number) if number else bytes
            for path in paths(folder):
                if written >= size:
                    return count, written
                written += copy(path, folder, os.path.join(target, f"Module{number}"), rewrite)
                count += 1
            number += 1
    return count, written


def renamed(names, number):
    """Gives these names a number, in a text."""
    suffix = f"M{number}".encode()

    def other(match):
        return match[0] + suffix if match[0] in names else match[0]

    return lambda data: CAPITALIZED.sub(other, data)


def write_one_file(folders, place, size):
    """Writes all Swift files into one, as long as it does not get larger than a size; the result is its size."""
    written = 0
    os.makedirs(os.path.dirname(place))
    with open(place, "wb") as file:
        for folder in folders:
            for path in paths(folder):
                data = read(path) + b"\n"
                if written + len(data) <= size:
                    written += file.write(data)
    return written
