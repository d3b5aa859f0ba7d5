/// What a pass rewrites, in the words of people who write comments about it.
package struct Topic: Sendable {
  /// The names of what the pass introduces: `LazyVStack`. A comment with such a name, in code without it,
  /// refers to it.
  let introduced: [String]

  /// Prefixes of other words about what the pass changes, in lower case: `vstack`, `all rows`.
  let words: [String]

  /// Prefixes of the words that a comment on a type may have: names in code, and those of the pass.
  private let codeNames: [String]

  /// Those of the words that may also be about code that stays as it is.
  private let vague: Set<String>

  /// Prefixes of the words for that code.
  private let kept: [String]

  /// Creates a topic.
  ///
  /// - Parameters:
  ///   - introduced: Names of what the pass introduces.
  ///   - words: Prefixes of other words about it; case doesn't matter, except that names in code have
  ///     capitals.
  ///   - onTypes: More such words, which are also enough in a comment on a type.
  ///   - vague: Those of the words that don't count in a comment with one of the words `kept`.
  ///   - kept: Prefixes of words for code that the pass leaves as it is.
  package init(
    introduced: [String], words: [String], onTypes: [String] = [], vague: [String] = [], kept: [String] = []
  ) {
    let names = words.filter { $0.contains(where: \.isUppercase) }
    self.init(
      introduced.map { $0.lowercased() }, (words + onTypes).map { $0.lowercased() },
      names: (names + onTypes).map { $0.lowercased() }, vague: Set(vague.map { $0.lowercased() }),
      kept: kept.map { $0.lowercased() })
  }

  private init(
    _ introduced: [String], _ words: [String], names: [String], vague: Set<String>, kept: [String]
  ) {
    self.introduced = introduced
    self.words = words
    self.vague = vague
    self.kept = kept
    codeNames = names
  }

  /// The part of the topic that names code.
  var names: Topic { Topic(introduced, codeNames, names: codeNames, vague: vague, kept: kept) }

  /// The part of the topic that names what the pass introduces.
  var alternatives: Topic { Topic(introduced, [], names: [], vague: vague, kept: kept) }

  /// The part of the topic that counts in a comment: of `@Published` beside `didSet`, only the latter is known
  /// to be what the comment is about.
  func narrowed(to comment: CommentWords) -> Topic {
    guard kept.contains(where: comment.mention) else { return self }
    let isClear = { (word: String) in !vague.contains(word) }
    return Topic(
      introduced, words.filter(isClear), names: codeNames.filter(isClear), vague: vague, kept: kept)
  }
}
