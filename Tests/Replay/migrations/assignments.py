"""Compares what initialisers assign to wrappers, as in `_model = StateObject(wrappedValue: model)`."""

import collections
import itertools
import os
import re

from .result import Result
from .text import normalized

START = re.compile(r"(?m)^[ \t]*(?:self\.)?(?P<wrapper>_?)(?P<name>\w+)[ \t]*=[ \t]*(?!=)")
CONSTRUCTOR = re.compile(
    r"(?:(?:SwiftUI\.)?(?:StateObject|ObservedObject|State|Bindable)(?:<.*?>)?(?:\.init)?|\.init)"
    r"\((?:wrappedValue:|initialValue:)?(.*)\)$")
OBSERVED = re.compile(r"_\w+=(StateObject|ObservedObject|\.init)\b")

Assignment = collections.namedtuple("Assignment", "text value")  # the value without the constructor of a wrapper


def assignments(source):
    """The assignments in each type, by its path and the name of the property, in order."""
    found = collections.defaultdict(list)
    for match in START.finditer(source.bare):
        right = normalized(source.code[match.end():end_of_expression(source, match.end())])
        wrapped = match["wrapper"] and CONSTRUCTOR.match(right)
        assignment = Assignment(f"{match['wrapper']}{match['name']}={right}", wrapped[1] if wrapped else right)
        found[source.type_at(match.start()), match["name"]].append(assignment)
    return found


def end_of_expression(source, at):
    while at < len(source.bare) and source.bare[at] not in "\n;":
        at = source.closing(at) if source.bare[at] in "([{" else at + 1
    return at


def compare_assignments(path, migration):
    """The results for the wrappers that initialisers of a file made, and that people changed."""
    before, human, ours = map(assignments, migration.files[path])
    results = []
    for (owner, name), olds in sorted(before.items()):
        sides = itertools.zip_longest(olds, human[owner, name][:len(olds)], ours[owner, name][:len(olds)])
        for old, theirs, mine in sides:
            if OBSERVED.match(old.text) and not (theirs and theirs.text == old.text):
                place = f"{os.path.basename(path)}: {owner}.init, {old.text}"
                results.append(compare_assignment(place, path, migration, owner, name, old, theirs, mine))
    return results


def compare_assignment(place, path, migration, owner, name, before, human, ours):
    def result(verdict, note=""):
        return Result("assignment", place, verdict, note)

    if human is None:
        return result("gone", "the human removed it")
    if ours is None:
        return result("different", "we lost it")
    if human.text == ours.text:
        return result("same")
    if ours.text == before.text and not before.text.startswith(f"_{name}=.init"):
        return migration.untouched("assignment", place, held_class(path, migration, owner, name, before), path)
    if human.value == ours.value:
        return result("equivalent", "the wrapper is spelled out or not")
    if ours.value == before.value:
        return result("equivalent", "the human also changed the value")
    return result("different", f"human '{human.text}', ours '{ours.text}'")


def held_class(path, migration, owner, name, assignment):
    """The class of what is assigned, or of the property where that is not a refused one."""
    source = migration.files[path].before
    held = source.class_of(assignment.value, owner)
    return held if migration.refusals.reason(held) else source.class_of(name, owner)
