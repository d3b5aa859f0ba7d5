import ProjectIndex
import SwiftCST

/// A name for a condition that is used more than once.
struct BoundName {
  private let notes: MergeNotes

  init(_ notes: MergeNotes) { self.notes = notes }

  /// A name that has no other meaning at the statement; nil if none is found.
  var name: String? {
    candidates.first { candidate in
      !notes.place.tokenIndices.contains { text($0) == candidate } && isFree(candidate)
    }
  }

  private var candidates: [String] {
    let called = notes.condition.calledName.flatMap { isTelling($0) ? $0 : nil } ?? "isActive"
    let names = [called, called + "Value", "isActive", "isActiveValue"] + (2...9).map { called + String($0) }
    return names.filter(IdentifierText.isPlain)
  }

  /// Whether a name reads as a Boolean: `isReady`, `hasChanges`.
  private func isTelling(_ name: String) -> Bool {
    ["is", "has", "should", "can", "needs", "shows", "allows"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  private func isFree(_ name: String) -> Bool {
    guard case .unknown = notes.index.lookUp(name, at: notes.place) else { return false }
    let body = notes.place.ancestors.first {
      [.functionDecl, .accessorBlock, .memberBlock].contains($0.kind)
    }
    return body.map { !notes.index.isBound(name, in: $0) } ?? false
  }

  private func text(_ token: Int) -> String {
    notes.place.tree.source.string(in: notes.place.tree.tokens.range(of: token))
  }
}
