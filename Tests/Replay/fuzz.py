#!/usr/bin/env python3
"""Runs all passes over files of whole apps with lines lost, doubled, swapped and commented. See README.md."""

import argparse
import os
import random
import re
import sys
import tempfile

from shared import arguments, files, swiftfix
from shared.scanner import lost_comments
from shared.toolchain import with_syntax_errors

OPTIONS = ["--deployment", "ios=17,macos=14", "--color", "never", "--no-config", "--unsafe",
           "--stdin-filename", "A.swift"]
WORDS = re.compile(rb"AnyView|ScrollView|Formatter|JSONDecoder|ObservableObject")  # what the passes look for
MOST_BYTES = 40_000  # of a file, so that there is time for many
COMMENTS = [b"// a comment", b"/* a comment */", b"// swiftfix:ignore"]


def damaged(text, chance):
    """The text with something wrong or unusual in one line, or in a few."""
    lines = text.split(b"\n")
    for _ in range(chance.choice([1, 2, 4])):
        at = chance.randrange(len(lines))
        line = lines[at]
        lines[at:at + 1] = chance.choice([
            [], [line, line], [*lines[at + 1:at + 2], line], [b"#if DEBUG", line, b"#endif"],
            [line + b" " + chance.choice(COMMENTS)], [b"/* a comment */ " + line]])
        lines = lines or [b""]
    newline = b"\r\n" if chance.random() < 0.1 else b"\n"
    return newline.join(lines)


def fixed(program, text, folder):
    """What swiftfix makes of a text, and what is wrong with it."""
    run = swiftfix.run(program, OPTIONS, folder, text)
    problems = [swiftfix.problem(run)]
    if run.output != text:
        problems += [f"the comment is lost: {comment}" for comment in lost_comments([text], [run.output])]
        again = swiftfix.run(program, OPTIONS, folder, run.output)
        problems += [swiftfix.problem(again), "changed by the second run" if again.output != run.output else None]
    return run.output, [problem for problem in problems if problem]


def new_syntax_errors(before, after, scratch):
    """The names of the texts that have an error after, and none before."""
    errors = []
    for name, texts in [("before", before), ("after", after)]:
        folder = os.path.join(scratch, name)
        files.write(texts, folder)
        errors.append(with_syntax_errors(folder, sorted(texts)))
    return sorted(errors[1] - errors[0])


def tried(program, texts, scratch):
    """Runs swiftfix over texts by name: how many it changed, and what is wrong, each with a text's name."""
    alone = os.path.join(scratch, "alone")  # where nothing else is part of the project
    os.mkdir(alone)
    before, after, found = {}, {}, []
    for name, text in texts.items():
        result, problems = fixed(program, text, alone)
        found += [(name, problem) for problem in problems]
        if result != text:
            before[name], after[name] = text, result
    found += [(name, "syntax error") for name in new_syntax_errors(before, after, scratch)]
    return len(after), found


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("apps", type=arguments.folder, help="a folder with Swift files")
    parser.add_argument("swiftfix", type=arguments.program, help="the program, built for release")
    parser.add_argument("--files", type=arguments.count, default=1500,
                        help="how many texts are tried (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="another number makes other texts (%(default)s)")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    candidates = {path: data for path, data in files.read(options.apps, files.swift_paths(options.apps)).items()
                  if len(data) < MOST_BYTES and WORDS.search(data)}
    if not candidates:
        parser.error(f"no Swift file in '{options.apps}' holds a word that a pass looks for")
    chosen = chance.sample(sorted(candidates), min(options.files, len(candidates)))
    origins = {f"{number}.swift": path for number, path in enumerate(chosen)}
    texts = {name: damaged(candidates[path], chance) for name, path in origins.items()}
    with tempfile.TemporaryDirectory() as scratch:
        changed, problems = tried(options.swiftfix, texts, scratch)
    print(f"{len(texts)} texts, {changed} of them changed, {len(problems)} problems")
    for name, problem in problems:
        print(f"{origins.get(name, name)}, text {name.removesuffix('.swift')}: {problem}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
