import SwiftCST

/// How strongly a token resists being skipped when the parser searches for a later one, in the order of
/// swift-syntax, `Sources/SwiftParser/TokenPrecedence.swift`.
///
/// It determines whether a call to a function named `package` is read as a modifier, and which words before a
/// body are set aside as unexpected.
enum TokenPrecedence: UInt8, Comparable {
  case name, expressionKeyword, weakBracket, weakPunctuation, mediumPunctuation, weakBracketClose
  case strongPunctuation, openingBrace, keyword, closingBrace, directive

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Whether the search for such a token continues beyond the end of the line.
  var isSoughtAcrossLines: Bool { self >= .weakBracketClose }
}

extension TokenKind {
  var precedence: TokenPrecedence {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator, .as, .is, .try, .rethrows, .throws, .Any, .where:
      .expressionKeyword
    case .leftParen, .leftSquare, .leftAngle, .stringQuote, .multilineStringQuote, .singleQuote,
      .rawStringPoundDelimiter, .regexSlash, .regexPoundDelimiter:
      .weakBracket
    case .infixQuestionMark, .postfixQuestionMark, .period, .exclamationMark, .backslash, .backtick,
      .ellipsis, .equal, .prefixAmpersand:
      .weakPunctuation
    case .atSign, .colon, .comma: .mediumPunctuation
    case .rightAngle, .rightParen, .rightSquare: .weakBracketClose
    case .semicolon, .arrow, .endOfFile: .strongPunctuation
    case .leftBrace: .openingBrace
    case .rightBrace: .closingBrace
    case .poundIf, .poundElse, .poundElseif, .poundEndif: .directive
    case .Self, .false, .nil, .`self`, .super, .true: .name
    default: isReservedKeyword ? .keyword : .name
    }
  }

  /// The matching closing bracket; nil if it is not an opening bracket.
  var closingBracket: TokenKind? {
    switch self {
    case .leftParen: .rightParen
    case .leftSquare: .rightSquare
    case .leftBrace: .rightBrace
    case .poundIf: .poundEndif
    default: nil
    }
  }

  var isClosingBracket: Bool {
    self == .rightParen || self == .rightSquare || self == .rightBrace || self == .poundEndif
  }
}
