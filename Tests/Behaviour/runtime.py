"""Compiles programs against the modules of this folder, which stand in for Apple's, and runs them."""

import functools
import hashlib
import os
import pathlib
import re
import subprocess
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
MODULES = ["Combine", "SwiftUI"]
SECONDS = 60  # that a program may take


class CompilerError(Exception):
    """The compiler is missing, or has errors."""


class Runtime:
    """The compiled modules and what programs printed, kept in a folder by their content."""

    def __init__(self, build):
        self.build = build
        build.mkdir(parents=True, exist_ok=True)
        sources = {module: sorted((HERE / module).glob("*.swift")) for module in MODULES}
        self.modules = build / f"runtime-{digest(file for files in sources.values() for file in files)}"
        if not self.modules.exists():
            self._compile(sources)

    def _compile(self, sources):
        scratch = pathlib.Path(tempfile.mkdtemp(dir=self.build))
        for module, files in sources.items():
            compile_swift(
                "-parse-as-library", "-emit-module", "-emit-library", "-static", "-module-name", module, *files,
                "-I", scratch, "-emit-module-path", scratch / f"{module}.swiftmodule",
                "-o", scratch / f"lib{module}.a")
        scratch.rename(self.modules)

    def output(self, sources, program):
        """What a program prints; it is compiled to a path and run unless it has been before."""
        known = self.build / f"output-{self.modules.name}-{digest(sources)}.txt"
        if not known.exists():
            compile_swift(
                "-Onone", "-parse-as-library", "-module-name", "Scenario", *sources,
                "-I", self.modules, "-L", self.modules, "-lSwiftUI", "-lCombine", "-o", program)
            new = known.with_suffix(f".{os.getpid()}")  # so that nobody reads half of it
            new.write_text(run(program))
            new.rename(known)
        return known.read_text()


def run(program):
    environment = {**os.environ, "TZ": "UTC", "LC_ALL": "C", "SWIFT_BACKTRACE": "enable=no"}
    ended = subprocess.run([program], capture_output=True, text=True, timeout=SECONDS, env=environment)
    return ended.stdout + (f"! ended with {ended.returncode}: {ended.stderr}\n" if ended.returncode else "")


def compile_swift(*arguments):
    command = ["swiftc", "-swift-version", "5", "-suppress-warnings", *map(str, arguments)]
    ended = subprocess.run(command, capture_output=True, text=True)
    if ended.returncode:
        errors = re.findall(r"^.*error: .*$", ended.stdout + ended.stderr, re.MULTILINE)
        raise CompilerError("\n".join(errors) or f"swiftc ends with {ended.returncode}: {ended.stderr[-300:]}")


@functools.cache
def compiler_version():
    try:
        return subprocess.run(["swiftc", "--version"], capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise CompilerError(f"the Swift toolchain is needed: {error}") from error


def digest(files):
    """A name for the content of files and the compiler."""
    sums = hashlib.sha256(compiler_version())
    for file in files:
        sums.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return sums.hexdigest()[:16]
