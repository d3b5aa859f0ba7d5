import SwiftCST

/// One way to break a file, as people do while they type.
enum Damage: String, CaseIterable, Sendable {
  case deletedToken = "token deleted"
  case doubledToken = "token doubled"
  case deletedBracket = "bracket deleted"
  case doubledBracket = "bracket doubled"
  case cut = "file cut"

  /// The bytes of a file after the damage, and the token it was done to; nil where there is no such token.
  func apply(
    to tree: SyntaxTree, _ generator: inout SeededGenerator
  ) -> (bytes: [UInt8], offset: Int)? {
    let candidates = tree.tokens.kinds.indices.dropLast().filter { isMeant(tree.tokens.kinds[$0]) }
    guard let token = candidates.randomElement(using: &generator) else { return nil }
    let range = tree.tokens.range(of: token)
    var bytes = tree.source.bytes
    switch self {
    case .deletedToken, .deletedBracket: bytes.removeSubrange(range)
    case .doubledToken, .doubledBracket:
      bytes.insert(contentsOf: [UInt8(ascii: " ")] + bytes[range], at: range.upperBound)
    case .cut: bytes.removeSubrange(range.lowerBound...)
    }
    return (bytes, range.lowerBound)
  }

  private func isMeant(_ kind: TokenKind) -> Bool {
    switch self {
    case .deletedToken, .doubledToken, .cut: true
    case .deletedBracket, .doubledBracket:
      switch kind {
      case .leftParen, .rightParen, .leftSquare, .rightSquare, .leftBrace, .rightBrace: true
      default: false
      }
    }
  }
}
