"""Takes the sources of a commit from a git directory."""

import os
import re
import subprocess

WANTED = re.compile(r"\.(swift|pbxproj|xcconfig)$|(^|/)project\.yml$")


class GitError(Exception):
    """git has no such commit or file."""


def git_directory(mirrors, name):
    """The git directory of OWNER/NAME below a folder, or None."""
    flat = name.replace("/", "+")
    places = [f"{flat}/repo/.git", f"{flat}/repo", f"{flat}.git", flat, f"{name}/.git", name]
    paths = [os.path.join(mirrors, place) for place in places]
    return next((path for path in paths if os.path.isdir(os.path.join(path, "objects"))), None)


def git(directory, *arguments, given=None):
    command = ["git", "-c", "safe.directory=*", "--git-dir", directory, *arguments]
    run = subprocess.run(command, input=given, capture_output=True)
    if run.returncode:
        raise GitError(run.stderr.decode(errors="replace").strip())
    return run.stdout


def check_out(directory, revision, folder):
    """Writes the Swift and project files of a revision into a folder; GitError where it isn't all there."""
    blobs = wanted_blobs(directory, revision)
    answer = git(directory, "cat-file", "--batch", given=b"".join(name + b"\n" for name, _ in blobs))
    at = 0
    for _, path in blobs:
        header_end = answer.index(b"\n", at)
        header = answer[at:header_end].split()
        at = header_end + 1
        if header[-1] == b"missing":
            raise GitError(f"'{path}' of {revision} is not in the repository")
        size = int(header[2])
        target = os.path.join(folder, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "wb") as file:
            file.write(answer[at:at + size])
        at += size + 1  # a newline is behind each


def wanted_blobs(directory, revision):
    """(name of the object, path) of each file that swiftfix would look at."""
    blobs = []
    for line in git(directory, "ls-tree", "-r", "-z", revision).split(b"\0"):
        if not line:
            continue
        mode, _, name, path = re.split(rb"[ \t]", line, maxsplit=3)
        path = path.decode("utf-8", "surrogateescape")
        is_file = mode.startswith(b"100")
        if is_file and WANTED.search(path) and ".." not in path.split("/"):
            blobs.append((name, path))
    return blobs
