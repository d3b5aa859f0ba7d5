import CodemodKit
import ProjectIndex
import SwiftCST

/// Looks after API that is newer than what the code around it may count on.
struct AvailabilityCheck {
  private let file: FileContext

  init(_ file: FileContext) { self.file = file }

  /// Whether a formatter needs a system that is sure where it is made, and not where it would be kept.
  func isLost(_ value: Node, _ statements: [Node], _ scope: StorageScope) -> Bool {
    guard LocalAvailability.versions(at: value) != LocalAvailability.versions(at: scope.list ?? scope.anchor)
    else {
      return false
    }
    let target = scope.list ?? scope.anchor
    return (statements + [value]).contains { part in
      part.tokenIndices.contains { token in
        let name = part.tree.source.string(in: part.tree.tokens.range(of: token))
        return Self.gates[name].map { !file.index.satisfies($0, at: target).isMet } ?? false
      }
    }
  }

  /// API of the tracked classes that is newer than the classes themselves, or that is newer than most.
  private static let gates: [String: Gate] = [
    "RelativeDateTimeFormatter": .iOS(13), "ListFormatter": .iOS(13), "withoutEscapingSlashes": .iOS(13),
    "allowsJSON5": .iOS(15), "assumesTopLevelDictionary": .iOS(15), "gmt": .iOS(16),
  ]
}
