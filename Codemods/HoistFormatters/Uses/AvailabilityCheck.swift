import CodemodKit
import ProjectIndex
import SwiftCST

/// Looks after API that is newer than what the code around it may count on.
struct AvailabilityCheck {
  private let file: FileContext

  init(_ file: FileContext) { self.file = file }

  /// Whether a formatter needs a system that is sure where it is made, and not where it would be kept.
  func isLost(_ value: Node, _ statements: [Node], _ scope: StorageScope) -> Bool {
    let target = scope.list ?? scope.anchor
    let sure = LocalAvailability.versions(at: target)
    guard LocalAvailability.versions(at: value) != sure else { return false }
    return (statements + [value]).contains { part in
      part.tokenIndices.contains { token in
        let name = part.tree.source.string(in: part.tree.tokens.range(of: token))
        return Self.gates[name].map { !file.index.satisfies($0, at: target).isMet } ?? false
          || isNewer(name, than: sure)
      }
    }
  }

  /// Whether the project declares something of a name for newer systems alone.
  private func isNewer(_ name: String, than sure: [Platform: Version]) -> Bool {
    file.index.declarations(named: name).contains { declaration in
      LocalAvailability.versions(at: declaration.node).contains { platform, version in
        sure[platform].map { $0 < version } ?? true
      }
    }
  }

  /// API of the tracked classes that is newer than the classes themselves, or that is newer than most.
  private static let gates: [String: Gate] = [
    "RelativeDateTimeFormatter": .iOS(13), "ListFormatter": .iOS(13), "withoutEscapingSlashes": .iOS(13),
    "allowsJSON5": .iOS(15), "assumesTopLevelDictionary": .iOS(15), "gmt": .iOS(16),
  ]
}
