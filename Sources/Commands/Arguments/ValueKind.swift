import CodemodKit
import SwiftCST

/// What can be typed where a value or an operand is expected; a shell completes it.
enum ValueKind: Equatable, Sendable {
  /// Anything: there is nothing to suggest.
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

/// Words that can be typed. Those of the passes are put together when a shell wants them, since every command
/// is declared each time that the program starts.
enum Vocabulary: Equatable, Sendable {
  case these([String])
  /// The commands.
  case commands
  /// The passes.
  case passes
  /// What selects passes and rules: passes, tags, categories and IDs.
  case selectors
  /// The passes, and the IDs of what they say.
  case passesAndIDs
  /// The passes, and the IDs of their fixes that are not safe.
  case passesAndUnsafeIDs

  /// The words, where there are these passes.
  func words(_ passes: [CodemodMetadata]) -> [String] {
    switch self {
    case .these(let words): words
    case .commands: CommandDeclaration.all.map(\.name).filter { !$0.isEmpty }
    case .passes: passes.map(\.id) + Set(passes.flatMap(\.tags)).ascending()
    case .selectors:
      passes.map(\.id) + Set(passes.flatMap { [$0.category.rawValue] + $0.tags }).ascending()
        + Set(passes.flatMap { $0.rules.map(\.id) }).ascending()
    // An ID that several passes share is one word.
    case .passesAndIDs: passes.map(\.id) + Set(passes.flatMap { $0.rules.map(\.id) }).ascending()
    case .passesAndUnsafeIDs:
      passes.map(\.id) + passes.flatMap { $0.rules.filter { $0.tier == .unsafe }.map(\.id) }.ascending()
    }
  }
}
