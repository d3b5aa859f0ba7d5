import CodemodKit

/// A mistake of swiftfix that it reverted. It must be reported, never hidden.
package enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
  /// A fix caused a syntax error in a file, alone or together with others; it was not applied.
  case syntaxError(file: Int, path: String, String, LeftOutFix)

  /// A fix lost a comment of a file, alone or together with others; it was not applied.
  case lostComment(file: Int, path: String, String, LeftOutFix)

  /// Passes revert each other's changes. The files are those after the last round.
  case cycle([String])

  /// Passes keep finding something to change. The files are those after the last round.
  case tooManyRounds([String])

  /// The user's own codemods keep finding something in their own output. All files are as before the run.
  case endlessRewrite([String])

  /// The number of the file in which it happened, if any.
  package var file: Int? {
    switch self {
    case .syntaxError(let file, _, _, _), .lostComment(let file, _, _, _): file
    case .cycle, .tooManyRounds, .endlessRewrite: nil
    }
  }

  /// What happened, in one line.
  package var description: String {
    switch self {
    case .syntaxError(_, let path, let message, let fix):
      "\(path): the fix \(fix) would have broken the file (\(message)); it was not applied. This is a bug in "
        + "swiftfix; please report it"
    case .lostComment(_, let path, let comment, let fix):
      "\(path): the fix \(fix) would have lost the comment '\(comment)'; it was not applied. This is a bug "
        + "in swiftfix; please report it"
    case .cycle(let codemods):
      "\(codemods.joined(separator: " and ")) undo each other's fixes; stopped after the first repetition. "
        + "This is a bug in swiftfix; please report it"
    case .tooManyRounds(let codemods):
      "\(codemods.joined(separator: " and ")) still find something to fix after \(Runner.maximumRounds) "
        + "rounds; stopped. This is a bug in swiftfix; please report it"
    case .endlessRewrite(let codemods):
      "\(codemods.joined(separator: " and ")): the pattern matches its own result, so the rewrite would "
        + "never end; nothing was changed. Write a pattern that doesn't match the result"
    }
  }
}

/// A fix that was not applied because of what it would have broken.
package struct LeftOutFix: Hashable, Sendable, CustomStringConvertible {
  let codemod: String
  let rule: String
  /// The place of the finding: `path:line:column`, in the text of its round.
  let place: String

  init(_ finding: Finding, in files: [ProjectFile]) {
    codemod = finding.codemod
    rule = finding.rule.id
    place = files[finding.file].place(of: finding.range.lowerBound)
  }

  /// The rule, the pass and the place of the fix.
  package var description: String { "\(rule) of \(codemod) (\(place))" }
}
