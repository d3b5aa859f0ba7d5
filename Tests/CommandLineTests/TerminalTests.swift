import Foundation
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
    #expect(colored.output.hasPrefix("\u{1B}[1m--- a/A.swift\u{1B}[m\n"))
    #expect(colored.errors.contains("\u{1B}[1mhoist-formatters\u{1B}[0m"))
    let list = try await playground.swiftfix("list", "--color=always")
    #expect(list.output.contains("\u{1B}[1m"))
    for words in [["-n"], ["-n", "--color=never"], ["list"], ["explain", "HF302"]] {
      let plain = try await playground.swiftfix(words)
      #expect(!(plain.output + plain.errors).contains("\u{1B}"))
    }
  }

  /// `script` gives the program a terminal.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "there is no 'script'"),
    arguments: [([:], true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false)])
  func colorsOnATerminal(environment: [String: String], isColored: Bool) async throws {
    #if os(Linux)
    let playground = try makePlayground()
    let outcome = try await playground.run(
      "script", "--quiet", "--return", "--command", #"stty cols 60; "$SWIFTFIX" -n"#, "/dev/null",
      environment: ["TERM": "xterm"].merging(environment) { $1 })
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("a/A.swift"))
    #expect(outcome.output.contains("\u{1B}[") == isColored)
    let visible = outcome.output.replacing(try Regex("\u{1B}\\[[0-9]*m"), with: "")
    #expect(visible.split(whereSeparator: \.isNewline).allSatisfy { $0.count <= 60 })
    #endif
  }
}
