/// A condition for a match, in addition to the pattern.
package struct Condition: Sendable {
  /// The text of the condition.
  package let text: String

  /// Whether the condition is negated.
  let isNegated: Bool

  /// Whether a match is refused instead of skipped if the condition isn't met or is undecided.
  package let isRefusing: Bool

  let test: Test

  /// The test of a condition.
  enum Test: Sendable {
    /// `$X is literal` and similar: the syntactic class of the code.
    case syntax(Int, SyntaxClass)
    /// `$X is constant`
    case constant(Int)
    /// `$X is TYPE`
    case type(Int, String)
    /// `$X ~ /regex/`: the regular expression.
    case text(Int, String)
    /// `$X contains PATTERN`
    case contains(Int, Pattern)
    /// `inside body`
    case insideBody
    /// `inside TYPE: PROTOCOL`; nil means any type.
    case insideType(String?, String)
    /// `used as TYPE`: the value of the match may be required to be of a type.
    case used(String)
    /// `on View`: the base of the match is known to be a view.
    case onView
    /// `inside PATTERN`
    case inside(Pattern)
    /// `beside PATTERN`: another link of the same chain.
    case beside(Pattern)
    /// `$N > 3`, `$N == "x"`
    case value(Int, Comparison, Literal)
    /// `count($$$X) < 2`
    case count(Int, Comparison, Int)
  }

  /// Syntactic classes of code.
  enum SyntaxClass: String, CaseIterable, Sendable {
    case literal, identifier, call, closure, simple
  }

  /// The comparison of two values.
  enum Comparison: String, CaseIterable, Sendable {
    // Longer operators come first, for searches in a text.
    case equal = "=="
    case notEqual = "!="
    case atLeast = ">="
    case atMost = "<="
    case more = ">"
    case less = "<"

    func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
      switch self {
      case .equal: left == right
      case .notEqual: left != right
      case .atLeast: left >= right
      case .atMost: left <= right
      case .more: left > right
      case .less: left < right
      }
    }
  }

  /// A literal that a value is compared with.
  enum Literal: Hashable, Sendable {
    case number(Double)
    case string(String)
  }

  /// Whether the condition depends on the meaning of names, which requires the files of the project.
  package var needsIndex: Bool {
    switch test {
    case .constant, .type, .insideBody, .insideType, .used, .onView: true
    default: false
    }
  }

  /// Why a place is refused, with metavariables that are to be filled in.
  ///
  /// - Parameter isKnown: Whether the condition is known not to hold; else nobody can tell.
  func reason(isKnown: Bool) -> String {
    switch (test, isKnown, isNegated) {
    case (.beside(let link), true, true):
      let name = link.text.replacing(/\$+\w+/, with: "…")
      return "'\(name)' is on the same view already"
    case (.type(_, let type), false, false):
      return "the type of '\(question.prefix { $0 != " " })' isn't known to be \(type)"
    case (.type(_, let type), true, false):
      return "'\(question.prefix { $0 != " " })' isn't \(type)"
    case (_, true, _): return "refused because '\(question)' \(isNegated ? "holds" : "doesn't hold")"
    default: return "it isn't known whether '\(question)' holds"
    }
  }

  /// What is asked, in the words of the page.
  private var question: String {
    let words = text.split(separator: " ")
    return words.dropFirst(isRefusing ? 2 : isNegated ? 1 : 0).joined(separator: " ")
  }
}
