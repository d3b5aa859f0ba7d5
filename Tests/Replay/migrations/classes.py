"""Compares the header and the stored properties of a class."""

from .result import ALSO, Result, worst

LONGEST_NOTE = 300


def compare_class(path_of_class, migration):
    """The result for a class that people moved."""
    def result(verdict, note):
        return Result("class", path_of_class, verdict, note)

    name = path_of_class.split(".")[-1]
    found = declarations(name, migration)
    if not found:
        return result("gone", "not declared in the files listed, at the parent")
    path, before = next((place for place in found if "ObservableObject" in place[1].header), found[0])
    ours = migration.files[path].ours.counterpart(before)
    if ours is None:
        return result("different", "we lost the class")
    if ours.header == before.header:
        reason = migration.refusals.reason(name, path)
        if not reason:
            return result("different", "unchanged, and the report gives no reason")
        return result("refused", reason if len(reason) < LONGEST_NOTE else reason[:LONGEST_NOTE] + " …")
    human = human_counterpart(before, path, migration)
    if human is None:
        return result("gone", "the human removed or renamed the class")
    if "ObservableObject" in human.inherits and "Observable" not in human.attributes:
        return result("gone", "the human left the class an ObservableObject")
    differences = Differences()
    compare_headers(before, human, ours, differences)
    compare_stored_properties(before, human, ours, differences)
    return result(differences.verdict, differences.note)


def declarations(name, migration):
    """(path, declaration) of each class or protocol with a name, as it was."""
    return [(path, type) for path, sides in migration.files.items() for type in sides.before.types
            if type.name == name and type.kind in ("class", "protocol")]


def human_counterpart(before, path, migration):
    """The class as people made it, perhaps in another of the files."""
    sources = [migration.files[path].human, *(sides.human for sides in migration.files.values())]
    for source in filter(None, sources):
        found = [type for type in source.types if (type.name, type.kind) == (before.name, before.kind)]
        if found:
            return next((type for type in found if type.path == before.path), found[0])
    return None


class Differences:
    """What is not the same, each with a verdict."""

    def __init__(self):
        self.found = []

    def add(self, verdict, note):
        self.found.append((verdict, note))

    @property
    def verdict(self):
        return worst(["same", *(verdict for verdict, _ in self.found)])

    @property
    def note(self):
        wrong = [note for verdict, note in self.found if verdict == "different"]
        rest = [note for verdict, note in self.found if verdict != "different"]
        return ALSO.join("; ".join(notes) for notes in (wrong, rest) if notes)


def compare_headers(before, human, ours, differences):
    if human.header == ours.header:
        return
    count = len(differences.found)
    attributes, our_attributes = set(human.attributes), set(ours.attributes)
    inherited, our_inherited = set(human.inherits) - {""}, set(ours.inherits) - {""}
    if "Observable" in inherited and "Observable" not in attributes:
        if any(is_published(property) for property in before.properties.values()):
            differences.add("different", "': Observable' without the macro, though properties were published")
        else:
            differences.add("equivalent", "': Observable' without the macro: nothing is tracked in this class")
            attributes.add("Observable")
        inherited.discard("Observable")
    if attributes != our_attributes:
        differences.add("different", f"attributes: human {sorted(attributes)}, ours {sorted(our_attributes)}")
    if inherited != our_inherited:
        lists = f"human {sorted(inherited)}, ours {sorted(our_inherited)}"
        if before.kind == "protocol" and inherited ^ our_inherited <= {"AnyObject", "Observable"}:
            differences.add("equivalent", f"the protocol's list: {lists}")
        else:
            differences.add("different", f"inherits: {lists}")
    if human.modifiers != ours.modifiers:
        differences.add("different", f"modifiers: human {human.modifiers}, ours {ours.modifiers}")
    if len(differences.found) == count:
        differences.add("equivalent", "order of attributes or of the inheritance list")


def is_published(property):
    return any(attribute.startswith("Published") for attribute in property.attributes)


def is_ignored(property):
    return "ObservationIgnored" in property.attributes


def parts(property, is_migrated=True):
    """What a property is besides whether it is tracked: as it stands, or as it should be once it is migrated."""
    attributes = [attribute for attribute in property.attributes if attribute != "ObservationIgnored"
                  and (is_migrated or not attribute.startswith("Published"))]
    return attributes, property.modifiers, property.keyword, property.type, property.value


def compare_stored_properties(before, human, ours, differences):
    ours_alone_ignored = []
    for name, old in before.properties.items():
        if old.is_computed or {"static", "class"} & set(old.modifiers):
            continue
        theirs, mine = human.properties.get(name), ours.properties.get(name)
        if theirs is None or theirs.is_computed:
            if mine is None or mine.text != old.text:
                differences.add("same", f"the human removed '{name}'")
        elif mine is None:
            differences.add("different", f"we lost '{name}'")
        elif is_ignored_by_one(old, theirs, mine):
            ours_alone_ignored.append(name)
        elif theirs.text != mine.text:
            differences.add(*stored_difference(old, theirs, mine))
    if ours_alone_ignored:
        names = ", ".join(ours_alone_ignored)
        differences.add("equivalent", f"not published, ours are ignored, the human's are tracked: {names}")


def is_ignored_by_one(old, human, ours):
    """Whether that is the only difference, and means something for a property that was not published."""
    return (parts(human) == parts(ours) and is_ignored(human) != is_ignored(ours) and not is_published(old)
            and old.keyword != "let" and "weak" not in old.modifiers)


def stored_difference(old, human, ours):
    """The verdict and the note on a property that is not the same on both sides."""
    name, published, ignored = old.name, is_published(old), (is_ignored(human), is_ignored(ours))
    if parts(human) != parts(ours):
        is_kept = parts(ours) == parts(old, is_migrated=False)
        if is_kept and (ignored[0] == ignored[1] or not published):
            return "equivalent", f"the human also changed '{name}' itself"
        return "different", f"'{name}': human '{human.text}', ours '{ours.text}'"
    if ignored[0] == ignored[1]:
        return "equivalent", f"'{name}': order of attributes"
    if old.keyword == "let" or "weak" in old.modifiers and not published:
        return "equivalent", f"'@ObservationIgnored let {name}' says nothing"
    return "different", f"'{name}' was published: human ignored {ignored[0]}, ours {ignored[1]}"
