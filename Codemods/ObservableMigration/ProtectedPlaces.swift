package import CodemodKit
import Rewriting
import SwiftCST
import Synchronization

/// The places at which a comment keeps a migration from being made; the migration itself is told elsewhere.
package final class ProtectedPlaces: Sendable {
  /// Where they begin (UTF-8 byte offsets, 0-based), ascending, by the numbers of their files; nil until somebody
  /// asks, which is seldom.
  private let places = Mutex<[Int: [Int]]?>(nil)

  package init() {}

  /// Whether some of the lines of a file (positions in its line table, 0-based) hold such a place.
  package func areAmong(_ lines: Range<Int>, of file: FileContext) -> Bool {
    let offsets = offsets(in: file)
    func line(_ position: Int) -> Int { file.lines.lineIndex(of: offsets[position]) }
    let next = offsets.indices.partitionPoint { line($0) < lines.lowerBound }
    return next < offsets.endIndex && line(next) < lines.upperBound
  }

  private func offsets(in file: FileContext) -> [Int] {
    places.withLock { known in
      let all = known ?? Self.all(in: file.project)
      known = all
      return all[file.number] ?? []
    }
  }

  private static func all(in project: ProjectContext) -> [Int: [Int]] {
    let clusters = project.shared(ObservableClusters.init)
    let options = CodemodOptions(ObservableMigration.metadata.options)
    var places: [Int: [Int]] = [:]
    for number in project.files.indices {
      let file = FileContext(project: project, number: number, options: options)
      for edit in clusters.told(in: file.tree).flatMap({ Migration.plan($0, in: file).protected }) {
        places[edit.file, default: []].append(edit.edit.range.lowerBound)
      }
    }
    return places.mapValues { $0.ascending() }
  }
}
