/// What must hold where a pattern fits, beside the pattern itself.
package struct Condition: Sendable {
  /// The condition as it was written.
  package let text: String

  /// Whether the opposite must hold.
  let isNegated: Bool

  /// Whether a place where it doesn't hold, or is unknown to, is refused and not passed over.
  package let isRefusing: Bool

  let test: Test

  /// What is asked.
  enum Test: Sendable {
    /// `$X is literal` and its like: what the code is.
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
    /// `inside TYPE: PROTOCOL`; nil is any type.
    case insideType(String?, String)
    /// `used as TYPE`: the value of the match may have to be of a type.
    case used(String)
    /// `on View`: what the match continues is known to be a view.
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

  /// What code can be by its syntax.
  enum SyntaxClass: String, CaseIterable, Sendable {
    case literal, identifier, call, closure, simple
  }

  /// How two values are compared.
  enum Comparison: String, CaseIterable, Sendable {
    // The longer ones first, for whoever looks for one of them in a text.
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

  /// Whether the condition asks what names mean, which takes the files of the project.
  package var needsIndex: Bool {
    switch test {
    case .constant, .type, .insideBody, .insideType, .used, .onView: true
    default: false
    }
  }

  /// What is asked, in the words of the page.
  var question: String {
    let words = text.split(separator: " ")
    return words.dropFirst(isRefusing ? 2 : isNegated ? 1 : 0).joined(separator: " ")
  }
}
