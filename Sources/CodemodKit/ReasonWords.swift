import SwiftCST

/// Determines whether a comment gives a reason.
enum ReasonWords {
  /// Whether a comment next to a statement gives a reason, or names the code that a pass would introduce.
  static func giveReason(_ comment: String, about topic: Topic) -> Bool {
    guard let words = words(of: comment) else { return false }
    let topic = topic.narrowed(to: words)
    return givesReason(words, topic) || !words.ask && topic.introduced.contains(where: words.mention)
  }

  /// Whether a sentence of a comment gives a reason and mentions what a pass changes: for comments on a
  /// declaration, or further out than the changed statement.
  static func giveReason(_ comment: String, onlyAbout topic: Topic) -> Bool {
    let topic = words(of: comment).map(topic.narrowed) ?? topic
    return comment.split(separator: ". ").contains { sentence in
      guard let words = words(of: String(sentence)) else { return false }
      return (topic.introduced + topic.words).contains(where: words.mention) && givesReason(words, topic)
    }
  }

  /// A comment without its leading marks.
  static func text(_ comment: String) -> String { String(comment.drop { "/* \t\n!".contains($0) }) }

  /// The first line of a comment without its marks.
  static func plain(_ comment: String) -> String {
    String(comment.drop { "/* \t\n".contains($0) }.prefix { !$0.isNewline }).trimmedOfClosingMark
  }

  private static func givesReason(_ words: CommentWords, _ topic: Topic) -> Bool {
    if words.warn || strong.contains(where: words.mention) { return true }
    // Words of other scripts aren't known: such a comment gives a reason if it names the code.
    if words.isInOtherScript, (topic.introduced + topic.names.words).contains(where: words.mention) {
      return true
    }
    let names = topic.introduced + topic.words
    return names.contains(where: words.mention) && weak.contains(where: words.mention) || words.deny(names)
  }

  /// The words of a comment for people; nil for marks and for comments for tools.
  private static func words(of comment: String) -> CommentWords? {
    let text = text(comment)
    guard !tools.contains(where: text.hasPrefix) else { return nil }
    return CommentWords(text.lowercased())
  }

  private static let tools = ["MARK:", "swiftfix:"] + ToolComment.tools

  /// Words that give a reason in a comment of any length.
  private static let strong = [
    "because", "on purpose", "purposely", "purposefully", "deliberate", "intention", "by design",
    "workaround", "work around", "instead of", "rather than", "so that", "in order to", "or else", "due to",
    "stutters",
    "crashes", "flickers", "glitches", "jumps", "times out", "doesn't work", "does not work", "prevents",
    "to prevent", "avoids", "to avoid", "hack", "beware", "needed here", "needed for", "required here",
    "required for", "must stay", "must remain", "must not", "has to be", "have to be", "has to stay",
    "have to stay", "needs to be", "needs to stay", "should stay", "should not be", "leave this", "leave it",
    "leave as", "keep this", "keep it", "keep as", "keep both", "kept as", "don't touch", "do not touch",
    "don't change", "do not change", "don't remove", "do not remove", "don't replace", "do not replace",
    "don't convert", "do not convert", "don't simplify", "do not simplify", "don't refactor",
    "do not refactor", "don't use", "do not use",
  ]

  /// Words that give a reason only in a comment that mentions the topic; otherwise they describe the
  /// following code.
  private static let weak = [
    "otherwise", "instead", "don't", "do not", "can't", "cannot", "won't", "never", "must", "stutter",
    "crash", "flicker", "glitch", "timeout", "prevent", "avoid", "unlike", "reason", "careful", "important",
    "need",
    "require", "keep", "kept", "stay", "breaks", "broke", "bug", "jump", "hangs", "slow", "wrong", "fails",
    "leaks", "loses", "lost", "only works", "unless", "relies", "depends", "expects", "regression",
    "performance", "faster", "only way", "doesn't", "does not", "isn't", "is not", "since ", "so ",
    "want", "matter", "until", "for now", "for the time", "yet ",
    "broken", "leak", "lag", "erratic", "reset", "too ", "preserve", "ensure", "make sure", "makes sure",
    "cuts ", "splits ", "breaks up", "helps ", "force", "tried", "wait", "stale", "rdar", "radar", "fb1",
  ]
}

/// The words of a comment in lower case, each surrounded by single spaces.
struct CommentWords {
  private let text: String
  private let bytes: [UInt8]
  /// The offsets at which words begin, also after an `@`.
  private let starts: [Int]

  init(_ comment: String) {
    let words = Self.separated(comment).replacing(", as ", with: " because ").split {
      !$0.isLetter && !$0.isNumber && !"'’-/@_".contains($0)
    }
    text = " " + words.joined(separator: " ").replacing("’", with: "'") + " "
    let bytes = Array(text.utf8)
    self.bytes = bytes
    starts = bytes.indices.dropFirst().filter {
      bytes[$0 - 1] == UInt8(ascii: " ") || bytes[$0 - 1] == UInt8(ascii: "@")
    }
  }

  /// A comment with spaces between Latin letters and those of scripts that are written without spaces.
  private static func separated(_ comment: String) -> String {
    guard comment.unicodeScalars.contains(where: { $0.value >= 0x2E80 }) else { return comment }
    var text = ""
    for character in comment {
      if let last = text.last, last.isLetter, character.isLetter, last.isASCII != character.isASCII {
        text += " "
      }
      text.append(character)
    }
    return text
  }

  /// Whether it contains letters that aren't Latin.
  var isInOtherScript: Bool {
    text.unicodeScalars.contains { $0.value >= 0x370 && $0.properties.isAlphabetic }
  }

  /// Whether it requests a change: `TODO: use LazyVStack`.
  var ask: Bool {
    ["todo", "fixme", "could", "should", "maybe", "consider", "we could", "we should"].contains {
      text.hasPrefix(" " + $0)
    }
  }

  /// Whether it describes the consequence of a change: `two branches, it flickers otherwise`, but not `If
  /// signed in the name, otherwise a button`.
  var warn: Bool {
    let words = text.split(separator: " ")
    guard let position = words.firstIndex(of: "otherwise"), position > 0 else { return false }
    return !words[..<position].contains { ["if", "when", "for", "show", "shows", "either"].contains($0) }
  }

  /// Whether a word, or a sequence of words, begins like this; a trailing space also ends the word.
  func mention(_ beginning: String) -> Bool {
    guard let first = beginning.utf8.first else { return true }
    return starts.contains { bytes[$0] == first && bytes[$0...].starts(with: beginning.utf8) }
  }

  /// Whether it says that something isn't one of these: `not lazy`, `no LazyVStack`.
  func deny(_ beginnings: [String]) -> Bool {
    let words = text.split(separator: " ")
    if words.contains(where: { word in beginnings.contains { word.hasPrefix("non-" + $0) } }) { return true }
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
