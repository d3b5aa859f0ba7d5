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
    #expect(mistake("$X")?.contains("fits everything") == true)
    #expect(mistake("$$$A")?.contains("fits everything") == true)
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
