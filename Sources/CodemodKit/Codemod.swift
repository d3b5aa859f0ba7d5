package import Rewriting

/// What a pass is called, what it looks for, and everything it may say.
package struct CodemodMetadata: Sendable {
  /// The name by which the pass is selected: lower-case words joined by hyphens.
  package let id: String

  /// What the pass does, in one line for a list.
  package let summary: String

  /// Words of which one stands in every file that the pass can have anything to say about. The pass
  /// does not look at files without them.
  package let words: [String]

  /// Everything the pass may say: its own rules, and that of all passes whose fixes keep comments.
  package let rules: [Rule]

  /// Whether one file can take the pass as long as hundreds of others.
  package let mayTakeLong: Bool

  /// The settings of the pass.
  package let options: [CodemodOption]

  package init(
    id: String, summary: String, words: [String], rules: [Rule], mayTakeLong: Bool = false,
    options: [CodemodOption] = []
  ) {
    self.id = id
    self.summary = summary
    self.words = words
    self.mayTakeLong = mayTakeLong
    self.rules = rules + (rules.contains { $0.tier.isFix && !$0.changesComments } ? [.lostComment] : [])
    self.options = options
  }

  /// Whether a name in a comment is that of the pass or of one of its rules.
  package func answers(to name: String) -> Bool { name == id || rules.contains { $0.id == name } }
}

/// A place that a pass has seen, with what it needs to explain and to change it.
package struct Match<State: Sendable>: Sendable {
  /// What the pass says about the place.
  package let rule: Rule

  /// The other rules that a fix falls under; it is made where all of them are allowed.
  package let others: [Rule]

  /// What is to be known once a fix is made: how its result differs, where the fix is a safe one.
  package let notes: [Rule]

  /// The place (UTF-8 byte offsets in the file, 0-based).
  package let range: Range<Int>

  /// What was seen.
  package let state: State

  package init(
    _ rule: Rule, others: [Rule] = [], notes: [Rule] = [], at range: Range<Int>, _ state: State
  ) {
    self.rule = rule
    self.others = others
    self.notes = notes
    self.range = range
    self.state = state
  }
}

/// A pass: it sees places, says what it saw, and changes what it can prove.
///
/// The three are apart so that each reads by itself. `match` decides, and works out as much of a change as it
/// needs to decide; `message` puts what it saw into words, and `fix` puts it into edits. Neither decides
/// anything more.
package protocol Codemod: Sendable {
  /// What `match` hands on to `message` and `fix`.
  associatedtype State: Sendable

  /// What the pass is called, what it looks for, and everything it may say.
  static var metadata: CodemodMetadata { get }

  /// The places in a file that the pass has something to say about, in source order.
  func match(in file: FileContext) -> [Match<State>]

  /// What was seen, in words that a person can act on: one sentence, no full stop.
  func message(for match: Match<State>, in file: FileContext) -> String

  /// The change. Only asked for where the rule is a fix.
  func fix(_ match: Match<State>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup

  /// Whether a comment on some lines of a file (positions in its line table, 0-based) may keep the pass from
  /// a fix that it tells of elsewhere. Only asked for where all that the comment silences in the file is
  /// known.
  func mayBeHeldBack(by lines: Range<Int>, of file: FileContext) -> Bool
}

extension Codemod {
  package func mayBeHeldBack(by lines: Range<Int>, of file: FileContext) -> Bool { false }

  /// What the pass finds in a file.
  package func findings(in file: FileContext) -> [Finding] {
    let matches = match(in: file)
    var findings: [Finding] = []
    // A loop over the matches themselves would have the runtime look for conformances of this kind of array.
    for index in 0..<matches.count {
      findings.append(finding(matches[index], in: file))
    }
    return findings
  }

  private func finding(_ match: Match<State>, in file: FileContext) -> Finding {
    let fix = match.rule.tier.isFix ? try? fix(match, in: file) : nil
    if !match.rule.changesComments, let lost = fix.flatMap({ LostComment(of: $0, in: file.project.files) }) {
      return Finding(
        codemod: Self.metadata.id, rule: .lostComment, file: file.number, range: match.range,
        message: "the comment '\(lost.text)' (\(lost.place)) stands in code that would go; without it: "
          + message(for: match, in: file), fix: nil)
    }
    return Finding(
      codemod: Self.metadata.id, rule: match.rule, others: match.others,
      notes: match.rule.tier.isFix ? match.notes : [],
      file: file.number, range: match.range, message: message(for: match, in: file), fix: fix)
  }
}
