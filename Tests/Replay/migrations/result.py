"""What a comparison says of one class or use site."""

import collections

VERDICTS = ["same", "equivalent", "refused", "different", "gone"]  # in the order of the tables
SEVERITY = ["same", "equivalent", "gone", "refused", "different"]
USE_SITES = ["property", "injection", "assignment", "onReceive"]
KINDS = ["class", *USE_SITES]
ALSO = "; also: "  # in a note, between what makes it different and the rest

Result = collections.namedtuple("Result", "kind place verdict note")


def worst(verdicts):
    return max(verdicts, key=SEVERITY.index)
