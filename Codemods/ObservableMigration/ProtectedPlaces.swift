import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// The locations at which a comment prevents a migration; the migration itself is reported elsewhere.
final class ProtectedPlaces: Sendable {
  /// Their starts (UTF-8 byte offsets, 0-based), ascending, by file number; with other options of the pass,
  /// other locations would have to change.
  private let known = Memory<CodemodOptions, [Int: [Int]]>()

  /// Whether some of the lines of a file (positions in its line table, 0-based) contain such a location.
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
