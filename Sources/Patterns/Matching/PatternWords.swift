import SwiftCST

extension Pattern {
  /// The words that occur in every file with a match, each once: names and keywords, and operators of at
  /// least two bytes.
  package var words: [String] {
    var found: Set<String> = []
    for token in tokenIndices where roles.ofTokens[token] < 0 {
      let kind = tree.tokens.kinds[token]
      guard kind.isIdentifier || kind.isReservedKeyword || kind.isOperator || kind.isLiteralWord
      else {
        continue
      }
      let text = tree.source.string(in: tree.tokens.range(of: token))
      if text.utf8.count >= 2, !text.contains(where: \.isNewline) { found.insert(text) }
    }
    return found.ascending()
  }

  /// The word of the pattern that the fewest files hold, as far as the word itself tells: long names are
  /// rarer than short ones, and those of Swift are everywhere. Nil where the pattern has none.
  package var rarestWord: String? {
    words.max { Self.rarity(of: $0) < Self.rarity(of: $1) }
  }

  /// Words of which one occurs in every file with a match.
  ///
  /// For a pattern with only one-letter names, these are a letter or a sign, with each possible following
  /// character: searches need at least two bytes.
  var searchWords: [String] {
    if let rarestWord { return [rarestWord] }
    let letters = tokenIndices.filter { roles.ofTokens[$0] < 0 }
    let names = letters.filter { tree.tokens.kinds[$0].isIdentifier }
    guard let token = names.first ?? letters.first else { return [] }
    let text = tree.source.string(in: tree.tokens.range(of: token))
    let isName = tree.tokens.kinds[token].isIdentifier
    return (UInt8(ascii: "\t")...UInt8(ascii: "~")).map { Unicode.Scalar($0) }
      .filter { !isName || !$0.properties.isXIDContinue }.map { text + String(Character($0)) }
  }

  private static func rarity(of word: String) -> Int {
    if let rank = commonWords.firstIndex(of: word) { return rank }
    return word.first.map { $0.isLetter || $0 == "_" } == true
      ? 200 + word.utf8.count : 100 + word.utf8.count
  }

  /// Words that many files hold, from the most common on.
  private static let commonWords = [
    "import", "let", "var", "func", "String", "if", "return", "in", "private", "struct", "self", "else",
    "for", "nil", "false", "true", "init", "Bool", "is", "guard", "static", "case", "class", "some", "body",
    "try", "as", "View", "name", "value", "enum", "switch", "default", "extension", "Int", "public", "final",
    "Text",
    "await", "async", "throws", "map", "set", "content", "do", "where", "catch", "Self", "get", "override",
    "while", "Double", "super", "weak", "Any", "throw", "protocol", "typealias", "Type", "internal", "lazy",
    "mutating",
  ]
}

extension TokenKind {
  fileprivate var isLiteralWord: Bool {
    self == .stringSegment || self == .integerLiteral || self == .floatLiteral
  }
}
