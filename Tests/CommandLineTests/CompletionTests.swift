import Foundation
import TestSupport
import Testing

/// What shells are taught, tried in the shells that are here.
@Suite struct CompletionTests {
  /// What a shell's own completion says to the words of a command line.
  private func suggestions(
    _ shell: String, _ setUp: String, _ playground: Playground
  ) async throws -> [String] {
    let script = try await playground.swiftfix("completions", shell)
    #expect(script.status == 0)
    try playground.write("completions", script.output)
    let outcome = try await playground.run(shell, "-c", setUp)
    #expect(outcome.errors.isEmpty)
    return outcome.output.split { $0.isNewline || $0 == "\t" }.map(String.init)
  }

  @Test(
    .enabled(if: Machine.has("bash")),
    arguments: [
      (["li"], ["list"]), (["--unsa"], ["--unsafe"]), (["--only", "lazy"], ["lazy-stacks"]),
      (["--only", "=", "lazy-stacks,tern"], ["lazy-stacks,ternary-modifiers"]),
      (["explain", "lazy"], ["lazy-stacks"]), (["--color", "ne"], ["never"]),
      (["--output", "js"], ["json="]), (["My"], ["My App"]), (["--config", "My"], ["My App"]),
      (["--output", "json", "=", "My"], ["My App"]), (["help", "und"], ["undo"]),
    ])
  func bash(_ words: [String], _ expected: [String]) async throws {
    let line = (["swiftfix"] + words).joined(separator: " ")
    let setUp = """
      compopt() { :; }
      source completions
      COMP_WORDS=(\(line)) COMP_CWORD=\(words.count)
      _swiftfix
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let playground = try Playground()
    try playground.write("My App/A.swift", "")
    #expect(try await suggestions("bash", setUp, playground) == expected)
  }

  /// What looks like the name of a file gets a backslash before its '='.
  @Test(.enabled(if: Machine.has("bash"))) func bashCompletesNoFilesBeforeTheEqualsSign() async throws {
    let setUp = """
      compopt() { printf '%s\\n' "$@"; }
      source completions
      COMP_WORDS=(swiftfix --output js) COMP_CWORD=2
      _swiftfix
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let expected = ["-o", "nospace", "+o", "filenames", "json="]
    #expect(try await suggestions("bash", setUp, try Playground()) == expected)
  }

  @Test(
    .enabled(if: Machine.has("fish")),
    arguments: [
      ("li", "list"), ("--unsa", "--unsafe"), ("--only laz", "lazy-stacks"), ("explain lazy", "lazy-stacks"),
      ("--only lazy-stacks,tern", "lazy-stacks,ternary-modifiers"), ("--output js", "json="),
      ("--output json=My", "json=My App/"), ("--output=json=My\\ A", "--output=json=My App/"),
      ("help und", "undo"),
    ])
  func fish(_ words: String, _ expected: String) async throws {
    let setUp = "source completions; complete -C 'swiftfix \(words)'"
    let playground = try Playground()
    try playground.write("My App/A.swift", "")
    #expect(try await suggestions("fish", setUp, playground).first == expected)
  }

  /// zsh completes in its line editor only, so it runs on a terminal of its own, in which a tab is typed.
  @Test(
    .enabled(if: Machine.has("zsh")), .timeLimit(.minutes(1)),
    arguments: [
      ("li", "li*st"), ("--unsa", "--unsafe"), ("--only laz", "--only lazy-stacks"),
      ("explain lazy", "explain lazy-stacks"), ("--output js", "--output json="),
      ("--output json=My", "--output json=MyApp"), ("help und", "help undo"),
    ])
  func zsh(_ words: String, _ expected: String) async throws {
    let setUp = """
      zmodload zsh/zpty
      mkdir MyApp functions && mv completions functions/_swiftfix
      zpty shell zsh -f
      zpty -w shell "fpath=($PWD/functions \\$fpath); autoload -Uz compinit; compinit -u -D; print rea''dy"
      zpty -r -m shell line '*ready*'
      zpty -n -w shell 'swiftfix \(words)'$'\t'
      zpty -r -m shell line '*swiftfix \(expected)*'
      print found
      """
    #expect(try await suggestions("zsh", setUp, try Playground()) == ["found"])
  }

  @Test func unknownShell() async throws {
    let playground = try Playground()
    let outcome = try await playground.swiftfix("completions", "tcsh")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("choose from bash, zsh, fish"))
  }

  @Test func manualHasEveryOption() async throws {
    let playground = try Playground()
    let page = try await playground.swiftfix("man").output.replacing("\\-", with: "-")
    let help = try await playground.swiftfix("--help-all").output
    for line in help.split(separator: "\n") {
      guard let start = line.firstRange(of: "--"), line.hasPrefix("  "), !line.contains("swiftfix")
      else { continue }
      #expect(page.contains(line[start.lowerBound...].prefix { $0 != " " }))
    }
  }
}
