#!/usr/bin/env python3
"""Replays commits in which people moved to @Observable by hand, and compares. See README.md."""

import argparse
import collections
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

OPTIONS = ["--only", "observable-migration", "--unsafe", "--allow-dirty", "--verbose", "--color", "never",
           "--deployment", "ios=17,macos=14,tvos=17,watchos=10,visionos=1"]
ALSO = "; also: "
VERDICTS = ["same", "equivalent", "refused", "different", "gone"]
EXCUSES = ["Human slip: ", "Not part of the migration: "]  # how the notes on differences begin
OBSERVING = {"StateObject", "ObservedObject", "EnvironmentObject"}
MODIFIERS = ("private|fileprivate|internal|package|public|open|static|class|final|weak|unowned|lazy|override|"
             "nonisolated|dynamic|required|isolated")
ARGUMENTS = r"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"
PREFIX = rf"(?P<prefix>(?:@[\w.]+(?:<[^\n=]*?>)?(?:{ARGUMENTS})?\s*|\b(?:{MODIFIERS})\b(?:\(\w+\))?\s+)*)"
PROPERTY = re.compile(PREFIX + r"\b(?P<let>var|let)\s+(?P<name>`?\w+`?)[ \t]*(?P<colon>:)?")
TYPE = re.compile(PREFIX + r"\b(?P<kind>class|struct|enum|actor|extension|protocol)\s+(?P<name>(?!var\b|let\b|func\b)[\w.]+)"
                  r"[ \t]*(?P<rest>[^{}]*)\{")


# Source text ---------------------------------------------------------------------------------------------------------


def blank(text):
    return re.sub(r"[^\n]", " ", text)


class Source:
    """`code` is the text without comments, `bare` also without what strings contain; all are of the same length."""

    def __init__(self, text):
        text = text.replace("\r\n", "\n")
        code, bare, at = [], [], 0
        token = re.compile(r'//[^\n]*|/\*|(?P<raw>#*)(?P<quote>"""|")')
        while match := token.search(text, at):
            code.append(text[at:match.start()])
            bare.append(text[at:match.start()])
            if match["quote"]:
                end = self.end_of_string(text, match.end(), match["raw"], match["quote"])
                code.append(text[match.start():end])
                bare.append('"' + blank(text[match.start() + 1:end - 1]) + '"' if end - match.start() > 1 else '"')
            else:
                end = match.end() if match[0] != "/*" else self.end_of_comment(text, match.end())
                code.append(blank(text[match.start():end]))
                bare.append(blank(text[match.start():end]))
            at = end
        self.code = "".join(code) + text[at:]
        self.bare = "".join(bare) + text[at:]
        self.types = [Type(self, match) for match in TYPE.finditer(self.bare)]
        for type in self.types:
            outer = [x for x in self.types if x.open < type.start and type.end <= x.end]
            type.path = ".".join([x.name for x in outer] + [type.name])
        for index, type in enumerate(self.types):
            type.number = sum((x.path, x.kind) == (type.path, type.kind) for x in self.types[:index])

    def counterpart(self, type):
        """The type of the same place: previews, for one, hold several local types of the same name."""
        found = [x for x in self.types if x.path == type.path and x.kind == type.kind]
        return found[min(type.number, len(found) - 1)] if found else None

    @staticmethod
    def end_of_string(text, at, raw, quote):
        depth = 0  # of interpolations
        while at < len(text):
            if text.startswith("\\" + raw + "(", at) and depth == 0:
                depth, at = 1, at + 2 + len(raw)
            elif depth:
                if text[at] == '"':
                    at = Source.end_of_string(text, at + 1, "", '"')
                    continue
                depth += {"(": 1, ")": -1}.get(text[at], 0)
                at += 1
            elif text[at] == "\\" and not raw:
                at += 2
            elif text.startswith(quote + raw, at):
                return at + len(quote + raw)
            elif text[at] == "\n" and quote == '"':
                return at
            else:
                at += 1
        return len(text)

    @staticmethod
    def end_of_comment(text, at):
        depth = 1
        while depth and at < len(text):
            depth += {"/*": 1, "*/": -1}.get(text[at:at + 2], 0)
            at += 2 if text[at:at + 2] in ("/*", "*/") else 1
        return at

    def closing(self, at):
        """The offset after the bracket that closes the one at `at`."""
        depth = 0
        for offset in range(at, len(self.bare)):
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(self.bare[offset], 0)
            if depth == 0:
                return offset + 1
        return len(self.bare)

    def type_at(self, offset):
        inner = [x for x in self.types if x.open <= offset < x.end]
        return inner[-1].path if inner else ""


def squeeze(text):
    text = re.sub(r"\s+", " ", text).strip()
    return re.sub(r" ?([^\w\s@\"]) ?", r"\1", text)


def prefix_parts(text):
    """Attributes (in order) and modifiers (sorted) before a declaration."""
    attributes = re.findall(rf"@([\w.]+(?:<[^\n=]*?>)?(?:{ARGUMENTS})?)", text)
    rest = re.sub(rf"@[\w.]+(?:<[^\n=]*?>)?(?:{ARGUMENTS})?", " ", text)
    return [squeeze(x) for x in attributes], sorted(rest.split())


class Type:
    def __init__(self, source, match):
        self.source, self.kind, self.name = source, match["kind"], match["name"]
        self.start, self.open = match.start(), match.end() - 1
        self.end = source.closing(self.open)
        self.text = squeeze(source.code[match.start():self.open])
        self.attributes, self.modifiers = prefix_parts(match["prefix"])
        inheritance = match["rest"]
        if inheritance.startswith("<"):
            inheritance = inheritance[inheritance.find(">") + 1:]
        inheritance = inheritance.partition(" where ")[0].strip()
        self.inherits = [squeeze(x) for x in inheritance[1:].split(",")] if inheritance.startswith(":") else []

    def properties(self):
        source = self.source
        level = list(source.bare[self.open + 1:self.end - 1])
        depth = 0
        for index, character in enumerate(level):
            if character == "}":
                depth -= 1
            if depth > 0 and character != "\n":
                level[index] = " "
            if character == "{":
                depth += 1
        level = "".join(level)
        found = {}
        for match in PROPERTY.finditer(level):
            found.setdefault(match["name"], Property(self, match, level, self.open + 1))
        return found


class Property:
    def __init__(self, owner, match, level, base):
        code = owner.source.code
        self.owner, self.name, self.let = owner, match["name"], match["let"]
        prefix = code[base + match.start():base + match.start("let")]
        self.attributes, self.modifiers = prefix_parts(prefix)
        # The type and the initial value: up to the end of the line, with brackets closed.
        at, equals = match.end(), None
        while at < len(level):
            character = level[at]
            if character == "=" and equals is None and level[at:at + 2] != "==":
                equals = at
            if character in "([":
                at = owner.source.closing(base + at) - base
                continue
            if character == "{" and equals is None:
                break
            if character in "\n;" and not re.match(r"\s*[.=?]", level[at:at + 200]):
                break
            at += 1
        end = at
        self.type = squeeze(code[base + match.end():base + (equals if equals is not None else end)]) if match["colon"] else ""
        if equals is not None:
            self.value = squeeze(code[base + equals + 1:base + end])
        else:
            self.value = ""
        after = level[end:end + 2]
        inside = code[base + end + 1:base + end + 200].lstrip() if after.startswith("{") else ""
        self.computed = after.startswith("{") and not re.match(r"(@\w+\s*)*(didSet|willSet)\b", inside)
        self.text = squeeze(prefix) + f" {self.let} {self.name}:{self.type}={self.value}"

    def wrapper(self):
        for attribute in self.attributes:
            if re.match(r"(StateObject|ObservedObject|EnvironmentObject|State|Bindable|Environment|ObservationIgnored|"
                        r"Published)\b", attribute):
                return attribute
        return ""

    def class_name(self):
        """The name of the class that the property holds, as far as the declaration tells."""
        match = re.match(r"Environment\((.+)\.self\)", self.wrapper())
        name = match[1] if match else self.type or re.match(r"[\w.]*", self.value)[0]
        name = re.sub(r"^(any|some)\b", "", re.sub(r"<.*|[?!]$", "", name)).strip()
        parts = [x for x in name.split(".") if x[:1].isupper()]
        return parts[-1] if parts else ""

    def dollar(self):
        body = self.owner.source.bare[self.owner.open:self.owner.end]
        path = self.owner.path
        for other in self.owner.source.types:
            if other.kind == "extension" and other.path == path:
                body += other.source.bare[other.open:other.end]
        return re.search(rf"\${self.name}\b", body) is not None

    def local_bindable(self):
        body = self.owner.source.bare[self.owner.open:self.owner.end]
        return re.search(rf"@Bindable\s+var\s+\w+\s*=\s*(self\.)?{self.name}\b|\bBindable\(\s*(wrappedValue:\s*)?{self.name}\b", body) is not None


# Comparing -----------------------------------------------------------------------------------------------------------


def worst(verdicts):
    order = ["same", "equivalent", "gone", "refused", "different"]
    return max(verdicts, key=order.index, default="same")


def compare_class(before, human, ours):
    """The verdict on one class, its header and stored properties, and what is not the same."""
    verdicts, notes, unpublished = ["same"], [], []

    def add(verdict, note):
        verdicts.append(verdict)
        notes.append((verdict, note))

    if human is None:
        return "gone", "the human removed or renamed the class"
    if "ObservableObject" in human.inherits and "Observable" not in human.attributes:
        return "gone", "the human left the class an ObservableObject"
    if human.text != ours.text:
        left, right = set(human.attributes), set(ours.attributes)
        published = any("Published" in x for p in before.properties().values() for x in p.attributes)
        macro = "Observable" in left
        inherited = set(human.inherits) - {""}
        if not macro and "Observable" in inherited and not published:
            add("equivalent", "': Observable' without the macro: nothing is tracked in this class")
            left.add("Observable")
            inherited.discard("Observable")
        elif not macro and "Observable" in inherited:
            add("different", "': Observable' without the macro, though properties were published")
            inherited.discard("Observable")
        mine = set(ours.inherits) - {""}
        if left != right:
            add("different", f"attributes: human {sorted(left)}, ours {sorted(right)}")
        if inherited != mine:
            if before.kind == "protocol" and {x for x in inherited ^ mine} <= {"AnyObject", "Observable"}:
                add("equivalent", f"the protocol's list: human {sorted(inherited)}, ours {sorted(mine)}")
            else:
                add("different", f"inherits: human {sorted(inherited)}, ours {sorted(mine)}")
        if human.modifiers != ours.modifiers:
            add("different", f"modifiers: human {human.modifiers}, ours {ours.modifiers}")
        if len(verdicts) == 1:
            add("equivalent", "order of attributes or of the inheritance list")
    theirs, mine = human.properties(), ours.properties()
    for name, old in before.properties().items():
        if old.computed or {"static", "class"} & set(old.modifiers):
            continue
        if name not in theirs or theirs[name].computed:
            if name not in mine or mine[name].text != old.text:
                add("same", f"the human removed '{name}'")
            continue
        if name not in mine:
            add("different", f"we lost '{name}'")
            continue
        one, two = theirs[name], mine[name]
        if one.text == two.text:
            continue
        published = any(x.startswith("Published") for x in old.attributes)
        ignored = ["ObservationIgnored" in x.attributes for x in (one, two)]
        rest = [([a for a in x.attributes if a != "ObservationIgnored"], x.modifiers, x.let, x.type, x.value)
                for x in (one, two)]
        if rest[0] != rest[1]:
            ours_kept = rest[1] == ([a for a in old.attributes if not a.startswith("Published") and a != "ObservationIgnored"],
                                    old.modifiers, old.let, old.type, old.value)
            if ours_kept and (ignored[0] == ignored[1] or not published):
                add("equivalent", f"the human also changed '{name}' itself")
            else:
                add("different", f"'{name}': human '{one.text}', ours '{two.text}'")
        elif ignored[0] != ignored[1]:
            if old.let == "let" or "weak" in old.modifiers and not published:
                add("equivalent", f"'@ObservationIgnored let {name}' says nothing")
            elif not published:
                unpublished.append(name)
            else:
                add("different", f"'{name}' was published: human ignored {ignored[0]}, ours {ignored[1]}")
        else:
            add("equivalent", f"'{name}': order of attributes")
    if unpublished:
        add("equivalent", "not published, ours are ignored, the human's are tracked: " + ", ".join(unpublished))
    wrong = [note for verdict, note in notes if verdict == "different"]
    rest = [note for verdict, note in notes if verdict != "different"]
    return worst(verdicts), ALSO.join(["; ".join(x) for x in (wrong, rest) if x])


def compare_property(before, human, ours):
    if human is None:
        return "gone", "the human removed or renamed the property"
    if human.text == ours.text and (human.local_bindable() == ours.local_bindable() or not ours.dollar()):
        return "same", ""
    if ours.text == before.text:
        return "untouched", ""
    notes = []
    left, right = human.wrapper(), ours.wrapper()
    plain = {"", "Bindable"}
    if left != right or human.let != ours.let:
        if left in plain and right in plain:
            if not human.dollar() and not ours.dollar():
                notes.append("let, var or @Bindable, and no '$' is used")
            elif left == "Bindable" or right == "Bindable":
                if human.local_bindable() or ours.local_bindable():
                    notes.append("@Bindable at the property or in the body")
                else:
                    return "different", f"human '{human.text}', ours '{ours.text}'"
        else:
            return "different", f"human '{human.text}', ours '{ours.text}'"
    elif ours.dollar() and human.dollar() and human.local_bindable() != ours.local_bindable() and right != "State":
        return "different", "'$' is used, and only one side has a @Bindable for it"
    if human.type != ours.type:
        names = {x.class_name() for x in (human, ours)}
        if len(names) == 1 and "" in (human.type, ours.type):
            notes.append("the type is written twice or once")
        else:
            if ours.type not in ("", before.type):
                return "different", f"human '{human.text}', ours '{ours.text}'"
            notes.append("the human also changed the type")
    if human.modifiers != ours.modifiers:
        if ours.modifiers != before.modifiers:
            return "different", f"human '{human.text}', ours '{ours.text}'"
        notes.append(f"the human also changed the access from {before.modifiers} to {human.modifiers}")
    if human.value != ours.value:
        if ours.value != before.value:
            return "different", f"human '{human.text}', ours '{ours.text}'"
        notes.append("the human also changed the initial value")
    if ours.dollar() and not human.dollar() and ours.local_bindable():
        notes.append("the human no longer uses '$'")
    return "equivalent", "; ".join(notes) or "order of attributes"


def calls(source, pattern):
    """(type path, whole argument text, call) for each call that matches; the pattern ends with its parenthesis."""
    for match in re.finditer(pattern, source.bare):
        end = source.closing(match.end() - 1)
        yield source.type_at(match.start()), squeeze(source.code[match.end():end - 1]), match


def injections(source):
    found = collections.Counter()
    for path, argument, match in calls(source, r"\.(environmentObject|environment)\("):
        found[(path, match[1], argument)] += 1
    return found


def assignments(source):
    """In each type: property name → the value it is initialised with, the wrapper's constructor taken off."""
    found = {}
    for match in re.finditer(r"(?m)^[ \t]*(?:self\.)?(_?)(\w+)[ \t]*=[ \t]*(?!=)", source.bare):
        end = match.end()
        while end < len(source.bare) and source.bare[end] not in "\n;":
            end = source.closing(end) if source.bare[end] in "([{" else end + 1
        value = squeeze(source.code[match.end():end])
        raw = value
        wrapped = re.match(r"(?:(?:SwiftUI\.)?(?:StateObject|ObservedObject|State|Bindable)(?:<.*?>)?(?:\.init)?|\.init)"
                           r"\((?:wrappedValue:|initialValue:)?(.*)\)$", value)
        if match[1] and wrapped:
            value = wrapped[1]
        found.setdefault((source.type_at(match.start()), match[2]), []).append((match[1] + match[2] + "=" + raw, value))
    return found


def publishers(source):
    found = collections.Counter()
    for path, argument, _ in calls(source, r"\.onReceive\("):
        match = re.match(r"(?:self\.)?([\w.]+?)\.\$(\w+)", argument)
        if match:
            found[(path, match[1] + "." + match[2])] += 1
    return found


def changes(source):
    found = collections.defaultdict(list)
    for path, argument, _ in calls(source, r"\.onChange\("):
        match = re.match(r"of:(?:self\.)?([\w.]+)(.*)", argument)
        if match:
            found[(path, match[1])].append("initial:true" in match[2])
    return found


def observed(found, owner, what):
    """The calls of onChange that observe a value or, after a `map`, a member of it."""
    return [x for (place, value), calls in found.items() if place == owner and (value + ".").startswith(what + ".")
            for x in calls]


def receiver_class(file, path, expression):
    """The class of `expression`, from a declaration in the same file."""
    named = re.match(r"([A-Z]\w*)", expression.split(".")[-1]) or re.match(r"([A-Z]\w*)[.(]", expression)
    if named:
        return named[1]
    name = re.sub(r"^(self\.)", "", expression).split("(")[0].split(".")[-1]
    for type in reversed(file.types):
        if type.path == path and name in type.properties():
            return type.properties()[name].class_name()
    match = re.search(rf"\b{re.escape(name)}\s*(?::\s*(?:@\w+\s*)*|=\s*)([A-Z]\w*)", file.bare) if name else None
    return match[1] if match else ""


# One commit ----------------------------------------------------------------------------------------------------------


WANTED = re.compile(r"\.(swift|pbxproj|xcconfig)$|(^|/)project\.yml$")


def git(repository, *arguments, input=None):
    return subprocess.run(["git", "-c", "safe.directory=*", "--git-dir", repository, *arguments], check=True,
                          input=input, stdout=subprocess.PIPE, stderr=subprocess.PIPE).stdout


def check_out(repository, revision, folder):
    blobs = []
    for line in git(repository, "ls-tree", "-r", "-z", revision).split(b"\0"):
        if line:
            mode, _, name, path = re.split(rb"[ \t]", line, maxsplit=3)
            path = path.decode("utf-8", "surrogateescape")
            if mode.startswith(b"100") and WANTED.search(path) and ".." not in path.split("/"):
                blobs.append((name, path))
    answer = git(repository, "cat-file", "--batch", input=b"".join(name + b"\n" for name, _ in blobs))
    at = 0
    for name, path in blobs:
        end = answer.index(b"\n", at)
        header = answer[at:end].split()
        at = end + 1
        if header[-1] == b"missing":
            print(f"missing from the snapshot: {path}", file=sys.stderr)
            continue
        size = int(header[2])
        target = os.path.join(folder, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "wb") as file:
            file.write(answer[at:at + size])
        at += size + 1


def read(folder, path):
    try:
        with open(os.path.join(folder, path), encoding="utf-8", errors="replace", newline="") as file:
            return Source(file.read())
    except FileNotFoundError:
        return None


def refusals(report, folder):
    """(path, class) → the reasons, as the report gives them; and the same for each class of a refused cluster."""
    found, rule, shared = {}, "", {}
    for line in report.splitlines():
        if match := re.match(r"\s+([A-Z]+\d+)  \S", line):
            rule = match[1]
        elif match := re.match(r"\s+(.+?\.swift)((?::\d+)*): ((?:'[\w.]+'(?:, | and )?)+) stays? (?:an )?\w+: (.*)", line):
            for name in re.findall(r"'([\w.]+)'", match[3]):
                found[(match[1], name.split(".")[-1])] = f"{rule}: {match[4]}"
            with open(os.path.join(folder, match[1]), encoding="utf-8", errors="replace") as file:
                declared = file.read().split("\n")[int(match[2].split(":")[1]) - 1]
            if head := re.search(r"\b(?:protocol|class)\s+(\w+)", declared):
                shared[head[1]] = (match[1], f"{rule}: {match[4]}")
    for name, (path, text) in shared.items():
        found.setdefault((path, name), text)
    # A cluster is reported once, where its protocol or base class is declared: its members have no line of their own.
    for parent, _, names in os.walk(folder) if shared else ():
        for name in names:
            if name.endswith(".swift"):
                path = os.path.relpath(os.path.join(parent, name), folder)
                with open(os.path.join(parent, name), encoding="utf-8", errors="replace") as file:
                    text = file.read()
                for match in re.finditer(r"\b(?:class|extension)\s+([\w.]+)[^{}\n:]*:([^{]*)\{", text):
                    for word in re.findall(r"\w+", match[2]):
                        if word in shared:
                            found.setdefault((path, match[1].split(".")[-1]), f"{shared[word][1]}, through '{word}'")
    return found


Result = collections.namedtuple("Result", "kind place verdict note")


def replay(entry, repository, binary, folder):
    sides = {side: os.path.join(folder, side) for side in ("before", "human", "ours")}
    check_out(repository, entry["parent"], sides["before"])
    check_out(repository, entry["commit"], sides["human"])
    shutil.copytree(sides["before"], sides["ours"])
    run = subprocess.run([binary, *OPTIONS, "."], cwd=sides["ours"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    report = run.stdout.decode("utf-8", "replace")
    with open(os.path.join(folder, "report.txt"), "w", encoding="utf-8") as file:
        file.write(report)
    if run.returncode not in (0, 2) or run.returncode == 2 and "Fixed" not in report and "left alone" not in report:
        raise RuntimeError(f"swiftfix stopped with {run.returncode}:\n{report}")
    stays = refusals(report, sides["before"])

    def reason(name, path=None):
        own = [text for (file, who), text in stays.items() if who == name and file == path]
        return (own or [text for (_, who), text in stays.items() if who == name] or [""])[0]

    results = []
    paths = sorted({x.strip().strip('"') for x in entry["files"]})
    files = {path: [read(sides[side], path) for side in ("before", "human", "ours")] for path in paths
             if path.endswith(".swift")}
    files = {path: trio for path, trio in files.items() if trio[0] is not None}

    for full in entry["classes"]:
        name = full.split(".")[-1]
        places = []
        for path, (before, human, ours) in files.items():
            for type in before.types:
                if type.name == name and type.kind in ("class", "protocol"):
                    places.append((path, type, ours.counterpart(type)))
        if not places:
            results.append(Result("class", full, "gone", "not declared in the files listed, at the parent"))
            continue
        path, before, ours = next((x for x in places if "ObservableObject" in x[1].text), places[0])
        human = None
        for candidate in [files[path][1]] + [x[1] for x in files.values()]:
            found = [x for x in candidate.types if x.name == name and x.kind == before.kind] if candidate else []
            if found:
                human = next((x for x in found if x.path == before.path), found[0])
                break
        if ours is not None and ours.text == before.text:
            why = reason(name, path)
            if why:
                results.append(Result("class", full, "refused", why if len(why) < 300 else why[:300] + " …"))
            else:
                results.append(Result("class", full, "different", "unchanged, and the report gives no reason"))
            continue
        if ours is None:
            results.append(Result("class", full, "different", "we lost the class"))
            continue
        verdict, notes = compare_class(before, human, ours)
        results.append(Result("class", full, verdict, notes))

    listed = {x.split(".")[-1] for x in entry["classes"]}

    def untouched(kind, place, name, path):  # a refused site is told by its class alone: there are many
        why = reason(name) if name else ""
        if name and not why:
            for type in files[path][0].types:
                if bound := re.search(rf"<[^>]*\b{name}:(\w+)", type.text):
                    name, why = bound[1], reason(bound[1])
                    break
        if why:
            return Result(kind, "", "refused", f"{name}, {why.partition(':')[0]}")
        return Result(kind, place, "different", f"the human changed it, we did not ({name or 'unknown class'})")

    for path, (before, human, ours) in files.items():
        if human is None:
            continue
        short = os.path.basename(path)
        for type in before.types:
            theirs, mine = human.counterpart(type), ours.counterpart(type)
            for name, old in type.properties().items():
                if not any(x.partition("(")[0] in OBSERVING for x in old.attributes):
                    continue
                place = f"{short}: {type.path}.{name}"
                one = theirs.properties().get(name) if theirs else None
                two = mine.properties().get(name) if mine else None
                if two is None:
                    results.append(Result("property", place, "different", "we lost the property"))
                    continue
                if one is not None and one.text == old.text:
                    if two.text != old.text and old.class_name() in listed:
                        results.append(Result("property", place, "different", f"the human left it, ours is '{two.text}'"))
                    continue
                if one is None and two.text == old.text and old.class_name() not in listed:
                    continue
                verdict, note = compare_property(old, one, two)
                if verdict == "untouched":
                    results.append(untouched("property", place, old.class_name(), path))
                else:
                    results.append(Result("property", place, verdict, note))

        counts = [injections(x) for x in (before, human, ours)]
        for (owner, call, argument), number in sorted(counts[0].items()):
            if call != "environmentObject":
                continue
            new = (owner, "environment", argument)
            made = [max(0, counts[side][new] - counts[0][new]) for side in (1, 2)]
            left = [counts[side][(owner, call, argument)] for side in (1, 2)]
            place = f"{short}: {owner} .environmentObject({argument})"
            both = min(made)
            results += [Result("injection", place, "same", "")] * both
            name = receiver_class(before, owner, argument)
            results += [untouched("injection", place, name, path)] * max(0, made[0] - both)
            beyond = made[1] - both
            dropped = max(0, number - left[0] - made[0])
            results += [Result("injection", place, "gone", "the human removed or rewrote the call")] * min(beyond, dropped)
            if beyond > dropped and name in listed:
                results += [Result("injection", place, "different", "the human left it")] * (beyond - dropped)

        values = [assignments(x) for x in (before, human, ours)]
        for (owner, name), old in sorted(values[0].items()):
            for index, (raw, value) in enumerate(old):
                if not re.match(r"_\w+=(StateObject|ObservedObject|\.init)\b", raw):
                    continue
                pair = [side.get((owner, name), []) for side in values[1:]]
                place = f"{short}: {owner}.init, {raw}"
                if index < len(pair[0]) and pair[0][index][0] == raw:
                    continue
                if index >= len(pair[0]):
                    results.append(Result("assignment", place, "gone", "the human removed it"))
                elif index >= len(pair[1]):
                    results.append(Result("assignment", place, "different", "we lost it"))
                elif pair[0][index][0] == pair[1][index][0]:
                    results.append(Result("assignment", place, "same", ""))
                elif pair[1][index][0] == raw and not raw.startswith(f"_{name}=.init"):
                    held = receiver_class(before, owner, value)
                    held = held if reason(held) else receiver_class(before, owner, name)
                    results.append(untouched("assignment", place, held, path))
                elif pair[0][index][1] == pair[1][index][1]:
                    results.append(Result("assignment", place, "equivalent", "the wrapper is spelled out or not"))
                elif pair[1][index][1] == value:
                    results.append(Result("assignment", place, "equivalent", "the human also changed the value"))
                else:
                    results.append(Result("assignment", place, "different",
                                          f"human '{pair[0][index][0]}', ours '{pair[1][index][0]}'"))

        received = [publishers(x) for x in (before, human, ours)]
        changed = [changes(x) for x in (before, human, ours)]
        for (owner, what), number in sorted(received[0].items()):
            rewritten = [number - received[side][(owner, what)] for side in (1, 2)]
            if rewritten[0] <= 0:
                continue
            place = f"{short}: {owner} .onReceive({what})"
            one, two = (observed(changed[side], owner, what) for side in (1, 2))
            if rewritten[1] <= 0:
                results.append(untouched("onReceive", place, receiver_class(before, owner, what.split(".")[0]), path))
            elif not one:
                results.append(Result("onReceive", place, "gone", "the human has no onChange of it"))
            elif not two:
                results.append(Result("onReceive", place, "different", "we have no onChange of it"))
            elif any(one) == any(two):
                results.append(Result("onReceive", place, "same", ""))
            else:
                results.append(Result("onReceive", place, "different", "onChange: human initial: "
                                      f"{str(any(one)).lower()}, ours {str(any(two)).lower()}"))
    return results, run.returncode


# The table -----------------------------------------------------------------------------------------------------------


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("mirrors", help="folder of git directories: OWNER+NAME/repo, OWNER+NAME.git or OWNER/NAME")
    parser.add_argument("list", help="the JSON list of commits")
    parser.add_argument("swiftfix", help="the release binary")
    parser.add_argument("--tier", help="only the commits of this tier")
    parser.add_argument("--only", help="only commits whose repository or hash contains this")
    parser.add_argument("--keep", help="keep before, human, ours and the report below this new folder")
    parser.add_argument("--notes", default=os.path.join(os.path.dirname(os.path.abspath(__file__)), "notes.json"))
    options = parser.parse_args()
    with open(options.list, encoding="utf-8") as file:
        entries = json.load(file)["observable_migration"]
    explained = {}
    if os.path.exists(options.notes):
        with open(options.notes, encoding="utf-8") as file:
            explained = json.load(file)
    binary = os.path.abspath(options.swiftfix)
    totals, kinds, open_questions, missing = collections.Counter(), collections.Counter(), 0, 0
    excused = collections.Counter()
    for entry in entries:
        key = entry["repo"] + "@" + entry["commit"][:8]
        if options.tier and entry["tier"] != options.tier or options.only and options.only not in key:
            continue
        flat = entry["repo"].replace("/", "+")
        choices = [f"{flat}/repo/.git", f"{flat}/repo", f"{flat}.git", flat, f"{entry['repo']}/.git", entry["repo"]]
        choices = [os.path.join(options.mirrors, x) for x in choices]
        repository = next((x for x in choices if os.path.isdir(os.path.join(x, "objects"))), None)
        if repository is None:
            print(f"\n## {key}, tier {entry['tier']}: no git directory\n")
            missing += 1
            continue
        with tempfile.TemporaryDirectory(prefix="replay-") as temporary:
            folder = os.path.join(options.keep, f"{flat}@{entry['commit'][:8]}") if options.keep else temporary
            os.makedirs(folder, exist_ok=not options.keep)
            results, status = replay(entry, repository, binary, folder)
        print(f"\n## {key}, tier {entry['tier']}" + (" (swiftfix could not read every file)" if status else "") + "\n")
        print("| | " + " | ".join(VERDICTS) + " |\n|---|" + "---|" * len(VERDICTS))
        for kind in ("class", "property", "injection", "assignment", "onReceive"):
            counts = collections.Counter(x.verdict for x in results if x.kind == kind)
            if counts or kind == "class":
                print(f"| {kind} | " + " | ".join(str(counts[x]) for x in VERDICTS) + " |")
            for verdict, number in counts.items():
                totals[(entry["tier"], "classes" if kind == "class" else "use sites", verdict)] += number
                kinds[(entry["tier"], kind, verdict)] += number
        print()
        for result, number in collections.Counter(x for x in results if x.verdict != "same").items():
            times = f" ({number} times)" if number > 1 else ""
            print(f"- {result.verdict}: {result.kind} {result.place}".rstrip() + f"{times}: {result.note}")
            if result.verdict == "different":
                text = explained.get(entry["commit"][:8], {}).get(result.note.partition(ALSO)[0])
                print("  - " + (text or "NOT EXPLAINED YET"))
                kind = next((x for x in EXCUSES if (text or "").startswith(x)), None)
                excused[(entry["tier"], "classes" if result.kind == "class" else "use sites", kind)] += number
                open_questions += 0 if text else number
    print("\n## Total\n\n| tier | | " + " | ".join(VERDICTS) + " |\n|---|---|" + "---|" * len(VERDICTS))
    for tier in sorted({x[0] for x in totals}):
        for table, names in ((totals, ("classes", "use sites")), (kinds, ("property", "injection", "assignment", "onReceive"))):
            for name in names:
                print(f"| {tier} | {name} | " + " | ".join(str(table[(tier, name, x)]) for x in VERDICTS) + " |")
    print("\nOf what can be compared (all but the gone), each column with those before it:\n")
    print("| tier | | compared | same or equivalent | different only by a human slip | "
          "different only by what the human did besides | refused with the reason told |\n" + "|---" * 7 + "|")
    for tier in sorted({x[0] for x in totals}):
        for name in ("classes", "use sites"):
            compared = sum(totals[(tier, name, x)] for x in VERDICTS if x != "gone")
            steps = [totals[(tier, name, "same")] + totals[(tier, name, "equivalent")]]
            steps += [excused[(tier, name, x)] for x in EXCUSES] + [totals[(tier, name, "refused")]]
            row = [f"{sum(steps[:x + 1])} ({100 * sum(steps[:x + 1]) / max(1, compared):.0f} %)" for x in range(len(steps))]
            print(f"| {tier} | {name} | {compared} | " + " | ".join(row) + " |")
    print(f"\n{open_questions} differences are not explained; {missing} repositories are missing.")
    return 1 if open_questions or missing else 0


if __name__ == "__main__":
    sys.exit(main())
