import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// The places at which a comment keeps a migration from being made; the migration itself is told elsewhere.
final class ProtectedPlaces: Sendable {
  /// Where they begin (UTF-8 byte offsets, 0-based), ascending, by the numbers of their files; with other
  /// settings of the pass other places would have to change.
  private let known = Memory<CodemodOptions, [Int: [Int]]>()

  /// Whether some of the lines of a file (positions in its line table, 0-based) hold such a place.
  func areAmong(_ lines: Range<Int>, of file: FileContext) -> Bool {
    let offsets = known.answer(file.options) { Self.all(in: file.project, file.options) }[file.number] ?? []
    func line(_ position: Int) -> Int { file.lines.lineIndex(of: offsets[position]) }
    let next = offsets.indices.partitionPoint { line($0) < lines.lowerBound }
    return next < offsets.endIndex && line(next) < lines.upperBound
  }

  private static func all(in project: ProjectContext, _ options: CodemodOptions) -> [Int: [Int]] {
    let plans = project.clusters.all.map { ObservableMigration.plan($0, in: project, options) }
    var places: [Int: [Int]] = [:]
    for edit in plans.flatMap(\.protected) {
      places[edit.file, default: []].append(edit.edit.range.lowerBound)
    }
    return places.mapValues { $0.ascending() }
  }
}
