#!/usr/bin/env python3
"""Changes programs that compile into others that compile, runs all passes, and compiles again. See README.md."""

import argparse
import collections
import multiprocessing
import os
import sys
import time

from shared import arguments
from shared.swiftfix import SwiftfixError
from trials.minimal import page
from trials.mutant import Mutant, mutated
from trials.workbench import Workbench, signature

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))
BENCH = None  # of this process


def prepare(bench):
    global BENCH
    BENCH = bench


def judge(job):
    """The verdict on one mutant."""
    seed, number = job
    mutant = Mutant(BENCH.seeds, seed, number)
    return BENCH.verdict(mutated(mutant.program, mutant.mutations).files, mutant.mode, mutant.options)


def tell(job):
    """The page on a mutant with a fault of a kind."""
    seed, number, kind = job
    return page(BENCH, Mutant(BENCH.seeds, seed, number), number, seed, kind)


class Summary:
    """What came of the mutants of a run."""

    def __init__(self):
        self.outcomes, self.fixes = collections.Counter(), collections.Counter()
        self.faults = collections.defaultdict(list)  # numbers of mutants by the signature of their fault

    def add(self, number, verdict):
        self.outcomes[verdict.outcome] += 1
        self.fixes.update(verdict.fixes)
        if fault := verdict.fault:
            self.faults[signature(fault)].append(number)
            message = f"mutant {number}: {fault.tier} {fault.kind}: {fault.message[:150]}"
            print(message, file=sys.stderr, flush=True)

    def print(self, options, seconds):
        print(f"{options.count} mutants of seed {options.seed} in {seconds:.0f} s: "
              + ", ".join(f"{number} {outcome}" for outcome, number in self.outcomes.most_common()))
        for (name, tier), number in sorted(self.fixes.items()):
            print(f"  {name}, {tier}: {number}")
        for (kind, tier, message), numbers in sorted(self.faults.items(), key=lambda item: -len(item[1])):
            print(f"  {len(numbers)} × {tier} {kind}: {message} ({', '.join(map(str, numbers[:8]))})")


def run(options):
    """Makes and judges the mutants, and prints what came of them."""
    summary, start = Summary(), time.monotonic()
    bench = Workbench(ROOT, options.swiftfix)
    with multiprocessing.get_context("fork").Pool(options.jobs, prepare, [bench]) as pool:
        numbers = range(options.first, options.first + options.count)
        verdicts = pool.imap(judge, [(options.seed, number) for number in numbers], chunksize=4)
        for number, verdict in zip(numbers, verdicts):
            summary.add(number, verdict)
        shown = [(options.seed, number, kind) for kind, numbers in summary.faults.items()
                 for number in numbers[:options.shown]]
        for text in pool.imap(tell, shown):
            print(text, flush=True)
    summary.print(options, time.monotonic() - start)
    return 1 if summary.faults else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("swiftfix", type=arguments.program, help="the program, built for release")
    parser.add_argument("--seed", type=int, default=1, help="another number makes other mutants (%(default)s)")
    parser.add_argument("--count", type=arguments.count, default=2000,
                        help="how many mutants are made (%(default)s)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first (%(default)s)")
    parser.add_argument("--jobs", type=arguments.count, default=os.cpu_count(),
                        help="how many are judged at once (%(default)s)")
    parser.add_argument("--shown", type=int, default=1,
                        help="how many faults of a kind are made small (%(default)s)")
    try:
        return run(parser.parse_args())
    except SwiftfixError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
