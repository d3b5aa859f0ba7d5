"""A seed with a few mutations."""

import os
import random

from mutations import chosen

DEPLOYMENT = ["--deployment", "ios=17,macos=14,tvos=17,watchos=10"]


class Mutant:
    """The mutant that a number and the seed of a run make, for Swift 5 or 6.

    Each mutation has a source of chance of its own, so that one can be left out."""

    def __init__(self, seeds, seed, number):
        chance = random.Random(f"{seed}/{number}")
        self.name, self.program, self.options = chance.choice(seeds)
        self.mode = chance.choice("56")
        if chance.random() < 0.3 or "--deployment" not in self.options:
            self.options = without_deployment(self.options) + DEPLOYMENT
        if chance.random() < 0.2:
            self.name, self.program = joined((self.name, self.program), chance.choice(seeds)[:2])
        count = chance.choice([1, 2, 3, 4])
        self.mutations, program = [], self.program
        for function in chosen(chance, 4 * count):  # many find nothing to change
            mutation = function, chance.random()
            changed = mutated(program, [mutation])
            if changed.files != program.files and len(self.mutations) < count:
                program = changed
                self.mutations.append(mutation)

    def __str__(self):
        mutations = " + ".join(function.__name__ for function, _ in self.mutations)
        return f"{self.name}, Swift {self.mode}, {mutations}"


def without_deployment(options):
    pairs = zip(options[::2], options[1::2])
    return [word for name, value in pairs if name != "--deployment" for word in (name, value)]


def mutated(program, mutations):
    """The program with all mutations that find something to change."""
    for function, seed in mutations:
        try:
            program = function(program, random.Random(seed)) or program
        except UnicodeError:  # it cut a character in two
            continue
    return program


def joined(first, second):
    """Two programs as one: what both declare gets another name in the second."""
    (name, program), (other, added) = first, second
    for clash in sorted(set(program.top_names) & set(added.top_names)):
        added = added.replaced_word(clash, clash.strip("`") + "Other")
    files = {"Other/Other" + os.path.basename(path): text for path, text in added.files.items()}
    return f"{name} and {other}", program.with_files(files)
