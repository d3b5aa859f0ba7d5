#!/usr/bin/env python3
"""Measures swiftfix on keystrokes in an editor: how long the language server takes to its diagnostics.

    Tests/Benchmark/keystrokes.py [OPTION…] FOLDER

Of the folder's Swift files, some are drawn by lot and opened one after the other. In each, a letter is typed into a
name inside the code and deleted again, some times. See README.md beside this file.
"""

import argparse
import json
import os
import random
import re
import statistics
import subprocess
import sys
import time

import measuring
from measuring import fail, megabytes, milliseconds, print_table
from sources import paths, read

NAME = re.compile(rb"[A-Za-z_]\w+")
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """A language server that is asked for the diagnostics of open files."""

    def __init__(self, swiftfix, folder):
        self.process = subprocess.Popen([swiftfix, "lsp"], cwd=folder, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.number = 0
        self.request("initialize", {
            "processId": None, "rootUri": uri(folder),
            "workspaceFolders": [{"uri": uri(folder), "name": "Project"}],
            "capabilities": {"textDocument": {"diagnostic": {}}}})
        self.notify("initialized", {})

    def request(self, method, parameters):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": parameters})
        while True:
            message = self.received()
            if message.get("id") != self.number or "method" in message:
                if "method" in message and "id" in message:
                    self.send({"id": message["id"], "result": None})
                continue
            if "error" in message:
                fail(f"{method}: {message['error']}")
            return message["result"]

    def notify(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def received(self):
        size = 0
        while line := self.process.stdout.readline().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                size = int(value)
        if size == 0:
            fail("the server has ended")
        return json.loads(self.process.stdout.read(size))

    def diagnostics(self, file):
        return self.request("textDocument/diagnostic", {"textDocument": {"uri": uri(file)}})["items"]

    def processor(self):
        """The seconds of the processor until now; nil where the system doesn't say."""
        try:
            with open(f"/proc/{self.process.pid}/stat", encoding="utf-8") as file:
                fields = file.read().rpartition(")")[2].split()
        except OSError:
            return 0
        return (int(fields[11]) + int(fields[12])) / TICKS

    def stop(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        self.process.wait()


def uri(path):
    return "file://" + os.path.abspath(path)


def place_in_code(data):
    """The line and column (0-based, ASCII only) behind a name on the middle one of the lines that hold a call."""
    lines = data.split(b"\n")
    calls = [number for number, line in enumerate(lines)
             if line.isascii() and b"(" in line and line[:1] in b" \t" and b"//" not in line and NAME.search(line)]
    if not calls:
        return None
    number = calls[len(calls) // 2]
    return number, NAME.search(lines[number]).end()


def type_letters(server, file, strokes):
    """The seconds from each of some keystrokes in a file to its diagnostics."""
    data = read(file)
    place = place_in_code(data)
    if place is None:
        return []
    line, column = place
    server.notify("textDocument/didOpen", {"textDocument": {
        "uri": uri(file), "languageId": "swift", "version": 0, "text": data.decode(errors="replace")}})
    server.diagnostics(file)
    seconds = []
    for stroke in range(strokes):
        end = column + stroke % 2  # The letter that was typed before is deleted.
        change = {"range": {"start": {"line": line, "character": column}, "end": {"line": line, "character": end}},
                  "text": "" if stroke % 2 else "x"}
        start = time.monotonic()
        server.notify("textDocument/didChange", {
            "textDocument": {"uri": uri(file), "version": stroke + 1}, "contentChanges": [change]})
        server.diagnostics(file)
        seconds.append(time.monotonic() - start)
    server.notify("textDocument/didClose", {"textDocument": {"uri": uri(file)}})
    return seconds


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", metavar="FOLDER", help="a project")
    parser.add_argument("--swiftfix", type=measuring.program, default=measuring.SWIFTFIX,
                        help="the program (%(default)s)")
    parser.add_argument("--files", type=measuring.count, default=20, help="files (%(default)s)")
    parser.add_argument("--strokes", type=measuring.count, default=10, help="keystrokes in each (%(default)s)")
    options = parser.parse_args()
    files = paths(options.folder)
    chosen = random.Random(1).sample([file for file in files if b"import SwiftUI" in read(file)] or files,
                                     min(options.files, len(files)))
    size = sum(len(read(file)) for file in files)
    server = Server(options.swiftfix, options.folder)
    type_letters(server, chosen[0], 2)  # Reads the project.
    before = server.processor()
    found = {file: type_letters(server, file, options.strokes) for file in chosen}
    processor = server.processor() - before
    server.stop()
    times = sorted(second for seconds in found.values() for second in seconds)
    if not times:
        fail(f"no Swift file in '{options.folder}' holds code to type into")
    print(f"{len(times)} keystrokes in {len(found)} of {len(files)} files, {megabytes(size, 1)}\n")
    print_table(["", "half of them", "nine of ten", "all", "mean"], [
        ["wall, at most", *(milliseconds(times[min(len(times) - 1, int(len(times) * share))], 1)
                            for share in (0.5, 0.9, 1)), milliseconds(statistics.mean(times), 1)],
        ["processor", "", "", "", milliseconds(processor / len(times), 1)]])
    slowest = max(found, key=lambda file: max(found[file], default=0))
    print(f"\nslowest: {os.path.relpath(slowest, options.folder)}")


if __name__ == "__main__":
    main()
