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

  @Test func aRewriteThatNeverEndsIsReported() async throws {
    let playground = try Playground()
    try playground.write("A.swift", "let x = f(1)\n")
    for (pattern, rewrite) in [("f($X)", "f(f($X))"), ("f($$$X)", "f($$$X, x)")] {
      let outcome = try await playground.swiftfix("rewrite", pattern, rewrite)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("the pattern fits what the rewrite makes of it"), "\(outcome.errors)")
      #expect(try playground.text("A.swift") == "let x = f(1)\n")
    }
    try playground.write("A.swift", "let x = f(1, 2)\n")
    let swap = try await playground.swiftfix("rewrite", "f($X, $Y)", "f($Y, $X)")
    #expect(swap.status == 2)
    #expect(try playground.text("A.swift") == "let x = f(1, 2)\n")
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
