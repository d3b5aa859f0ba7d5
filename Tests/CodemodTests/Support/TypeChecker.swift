import Foundation
import TestSupport

/// Type-checks cases against the stand-in modules, each only once: what the compiler said is kept by content,
/// below `.build`.
actor TypeChecker {
  /// The stand-in would hide the real SwiftUI.
  static var isAvailable: Bool {
    #if os(Linux)
    true
    #else
    false
    #endif
  }

  /// One checker for all suites, so that the modules are built once.
  private static let shared = TypeChecker()

  /// The results in the order of the cases, and of the modes in each.
  static func check(_ cases: [TypeCheckCase]) async throws -> [TypeCheckResult] {
    let workshop = try await shared.workshop()
    let jobs = cases.flatMap { item in item.modes.map { TypeCheckJob(item: item, mode: $0) } }
    var results = jobs.map(workshop.known)
    let missing = results.indices.filter { results[$0] == nil }
    let found = try await concurrently(shares(of: missing, jobs)) { share in
      zip(share, try await workshop.results(of: share.map { jobs[$0] }))
    }
    for (index, result) in found.joined() { results[index] = result }
    return results.compactMap(\.self)
  }

  /// The checked trees of the cases that can share a module with others, some at a time.
  static func trees(of cases: [TypeCheckCase]) async throws -> [(files: [TypeCheckCase.File], trees: String)]
  {
    let workshop = try await shared.workshop()
    let jobs = cases.flatMap { item in item.modes.map { TypeCheckJob(item: item, mode: $0) } }
    return try await concurrently(shares(of: Array(jobs.indices), jobs)) { share in
      try await workshop.trees(of: share.map { jobs[$0] })
    }
  }

  /// Jobs that may share a compiler, in shares that keep every core busy.
  private static func shares(of indices: [Int], _ jobs: [TypeCheckJob]) -> [[Int]] {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let size = min(25, max(1, indices.count / cores))
    let alike = Dictionary(grouping: indices) {
      [jobs[$0].mode.rawValue] + jobs[$0].item.options + jobs[$0].imports
    }
    return alike.values.flatMap { group in
      stride(from: 0, to: group.count, by: size).map { Array(group[$0..<min($0 + size, group.count)]) }
    }
  }

  private var preparation: Task<TypeCheckWorkshop, any Error>?

  private func workshop() async throws -> TypeCheckWorkshop {
    let task = preparation ?? Task { try await TypeCheckWorkshop.prepare(in: packageRoot) }
    preparation = task
    return try await task.value
  }
}

/// Maps in parallel, on as many tasks as there are cores, and keeps the order.
func concurrently<Item: Sendable, Value: Sendable>(
  _ items: [Item], _ work: @escaping @Sendable (Item) async throws -> Value
) async throws -> [Value] {
  try await withThrowingTaskGroup(of: (Int, Value).self) { group in
    var waiting = items.enumerated().makeIterator()
    var values = [Value?](repeating: nil, count: items.count)
    func start() {
      guard let (index, item) = waiting.next() else { return }
      group.addTask { (index, try await work(item)) }
    }
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { start() }
    while let (index, value) = try await group.next() {
      values[index] = value
      start()
    }
    return values.compactMap(\.self)
  }
}
