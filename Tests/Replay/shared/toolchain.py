"""Asks the toolchain's compiler, of which nothing is an opinion of swiftfix."""

import functools
import os
import re
import shutil
import subprocess
import sys

ERROR = re.compile(r"^(.*?\.swift):\d+:\d+: error: ")
FILES_AT_ONCE = 100


@functools.cache
def swiftc():
    """The path of the compiler: `SWIFT_EXEC`, or the one in `PATH`. Without one the tool ends with 2."""
    name = os.environ.get("SWIFT_EXEC", "swiftc")
    if path := shutil.which(name):
        return path
    print(f"error: there is no program '{name}'; install the Swift toolchain, or set SWIFT_EXEC", file=sys.stderr)
    sys.exit(2)


def with_syntax_errors(folder, paths):
    """Which of the files beneath a folder the toolchain's parser has errors in."""
    found = set()
    for start in range(0, len(paths), FILES_AT_ONCE):
        command = [swiftc(), "-frontend", "-parse", *paths[start:start + FILES_AT_ONCE]]
        run = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace")
        lines = run.stderr.splitlines()
        files = {match[1] for match in map(ERROR.match, lines) if match}
        if run.returncode and not files:
            files = {"swiftc: " + (lines or ["no output"])[0]}
        found |= files
    return found
