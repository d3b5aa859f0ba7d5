"""Compares the properties with which views observe an object."""

import os

from .result import Result

OBSERVING = {"StateObject", "ObservedObject", "EnvironmentObject"}


def compare_properties(path, migration):
    """The results for the observing properties of a file that people or we changed."""
    sides = migration.files[path]
    results = []
    for type in sides.before.types:
        theirs, mine = sides.human.counterpart(type), sides.ours.counterpart(type)
        for name, old in type.properties.items():
            if any(attribute.partition("(")[0] in OBSERVING for attribute in old.attributes):
                place = f"{os.path.basename(path)}: {type.path}.{name}"
                human = theirs.properties.get(name) if theirs else None
                ours = mine.properties.get(name) if mine else None
                results.append(compare_property(place, path, migration, old, human, ours))
    return [result for result in results if result]


def compare_property(place, path, migration, before, human, ours):
    """The result for a property, or None where there is nothing to compare."""
    if ours is None:
        return Result("property", place, "different", "we lost the property")
    is_listed = before.class_name in migration.class_names
    if human is None:
        if ours.text == before.text and not is_listed:
            return None
        return Result("property", place, "gone", "the human removed or renamed the property")
    if human.text == before.text:
        if ours.text == before.text or not is_listed:
            return None
        return Result("property", place, "different", f"the human left it, ours is '{ours.text}'")
    is_bound_alike = human.has_local_bindable == ours.has_local_bindable
    if human.text == ours.text and (is_bound_alike or not ours.has_projection_used):
        return Result("property", place, "same", "")
    if ours.text == before.text:
        return migration.untouched("property", place, before.class_name, path)
    return Result("property", place, *difference(before, human, ours))


def difference(before, human, ours):
    """The verdict and the note on a property that both sides changed, not in the same way."""
    found = [
        wrapper_difference(human, ours), type_difference(before, human, ours),
        modifier_difference(before, human, ours), value_difference(before, human, ours),
        projection_difference(human, ours)]
    found = [verdict_and_note for verdict_and_note in found if verdict_and_note]
    for verdict, note in found:
        if verdict == "different":
            return verdict, note
    return "equivalent", "; ".join(note for _, note in found) or "order of attributes"


def different(human, ours):
    return "different", f"human '{human.text}', ours '{ours.text}'"


def wrapper_difference(human, ours):
    left, right = human.wrapper, ours.wrapper
    if (left, human.keyword) == (right, ours.keyword):
        is_bound_alike = human.has_local_bindable == ours.has_local_bindable
        if human.has_projection_used and ours.has_projection_used and not is_bound_alike and right != "State":
            return "different", "'$' is used, and only one side has a @Bindable for it"
        return None
    if not {left, right} <= {"", "Bindable"}:
        return different(human, ours)
    if not human.has_projection_used and not ours.has_projection_used:
        return "equivalent", "let, var or @Bindable, and no '$' is used"
    if left == right == "":
        return None
    if human.has_local_bindable or ours.has_local_bindable:
        return "equivalent", "@Bindable at the property or in the body"
    return different(human, ours)


def type_difference(before, human, ours):
    if human.type == ours.type:
        return None
    if human.class_name == ours.class_name and "" in (human.type, ours.type):
        return "equivalent", "the type is written twice or once"
    if ours.type not in ("", before.type):
        return different(human, ours)
    return "equivalent", "the human also changed the type"


def modifier_difference(before, human, ours):
    if human.modifiers == ours.modifiers:
        return None
    if ours.modifiers != before.modifiers:
        return different(human, ours)
    return "equivalent", f"the human also changed the access from {before.modifiers} to {human.modifiers}"


def value_difference(before, human, ours):
    if human.value == ours.value:
        return None
    if ours.value != before.value:
        return different(human, ours)
    return "equivalent", "the human also changed the initial value"


def projection_difference(human, ours):
    if ours.has_projection_used and not human.has_projection_used and ours.has_local_bindable:
        return "equivalent", "the human no longer uses '$'"
    return None
