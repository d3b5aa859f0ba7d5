import SwiftUI

/// One instance that every actor may use is enough for all.
@MainActor final class Logger {
  func entries(_ data: Data) throws -> [String] {
    try JSONDecoder().decode([String].self, from: data)
  }

  nonisolated func count(_ data: Data) throws -> Int {
    try JSONDecoder().decode(Int.self, from: data)
  }

  func last(_ data: Data) throws -> String {
    try JSONDecoder().decode(String.self, from: data)
  }

  /// Nobody else makes one like it.
  func size(_ data: Data) throws -> Data {
    try JSONEncoder().encode(data)
  }
}

@MainActor final class Silent {
  func entries(_ data: Data) throws -> [String] {
    try JSONDecoder().decode([String].self, from: data)
  }

  nonisolated func count(_ data: Data) throws -> Int {
    // swiftfix:ignore hoist-formatters
    try JSONDecoder().decode(Int.self, from: data)
  }
}
