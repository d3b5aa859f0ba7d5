#!/usr/bin/env python3
"""Runs all passes over files of whole apps with lines lost, doubled, swapped and commented. See README.md."""

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile

from corpus import OPTIONS, broken, comments, contents

WORDS = re.compile(rb"AnyView|ScrollView|Formatter|JSONDecoder|ObservableObject")
COMMENTS = [b"// a comment", b"/* a comment */", b"// swiftfix:ignore"]


def changed_lines(chance, data):
    """The text with something wrong or unusual in one line, or in a few."""
    lines = data.split(b"\n")
    for _ in range(chance.choice([1, 2, 4])):
        at = chance.randrange(len(lines))
        line = lines[at]
        lines[at:at + 1] = chance.choice([
            [], [line, line], [*lines[at + 1:at + 2], line], [b"#if DEBUG", line, b"#endif"],
            [line + b" " + chance.choice(COMMENTS)], [b"/* a comment */ " + line]])
        lines = lines or [b""]
    newline = b"\r\n" if chance.random() < 0.1 else b"\n"
    return newline.join(lines)


def fixed(program, text):
    """What swiftfix makes of a text, and what is wrong with the run."""
    run = subprocess.run([program, *OPTIONS, "--no-config", "--unsafe", "--stdin-filename", "A.swift"], input=text,
                         capture_output=True)
    message = run.stderr.decode(errors="replace")
    is_sound = run.returncode in (0, 2) and "This is a fault of swiftfix" not in message
    return run.stdout, None if is_sound else f"ends with {run.returncode}: {message[-200:]}"


def problems(program, before, after):
    """What is wrong with a changed text, as far as swiftfix itself tells it."""
    lost = (comments(before) - comments(after)).elements()
    # One that is for swiftfix and does nothing is removed.
    found = [f"the comment is lost: {comment}" for comment in lost if "swiftfix:" not in comment]
    again, problem = fixed(program, after)
    return found + ([problem] if problem else []) + (["changed by the second run"] if again != after else [])


def write(texts, folder):
    for name, text in texts.items():
        with open(os.path.join(folder, name), "wb") as file:
            file.write(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("corpus", help="a folder with Swift files")
    parser.add_argument("swiftfix", type=os.path.abspath, help="the program, built for release")
    parser.add_argument("--files", type=int, default=1500, help="how many texts are tried (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="another number makes other texts (%(default)s)")
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    files = {path: data for path, data in contents(arguments.corpus).items()
             if len(data) < 40_000 and WORDS.search(data)}
    chosen = chance.sample(sorted(files), min(arguments.files, len(files)))
    before, after, found = {}, {}, []
    with tempfile.TemporaryDirectory() as home:
        os.chdir(home)  # where nothing else is part of the project
        for number, path in enumerate(chosen):
            text = changed_lines(chance, files[path])
            result, problem = fixed(arguments.swiftfix, text)
            wrong = [problem] if problem else []
            if result != text:
                before[f"{number}.swift"], after[f"{number}.swift"] = text, result
                wrong += problems(arguments.swiftfix, text, result)
            found += [f"{path}, text {number}: {message}" for message in wrong]
        for name, texts in [("before", before), ("after", after)]:
            os.mkdir(name)
            write(texts, name)
        new = broken("after", sorted(after)) - broken("before", sorted(after))
        found += [f"{chosen[int(name.removesuffix('.swift'))]}: syntax error" for name in sorted(new)]
    print(f"{len(chosen)} texts, {len(after)} of them changed, {len(found)} problems")
    print("\n".join(found))
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
