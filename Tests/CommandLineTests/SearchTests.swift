import Foundation
import TestSupport
import Testing

@Suite struct SearchTests {
  @Test func listsPlaces() async throws {
    let playground = try Playground()
    try playground.write("A.swift", "func f() {\n  g(1, a: 2)\n  g(3)\n}\n")
    let outcome = try await playground.swiftfix("search", "g($X, a: $Y)")
    #expect(outcome.status == 0)
    #expect(outcome.output == "A.swift:2:3: g(1, a: 2)\n")
    #expect(outcome.errors.isEmpty)
    #expect(try await playground.swiftfix("search", "h($X)").status == 1)
  }

  /// Places within others are listed behind them; where the search gives up it says so.
  @Test func listsPlacesWithinOthers() async throws {
    let playground = try Playground()
    try playground.write("A.swift", "f(f(1))\n")
    let nested = try await playground.swiftfix("search", "f($X)")
    #expect(nested.output == "A.swift:1:1: f(f(1))\nA.swift:1:3: f(f(1))\n")
    let list = (0..<2000).map(String.init).joined(separator: ", ")
    try playground.write("A.swift", "g(\(list))\n")
    let endless = try await playground.swiftfix("search", "g($$$A, $X, $$$B, $X, $$$C)")
    #expect(endless.status == 1)
    #expect(
      endless.errors.contains(
        "A.swift:1:1: gave up after 10000 ways to fit the pattern; it may fit here, too"))
  }

  @Test func conditionsHold() async throws {
    let playground = try Playground()
    try playground.write("A.swift", "g(1)\ng(x)\nstruct S: P { func f() { g(2) } }\nprotocol P {}\n")
    let literal = try await playground.swiftfix("search", "g($X)", "--where", "$X is literal")
    #expect(literal.output == "A.swift:1:1: g(1)\nA.swift:3:26: struct S: P { func f() { g(2) } }\n")
    let inside = try await playground.swiftfix("search", "g($X)", "--where", "inside type: P")
    #expect(inside.output == "A.swift:3:26: struct S: P { func f() { g(2) } }\n")
  }

  @Test func reportsAsJSON() async throws {
    let playground = try Playground()
    try playground.write("A.swift", "f(1)\n")
    let outcome = try await playground.swiftfix("search", "f($X)", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let match = try #require((object?["matches"] as? [[String: Any]])?.first)
    #expect(match["text"] as? String == "f(1)")
    let bindings = try #require(match["bindings"] as? [String: [String: Any]])
    #expect(bindings["X"]?["text"] as? String == "1")
    #expect(bindings["X"]?["start"] as? Int == 2)
  }

  @Test(arguments: ["", "f(", "$X", "}{", "f($X, $$$X)", "return $$$X"])
  func mistakesShowThePlace(_ pattern: String) async throws {
    let playground = try Playground()
    try playground.write("A.swift", "f(1)\n")
    let outcome = try await playground.swiftfix("search", pattern)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("^"))
    #expect(outcome.output.isEmpty)
  }

  @Test func theProjectsOperatorsAreKnown() async throws {
    let playground = try Playground()
    try playground.write(
      "Operators.swift", "precedencegroup P { higherThan: AdditionPrecedence }\ninfix operator <+>: P\n")
    try playground.write("A.swift", "let x = a + b <+> c\n")
    let outcome = try await playground.swiftfix("search", "$A <+> $B")
    #expect(outcome.output == "A.swift:1:13: let x = a + b <+> c\n")
  }
}
