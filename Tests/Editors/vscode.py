#!/usr/bin/env python3
"""Talks to 'swiftfix lsp' as VS Code does through vscode-languageclient 9, and checks the answers.

    Tests/Editors/vscode.py [PROGRAM]

PROGRAM is .build/debug/swiftfix if it isn't given. Prints a line for each check; exit code 1 if one fails.

The messages, their order and 'capabilities.json' are those of the client library: it pulls diagnostics after each
change, sends 'context.only' and 'triggerKind' with code actions, resolves an action before it applies it, and answers
the requests of the server.
"""

import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

HERE = Path(__file__).resolve().parent
TIMEOUT = 60

CLOCK = """import SwiftUI

/// \U0001F469‍\U0001F467
struct Clock: View {
  let date: Date

  var body: some View {
    Text("\U0001F600 \\(text)")
  }

  private var text: String {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    return formatter.string(from: date)
  }
}
"""


class Client:
    """A client with the framing, the answers and the document state of vscode-languageclient."""

    def __init__(self, program, folder):
        self.process = subprocess.Popen(
            [program, "lsp", "--stdio"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.folder = folder
        self.count = 0
        self.texts = {}
        self.versions = {}
        self.responses = queue.Queue()
        self.notifications = []
        self.requests = []
        self.arrived = threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()

    # Transport

    def write(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def read(self):
        stream = self.process.stdout
        while line := stream.readline():
            length = 0
            while line.strip():
                name, value = line.decode().split(":", 1)
                if name.lower() == "content-length":
                    length = int(value)
                line = stream.readline()
            self.take(json.loads(stream.read(length)))

    def take(self, message):
        with self.arrived:
            if "method" not in message:
                self.responses.put(message)
            elif "id" in message:
                self.requests.append(message)
                self.write({"id": message["id"], "result": self.answer(message)})
            else:
                self.notifications.append(message)
            self.arrived.notify_all()

    def answer(self, request):
        """What the library answers to requests of a server."""
        if request["method"] == "workspace/configuration":
            return [None for _ in request["params"]["items"]]
        if request["method"] == "workspace/applyEdit":
            self.apply(request["params"]["edit"])
            return {"applied": True}
        return None

    def send(self, method, params):
        self.count += 1
        self.write({"id": self.count, "method": method, "params": params})
        return self.count

    def result(self, number):
        while True:
            response = self.responses.get(timeout=TIMEOUT)
            if response["id"] == number:
                return response

    def ask(self, method, params):
        response = self.result(self.send(method, params))
        if "error" in response:
            raise AssertionError(f"{method}: {response['error']}")
        return response["result"]

    def notify(self, method, params):
        self.write({"method": method, "params": params})

    def wait(self, meets):
        """Waits for a message of the server that meets a condition; None where none comes."""
        with self.arrived:
            found = lambda: next((m for m in self.notifications + self.requests if meets(m)), None)
            self.arrived.wait_for(lambda: found() is not None, timeout=TIMEOUT)
            return found()

    # Documents

    def uri(self, name):
        return (self.folder / name).as_uri()

    def open(self, name):
        self.texts[name] = (self.folder / name).read_text()
        self.versions[name] = 1
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": self.uri(name), "languageId": "swift", "version": 1, "text": self.texts[name]}})

    def change(self, name, start, end, text):
        """Replaces the text between two positions, as typing does."""
        old = self.texts[name]
        first, last = offset(old, start), offset(old, end)
        self.texts[name] = old[:first] + text + old[last:]
        self.versions[name] += 1
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": self.uri(name), "version": self.versions[name]},
            "contentChanges": [{
                "range": {"start": start, "end": end}, "rangeLength": units(old[first:last]), "text": text}]})

    def diagnostics(self, name, previous=None):
        params = {"identifier": "swiftfix", "textDocument": {"uri": self.uri(name)}}
        if previous:
            params["previousResultId"] = previous
        return self.ask("textDocument/diagnostic", params)

    def action_params(self, name, place, diagnostics, only, trigger):
        context = {"diagnostics": diagnostics, "triggerKind": trigger}
        if only is not None:
            context["only"] = only
        return {"textDocument": {"uri": self.uri(name)}, "range": place, "context": context}

    def actions(self, name, place, diagnostics=(), only=None, trigger=2):
        params = self.action_params(name, place, list(diagnostics), only, trigger)
        return self.ask("textDocument/codeAction", params)

    def whole(self, name):
        lines = self.texts[name].split("\n")
        return {"start": {"line": 0, "character": 0},
                "end": {"line": len(lines) - 1, "character": units(lines[-1])}}

    def apply(self, edit):
        """Applies an edit as VS Code does: to versions that match, and from the end."""
        for change in edit.get("documentChanges", []):
            name = Path(change["textDocument"]["uri"].removeprefix("file://")).name
            version = change["textDocument"]["version"]
            assert version is None or version == self.versions[name], "an edit of another version"
            if name not in self.texts:
                self.texts[name] = (self.folder / name).read_text()
                self.versions[name] = 1
            for part in sorted(change["edits"], key=lambda e: position(e["range"]["start"]), reverse=True):
                self.change(name, part["range"]["start"], part["range"]["end"], part["newText"])

    def save(self, name):
        (self.folder / name).write_text(self.texts[name])
        self.notify("textDocument/didSave", {"textDocument": {"uri": self.uri(name)}})

    def watch(self, name, kind):
        self.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": self.uri(name), "type": kind}]})


def units(text):
    return len(text.encode("utf-16-le")) // 2


def position(place):
    return place["line"], place["character"]


def offset(text, place):
    lines = text.split("\n")
    before = sum(len(line) + 1 for line in lines[:place["line"]])
    line = lines[place["line"]].encode("utf-16-le")[:place["character"] * 2]
    return before + len(line.decode("utf-16-le"))


FAILURES = []


def check(name, holds, detail=""):
    print(("ok      " if holds else "FAILED  ") + name + ("" if holds else f": {detail}"), flush=True)
    if not holds:
        FAILURES.append(name)


def start(client):
    result = client.ask("initialize", {
        "processId": os.getpid(), "clientInfo": {"name": "Visual Studio Code", "version": "1.99.0"},
        "locale": "en", "rootPath": str(client.folder), "rootUri": client.folder.as_uri(),
        "capabilities": json.loads((HERE / "capabilities.json").read_text()),
        "initializationOptions": {"showHints": False}, "trace": "off",
        "workspaceFolders": [{"uri": client.folder.as_uri(), "name": client.folder.name}]})
    capabilities = result["capabilities"]
    sync = capabilities["textDocumentSync"]
    check("positions are counted in UTF-16", capabilities["positionEncoding"] == "utf-16")
    check("documents come in pieces", sync["openClose"] and sync["change"] == 2)
    check("diagnostics are pulled", capabilities["diagnosticProvider"]["identifier"] == "swiftfix")
    # The library sends these two only to a server that asks for them.
    check("no edits while a file is saved", not sync.get("willSave") and not sync.get("willSaveWaitUntil"))
    client.notify("initialized", {})
    client.notify("workspace/didChangeConfiguration", {"settings": {"swiftfix": {"showUnsafe": True}}})
    registration = client.wait(lambda m: m["method"] == "client/registerCapability")
    watchers = [w["globPattern"] for r in registration["params"]["registrations"]
                for w in r["registerOptions"]["watchers"]] if registration else []
    check("watches Swift files and configurations",
          "**/*.swift" in watchers and "**/.swiftfix.json" in watchers, watchers)
    return capabilities


def edit_and_save(client):
    client.open("Clock.swift")
    report = client.diagnostics("Clock.swift")
    codes = [item["code"] for item in report["items"]]
    check("a finding after the file is opened", codes == ["HF100"], codes)
    same = client.diagnostics("Clock.swift", report["resultId"])
    check("an unchanged report", same["kind"] == "unchanged", same)

    # Two lines above the finding, one of them with characters outside the BMP.
    start = {"line": 4, "character": 0}
    client.change("Clock.swift", start, start, "  let flag = \"\U0001F1E8\U0001F1ED\"\n")
    moved = client.diagnostics("Clock.swift", report["resultId"])["items"]
    check("the finding moves with the text",
          [item["range"]["start"]["line"] for item in moved] == [12], moved)

    place = moved[0]["range"]
    lamp = client.actions("Clock.swift", place, moved)
    titles = [action["title"] for action in lamp]
    check("the light bulb has a safe fix", any("(safe)" in title for title in titles), titles)
    check("and an ignore comment", any(title.startswith("Ignore HF100") for title in titles), titles)
    quick = client.actions("Clock.swift", place, moved, only=["quickfix"], trigger=1)
    check("'only' filters", quick and all(a["kind"].startswith("quickfix") for a in quick), quick)
    check("no refactorings", client.actions("Clock.swift", place, moved, only=["refactor"]) == [])

    hover = client.ask("textDocument/hover", {
        "textDocument": {"uri": client.uri("Clock.swift")}, "position": place["start"]})
    check("hover shows the page", hover and "What to do" in hover["contents"]["value"], hover)

    # 'editor.codeActionsOnSave': { "source.fixAll": "explicit" }, as VS Code asks before it saves.
    for kind in ["source.fixAll", "source.fixAll.swiftfix"]:
        found = client.actions("Clock.swift", client.whole("Clock.swift"), only=[kind])
        kinds = [action["kind"] for action in found]
        check(f"'{kind}' on save", kinds == ["source.fixAll.swiftfix"], kinds)
    action = found[0] if "edit" in found[0] else client.ask("codeAction/resolve", found[0])
    client.apply(action["edit"])
    check("the fix is in the text", "static let formatter" in client.texts["Clock.swift"])
    client.save("Clock.swift")
    check("nothing is left", client.diagnostics("Clock.swift")["items"] == [])


def cancel(client):
    client.open("Other.swift")
    params = client.action_params("Other.swift", client.whole("Other.swift"), [], None, 2)
    number = client.send("textDocument/codeAction", params)
    client.notify("$/cancelRequest", {"id": number})
    response = client.result(number)
    code = response.get("error", {}).get("code")
    check("a canceled request is answered once", code in (None, -32800, -32802), response)
    check("and the next one as well", client.diagnostics("Other.swift")["kind"] == "full")


def configure(client):
    client.notify("workspace/didChangeConfiguration", {"settings": {"swiftfix": {"showRefusals": True}}})
    refresh = client.wait(lambda m: m["method"] == "workspace/diagnostic/refresh")
    check("changed settings ask for new diagnostics", refresh is not None)
    path = client.folder / ".swiftfix.json"
    path.write_text('{ "passes": { "hoist-formatters": "off", } }')
    client.watch(".swiftfix.json", 1)
    off = [item["code"] for item in client.diagnostics("Other.swift")["items"]]
    check("a new configuration applies", off == [], off)
    path.write_text('{ "passes": { "hoist-formaters": "off" } }')
    client.watch(".swiftfix.json", 2)
    client.diagnostics("Other.swift")
    mistake = client.wait(lambda m: m["method"] == "textDocument/publishDiagnostics"
                          and m["params"]["uri"].endswith(".swiftfix.json") and m["params"]["diagnostics"])
    check("a broken configuration is a diagnostic in its file", mistake is not None)
    path.unlink()
    client.watch(".swiftfix.json", 3)
    back = [item["code"] for item in client.diagnostics("Other.swift")["items"]]
    check("without it the finding is back", back == ["HF100"], back)


def fix_workspace(client, capabilities):
    command = capabilities["executeCommandProvider"]["commands"][0]
    found = client.actions("Other.swift", client.whole("Other.swift"), only=["source.fixWorkspace.swiftfix"])
    check("all fixes of the workspace", len(found) == 1, found)
    if not found:
        return
    sent = found[0].get("command") or {"command": command, "arguments": []}
    client.ask("workspace/executeCommand", {
        "command": sent["command"], "arguments": sent.get("arguments", [])})
    check("the server asks for the edit", client.wait(lambda m: m["method"] == "workspace/applyEdit") is not None)
    check("it is in the text", "static let formatter" in client.texts["Other.swift"])


def end(client):
    for name in ["Clock.swift", "Other.swift"]:
        client.notify("textDocument/didClose", {"textDocument": {"uri": client.uri(name)}})
    check("shutdown", client.ask("shutdown", None) is None)
    client.notify("exit", None)
    check("exit code 0", client.process.wait(timeout=TIMEOUT) == 0)


def main():
    program = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else HERE.parents[1] / ".build/debug/swiftfix")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve() / "App"
        folder.mkdir()
        (folder / "Clock.swift").write_text(CLOCK)
        (folder / "Other.swift").write_text(CLOCK.replace("Clock", "Other"))
        client = Client(program, folder)
        try:
            capabilities = start(client)
            edit_and_save(client)
            cancel(client)
            configure(client)
            fix_workspace(client, capabilities)
            end(client)
        finally:
            client.process.kill()
    sys.exit(1 if FAILURES else 0)


main()
