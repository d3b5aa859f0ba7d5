package import CodemodKit
import Rewriting
import Synchronization

/// The places at which a comment keeps a migration from being made; the migration itself is told elsewhere.
package final class ProtectedPlaces: Sendable {
  /// Byte ranges (UTF-8, 0-based) by the numbers of their files; nil until somebody asks, which is seldom.
  private let places = Mutex<[Int: [Range<Int>]]?>(nil)

  package init() {}

  /// The places in a file (UTF-8 byte offsets, 0-based).
  package func ranges(in file: FileContext) -> [Range<Int>] {
    places.withLock { known in
      let all = known ?? Self.all(in: file.project)
      known = all
      return all[file.number] ?? []
    }
  }

  private static func all(in project: ProjectContext) -> [Int: [Range<Int>]] {
    let clusters = project.shared(ObservableClusters.init)
    let options = CodemodOptions(ObservableMigration.metadata.options)
    var places: [Int: [Range<Int>]] = [:]
    for number in project.files.indices {
      let file = FileContext(project: project, number: number, options: options)
      for edit in clusters.told(in: file.tree).flatMap({ Migration.plan($0, in: file).protected }) {
        places[edit.file, default: []].append(edit.edit.range)
      }
    }
    return places
  }
}
