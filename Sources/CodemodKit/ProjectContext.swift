package import ProjectIndex
package import SwiftUIModel

/// All files of a run, and what is known of them together.
package final class ProjectContext: Sendable {
  /// The files, in the order of their numbers.
  package let files: [ProjectFile]

  /// Declarations, conformances and uses over all files.
  package let index: ProjectIndex

  /// What the SwiftUI code of all files means; what it is asked once it remembers for all passes.
  package let model: SwiftUIModel

  private let values: SharedValues

  /// Who works out what can be worked out in pieces.
  package let workers: Workers

  package init(files: [ProjectFile], index: ProjectIndex, workers: Workers = .serial) {
    self.files = files
    self.index = index
    model = SwiftUIModel(index)
    self.workers = workers
    values = SharedValues()
  }

  /// The same project for one piece of work; see ``ProjectIndex/forOneThread()``.
  package init(_ project: ProjectContext) {
    files = project.files
    index = project.index.forOneThread()
    model = project.model.forOneThread(index)
    workers = project.workers
    values = project.values
  }

  /// What a pass works out about the project as a whole: made for the first file that asks for a value of
  /// this type, and the same for all others. It must depend on the project alone. Whoever asks for another
  /// value meanwhile doesn't wait; `make` itself may ask for others, but not in a circle.
  package func shared<Value: Sendable>(_ make: (ProjectIndex) -> Value) -> Value {
    values.value { make(index.forOneThread()) }
  }
}
