#!/usr/bin/env python3
"""Makes commits in which people moved to @Observable again, with swiftfix, and compares. See README.md."""

import argparse
import json
import os
import sys
import tempfile

from migrations.commit import Commit, replay
from migrations.report import Report
from migrations.repository import GitError, git_directory
from shared import arguments
from shared.swiftfix import SwiftfixError

NOTES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "notes.json")


def parsed_options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("mirrors", type=arguments.folder,
                        help="folder of git directories: OWNER+NAME/repo, OWNER+NAME.git or OWNER/NAME")
    parser.add_argument("list", type=arguments.file, help="the JSON list of commits")
    parser.add_argument("swiftfix", type=arguments.program, help="the program, built for release")
    parser.add_argument("--tier", help="only the commits of this tier")
    parser.add_argument("--only", default="", help="only commits whose repository or hash contains this")
    parser.add_argument("--keep", type=arguments.new_folder,
                        help="keep before, human, ours and the report below this new folder")
    parser.add_argument("--notes", type=arguments.file, default=NOTES, help="other notes on differences")
    options = parser.parse_args()
    try:
        options.notes = read_json(options.notes)
        options.commits = [commit for commit in read_commits(options.list)
                           if options.tier in (None, commit.tier) and options.only in str(commit)]
    except ValueError as error:
        parser.error(str(error))
    if not options.commits:
        parser.error(f"'{options.list}' has no such commit")
    return options


def read_json(path):
    """The object in a file; ValueError where there is none."""
    with open(path, encoding="utf-8") as file:
        try:
            value = json.load(file)
        except ValueError as error:
            raise ValueError(f"'{path}' is no JSON: {error}") from error
    if not isinstance(value, dict):
        raise ValueError(f"'{path}' holds no JSON object")
    return value


def read_commits(path):
    fields = ["repo", "commit", "parent", "tier", "files", "classes"]
    try:
        return [Commit(*(entry[field] for field in fields)) for entry in read_json(path)["observable_migration"]]
    except KeyError as error:
        raise ValueError(f"'{path}' is no list of commits: {error} is missing") from error


def add(commit, options, report):
    """Replays a commit into a report."""
    directory = git_directory(options.mirrors, commit.repository)
    if directory is None:
        report.add_missing(commit, "no git directory")
        return
    with tempfile.TemporaryDirectory(prefix="replay-") as temporary:
        folder = temporary
        if options.keep:
            folder = os.path.join(options.keep, str(commit).replace("/", "+"))
            os.makedirs(folder)
        try:
            report.add(commit, *replay(commit, directory, options.swiftfix, folder))
        except GitError as error:
            report.add_missing(commit, f"git: {error}")
        except SwiftfixError as error:
            report.add_failed(commit, str(error))


def main():
    options = parsed_options()
    report = Report(options.notes)
    for commit in options.commits:
        add(commit, options, report)
    report.print_totals()
    return 1 if report.unexplained or report.missing or report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
