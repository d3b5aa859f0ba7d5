"""Compares the calls of `.onReceive` with a published property's publisher, which become `.onChange`."""

import collections
import os
import re

from .result import Result

PUBLISHER = re.compile(r"(?:self\.)?([\w.]+?)\.\$(\w+)")
VALUE = re.compile(r"of:(?:self\.)?([\w.]+)(.*)")


def received(source):
    """How often each property is received, as `model.value`: by the path of the type and the property."""
    matches = [(owner, PUBLISHER.match(argument)) for owner, argument, _ in source.calls(r"\.onReceive\(")]
    return collections.Counter((owner, f"{match[1]}.{match[2]}") for owner, match in matches if match)


def observed(source, owner, value):
    """For each `.onChange` of a value or, after a `map`, of a member of it: whether it is called initially."""
    matches = [VALUE.match(argument) for path, argument, _ in source.calls(r"\.onChange\(") if path == owner]
    return ["initial:true" in match[2] for match in matches if match and f"{match[1]}.".startswith(f"{value}.")]


def compare_publishers(path, migration):
    """The results for the publishers that views of a file received, and that people changed."""
    sides = migration.files[path]
    before, human, ours = map(received, sides)
    results = []
    for (owner, value), number in sorted(before.items()):
        if human[owner, value] >= number:
            continue
        place = f"{os.path.basename(path)}: {owner} .onReceive({value})"
        if ours[owner, value] >= number:
            name = sides.before.class_of(value.split(".")[0], owner)
            results.append(migration.untouched("onReceive", place, name, path))
        else:
            results.append(Result("onReceive", place, *compare_changes(sides, owner, value)))
    return results


def compare_changes(sides, owner, value):
    """The verdict and the note on what stands in the place of a publisher."""
    theirs, mine = (observed(source, owner, value) for source in (sides.human, sides.ours))
    if not theirs:
        return "gone", "the human has no onChange of it"
    if not mine:
        return "different", "we have no onChange of it"
    if any(theirs) == any(mine):
        return "same", ""
    initial = [str(any(side)).lower() for side in (theirs, mine)]
    return "different", f"onChange: human initial: {initial[0]}, ours {initial[1]}"
