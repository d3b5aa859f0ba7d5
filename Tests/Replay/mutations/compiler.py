"""Type-checks programs against the stand-in modules of Tests/StandIn, which are compiled once."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import tempfile

MODULES = ["Combine", "AppleFoundation", "SwiftUI"]
ERROR = re.compile(r"^(?:(.+?):(\d+):\d+|<unknown>:0): error: (.*)$", re.MULTILINE)


class Compiler:
    def __init__(self, root):
        self.path = shutil.which(os.environ.get("SWIFT_EXEC", "swiftc"))
        info = json.loads(self._output(["-print-target-info"]))
        self.target = info["target"]["triple"]
        self.host = os.path.join(info["paths"]["runtimeResourcePath"], "host")
        folder = os.path.join(root, "Tests/StandIn")
        interfaces = {module: self._interface(module, os.path.join(folder, module)) for module in MODULES}
        digest = hashlib.sha256("".join([info["compilerVersion"], *interfaces.values()]).encode()).hexdigest()[:32]
        self.modules = os.path.join(root, ".build/swiftfix-mutants", digest)
        if not os.path.exists(os.path.join(self.modules, "finished")):
            self._build(interfaces)

    def _output(self, arguments):
        return subprocess.run([self.path, *arguments], capture_output=True, text=True, check=True).stdout

    def _interface(self, module, folder):
        text = ("// swift-interface-format-version: 1.0\n"
                f"// swift-module-flags: -module-name {module} -swift-version 6 -enable-library-evolution "
                f"-target {self.target}\n\n")
        for name in sorted(os.listdir(folder)):
            with open(os.path.join(folder, name)) as file:
                text += f'#sourceLocation(file: "{module}/{name}", line: 1)\n' + file.read()
        return text

    def _build(self, interfaces):
        os.makedirs(self.modules, exist_ok=True)
        for module, text in interfaces.items():
            interface = os.path.join(self.modules, module + ".swiftinterface")
            with open(interface, "w") as file:
                file.write(text)
            self._output(["-frontend", "-compile-module-from-interface", interface, "-module-name", module,
                          "-target", self.target, "-I", self.modules,
                          "-o", os.path.join(self.modules, module + ".swiftmodule")])
        open(os.path.join(self.modules, "finished"), "w").close()

    def errors(self, files, mode):
        """What the compiler has against a program in a language mode: (path, line, message) for each error.

        Definite initialisation and the isolation of regions are judged on SIL, so it goes as far."""
        with tempfile.TemporaryDirectory() as folder:
            write({path: previews_expanded(text) for path, text in files.items()}, folder)
            scripts = [] if any(os.path.basename(path) == "main.swift" for path in files) else ["-parse-as-library"]
            run = subprocess.run(
                [self.path, "-frontend", "-emit-sil", "-o", "/dev/null", "-target", self.target, "-swift-version", mode,
                 "-module-name", "Case", "-package-name", "Package", "-I", self.modules, "-import-module", "AppleFoundation",
                 "-plugin-path", os.path.join(self.host, "plugins"),
                 "-in-process-plugin-server-path", os.path.join(self.host, "libSwiftInProcPluginServer.so"),
                 "-diagnostic-style", "llvm", "-no-color-diagnostics", "-suppress-warnings", *scripts, *sorted(files)],
                cwd=folder, capture_output=True, text=True, errors="replace")
        found = [match.groups() for match in ERROR.finditer(run.stderr)]
        if run.returncode and not found:
            found = [(None, None, "the compiler crashed: " + run.stderr[:200])]
        return found


def previews_expanded(text):
    """`#Preview` is a macro that only Apple has; a constant with the same arguments is checked like it."""
    count = 0

    def constant(match):
        nonlocal count
        count += 1
        return f"{match[1]}@MainActor private let preview{count} = _Preview"

    return re.sub(r"(?m)^([ \t]*)#Preview\b", constant, text)


def write(files, folder):
    for path, text in files.items():
        place = os.path.join(folder, path)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        with open(place, "w", encoding="latin-1", newline="") as file:
            file.write(text)


def read(folder, paths):
    files = {}
    for path in paths:
        with open(os.path.join(folder, path), encoding="latin-1", newline="") as file:
            files[path] = file.read()
    return files
