import CodemodKit
import ProjectIndex
import Workspace

/// All files of a project at one moment, and what is known of them together.
struct ProjectSnapshot: Sendable {
  /// Where the files stand, in the order of their numbers.
  let paths: [FilePath]

  /// The files and their index.
  let context: ProjectContext

  private let numbers: [FilePath: Int]

  init(
    paths: [FilePath], files: [ProjectFile], settings: ProjectSettings, threads: Int,
    until interruption: Interruption
  ) throws(Interrupted) {
    let facts = parallelMap(count: files.count, threads: threads) { number in
      interruption.isRequested ? nil : files[number].facts
    }
    try interruption.check()
    self.paths = paths
    context = ProjectContext(
      files: files, index: ProjectIndex(files: facts.compactMap(\.self), settings: settings))
    numbers = Dictionary(zip(paths, paths.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The number of the file at a path.
  func number(of path: FilePath) -> Int? { numbers[path] }

  /// Whether the snapshot shows the files in just these states.
  func shows(_ files: [ProjectFile], at paths: [FilePath]) -> Bool {
    paths == self.paths && zip(files, context.files).allSatisfy { $0 === $1 }
  }
}
