package import CodemodKit
import Rewriting

/// The fixes that are skipped because of what they would break; their places follow the edits of later
/// rounds.
package struct LeftOutFixes: Sendable {
  private struct Place: Hashable {
    let rule: Rule
    let file: Int
    var offset: Int

    init(_ finding: Finding) {
      rule = finding.rule
      file = finding.file
      offset = finding.range.lowerBound
    }
  }

  private var places: Set<Place> = []

  /// Whether the fix of a finding is skipped; the place of the finding refers to the current files.
  package func contains(_ finding: Finding) -> Bool {
    !places.isEmpty && places.contains(Place(finding))
  }

  mutating func insert(_ finding: Finding) { places.insert(Place(finding)) }

  /// Adjusts the places to the edits of a round, which are sorted by place for each file.
  mutating func follow(_ edits: [Int: [TextEdit]]) {
    places = Set(
      places.map { place in
        var moved = place
        for edit in edits[place.file] ?? [] where edit.range.upperBound <= place.offset {
          moved.offset += edit.replacement.count - edit.range.count
        }
        return moved
      })
  }
}
