import Foundation

func start(_ work: sending @escaping () async -> Void) {}

class Loader {
  private static let dateFormatter = DateFormatter()

  // 'Self' of a class that others may inherit from can't be taken along to a task.
  func load(_ date: Date) {
    Task.init { print(ISO8601DateFormatter().string(from: date), Loader.dateFormatter.string(from: date)) }
    Task(priority: .low, operation: { print(Loader.dateFormatter.string(from: date)) })
    start { print(Loader.dateFormatter.string(from: date)) }
  }
}
