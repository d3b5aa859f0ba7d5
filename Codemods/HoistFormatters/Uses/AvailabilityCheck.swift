import CodemodKit
import ProjectIndex
import SwiftCST

/// Handles API that requires a newer system than the surrounding code.
struct AvailabilityCheck {
  private let file: FileContext

  init(_ file: FileContext) { self.file = file }

  /// Whether a formatter requires a version that is guaranteed where it is created, but not where it would be
  /// stored.
  func isLost(_ value: Node, _ statements: [Node], _ scope: StorageScope) -> Bool {
    let target = scope.list ?? scope.anchor
    let sure = file.index.localVersions(at: target)
    guard file.index.localVersions(at: value) != sure else { return false }
    return (statements + [value]).contains { part in
      part.tokenIndices.contains { token in
        let name = part.tree.source.string(in: part.tree.tokens.range(of: token))
        return Self.gates[name].map { !file.index.satisfies($0, at: target).isMet } ?? false
          || isNewer(name, than: sure)
      }
    }
  }

  /// Whether the project declares a name only for newer systems.
  private func isNewer(_ name: String, than sure: [Platform: Version]) -> Bool {
    file.index.declarations(named: name).contains { declaration in
      file.index.localVersions(at: declaration.node).contains { platform, version in
        sure[platform].map { $0 < version } ?? true
      }
    }
  }

  /// API of the tracked classes that is newer than the classes themselves, or than most of them.
  private static let gates: [String: Gate] = [
    "RelativeDateTimeFormatter": .iOS(13), "ListFormatter": .iOS(13), "withoutEscapingSlashes": .iOS(13),
    "allowsJSON5": .iOS(15), "assumesTopLevelDictionary": .iOS(15), "gmt": .iOS(16),
  ]
}
