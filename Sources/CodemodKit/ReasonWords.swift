import SwiftCST

/// Tells whether a comment gives a reason.
enum ReasonWords {
  /// Whether a comment beside a statement gives a reason, or names what a pass would put there.
  static func giveReason(_ comment: String, about topic: Topic) -> Bool {
    guard let words = words(of: comment) else { return false }
    return topic.introduced.contains { words.mention($0) } || givesReason(words, topic)
  }

  /// Whether a sentence of a comment gives a reason and speaks of what a pass changes: on a declaration, or
  /// further out than the statement that changes.
  static func giveReason(_ comment: String, onlyAbout topic: Topic) -> Bool {
    comment.split(separator: ". ").contains { sentence in
      guard let words = words(of: String(sentence)) else { return false }
      return (topic.introduced + topic.words).contains(where: words.mention) && givesReason(words, topic)
    }
  }

  /// A comment without the marks that it begins with.
  static func text(_ comment: String) -> String { String(comment.drop { "/* \t\n!".contains($0) }) }

  /// The first line of a comment without its marks.
  static func plain(_ comment: String) -> String {
    String(comment.drop { "/* \t\n".contains($0) }.prefix { !$0.isNewline }).trimmedOfClosingMark
  }

  private static func givesReason(_ words: CommentWords, _ topic: Topic) -> Bool {
    if strong.contains(where: words.mention) { return true }
    if weak.contains(where: words.mention), !words.isHeading { return true }
    return words.deny(topic.introduced + topic.words)
  }

  /// The words of a comment for people; nil for marks and for what tells a tool something.
  private static func words(of comment: String) -> CommentWords? {
    let text = text(comment)
    guard !tools.contains(where: text.hasPrefix) else { return nil }
    return CommentWords(text.lowercased())
  }

  private static let tools = [
    "MARK:", "swiftlint:", "swiftformat:", "sourcery:", "periphery:", "swift-format-", "swiftfix:",
  ]

  /// What gives a reason in a comment of any length.
  private static let strong = [
    "because", "on purpose", "purposely", "deliberate", "intention", "otherwise", "workaround", "work around",
    "instead", "rather than", "so that", "in order to", "don't", "do not", "can't", "cannot", "won't",
    "stutter",
    "crash", "flicker", "glitch", "times out", "timeout", "must", "doesn't work", "does not work", "prevent",
    "avoid", "hack", "unlike", "reason", "beware", "careful", "important", "needed here", "required here",
    "has to be", "have to be", "has to stay", "leave this", "leave as",
  ]

  /// What gives a reason in a sentence, and may be a part of a heading.
  private static let weak = [
    "need", "require", "keep", "kept", "stay", "breaks", "bug", "jumps", "hangs", "slow", "wrong",
    "fails", "leaks", "loses", "only works", "unless", "relies", "depends", "expects",
  ]
}

/// The words of a comment in lower case, with one blank before and between them.
struct CommentWords {
  private let text: String
  private let count: Int
  private let hasClause: Bool

  init(_ comment: String) {
    let words = comment.split { !$0.isLetter && !$0.isNumber && !"'’-/@_".contains($0) }
    text = " " + words.joined(separator: " ").replacing("’", with: "'")
    count = words.count
    hasClause = comment.dropLast().contains { ":;,.".contains($0) }
  }

  /// Whether it only names what follows: a few words without a clause.
  var isHeading: Bool { count < 5 && !hasClause }

  /// Whether a word, or a row of words, begins like this somewhere.
  func mention(_ beginning: String) -> Bool {
    text.contains(" " + beginning) || text.contains("@" + beginning)
  }

  /// Whether it says that something isn't one of these: `not lazy`, `no LazyVStack`.
  func deny(_ beginnings: [String]) -> Bool {
    let words = text.split(separator: " ")
    return words.indices.contains { position in
      ["not", "no", "without"].contains(words[position])
        && words[position...].dropFirst().prefix(3).contains { word in
          beginnings.contains { word.hasPrefix($0) || word.hasPrefix("@" + $0) }
        }
    }
  }
}

extension String {
  fileprivate var trimmedOfClosingMark: String {
    var text = Substring(self)
    while let last = text.last, "*/ \t".contains(last) { text.removeLast() }
    return String(text)
  }
}
