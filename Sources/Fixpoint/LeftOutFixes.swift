package import CodemodKit
import Rewriting

/// The fixes that are left out because of what they would break, wherever the edits of later rounds move
/// them.
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

  /// Whether the fix of a finding is left out; the place of the finding is that of the files as they are now.
  package func contains(_ finding: Finding) -> Bool {
    !places.isEmpty && places.contains(Place(finding))
  }

  mutating func insert(_ finding: Finding) { places.insert(Place(finding)) }

  /// Follows the edits of a round, given for each file in the order of their places.
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
