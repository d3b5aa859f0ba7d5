import Foundation
import TestSupport
import Testing

@Suite struct RewriteTests {
  @Test func rewritesFilesAndTakesThemBack() async throws {
    let playground = try Playground()
    try playground.write("A.swift", "foo(a: 1, b: 2)\n")
    let outcome = try await playground.swiftfix("rewrite", "foo(a: $A, b: $B)", "foo(b: $B, a: $A)")
    #expect(outcome.status == 0)
    #expect(try playground.text("A.swift") == "foo(b: 2, a: 1)\n")
    #expect(try await playground.swiftfix("undo").status == 0)
    #expect(try playground.text("A.swift") == "foo(a: 1, b: 2)\n")
  }

  @Test func aDryRunPrintsADiff() async throws {
    let playground = try Playground()
    try playground.write("A.swift", "let x = f(1)\n")
    let outcome = try await playground.swiftfix("rewrite", "f($X)", "$X", "--dry-run")
    #expect(outcome.output.contains("-let x = f(1)\n+let x = 1\n"))
    #expect(try playground.text("A.swift") == "let x = f(1)\n")
  }

  @Test func conditionsAndRemoval() async throws {
    let playground = try Playground()
    try playground.write("A.swift", "print(1)\nprint(x)\nf()\n")
    let outcome = try await playground.swiftfix("rewrite", "print($X)", "", "--where", "$X is literal")
    #expect(outcome.status == 0)
    #expect(try playground.text("A.swift") == "print(x)\nf()\n")
  }

  /// Each place is rewritten once, those within others too, whatever the rewrite makes of it.
  @Test(arguments: [
    ("f($X)", "f(g($X))", "let x = f(f(1))\n", "let x = f(g(f(g(1))))\n"),
    ("f($$$X)", "f($$$X, x)", "let x = f(1, f())\n", "let x = f(1, f(x), x)\n"),
    ("f($X, $Y)", "f($Y, $X)", "let x = f(f(1, 2), 3)\n", "let x = f(3, f(2, 1))\n"),
    ("$A + $B", "$B + $A", "let x = a + b + c\n", "let x = c + (b + a)\n"),
    (".bold()", ".bold().italic()", "x.bold().bold()\n", "x.bold().italic().bold().italic()\n"),
    (
      "a()", "b()\na()", "func g() {\n    a()\n    a()\n}\n",
      "func g() {\n    b()\n    a()\n    b()\n    a()\n}\n"
    ),
  ])
  func eachPlaceIsRewrittenOnce(_ pattern: String, _ rewrite: String, _ before: String, _ after: String)
    async throws
  {
    let playground = try Playground()
    try playground.write("A.swift", before)
    let refused = try await playground.swiftfix("rewrite", pattern, rewrite)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("the pattern matches its own rewrite"))
    #expect(try playground.text("A.swift") == before)
    let outcome = try await playground.swiftfix("rewrite", "--once", pattern, rewrite)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try playground.text("A.swift") == after)
  }

  /// Places within others are found however deep they are.
  @Test func deepPlacesAreRewritten() async throws {
    let playground = try Playground()
    let nested = { (name: String) in
      String(repeating: "\(name)(", count: 40) + "1" + String(repeating: ")", count: 40)
    }
    try playground.write("A.swift", "let x = \(nested("f"))\n")
    let outcome = try await playground.swiftfix("rewrite", "f($X)", "g($X)")
    #expect(outcome.status == 0)
    #expect(try playground.text("A.swift") == "let x = \(nested("g"))\n")
  }

  /// A codemod with a file would go on with every run and every save, so nothing is changed.
  @Test func aCodemodThatNeverEndsIsReported() async throws {
    let playground = try Playground()
    try playground.write("A.swift", "let x = f(1)\n")
    try playground.write(
      ".swiftfix/codemods/endless.md",
      """
      ---
      name: endless
      summary: 'f' is called twice
      tier: safe
      ---

      ```swift match
      f($X)
      ```

      ```swift rewrite
      f(f($X))
      ```

      ```swift before
      f(1)
      ```

      ```swift after
      f(f(1))
      ```
      """)
    let outcome = try await playground.swiftfix("--only", "endless", ".")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("endless: the pattern matches its own result"), "\(outcome.errors)")
    #expect(try playground.text("A.swift") == "let x = f(1)\n")
    #expect(try await playground.swiftfix("test", "endless").status == 1)
  }

  /// A rewrite that is no value has no place where a value is wanted; the places are named.
  @Test(arguments: [("f($X)", "if $X { g() }"), ("f($X)", "a = $X"), ("f($X)", "let a = $X")])
  func statementsInExpressionsAreRefused(_ pattern: String, _ rewrite: String) async throws {
    let playground = try Playground()
    let text = "let x = f(1)\ng(f(2))\nlet y = 1 + f(3)\n"
    try playground.write("A.swift", text)
    let outcome = try await playground.swiftfix("rewrite", pattern, rewrite)
    #expect(outcome.errors.contains("X003") || outcome.output.contains("X003"), "\(outcome.errors)")
    for place in ["1:9", "2:3", "3:13"] {
      #expect((outcome.errors + outcome.output).contains("A.swift:\(place)"), "\(outcome.errors)")
    }
    #expect(try playground.text("A.swift") == text)
  }

  @Test func takesOptionsOfTheMainCommand() async throws {
    let playground = try Playground()
    try playground.write("A.swift", "f(1)\n")
    try playground.write("B.swift", "f(1)\n")
    let outcome = try await playground.swiftfix(
      "rewrite", "f($X)", "g($X)", "-y", "--no-cache", "--exclude", "B.swift")
    #expect(outcome.status == 0)
    #expect(try playground.text("A.swift") == "g(1)\n")
    #expect(try playground.text("B.swift") == "f(1)\n")
  }

  @Test(arguments: [
    ("f($X)", "g($Y)", "doesn't bind"), ("f($X)", "g(", "not valid Swift"),
    ("f(", "g()", "not valid Swift"),
  ])
  func mistakesShowThePlace(_ pattern: String, _ rewrite: String, _ message: String) async throws {
    let playground = try Playground()
    try playground.write("A.swift", "f(1)\n")
    let outcome = try await playground.swiftfix("rewrite", pattern, rewrite)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message))
    #expect(outcome.errors.contains("^"))
    #expect(try playground.text("A.swift") == "f(1)\n")
  }
}
