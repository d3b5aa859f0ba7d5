#!/usr/bin/env python3
"""Type-checks every module of the product as macOS compiles it, without Apple's SDK.

The sources are copied, with the conditions that tell systems apart answered as on macOS: Darwin can be imported,
Glibc, Musl and FoundationEssentials can't. 'Darwin' and 'Foundation' are the stand-ins of this folder.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
ABSENT = r"canImport\((?:Glibc|Musl|FoundationEssentials)\)|os\(Linux\)"
PRESENT = r"os\(macOS\)"
STAND_INS = ["Darwin", "Foundation"]
FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        modules = Path(folder)
        compile_stand_ins(modules)
        targets = product_targets()
        for target in in_order(targets):
            if not check(target, modules):
                sys.exit(1)
    print(f"{len(targets)} modules type-check as on macOS.")


def product_targets():
    """The targets of the product in Swift, by name."""
    described = subprocess.run(
        ["swift", "package", "describe", "--type", "json"], cwd=ROOT, check=True, capture_output=True)
    targets = json.loads(described.stdout)["targets"]
    kinds = ("library", "executable")
    return {
        target["name"]: target for target in targets
        if target["type"] in kinds and target["module_type"] == "SwiftTarget"}


def in_order(targets):
    """The targets, each after those that it depends on."""
    ordered = {}

    def add(name):
        if name not in ordered and name in targets:
            for dependency in targets[name].get("target_dependencies", []):
                add(dependency)
            ordered[name] = targets[name]

    for name in targets:
        add(name)
    return list(ordered.values())


def compile_stand_ins(modules):
    """Compiles the stand-ins into 'modules'."""
    for name in STAND_INS:
        run(["-emit-module", "-parse-as-library", "-module-name", name, "-swift-version", "6",
             "-o", modules / f"{name}.swiftmodule", HERE / f"{name}.swift"])


def check(target, modules):
    """Type-checks a target, and keeps its module for those that import it; whether there is nothing to say."""
    folder = modules / "sources" / target["name"]
    copies = []
    for source in target["sources"]:
        copy = folder / source
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(as_on_macos((ROOT / target["path"] / source).read_text()))
        copies.append(copy)
    features = [part for name in FEATURES for part in ("-enable-upcoming-feature", name)]
    entry = ["-parse-as-library"] if target["type"] == "library" else []
    return run(
        ["-emit-module", "-module-name", target["name"], "-package-name", "swiftfix", "-swift-version", "6",
         "-strict-memory-safety", *features, *entry, "-wmo", "-Onone", "-I", modules,
         "-warnings-as-errors", "-o", modules / f"{target['name']}.swiftmodule", *copies])


def as_on_macos(text):
    """A source with the conditions of its '#if' answered as on macOS."""
    def answer(line):
        return re.sub(PRESENT, "true", re.sub(ABSENT, "false", line[0]))

    return re.sub(r"^[ \t]*#(?:if|elseif)\b.*$", answer, text, flags=re.MULTILINE)


def run(arguments):
    """Runs the compiler; whether it had nothing to say."""
    return subprocess.run(["swiftc", *map(str, arguments)]).returncode == 0


if __name__ == "__main__":
    main()
