import CodemodKit
import SwiftCST

/// The kind of a value or an operand; shells complete it.
enum ValueKind: Equatable, Sendable {
  /// Any text: there is nothing to suggest.
  case text
  /// Nothing at all.
  case nothing
  /// A file or a folder.
  case path
  /// One of these words, and nothing else.
  case word(Vocabulary)
  /// One of these words, an equals sign and something else.
  case assignment(Vocabulary)
  /// Some of these words, with commas between them.
  case list(Vocabulary)
}

/// Words that can be typed. Those that depend on the passes are computed only for a completion script, since
/// every command is declared each time the program starts.
enum Vocabulary: Equatable, Sendable {
  case these([String])
  /// The commands.
  case commands
  /// The passes.
  case passes
  /// Names that select passes and rules: passes, tags, categories and IDs.
  case selectors
  /// The passes, and the IDs of their rules.
  case passesAndIDs
  /// The passes, and the IDs of their unsafe fixes.
  case passesAndUnsafeIDs

  /// The words for these passes.
  func words(_ passes: [CodemodMetadata]) -> [String] {
    switch self {
    case .these(let words): words
    case .commands: CommandDeclaration.all.map(\.name).filter { !$0.isEmpty }
    case .passes: passes.map(\.id) + Set(passes.flatMap(\.tags)).ascending()
    case .selectors:
      passes.map(\.id) + Set(passes.flatMap { [$0.category.rawValue] + $0.tags }).ascending()
        + Set(passes.flatMap { $0.rules.map(\.id) }).ascending()
    // List an ID that several passes share only once.
    case .passesAndIDs: passes.map(\.id) + Set(passes.flatMap { $0.rules.map(\.id) }).ascending()
    case .passesAndUnsafeIDs:
      passes.map(\.id) + passes.flatMap { $0.rules.filter { $0.tier == .unsafe }.map(\.id) }.ascending()
    }
  }
}
