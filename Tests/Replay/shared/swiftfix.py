"""Runs swiftfix, and says whether it ended as it should."""

import collections
import os
import re
import subprocess

PASSES = ["hoist-formatters", "anyview-to-viewbuilder", "ternary-modifiers", "lazy-stacks", "observable-migration"]
FAULT = "This is a fault of swiftfix"
ERROR = re.compile(r"^.*\.swift:.* error: .*$", re.MULTILINE)  # in a file of the input

Run = collections.namedtuple("Run", "status output messages")  # the output is bytes, the messages are text


class SwiftfixError(Exception):
    """swiftfix did not end as it should."""


def run(program, arguments, folder, text=None, environment=None):
    """Runs swiftfix in a folder, with a text (bytes) as standard input. It looks at everything, whatever earlier
    runs found."""
    environment = {**(environment or os.environ), "XDG_CACHE_HOME": os.devnull}
    ended = subprocess.run([program, *arguments], cwd=folder, input=text, capture_output=True, env=environment)
    return Run(ended.returncode, ended.stdout, ended.stderr.decode(errors="replace"))


def problem(run):
    """What is wrong with how a run that isn't a check ended, or None. Files that can't be parsed are no fault."""
    errors = ERROR.findall(run.messages)
    if FAULT not in run.messages and (run.status == 0 or run.status == 2 and errors):
        return None
    return f"swiftfix ends with {run.status}: {' / '.join(errors)[:300] or run.messages[-300:]}"
