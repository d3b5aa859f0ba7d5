import Foundation
import TestSupport
import Testing

@Suite struct TerminalTests {
  private func makePlayground() throws -> Playground {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    return playground
  }

  @Test func colorsWhereAsked() async throws {
    let playground = try makePlayground()
    let colored = try await playground.swiftfix("-n", "--color", "always", environment: ["NO_COLOR": "1"])
    #expect(colored.output.contains("\n\u{1B}[1m--- a/A.swift\u{1B}[m\n"))
    #expect(colored.errors.contains("\u{1B}[1mhoist-formatters\u{1B}[0m"))
    let list = try await playground.swiftfix("list", "--color=always")
    #expect(list.output.contains("\u{1B}[1m"))
    for words in [["-n"], ["-n", "--color=never"], ["list"], ["explain", "HF302"]] {
      let plain = try await playground.swiftfix(words)
      #expect(!(plain.output + plain.errors).contains("\u{1B}"))
    }
  }

  /// Whoever shares a terminal or a pipe may have it not block; what doesn't fit waits.
  @Test func writesAllToWhatDoesNotBlock() async throws {
    let playground = try Playground()
    try playground.write("A.swift", String(repeating: "let a = 1\n", count: 2_000))
    let whole = try await playground.swiftfix("syntax", "A.swift").output
    #expect(whole.utf8.count > 200_000)
    let pipe = Pipe()
    _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK)
    let process = Process()
    process.executableURL = Program.swiftfix
    process.arguments = ["syntax", "A.swift"]
    process.currentDirectoryURL = playground.url(".")
    process.standardOutput = pipe
    try process.start()
    try await Task.sleep(for: .milliseconds(100))
    let seen = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: seen, as: UTF8.self) == whole)
  }

  #if os(Linux)
  private static let hasScript = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

  /// What a terminal gets to see of a shell command; `script` gives it one.
  private func terminal(
    _ playground: Playground, _ command: String, _ environment: [String: String] = [:]
  ) async throws -> String {
    let outcome = try await playground.run(
      "script", "--quiet", "--return", "--command", command, "/dev/null",
      environment: ["TERM": "xterm"].merging(environment) { $1 })
    #expect(outcome.status == 0, "\(outcome.output)")
    return outcome.output
  }

  /// A run that takes long, because git does, tells what it is at, and takes the line away.
  @Test(.enabled(if: hasScript, "there is no 'script'"), arguments: ["-n", ".", "--changed"])
  func progressOfALongRun(option: String) async throws {
    let playground = try makePlayground()
    try await playground.commitAll()
    try playground.write("A.swift", Sample.old("A") + "// Mine.\n")
    try playground.write(
      ".git/slow/git", "#!/bin/sh\nsleep 0.8\nexec /usr/bin/env PATH=$OLD_PATH git \"$@\"\n")
    try playground.setMode(0o755, ".git/slow/git")
    let slow = "OLD_PATH=$PATH PATH=$PWD/.git/slow:$PATH \"$SWIFTFIX\" --allow-dirty \(option)"
    let seen = try await terminal(playground, slow)
    let line = "\r\u{1B}[K"
    #expect(seen.contains(line + "looking for files"), "\(seen)")
    let left = try #require(seen.components(separatedBy: line).last)
    #expect(left.contains("1 place in 1 of 1 file."))
    #expect(!left.contains("looking"))
    #expect(try await terminal(playground, "stty cols 8; " + slow).contains("\(line)looking\r"))
    #expect(try await !terminal(playground, slow + " -q").contains(line))
    #expect(try await !terminal(playground, slow, ["TERM": "dumb"]).contains(line))
    let other = try await playground.run("sh", "-c", slow)
    #expect(!other.errors.contains("\u{1B}"))
  }

  @Test(.enabled(if: hasScript, "there is no 'script'")) func noProgressOfAShortRun() async throws {
    let playground = try makePlayground()
    var seen = ""
    let time = try await ContinuousClock().measure {
      seen = try await terminal(playground, "\"$SWIFTFIX\" -n --no-config A.swift")
    }
    #expect(seen.contains("Would fix 1 place"))
    // On a machine with much else to do, a short run is a long one.
    #expect(!seen.contains("\u{1B}[K") || time > .milliseconds(500))
  }

  /// Nothing is painted over what a person types.
  @Test(.enabled(if: hasScript, "there is no 'script'")) func noProgressWhileTextIsTyped() async throws {
    let playground = try makePlayground()
    var seen = ""
    let time = try await ContinuousClock().measure {
      seen = try await terminal(playground, "(sleep 1; cat A.swift) | \"$SWIFTFIX\" -n -")
    }
    #expect(seen.contains("Would fix 1 place"))
    #expect(!seen.contains("\u{1B}[K") || time > .milliseconds(1500))
  }

  @Test(
    .enabled(if: hasScript, "there is no 'script'"),
    arguments: [([:], true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false)])
  func colorsOnATerminal(environment: [String: String], isColored: Bool) async throws {
    let playground = try makePlayground()
    let seen = try await terminal(playground, #"stty cols 60; "$SWIFTFIX" -n"#, environment)
    #expect(seen.contains("a/A.swift"))
    #expect(seen.contains("\u{1B}[") == isColored)
    let visible = seen.replacing(try Regex("\u{1B}\\[[0-9]*m"), with: "")
    #expect(visible.split(whereSeparator: \.isNewline).allSatisfy { $0.count <= 60 })
  }

  @Test(.enabled(if: hasScript, "there is no 'script'")) func codeFramesOnATerminal() async throws {
    let playground = try makePlayground()
    let seen = try await terminal(
      playground, #"stty cols 100; "$SWIFTFIX" --check || true"#, ["NO_COLOR": "1"]
    )
    .replacing("\r\n", with: "\n")
    #expect(seen.contains("A.swift:11:21: warning: "), "\(seen)")
    #expect(
      seen.contains("\n 11 |     let formatter = DateFormatter()\n    |                     ^~~"), "\(seen)")
    #expect(seen.contains("\n    = fix: safe, applied by a run without --check\n"))
    let concise = try await terminal(playground, #""$SWIFTFIX" --check --concise || true"#)
    #expect(!concise.contains("11 |"))
    let piped = try await playground.swiftfix("--check")
    #expect(piped.output.split(separator: "\n").count == 1)
  }

  @Test(
    .enabled(if: hasScript, "there is no 'script'"),
    arguments: [
      (["TERM_PROGRAM": "WezTerm"], true), (["TERM_PROGRAM": "WezTerm", "TMUX": "1"], false),
      (["VTE_VERSION": "7000"], true), (["TERM_PROGRAM": "WezTerm", "NO_COLOR": "1"], false), ([:], false),
    ])
  func linksWhereTheTerminalTakesThem(_ environment: [String: String], _ hasLinks: Bool) async throws {
    let playground = try makePlayground()
    let clean = ["TMUX": "", "TERM_PROGRAM": "", "VTE_VERSION": "", "WT_SESSION": ""]
    let seen = try await terminal(
      playground, #""$SWIFTFIX" --check || true"#, clean.merging(environment) { $1 })
    #expect(seen.contains("\u{1B}]8;;file://") == hasLinks, "\(seen)")
  }

  /// No line is longer than the terminal is wide, but for code, paths and words that can't be broken.
  @Test(
    .enabled(if: hasScript, "there is no 'script'"),
    arguments: [
      "--check", "--check --statistics", "--check --verbose", "--check --explain-refusals", "--help",
      "--help-all", "list", "explain HF100", "suppress -n", "config", "why A", "", "--formt json",
      "--format xml .", "--check nowhere", "--only nothing .", "explain HF999", "undo", "test", "search",
      "rewrite a", "--check --config nowhere.json .",
    ])
  func narrowTerminals(_ words: String) async throws {
    let playground = try makePlayground()
    for columns in [40, 80] {
      let seen = try await terminal(
        playground, "stty cols \(columns); \"$SWIFTFIX\" \(words) || true", ["NO_COLOR": "1"])
      let long = seen.split(whereSeparator: \.isNewline).filter { line in
        let isCode = line.hasPrefix("+") || words.hasPrefix("explain") && line.hasPrefix("    ")
        return line.count > columns && line.drop { $0 == " " }.contains(" ") && !isCode
      }
      // A diff has an empty line as a space.
      let open = seen.split(whereSeparator: \.isNewline).filter { $0.hasSuffix(" ") && $0 != " " }
      #expect(open.isEmpty, "\(words) at \(columns): a space at the end of \(open)")
      #expect(long.isEmpty, "\(words) at \(columns): \(long)")
    }
  }
  #endif
}
