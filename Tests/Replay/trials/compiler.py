"""Type-checks programs against the stand-in modules of Tests/StandIn, which are compiled once."""

import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile

from mutations.program import write
from shared.toolchain import swiftc

MODULES = ["Combine", "AppleFoundation", "SwiftUI"]
ERROR = re.compile(r"^(?:(.+?):(\d+):\d+|<unknown>:0): error: (.*)$", re.MULTILINE)


class Compiler:
    """Compiles the stand-in of a repository unless that is done, below its `.build`."""

    def __init__(self, root):
        info = json.loads(output(["-print-target-info"]))
        self.target = info["target"]["triple"]
        self.host = os.path.join(info["paths"]["runtimeResourcePath"], "host")
        folder = os.path.join(root, "Tests/StandIn")
        interfaces = {module: self._interface(module, os.path.join(folder, module)) for module in MODULES}
        content = "".join([info["compilerVersion"], *interfaces.values()])
        digest = hashlib.sha256(content.encode()).hexdigest()[:32]
        self.modules = os.path.join(root, ".build/swiftfix-mutants", digest)
        if not os.path.exists(os.path.join(self.modules, "finished")):
            self._build(interfaces)

    def _interface(self, module, folder):
        """The files of a module as one module interface."""
        text = ("// swift-interface-format-version: 1.0\n"
                f"// swift-module-flags: -module-name {module} -swift-version 6 -enable-library-evolution "
                f"-target {self.target}\n\n")
        for name in sorted(os.listdir(folder)):
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                text += f'#sourceLocation(file: "{module}/{name}", line: 1)\n' + file.read()
        return text

    def _build(self, interfaces):
        os.makedirs(self.modules, exist_ok=True)
        for module, text in interfaces.items():
            interface = os.path.join(self.modules, module + ".swiftinterface")
            with open(interface, "w", encoding="utf-8") as file:
                file.write(text)
            output(["-frontend", "-compile-module-from-interface", interface, "-module-name", module,
                    "-target", self.target, "-I", self.modules,
                    "-o", os.path.join(self.modules, module + ".swiftmodule")])
        open(os.path.join(self.modules, "finished"), "w").close()

    def errors(self, files, mode):
        """What the compiler has against a program in a language mode: (path, line, message) for each error.

        Definite initialisation and the isolation of regions are judged on SIL, so it goes as far."""
        with tempfile.TemporaryDirectory() as folder:
            write({path: previews_expanded(text) for path, text in files.items()}, folder)
            is_script = any(os.path.basename(path) == "main.swift" for path in files)
            library = [] if is_script else ["-parse-as-library"]
            command = [swiftc(), *self._options(mode), *library, *sorted(files)]
            run = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace")
        found = [match.groups() for match in ERROR.finditer(run.stderr)]
        if run.returncode and not found:
            found = [(None, None, "the compiler crashed: " + run.stderr[:200])]
        return found

    def _options(self, mode):
        return [
            "-frontend", "-emit-sil", "-o", "/dev/null", "-target", self.target, "-swift-version", mode,
            "-module-name", "Case", "-package-name", "Package",
            "-I", self.modules, "-import-module", "AppleFoundation",
            "-plugin-path", os.path.join(self.host, "plugins"),
            "-in-process-plugin-server-path", os.path.join(self.host, "libSwiftInProcPluginServer.so"),
            "-diagnostic-style", "llvm", "-no-color-diagnostics", "-suppress-warnings"]


def output(arguments):
    """What the compiler prints. Where it fails, the tool ends with 2, for nothing can be checked."""
    run = subprocess.run([swiftc(), *arguments], capture_output=True, text=True)
    if run.returncode:
        print(f"error: swiftc {arguments[0]} ends with {run.returncode}:\n{run.stderr}", file=sys.stderr)
        sys.exit(2)
    return run.stdout


def previews_expanded(text):
    """`#Preview` is a macro that only Apple has; a constant with the same arguments is checked like it."""
    count = 0

    def constant(match):
        nonlocal count
        count += 1
        return f"{match[1]}@MainActor private let preview{count} = _Preview"

    return re.sub(r"(?m)^([ \t]*)#Preview\b", constant, text)
