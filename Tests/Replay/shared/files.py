"""Reads and writes the Swift files of a program: bytes by path."""

import os


def swift_paths(folder):
    """The paths of the Swift files beneath a folder, from there; symbolic links are left out."""
    found = []
    for root, _, names in os.walk(folder):
        paths = (os.path.join(root, name) for name in names if name.endswith(".swift"))
        found += [os.path.relpath(path, folder) for path in paths if not os.path.islink(path)]
    return found


def read(folder, paths):
    files = {}
    for path in paths:
        with open(os.path.join(folder, path), "rb") as file:
            files[path] = file.read()
    return files


def write(files, folder):
    for path, data in files.items():
        place = os.path.join(folder, path)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        with open(place, "wb") as file:
            file.write(data)
