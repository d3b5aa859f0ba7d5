import SwiftUI

/// One instance that every actor may use is enough for all.
@MainActor final class Logger {
  nonisolated private static let jsonDecoder = JSONDecoder()

  func entries(_ data: Data) throws -> [String] {
    try Self.jsonDecoder.decode([String].self, from: data)
  }

  nonisolated func count(_ data: Data) throws -> Int {
    try Self.jsonDecoder.decode(Int.self, from: data)
  }

  func last(_ data: Data) throws -> String {
    try Self.jsonDecoder.decode(String.self, from: data)
  }

  private static let jsonEncoder = JSONEncoder()

  /// Nobody else makes one like it.
  func size(_ data: Data) throws -> Data {
    try Self.jsonEncoder.encode(data)
  }
}

@MainActor final class Silent {
  private static let jsonDecoder = JSONDecoder()

  func entries(_ data: Data) throws -> [String] {
    try Self.jsonDecoder.decode([String].self, from: data)
  }

  nonisolated func count(_ data: Data) throws -> Int {
    // swiftfix:ignore hoist-formatters
    try JSONDecoder().decode(Int.self, from: data)
  }
}
