"""The tables: of each commit, and of all of them."""

import collections

from .result import ALSO, KINDS, USE_SITES, VERDICTS

EXCUSES = ["Human slip: ", "Not part of the migration: "]  # how the notes on differences begin
GROUPS = {"classes": ["class"], "use sites": USE_SITES}


class Report:
    """Prints Markdown as the results come in, and counts."""

    def __init__(self, notes):
        """The notes on differences: text by difference by the first eight digits of the commit's hash."""
        self.notes = notes
        self.counts = collections.Counter()  # by tier, kind and verdict
        self.excused = collections.Counter()  # by tier, kind and the beginning of the note
        self.unexplained = self.missing = self.failed = 0

    def add_missing(self, commit, why):
        print(f"\n## {commit}, tier {commit.tier}: {why}\n")
        self.missing += 1

    def add_failed(self, commit, why):
        print(f"\n## {commit}, tier {commit.tier}: {why}\n")
        self.failed += 1

    def add(self, commit, results, is_complete):
        remark = "" if is_complete else " (swiftfix could not read every file)"
        print(f"\n## {commit}, tier {commit.tier}{remark}\n")
        self.counts.update((commit.tier, result.kind, result.verdict) for result in results)
        print("| | " + " | ".join(VERDICTS) + " |\n|---|" + "---|" * len(VERDICTS))
        for kind in KINDS:
            verdicts = collections.Counter(result.verdict for result in results if result.kind == kind)
            if verdicts or kind == "class":
                print_row(kind, [verdicts[verdict] for verdict in VERDICTS])
        print()
        told = collections.Counter(result for result in results if result.verdict != "same")
        for result, number in told.items():
            times = f" ({number} times)" if number > 1 else ""
            print(f"- {result.verdict}: {result.kind} {result.place}".rstrip() + f"{times}: {result.note}")
            if result.verdict == "different":
                self.explain(commit, result, number)

    def explain(self, commit, result, number):
        """Prints the note on a difference."""
        note = self.notes.get(commit.short_hash, {}).get(result.note.partition(ALSO)[0], "")
        print("  - " + (note or "NOT EXPLAINED YET"))
        excuse = next((excuse for excuse in EXCUSES if note.startswith(excuse)), None)
        self.excused[commit.tier, result.kind, excuse] += number
        self.unexplained += 0 if note else number

    def print_totals(self):
        tiers = sorted({tier for tier, _, _ in self.counts})
        print("\n## Total\n\n| tier | | " + " | ".join(VERDICTS) + " |\n|---|---|" + "---|" * len(VERDICTS))
        for tier in tiers:
            for name, kinds in {**GROUPS, **{kind: [kind] for kind in USE_SITES}}.items():
                print_row(tier, [name, *(self.number(tier, kinds, verdict) for verdict in VERDICTS)])
        print("\nOf what can be compared (all but the gone), each column with those before it:\n")
        print("| tier | | compared | same or equivalent | different only by a human slip | "
              "different only by what the human did besides | refused with the reason told |\n" + "|---" * 7 + "|")
        for tier in tiers:
            for name, kinds in GROUPS.items():
                print_row(tier, [name, *self.shares(tier, kinds)])
        print(f"\n{self.unexplained} differences are not explained; {self.missing} repositories are missing.")
        if self.failed:
            print(f"swiftfix failed on {self.failed} commits.")

    def number(self, tier, kinds, verdict):
        return sum(self.counts[tier, kind, verdict] for kind in kinds)

    def shares(self, tier, kinds):
        """How many can be compared, and how many of these come to nothing worse than each step."""
        compared = sum(self.number(tier, kinds, verdict) for verdict in VERDICTS if verdict != "gone")
        steps = [self.number(tier, kinds, "same") + self.number(tier, kinds, "equivalent")]
        steps += [sum(self.excused[tier, kind, excuse] for kind in kinds) for excuse in EXCUSES]
        steps += [self.number(tier, kinds, "refused")]
        sums = [sum(steps[:end]) for end in range(1, len(steps) + 1)]
        return [compared, *(f"{number} ({100 * number / max(1, compared):.0f} %)" for number in sums)]


def print_row(first, cells):
    print(f"| {first} | " + " | ".join(map(str, cells)) + " |")
