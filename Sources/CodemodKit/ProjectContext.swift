package import ProjectIndex
import Synchronization

/// All files of a run, and what is known of them together.
package final class ProjectContext: Sendable {
  /// The files, in the order of their numbers.
  package let files: [ProjectFile]

  /// Declarations, conformances and uses over all files.
  package let index: ProjectIndex

  /// A value of each type that was asked for, few as they are.
  private let sharedValues = Mutex<[(type: ObjectIdentifier, value: any Sendable)]>([])

  /// Who works out what can be worked out in pieces.
  package let workers: Workers

  package init(files: [ProjectFile], index: ProjectIndex, workers: Workers = .serial) {
    self.files = files
    self.index = index
    self.workers = workers
  }

  /// What a pass works out about the project as a whole: made for the first file that asks for a value of
  /// this type, and the same for all others. It must depend on the project alone; `make` must not ask for
  /// another such value.
  package func shared<Value: Sendable>(_ make: (ProjectIndex) -> Value) -> Value {
    sharedValues.withLock { known in
      let type = ObjectIdentifier(Value.self)
      if let value = known.first(where: { $0.type == type })?.value as? Value { return value }
      let value = make(index)
      known.append((type, value))
      return value
    }
  }
}
