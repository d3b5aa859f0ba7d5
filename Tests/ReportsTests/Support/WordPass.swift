import CodemodKit
import Rewriting
import SwiftCST

/// A pass that finds words, so that a test decides byte by byte what is found where.
struct WordPass: Codemod {
  static let metadata = CodemodMetadata(
    id: "words", summary: "Words become better words.",
    category: .migration,
    words: ["slow", "wrap", "chain", "risky", "raw", "never", "noted", "hush", "both"],
    rules: [slow, wrap, chain, risky, raw, never, hush, noted])

  static let slow = Rule("W100", .safe, "A slow word becomes a fast one.")
  static let wrap = Rule("W101", .safe, "A wrapped word needs no wrapping.")
  static let chain = Rule("W102", .safe, "A chain becomes a slow word, and that a fast one.")
  static let risky = Rule("W200", .unsafe, "A calm word may be less exciting.")
  static let raw = Rule("W201", .unsafe, "What replaces the word is no text.")
  static let never = Rule("W300", .refusal, "The word is left alone.")
  static let hush = Rule("W301", .refusal, isQuiet: true, "There is next to nothing to say.")
  static let noted = Rule("W400", .note, "The word is worth knowing.")

  private static let all: [(word: String, rule: Rule, replacement: [UInt8])] = [
    ("slow", slow, Array("fast".utf8)), ("wrap(slow)", wrap, Array("slow".utf8)),
    ("chain", chain, Array("slow".utf8)), ("risky", risky, Array("calm".utf8)), ("raw", raw, [0xFF]),
    ("never", never, []), ("hush", hush, []), ("noted", noted, []), ("both", risky, Array("calm".utf8)),
    ("both", noted, []),
  ]

  func match(_ root: Node, in file: FileContext) -> [Match<[UInt8]>] {
    let bytes = file.tree.source.bytes
    return Self.all.flatMap { word, rule, replacement in
      bytes.indices.filter { bytes[$0...].starts(with: word.utf8) }.map { start in
        Match(
          rule, others: rule.id == "W200" ? [Self.raw] : [], notes: rule.id == "W100" ? [Self.noted] : [],
          at: start..<start + word.utf8.count,
          related: rule.id == "W400" ? [RelatedPlace(file: file.number, range: 0..<1)] : [], replacement)
      }
    }.sorted { ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count) }
  }

  func message(for match: Match<[UInt8]>, in file: FileContext) -> String {
    "found '\(file.tree.source.string(in: match.range))', 100% sure: <\"&'>"
  }

  func fix(_ match: Match<[UInt8]>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    try EditGroup([TextEdit(match.range, with: match.state)], in: file.number)
  }
}
