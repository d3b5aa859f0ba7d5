import Foundation

func start(_ work: sending @escaping () async -> Void) {}

class Loader {
  // 'Self' of a class that others may inherit from can't be taken along to a task.
  func load(_ date: Date) {
    Task.init { print(ISO8601DateFormatter().string(from: date), DateFormatter().string(from: date)) }
    Task(priority: .low, operation: { print(DateFormatter().string(from: date)) })
    start { print(DateFormatter().string(from: date)) }
  }
}
