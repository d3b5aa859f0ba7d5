package import ProjectIndex
package import SwiftUIModel

/// All files of a run, and the data about all of them.
package final class ProjectContext: Sendable {
  /// The files, by number.
  package let files: [ProjectFile]

  /// Declarations, conformances and uses in all files.
  package let index: ProjectIndex

  /// The model of the SwiftUI code in all files; it caches its results for all passes.
  package let model: SwiftUIModel

  private let values: SharedValues

  /// The workers for parallel computations.
  package let workers: Workers

  package init(files: [ProjectFile], index: ProjectIndex, workers: Workers = .serial) {
    self.files = files
    self.index = index
    model = SwiftUIModel(index)
    self.workers = workers
    values = SharedValues()
  }

  /// The same project for one unit of work; see ``ProjectIndex/forOneThread()``.
  package init(_ project: ProjectContext) {
    files = project.files
    index = project.index.forOneThread()
    model = project.model.forOneThread(index)
    workers = project.workers
    values = project.values
  }

  /// A value that a pass computes about the whole project: created for the first file that requests a value
  /// of this type, and shared by all others. It must depend only on the project. Requests for other values
  /// don't wait in the meantime; `make` itself may request others, but not in a cycle.
  package func shared<Value: Sendable>(_ make: (ProjectIndex) -> Value) -> Value {
    values.value { make(index.forOneThread()) }
  }
}
