/// What a pass rewrites, in the words of people who write comments about it.
package struct Topic: Sendable {
  /// The names of what the pass puts there: `LazyVStack`. Who writes one in code that has none means it.
  let introduced: [String]

  /// Other words about what the pass changes, as they begin, in lower case: `vstack`, `all rows`.
  let words: [String]

  /// Those of the words that are names in code.
  private let codeNames: [String]

  /// A topic of these words.
  ///
  /// - Parameters:
  ///   - introduced: Names of what the pass puts there.
  ///   - words: Other words about it, as they begin; letter case doesn't matter, but that names in code have
  ///     capitals.
  package init(introduced: [String], words: [String]) {
    self.init(introduced, words, names: words.filter { $0.contains(where: \.isUppercase) })
  }

  private init(_ introduced: [String], _ words: [String], names: [String]) {
    self.introduced = introduced.map { $0.lowercased() }
    self.words = words.map { $0.lowercased() }
    codeNames = names.map { $0.lowercased() }
  }

  /// The topic as far as it is about code by its name.
  var names: Topic { Topic(introduced, codeNames, names: codeNames) }

  /// The topic as far as it is about what the pass puts there.
  var alternatives: Topic { Topic(introduced, [], names: []) }
}
