#!/usr/bin/env python3
"""Changes programs that compile into others that compile, runs all passes, and compiles again. See README.md."""

import argparse
import collections
import difflib
import json
import multiprocessing
import os
import random
import re
import subprocess
import sys
import tempfile
import time

from shared.scanner import comments
from shared.swiftfix import PASSES
from mutations import chosen
from mutations.compiler import Compiler, read, write
from mutations.reduction import reduced
from mutations.tree import Parser, Program, read_program

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))
DEPLOYMENT = ["--deployment", "ios=17,macos=14,tvos=17,watchos=10"]
FAULT = "This is a fault of swiftfix"


def seeds(parser):
    """The programs of the snapshots that the stand-in can compile, and the tour: each with options for swiftfix."""
    found = []
    snapshots = os.path.join(ROOT, "Snapshots")
    for group in sorted(os.listdir(snapshots)):
        names = [""] if group == "tour" else sorted(os.listdir(os.path.join(snapshots, group)))
        for folder in (os.path.join(group, name).rstrip("/") for name in names):
            if seed := seed_in(os.path.join(snapshots, folder), folder, parser):
                found.append(seed)
    return found


def seed_in(folder, name, parser):
    if not os.path.isdir(folder):
        return None
    flags = []
    if os.path.exists(os.path.join(folder, "flags.txt")):
        with open(os.path.join(folder, "flags.txt")) as file:
            flags = file.read().splitlines()
    if any(flag.startswith("// type-check: no") for flag in flags):
        return None
    paths = sorted(os.path.relpath(os.path.join(root, file), folder) for root, _, files in os.walk(folder)
                   for file in files if file.endswith(".swift") and file != "Package.swift")
    paths = [path for path in paths if name == "tour" or path.split("/")[0] in ("before", "before.swift")]
    options = [word for flag in flags if flag.startswith(("--option", "--deployment")) for word in flag.split(" ", 1)]
    return name, read_program(folder, paths, parser), options


class Workbench:
    """The programs that judge a mutant, and what is mutated."""

    def __init__(self, swiftfix):
        self.swiftfix, self.compiler, self.parser = swiftfix, Compiler(ROOT), Parser(swiftfix)
        self.seeds = seeds(self.parser)

    def fixed(self, files, options):
        """What swiftfix makes of the files: their new texts, the findings that it fixed, and what is wrong with the run."""
        with tempfile.TemporaryDirectory() as folder:
            write(files, folder)
            run = subprocess.run([self.swiftfix, "--no-config", "--color", "never", "--format", "json", *options, "."],
                                 cwd=folder, capture_output=True, text=True, errors="replace",
                                 env={**os.environ, "XDG_STATE_HOME": os.path.join(folder, ".state")})
            after = read(folder, files)
        if run.returncode not in (0, 1, 2) or FAULT in run.stderr:
            errors = [line for line in run.stderr.splitlines() if "error:" in line]
            return after, [], f"swiftfix ends with {run.returncode}: {' '.join(errors)[:300]}"
        return after, json.loads(run.stdout)["findings"] if after != files else [], None


class Mutant:
    """A seed with mutations, each of which has a source of chance of its own, so that one can be left out."""

    def __init__(self, bench, seed, number):
        self.bench = bench
        chance = random.Random(f"{seed}/{number}")
        self.name, self.program, self.options = chance.choice(bench.seeds)
        self.mode = chance.choice("56")
        if chance.random() < 0.3 or not any("--deployment" in option for option in self.options):
            self.options = [option for option in self.options if "=14,macos=11" not in option and "ios=1" not in option
                            and option != "--deployment"] + DEPLOYMENT
        if chance.random() < 0.2:
            self.name, self.program = joined((self.name, self.program), chance.choice(bench.seeds)[:2])
        count = chance.choice([1, 2, 3, 4])
        self.mutations, program = [], self.program
        for function in chosen(chance, 4 * count):
            mutation = function, chance.random()
            changed = mutated(program, [mutation])
            if changed.files != program.files and len(self.mutations) < count:
                program = changed
                self.mutations.append(mutation)

    def __str__(self):
        return f"{self.name}, Swift {self.mode}, " + " + ".join(function.__name__ for function, _ in self.mutations)


def mutated(program, mutations):
    """The program with all mutations that find something to change."""
    for function, seed in mutations:
        try:
            program = function(program, random.Random(seed)) or program
        except UnicodeError:
            continue
    return program


def joined(first, second):
    """Two programs as one: what both declare gets another name in the second."""
    (name, program), (other, added) = first, second
    for clash in sorted(set(program.top_names) & set(added.top_names)):
        added = added.replaced_word(clash, clash.strip("`") + "Other")
    files = {"Other/Other" + os.path.basename(path): text for path, text in added.files.items()}
    return f"{name} and {other}", program.with_files(files)


def verdict(bench, files, mode, options, tiers=("safe", "unsafe")):
    """What is wrong with the way swiftfix treats a program: a kind and what is told of it, or None; and what it did.

    Nothing is compiled that isn't changed, and a program that doesn't compile before is none."""
    runs, done = [], collections.Counter()
    for tier in tiers:
        flags = [*options, "--swift", mode, *(["--unsafe"] if tier == "unsafe" else [])]
        after, findings, problem = bench.fixed(files, flags)
        if problem:
            return (None, {}) if bench.compiler.errors(files, mode) else (("run", tier, problem, after), done)
        if after != files:
            runs.append((tier, after, flags, findings))
    if not runs:
        return None, None
    if bench.compiler.errors(files, mode):
        return None, {}
    for tier, after, flags, findings in runs:
        for finding in findings:
            if finding["tier"] == "safe" or tier == "unsafe" and finding["tier"] == "unsafe":
                done[finding["pass"], finding["tier"]] = 1
    for index, (tier, after, flags, findings) in enumerate(runs):
        if index and after == runs[0][1]:
            continue
        if problem := problem_of(bench, files, after, mode, flags):
            return (problem[0], tier, problem[1], after), done
    return None, done


def problem_of(bench, files, after, mode, flags):
    if errors := bench.compiler.errors(after, mode):
        return "compile", "; ".join(f"{path}:{line}: {message}" for path, line, message in errors[:3])
    before_comments = sum((comments(text.encode("latin-1")) for text in files.values()), collections.Counter())
    after_comments = sum((comments(text.encode("latin-1")) for text in after.values()), collections.Counter())
    lost = [comment for comment in before_comments - after_comments if "swiftfix:" not in comment]
    if lost:
        return "comment", f"lost: {lost[0]}"
    again, _, problem = bench.fixed(after, flags)
    if problem:
        return "run", problem
    return ("again", "changed by the second run") if again != after else None


def signature(problem):
    """The kind of a fault: its message without the names in it."""
    kind, tier, message = problem[:3]
    return kind, tier, re.sub(r"'[^']*'|\S+\.swift:\d+|\d+", "_", re.sub(r"\s+", " ", message.split("; ")[0]))


BENCH = None


def prepare(swiftfix):
    global BENCH
    BENCH = Workbench(swiftfix)


def judge(job):
    """One mutant: (number, outcome, counts, fault)."""
    seed, number = job
    mutant = Mutant(BENCH, seed, number)
    program = mutated(mutant.program, mutant.mutations)
    problem, done = verdict(BENCH, program.files, mutant.mode, mutant.options)
    if problem:
        return number, "fault", done, problem[:3]
    outcome = "left alone" if done is None else "sound" if done else "doesn't compile"
    return number, outcome, done or {}, None


def minimised(job):
    """The smallest set of mutations and passes, and the smallest text, in which a fault of the same kind is seen."""
    (seed, number), wanted = job
    mutant = Mutant(BENCH, seed, number)

    def shows(files, mode=mutant.mode, options=mutant.options):
        problem, _ = verdict(BENCH, files, mode, options, tiers=[wanted[1]])
        return problem and signature(problem) == wanted and problem

    mutations = mutant.mutations
    for mutation in list(mutations):
        fewer = [other for other in mutations if other is not mutation]
        if fewer and shows(mutated(mutant.program, fewer).files):
            mutations = fewer
    files = mutated(mutant.program, mutations).files
    options = mutant.options
    for name in PASSES:
        if shows(files, options=[*mutant.options, "--only", name]):
            options = [*mutant.options, "--only", name]
            break
    files = reduced(Program(files, BENCH.parser), lambda files: shows(files, options=options))
    problem = shows(files, options=options)
    return mutant, mutations, options, files, problem


def tell(job):
    (seed, number), _ = job
    mutant, mutations, options, files, problem = minimised(job)
    if not problem:
        return f"### mutant {number}: not seen again\n"
    kind, tier, message, after = problem
    names = ", ".join(function.__name__ for function, _ in mutations)
    text = (f"### mutant {number} of seed {seed}: {mutant.name}, Swift {mutant.mode}, {tier}\n"
            f"mutations: {names}\noptions: {' '.join(options)}\n{kind}: {message}\n")
    for path in files:
        before, now = (texts[path].encode("latin-1").decode(errors="replace") for texts in (files, after))
        text += f"--- {path}\n"
        if before == now:
            text += "".join(f" {line}\n" for line in before.splitlines() if line.strip())
        else:
            diff = difflib.unified_diff(before.splitlines(), now.splitlines(), lineterm="", n=1000)
            text += "".join(line + "\n" for line in list(diff)[3:] if line.strip())
    return text


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("swiftfix", type=os.path.abspath, help="the program, built for release")
    parser.add_argument("--seed", type=int, default=1, help="another number makes other mutants (%(default)s)")
    parser.add_argument("--count", type=int, default=2000, help="how many mutants are made (%(default)s)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first (%(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many are judged at once (%(default)s)")
    parser.add_argument("--shown", type=int, default=1, help="how many faults of a kind are made small (%(default)s)")
    arguments = parser.parse_args()
    Compiler(ROOT)  # so that the modules are there before several ask for them
    start = time.monotonic()
    outcomes, passes, faults = collections.Counter(), collections.Counter(), collections.defaultdict(list)
    with multiprocessing.Pool(arguments.jobs, prepare, [arguments.swiftfix]) as pool:
        jobs = [(arguments.seed, number) for number in range(arguments.first, arguments.first + arguments.count)]
        for number, outcome, done, fault in pool.imap(judge, jobs, chunksize=4):
            outcomes[outcome] += 1
            passes.update(done)
            if fault:
                faults[signature(fault)].append(number)
                print(f"mutant {number}: {fault[1]} {fault[0]}: {fault[2][:150]}", file=sys.stderr, flush=True)
        shown = [((arguments.seed, number), kind) for kind, numbers in faults.items()
                 for number in numbers[:arguments.shown]]
        for text in pool.imap(tell, shown):
            print(text, flush=True)
    print(f"{arguments.count} mutants of seed {arguments.seed} in {time.monotonic() - start:.0f} s: "
          + ", ".join(f"{number} {outcome}" for outcome, number in outcomes.most_common()))
    for (name, tier), number in sorted(passes.items()):
        print(f"  {name}, {tier}: {number}")
    for (kind, tier, message), numbers in sorted(faults.items(), key=lambda item: -len(item[1])):
        print(f"  {len(numbers)} × {tier} {kind}: {message} ({', '.join(map(str, numbers[:8]))})")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
