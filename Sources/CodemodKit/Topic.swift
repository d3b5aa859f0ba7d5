/// What a pass rewrites, in the words of people who write comments about it.
package struct Topic: Sendable {
  /// The names of what the pass puts there: `LazyVStack`. Who writes one in code that has none means it.
  let introduced: [String]

  /// Other words about what the pass changes, as they begin, in lower case: `vstack`, `all rows`.
  let words: [String]

  /// A topic of these words.
  ///
  /// - Parameters:
  ///   - introduced: Names of what the pass puts there.
  ///   - words: Other words about it, as they begin; letter case doesn't matter.
  package init(introduced: [String], words: [String]) {
    self.introduced = introduced.map { $0.lowercased() }
    self.words = words.map { $0.lowercased() }
  }
}
