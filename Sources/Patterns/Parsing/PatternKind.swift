import SwiftCST

/// The kind of code that a pattern matches.
package enum PatternKind: String, CaseIterable, Sendable {
  /// An expression, one or more statements, or a declaration: code that may be in a file.
  case code
  /// One or more members that only a type can have.
  case member
  /// A `case` of an enumeration.
  case enumCase = "enum-case"
  /// A `case` of a `switch`, or several.
  case switchCase = "switch-case"
  /// One argument of a call or several in a row.
  case arguments
  /// A parameter of a function, or several in a row.
  case parameters
  /// An attribute.
  case attribute
  /// A type.
  case type
  /// A pattern as in `case let .some(x)`.
  case pattern

  /// The code around the pattern for parsing.
  var frame: (prefix: String, suffix: String) {
    switch self {
    case .code: ("", "")
    case .member: ("struct S {\n", "\n}")
    case .enumCase: ("enum E {\n", "\n}")
    case .switchCase: ("switch x {\n", "\n}")
    case .arguments: ("f(", "\n)")
    case .parameters: ("func f(", "\n) {}")
    case .attribute: ("", " var x: Int")
    case .type: ("let x: ", "\n")
    case .pattern: ("if case ", "\n= x {}")
    }
  }

  /// The kind of the list that contains the matched nodes, if they may be several consecutive ones.
  var list: SyntaxKind? {
    switch self {
    case .code: .codeBlockItemList
    case .member, .enumCase: .memberBlockItemList
    case .switchCase: .switchCaseList
    case .arguments: .labeledExprList
    case .parameters: .functionParameterList
    case .attribute, .type, .pattern: nil
    }
  }
}
