/// Something that swiftfix did wrong and took back. It is to be reported, never hidden.
package enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
  /// Fixes made a syntax error in a file; none of them was applied.
  case syntaxError(file: Int, path: String, String, [String])

  /// Fixes lost a comment of a file; none of them was applied.
  case lostComment(file: Int, path: String, String, [String])

  /// Passes undo each other's work. The files are as after the last round.
  case cycle([String])

  /// Passes go on finding something to change. The files are as after the last round.
  case tooManyRounds([String])

  /// The number of the file in which it happened, if it happened in one.
  package var file: Int? {
    switch self {
    case .syntaxError(let file, _, _, _), .lostComment(let file, _, _, _): file
    case .cycle, .tooManyRounds: nil
    }
  }

  /// What happened, in one line.
  package var description: String {
    switch self {
    case .syntaxError(_, let path, let message, let rules):
      "\(path): the fixes \(rules.joined(separator: ", ")) would have broken the file (\(message)); "
        + "they were taken back, and no further fix was made in it. This is a fault of swiftfix; please report it"
    case .lostComment(_, let path, let comment, let rules):
      "\(path): the fixes \(rules.joined(separator: ", ")) would have lost the comment '\(comment)'; "
        + "they were taken back, and no further fix was made in the file. This is a fault of swiftfix; please report it"
    case .cycle(let codemods):
      "\(codemods.joined(separator: " and ")) undo each other's fixes; stopped after the first repetition. "
        + "This is a fault of swiftfix; please report it"
    case .tooManyRounds(let codemods):
      "\(codemods.joined(separator: " and ")) still find something to fix after "
        + "\(Fixpoint.maximumRounds) rounds; stopped. This is a fault of swiftfix; please report it"
    }
  }
}
