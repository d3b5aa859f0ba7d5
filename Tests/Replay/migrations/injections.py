"""Compares the calls of `.environmentObject`, which become calls of `.environment`."""

import collections
import os

from .result import Result


def injections(source):
    """How often each object is injected: by the path of the type, the name of the call and the argument."""
    calls = source.calls(r"\.(environmentObject|environment)\(")
    return collections.Counter((owner, match[1], argument) for owner, argument, match in calls)


def compare_injections(path, migration):
    """The results for the injections of a file that people or we changed."""
    sides = migration.files[path]
    before, human, ours = map(injections, sides)
    results = []
    for old, number in sorted(before.items()):
        owner, call, argument = old
        if call != "environmentObject":
            continue
        place = f"{os.path.basename(path)}: {owner} .environmentObject({argument})"
        new = (owner, "environment", argument)
        human_made, our_made = (max(0, side[new] - before[new]) for side in (human, ours))
        both = min(human_made, our_made)
        ours_alone = our_made - both
        removed = max(0, number - human[old] - human_made)  # by people, without another call in its place
        gone = min(ours_alone, removed)
        name = sides.before.class_of(argument, owner)
        results += [Result("injection", place, "same", "")] * both
        results += [migration.untouched("injection", place, name, path)] * (human_made - both)
        results += [Result("injection", place, "gone", "the human removed or rewrote the call")] * gone
        if name in migration.class_names:
            results += [Result("injection", place, "different", "the human left it")] * (ours_alone - gone)
    return results
