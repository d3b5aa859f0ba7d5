"""Makes a mutant with a fault small, and prints it."""

import difflib

from mutations.program import Program, encoded
from shared.swiftfix import PASSES

from .mutant import mutated
from .reduction import reduced
from .workbench import signature


def minimal(bench, mutant, wanted):
    """The mutations, options and files of the smallest mutant found with a fault of a kind, and that fault.

    The fault is None where it is not seen again."""
    def shows(files, options=mutant.options):
        fault = bench.verdict(files, mutant.mode, options, tiers=[wanted[1]]).fault
        return fault if fault and signature(fault) == wanted else None

    mutations = mutant.mutations
    for mutation in list(mutations):
        fewer = [other for other in mutations if other is not mutation]
        if fewer and shows(mutated(mutant.program, fewer).files):
            mutations = fewer
    files = mutated(mutant.program, mutations).files
    choices = ([*mutant.options, "--only", name] for name in PASSES)
    options = next((options for options in choices if shows(files, options)), mutant.options)
    files = reduced(Program(files, bench.parser), lambda files: shows(files, options))
    return mutations, options, files, shows(files, options)


def page(bench, mutant, number, seed, wanted):
    """What is told of a fault: the mutations, the options, and a diff of each file."""
    mutations, options, files, fault = minimal(bench, mutant, wanted)
    if not fault:
        return f"### mutant {number}: not seen again\n"
    names = ", ".join(function.__name__ for function, _ in mutations)
    text = (f"### mutant {number} of seed {seed}: {mutant.name}, Swift {mutant.mode}, {fault.tier}\n"
            f"mutations: {names}\noptions: {' '.join(options)}\n{fault.kind}: {fault.message}\n")
    after = encoded(fault.after)
    for path, data in encoded(files).items():
        text += f"--- {path}\n" + difference(data, after[path])
    return text


def difference(before, after):
    """All lines that are not empty, with those that are not the same marked."""
    before, after = (data.decode(errors="replace").splitlines() for data in (before, after))
    if before == after:
        lines = [f" {line}" for line in before]
    else:
        lines = list(difflib.unified_diff(before, after, lineterm="", n=len(before)))[3:]
    return "".join(line + "\n" for line in lines if line.strip())
