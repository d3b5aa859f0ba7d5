import CodemodKit
import Rewriting
import SwiftCST

/// A pass that replaces one text by another, whatever that breaks.
struct CarelessPass<Words: CarelessWords>: Codemod {
  static var metadata: CodemodMetadata {
    CodemodMetadata(
      id: Words.id, summary: "Replaces texts.", category: .migration, words: Words.all.map(\.old),
      rules: rules)
  }

  private static var rules: [Rule] {
    Words.all.enumerated().map { Rule("\(Words.id)\($0)", $1.tier, "A text is replaced.") }
  }

  func match(_ root: Node, in file: FileContext) -> [Match<CarelessEdit>] {
    let bytes = file.tree.source.bytes
    return zip(Self.rules, Words.all).flatMap { rule, edit in
      bytes.indices.filter { bytes[$0...].starts(with: edit.old.utf8) }.map { start in
        Match(rule, at: start..<start + edit.old.utf8.count, edit)
      }
    }
  }

  func message(for match: Match<CarelessEdit>, in file: FileContext) -> String { "a text" }

  func fix(_ match: Match<CarelessEdit>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    let edit = TextEdit(match.range, with: Array(match.state.new.utf8))
    return try EditGroup(match.state.isTwice ? [edit, edit] : [edit], in: file.number)
  }
}

/// What a ``CarelessPass`` replaces.
protocol CarelessWords: Sendable {
  static var id: String { get }
  static var all: [CarelessEdit] { get }
}

/// One text in place of another.
struct CarelessEdit: Sendable {
  let old: String
  let new: String
  var tier = Tier.safe
  /// Whether the edit is made a second time, over itself.
  var isTwice = false
}
