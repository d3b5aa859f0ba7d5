import SwiftCST

/// The end of a list of statements or members, besides the end of the file.
enum ListEnd {
  /// Nothing else.
  case endOfFile
  /// `}`.
  case brace
  /// `#elseif`, `#else` or `#endif`.
  case directive
  /// `}`, or a directive that ends the enclosing clause.
  case braceOrDirective
  /// The next `case` of a `switch`, or the end of the `switch`.
  case switchCase
}

extension Parser {
  /// Whether the parser is at the end of a list.
  mutating func at(end: ListEnd) -> Bool {
    switch end {
    case .endOfFile: false
    case .brace: at(.rightBrace)
    case .directive: atEndOfIfConfigClause()
    case .braceOrDirective: at(.rightBrace) || atEndOfIfConfigClause()
    case .switchCase: atEndOfSwitchCase()
    }
  }
}
