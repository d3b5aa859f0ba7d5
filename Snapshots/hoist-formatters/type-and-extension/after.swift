import SwiftUI

@MainActor
final class Archive {
  private static let trailDecoder = JSONDecoder()

  func trail(_ data: Data) throws -> [String] {
    try Self.trailDecoder.decode([String].self, from: data)
  }
}

/// What is private to a type can be used in its extensions in the same file.
extension Archive {
  func tour(_ data: Data) throws -> [Int] {
    try Self.trailDecoder.decode([Int].self, from: data)
  }
}

/// Not all systems have this extension.
@available(iOS 18, macOS 15, *)
extension Archive {
  private static let routeDecoder = JSONDecoder()

  func route(_ data: Data) throws -> [Double] {
    try Self.routeDecoder.decode([Double].self, from: data)
  }
}

/// Nor all builds this one.
#if DEBUG
extension Archive {
  private static let sampleDecoder = JSONDecoder()

  func sample(_ data: Data) throws -> [Bool] {
    try Self.sampleDecoder.decode([Bool].self, from: data)
  }
}
#endif
