/// What a pass rewrites, in the words of people who write comments about it.
package struct Topic: Sendable {
  /// The names of what the pass introduces: `LazyVStack`. A comment with such a name, in code without it,
  /// refers to it.
  let introduced: [String]

  /// Prefixes of other words about what the pass changes, in lower case: `vstack`, `all rows`.
  let words: [String]

  /// Prefixes of the words that a comment on a type may have: names in code, and those of the pass.
  private let codeNames: [String]

  /// Creates a topic.
  ///
  /// - Parameters:
  ///   - introduced: Names of what the pass introduces.
  ///   - words: Prefixes of other words about it; case doesn't matter, except that names in code have
  ///     capitals.
  ///   - onTypes: More such words, which are also enough in a comment on a type.
  package init(introduced: [String], words: [String], onTypes: [String] = []) {
    let names = words.filter { $0.contains(where: \.isUppercase) }
    self.init(introduced, words + onTypes, names: names + onTypes)
  }

  private init(_ introduced: [String], _ words: [String], names: [String]) {
    self.introduced = introduced.map { $0.lowercased() }
    self.words = words.map { $0.lowercased() }
    codeNames = names.map { $0.lowercased() }
  }

  /// The part of the topic that names code.
  var names: Topic { Topic(introduced, codeNames, names: codeNames) }

  /// The part of the topic that names what the pass introduces.
  var alternatives: Topic { Topic(introduced, [], names: []) }
}
