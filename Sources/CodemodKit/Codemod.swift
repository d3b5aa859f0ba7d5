package import Rewriting
package import SwiftCST

/// What a pass is called, what it looks for, and everything it may say.
package struct CodemodMetadata: Sendable {
  /// The name by which the pass is selected: lower-case words joined by hyphens.
  package let id: String

  /// What the pass does, in one line for a list.
  package let summary: String

  /// What kind of problem the pass is about.
  package let category: Category

  /// Words of which one occurs in every file that the pass can have anything to say about. The pass does not
  /// look at files without them.
  package let words: [String]

  /// What the pass looks at in a file that holds one of its words.
  package let targets: [Target]

  /// Names by which several passes are selected together.
  package let tags: [String]

  /// Whether the pass is off unless a configuration or the command line turns it on.
  package let isOptIn: Bool

  /// Everything the pass may say: its own rules, and that of all passes whose fixes keep comments.
  package let rules: [Rule]

  /// What comments that give a reason for the present code speak of; nil where the pass judges comments itself,
  /// or changes nothing else.
  package let topic: Topic?

  /// Whether one file can take the pass as long as hundreds of others.
  package let mayTakeLong: Bool

  /// The settings of the pass.
  package let options: [CodemodOption]

  /// What is said of a pass.
  ///
  /// - Parameters:
  ///   - words: Words of which one occurs in every file that matters, each of four bytes or more where it can
  ///     be; by default the names of the targets.
  ///   - targets: What ``Codemod/match(_:in:)`` is called with; the whole file by default.
  package init(
    id: String, summary: String, category: Category, words: [String]? = nil, targets: [Target] = [.file],
    rules: [Rule], topic: Topic? = Topic(introduced: [], words: []), isOptIn: Bool = false,
    mayTakeLong: Bool = false, options: [CodemodOption] = [], tags: [String] = []
  ) {
    self.id = id
    self.summary = summary
    self.category = category
    self.words = words ?? targets.flatMap { $0.names ?? [] }
    self.targets = targets
    self.isOptIn = isOptIn
    self.tags = tags
    self.mayTakeLong = mayTakeLong
    self.topic = topic
    let hasFixes = rules.contains { $0.tier.isFix && !$0.changesComments }
    self.rules = rules + (hasFixes ? [.lostComment] + (topic == nil ? [] : [.reasonComment]) : [])
    self.options = options
  }

  /// Whether the pass has fixes, or gives advice alone.
  package var hasFixes: Bool { rules.contains { $0.tier.isFix } }

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

extension Match where State == Void {
  /// A place of which the code itself says everything.
  package init(_ rule: Rule, at range: Range<Int>) { self.init(rule, at: range, ()) }
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

  /// Whether a fix waits for comments by which linters and formatters are told of lines that it writes anew; a
  /// pass that looks at them itself says no.
  static var asksToolComments: Bool { get }

  /// What the pass has to say about one of its targets, in source order: guards only.
  func match(_ node: Node, in file: FileContext) -> [Match<State>]

  /// What was seen, in words that a person can act on: one sentence, no full stop.
  func message(for match: Match<State>, in file: FileContext) -> String

  /// The change. Only asked for where the rule is a fix; a pass that gives advice alone needs none.
  func fix(_ match: Match<State>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup

  /// Whether a comment on some lines of a file (positions in its line table, 0-based) may keep the pass from
  /// a fix that it tells of elsewhere. Only asked for where all that the comment silences in the file is
  /// known.
  func mayBeHeldBack(by lines: Range<Int>, of file: FileContext) -> Bool
}

extension Codemod {
  package static var asksToolComments: Bool { true }

  package func mayBeHeldBack(by lines: Range<Int>, of file: FileContext) -> Bool { false }

  package func fix(_ match: Match<State>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    try EditGroup([])
  }

  /// What the pass finds in a file.
  ///
  /// - Parameter places: What the pass looks at there, in source order.
  package func findings(at places: [Node], in file: FileContext) -> [Finding] {
    var matches: [Match<State>] = []
    for node in places { matches += match(node, in: file) }
    var findings: [Finding] = []
    // A loop over the matches themselves would have the runtime look for conformances of this kind of array.
    for index in 0..<matches.count {
      if let finding = finding(matches[index], in: file) { findings.append(finding) }
    }
    return findings
  }

  /// The finding of a match; nil where it is advice, and a comment gives a reason for the code.
  private func finding(_ match: Match<State>, in file: FileContext) -> Finding? {
    let fix = match.rule.tier.isFix ? try? fix(match, in: file) : nil
    if !match.rule.changesComments, let lost = fix.flatMap({ LostComment(of: $0, in: file.project.files) }) {
      return Finding(
        codemod: Self.metadata.id, rule: .lostComment, file: file.number, range: match.range,
        message: "the comment '\(lost.text)' (\(lost.place)) is in code that would be removed; without it: "
          + message(for: match, in: file), fix: nil)
    }
    if Self.asksToolComments, !match.rule.changesComments,
      let moved = fix.flatMap({ MovedToolComment(of: $0, in: file.project.files) })
    {
      return Finding(
        codemod: Self.metadata.id, rule: .toolComment, file: file.number, range: match.range,
        message: "the comment '\(moved.text)' (\(moved.place)) is for lines that would change; without it: "
          + message(for: match, in: file), fix: nil)
    }
    if match.rule.tier.isFix || match.rule.tier.isAdvice,
      let reason = ReasonComment(at: match.range, fix, of: Self.metadata, in: file)
    {
      guard match.rule.tier.isFix else { return nil }
      return Finding(
        codemod: Self.metadata.id, rule: .reasonComment, file: file.number, range: match.range,
        message: "the comment '\(reason.text)' (\(reason.place)) may say why the code is written this way; "
          + "without it: \(message(for: match, in: file))", fix: nil)
    }
    return Finding(
      codemod: Self.metadata.id, rule: match.rule, others: match.others,
      notes: match.rule.tier.isFix ? match.notes : [],
      file: file.number, range: match.range, message: message(for: match, in: file), fix: fix)
  }
}
