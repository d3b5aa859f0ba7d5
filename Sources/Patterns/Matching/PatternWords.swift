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

  /// Whether the pattern contains operators that Swift doesn't declare: their precedence is declared in the
  /// project.
  package var usesUnknownOperators: Bool {
    tokenIndices.contains { token in
      tree.tokens.kinds[token] == .binaryOperator
        && OperatorTable.standard.group(
          ofOperator: tree.source.string(in: tree.tokens.range(of: token)))
          == nil
    }
  }

  /// The word of the pattern that probably occurs in the fewest files: long names are rarer than short ones,
  /// and Swift's own words are everywhere. Nil if the pattern has none.
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
    guard !commonWords.contains(word) else { return word.utf8.count }
    return word.first.map { $0.isLetter || $0 == "_" } == true
      ? 100 + word.utf8.count : 50 + word.utf8.count
  }

  private static let commonWords: Set<String> = [
    "Any", "as", "async", "await", "Bool", "body", "case", "class", "content", "default", "do",
    "Double",
    "else", "enum", "extension", "false", "final", "for", "func", "get", "guard", "if", "import",
    "in",
    "init", "Int", "internal", "is", "lazy", "let", "map", "mutating", "name", "nil", "override",
    "private",
    "protocol", "public", "return", "self", "Self", "set", "some", "static", "String", "struct",
    "super",
    "switch", "Text", "throw", "throws", "true", "try", "Type", "typealias", "value", "var", "View",
    "where",
    "while",
  ]
}

extension TokenKind {
  fileprivate var isLiteralWord: Bool {
    self == .stringSegment || self == .integerLiteral || self == .floatLiteral
  }
}
