package import Rewriting
package import SwiftCST

/// The name of a pass, its description, and all its rules.
package struct CodemodMetadata: Sendable {
  /// The name by which the pass is selected: lower-case words joined by hyphens.
  package let id: String

  /// What the pass does, in one line for a list.
  package let summary: String

  /// The category of the pass.
  package let category: Category

  /// Words of which one occurs in every file that the pass may have findings in. The pass does not process
  /// files without them.
  package let words: [String]

  /// The nodes that the pass processes in a file with one of its words.
  package let targets: [Target]

  /// Names that select several passes together.
  package let tags: [String]

  /// Whether the pass is off unless a configuration or the command line turns it on.
  package let isOptIn: Bool

  /// All rules that the pass may report: its own, and those of all passes whose fixes keep comments.
  package let rules: [Rule]

  /// The subject of comments that explain the present code; nil if the pass judges comments itself, or
  /// changes nothing else.
  package let topic: Topic?

  /// Whether the pass may take as long for one file as for hundreds of others.
  package let mayTakeLong: Bool

  /// Words of which one occurs in every other file that affects the findings in a file; nil if any file of
  /// the project may.
  package let projectWords: [String]?

  /// The options of the pass.
  package let options: [CodemodOption]

  /// Creates the metadata of a pass.
  ///
  /// - Parameters:
  ///   - words: Words of which one occurs in every relevant file, each of at least four bytes if possible; by
  ///     default, the names of the targets.
  ///   - targets: The nodes that ``Codemod/match(_:in:)`` is called with; by default, the whole file.
  package init(
    id: String, summary: String, category: Category, words: [String]? = nil, targets: [Target] = [.file],
    rules: [Rule], topic: Topic? = Topic(introduced: [], words: []), isOptIn: Bool = false,
    mayTakeLong: Bool = false, projectWords: [String]? = nil, options: [CodemodOption] = [],
    tags: [String] = []
  ) {
    self.id = id
    self.summary = summary
    self.category = category
    self.words = words ?? targets.flatMap { $0.names ?? [] }
    self.targets = targets
    self.isOptIn = isOptIn
    self.tags = tags
    self.mayTakeLong = mayTakeLong
    self.projectWords = projectWords
    self.topic = topic
    let hasFixes = rules.contains { $0.tier.isFix && !$0.changesComments }
    self.rules = rules + (hasFixes ? [.lostComment] + (topic == nil ? [] : [.reasonComment]) : [])
    self.options = options
  }

  /// Whether the pass has fixes, and not only advice.
  package var hasFixes: Bool { rules.contains { $0.tier.isFix } }

  /// Whether all its rules are hints: it has nothing to do where these aren't wanted.
  package var hasOnlyHints: Bool { rules.allSatisfy { $0.tier == .hint } }

  /// Whether a name in a comment refers to the pass or one of its rules.
  package func answers(to name: String) -> Bool { name == id || rules.contains { $0.id == name } }
}

/// A match of a pass, with the data for its message and its fix.
package struct Match<State: Sendable>: Sendable {
  /// The rule that is reported.
  package let rule: Rule

  /// The other rules of a fix; it is applied if all of them are allowed.
  package let others: [Rule]

  /// The notes on a safe fix: how its result differs.
  package let notes: [Rule]

  /// The place (UTF-8 byte offsets in the file, 0-based).
  package let range: Range<Int>

  /// Other places that lead to it.
  package let related: [RelatedPlace]

  /// The data from the match.
  package let state: State

  package init(
    _ rule: Rule, others: [Rule] = [], notes: [Rule] = [], at range: Range<Int>,
    related: [RelatedPlace] = [], _ state: State
  ) {
    self.rule = rule
    self.others = others
    self.notes = notes
    self.range = range
    self.related = related
    self.state = state
  }
}

extension Match where State == Void {
  /// Creates a match without further data.
  package init(_ rule: Rule, at range: Range<Int>) { self.init(rule, at: range, ()) }
}

/// A pass: it finds matches, describes them, and changes those that it can prove.
///
/// The three methods are separate so that each is easy to read. `match` makes all decisions, and computes as
/// much of a change as it needs for that; `message` converts its data to words, and `fix` to edits. Neither
/// of them makes further decisions.
package protocol Codemod: Sendable {
  /// The data that `match` passes to `message` and `fix`.
  associatedtype State: Sendable

  /// The name, description and rules of the pass.
  static var metadata: CodemodMetadata { get }

  /// Whether comments for linters and formatters on rewritten lines block a fix; a pass that handles them
  /// itself returns false.
  static var asksToolComments: Bool { get }

  /// The matches of the pass at one of its targets, in source order.
  func match(_ node: Node, in file: FileContext) -> [Match<State>]

  /// The message, which a person can act on: one sentence without a period.
  func message(for match: Match<State>, in file: FileContext) -> String

  /// The edits of a fix. Only called if the rule is a fix; a pass with advice only doesn't need it.
  func fix(_ match: Match<State>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup

  /// Whether a comment on some lines of a file (positions in its line table, 0-based) may prevent a fix of
  /// the pass that is reported elsewhere. Only called if everything that the comment ignores in the file is
  /// known.
  func mayBeHeldBack(by lines: Range<Int>, of file: FileContext) -> Bool
}

extension Codemod {
  package static var asksToolComments: Bool { true }

  package func mayBeHeldBack(by lines: Range<Int>, of file: FileContext) -> Bool { false }

  package func fix(_ match: Match<State>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    try EditGroup([])
  }

  /// The findings of the pass in a file.
  ///
  /// - Parameter places: The target nodes of the pass, in source order.
  package func findings(at places: [Node], in file: FileContext) -> [Finding] {
    var matches: [Match<State>] = []
    for node in places { matches += match(node, in: file) }
    var findings: [Finding] = []
    // A loop over the matches themselves would make the runtime search for the conformances of this array
    // type.
    for index in 0..<matches.count {
      if let finding = finding(matches[index], in: file) { findings.append(finding) }
    }
    return findings
  }

  /// The finding of a match; nil if it is advice, and a comment explains the code.
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
      file: file.number, range: match.range, message: message(for: match, in: file),
      related: match.related, fix: fix)
  }
}
