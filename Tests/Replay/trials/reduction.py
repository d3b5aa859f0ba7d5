"""Makes a program that shows something smaller, as long as it shows it."""

import time

from mutations.program import Program


def reduced(program, shows, seconds=20):
    """The files of the smallest program found in the time that still shows what `shows` looks for."""
    end = time.monotonic() + seconds
    for path in sorted(program.files):
        if len(program.files) > 1:
            files = {other: text for other, text in program.files.items() if other != path}
            if shows(files):
                program = Program(files, program.parser)
    has_changed = True
    while has_changed and time.monotonic() < end:
        has_changed = False
        for path in sorted(program.files):
            smaller = without_parts(program, path, shows, end)
            has_changed = has_changed or smaller is not program
            program = smaller
    return program.files


def without_parts(program, path, shows, end):
    """Leaves out declarations and statements, the largest first."""
    while time.monotonic() < end:
        nodes = program.tree(path).all("codeBlockItem", "memberBlockItem")
        nodes.sort(key=lambda node: node.start - node.end)
        for node in nodes:
            smaller = program.edited(path, (node.start, node.end, ""))
            if time.monotonic() > end:
                return program
            if shows(smaller.files):
                program = smaller
                break
        else:
            return program
    return program
