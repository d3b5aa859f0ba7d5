import CSTParser
import Patterns
import SwiftCST
import Testing

struct HostilePatternTests {
  private func mistake(_ text: String) -> String? {
    do {
      _ = try Pattern(text)
      return nil
    } catch { return error.message + "\n" + error.excerpt }
  }

  @Test func mistakesShowThePlace() {
    #expect(mistake("") == "the pattern is empty\n  \n  ^")
    #expect(mistake(" \n ")?.hasPrefix("the pattern is empty") == true)
    #expect(mistake("foo(")?.contains("not valid Swift") == true)
    #expect(mistake("foo(a: $A") != nil)
    #expect(mistake("$X")?.contains("matches everything") == true)
    #expect(mistake("$$$A")?.contains("matches everything") == true)
    #expect(mistake("return $$$X")?.contains("write '$X'") == true)
    #expect(mistake("f($X, $$$X)")?.contains("use two names") == true)
    #expect(mistake("}{") != nil)
    #expect(mistake("f(\u{FFFD})") != nil)
  }

  @Test func manyMetavariables() throws {
    let names = (0..<10_000).map { "$M\($0)" }.joined(separator: ", ")
    let code = "f(" + (0..<10_000).map(String.init).joined(separator: ", ") + ")"
    #expect(try places("f(\(names))", in: code).count == 1)
    let many = (0..<10_000).map { "$$$M\($0), x" }.joined(separator: ", ")
    #expect(try places("f(\(many))", in: code).isEmpty)
  }

  /// The rewrite of many metavariables is as long as they are.
  @Test func manyMetavariablesAreRewritten() throws {
    let count = 10_000
    let names = (0..<count).map { "$M\($0)" }.joined(separator: ", ")
    let numbers = (0..<count).map(String.init).joined(separator: ", ")
    #expect(try rewritten("f(\(names))", to: "g(\(names))", in: "f(\(numbers))") == "g(\(numbers))")
  }

  /// What follows a '$$$' is looked for once, and not behind each statement.
  @Test func longListsOfStatementsTakeLinearTime() throws {
    let code = (0..<5000).map { "a(\($0))" }.joined(separator: "\n")
    #expect(try places("a($X)\n$$$A\nb($Y)\n$$$B", in: code).isEmpty)
    #expect(try places("$$$A\nb($Y)\n$$$B\nc()", in: code).isEmpty)
    #expect(try places("$$$A\na(4999)", in: code).count == 1)
    #expect(try places("a(10)\n$$$A\na(20)", in: code).count == 1)
  }

  /// Where a name occurs twice, the search tries a number of ways, and says where it gave up.
  @Test func anEndlessSearchIsReported() throws {
    let list = (0..<2000).map(String.init).joined(separator: ", ")
    let search = PatternSearch([try Pattern("f($$$A, $X, $$$B, $X, $$$C)")])
    let result = search.result(in: SyntaxTree.parse(SourceText("f(\(list))"))) { _ in true }
    #expect(result.matches.isEmpty)
    #expect(result.doubtful.count == 1)
    let short = search.result(in: SyntaxTree.parse(SourceText("f(1, 2, 3, 2)"))) { _ in true }
    #expect(short.matches.count == 1 && short.doubtful.isEmpty)
  }

  @Test func aNameForSeveralNodesTwice() throws {
    #expect(try places("f($$$A, $$$A, b)", in: "f(a, a, b); f(b); f(a, b, b); f(1, 2, 1, 2, b)").count == 3)
    #expect(try places("f($$$A, $$$A)", in: "f(1, 1); f(1, 2); f()").count == 2)
  }

  @Test func noExponentialMatching() throws {
    let code = "f(" + Array(repeating: "1", count: 5000).joined(separator: ", ") + ")"
    #expect(try places("f($$$A, 1, $$$B, 1, $$$C, 1, $$$D, 2)", in: code).isEmpty)
    #expect(try places("f($$$A, $$$B, $$$C, 2)", in: code).isEmpty)
    #expect(try places("f($$$A, $X, $$$B, $Y, $$$C, g($X, $Y))", in: code).isEmpty)
    let nested = String(repeating: "f(1, ", count: 200) + "0" + String(repeating: ")", count: 200)
    let pattern =
      String(repeating: "f($$$_, ", count: 200) + "2" + String(repeating: ", $$$_)", count: 200)
    #expect(try places(pattern, in: nested).isEmpty)
  }
}
