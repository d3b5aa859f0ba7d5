import Foundation
import Synchronization

/// Runs work on all cores, on stacks that deep trees do not exhaust.
enum Workers {
  /// SwiftSyntax's trees and the walks over them are as deep as the source; the pages are only taken when
  /// they are used.
  private static let stackSize = 1 << 29

  /// The results of `body` for each of `items`, in their order.
  ///
  /// `name` says what is under way; it is printed if the process dies of it.
  static func map<Item: Sendable, Value: Sendable>(
    _ items: [Item], threads: Int = ProcessInfo.processInfo.activeProcessorCount,
    name: @escaping @Sendable (Item) -> String, _ body: @escaping @Sendable (Item) -> Value
  ) -> [Value] {
    let state = Shared<Value>(count: items.count)
    let done = DispatchSemaphore(value: 0)
    let threads = max(1, min(threads, items.count, CrashNote.capacity))
    for worker in 0..<threads {
      let thread = Thread {
        CrashNote.prepareThread()
        while let index = state.next() {
          CrashNote.set(worker, name(items[index]))
          state.store(body(items[index]), at: index)
        }
        CrashNote.set(worker, nil)
        done.signal()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    for _ in 0..<threads { done.wait() }
    return state.results
  }

  /// The result of `body`, on one thread with a big stack.
  static func runOnBigStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
    map([0], threads: 1, name: { _ in "" }, { _ in body() })[0]
  }
}

/// What the threads of one `map` share.
private final class Shared<Value: Sendable>: Sendable {
  private let index = Atomic(0)
  private let count: Int
  private let values: Mutex<[Value?]>

  init(count: Int) {
    self.count = count
    values = Mutex(Array(repeating: nil, count: count))
  }

  func next() -> Int? {
    let taken = index.wrappingAdd(1, ordering: .relaxed).oldValue
    return taken < count ? taken : nil
  }

  func store(_ value: Value, at index: Int) {
    values.withLock { $0[index] = value }
  }

  var results: [Value] { values.withLock { $0.compactMap(\.self) } }
}
