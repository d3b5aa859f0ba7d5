import SwiftUI

@MainActor
final class Archive {
  func trail(_ data: Data) throws -> [String] {
    try JSONDecoder().decode([String].self, from: data)
  }
}

/// What is private to a type can be used in its extensions in the same file.
extension Archive {
  func tour(_ data: Data) throws -> [Int] {
    try JSONDecoder().decode([Int].self, from: data)
  }
}

/// Not all systems have this extension.
@available(iOS 18, macOS 15, *)
extension Archive {
  func route(_ data: Data) throws -> [Double] {
    try JSONDecoder().decode([Double].self, from: data)
  }
}

/// Nor all builds this one.
#if DEBUG
extension Archive {
  func sample(_ data: Data) throws -> [Bool] {
    try JSONDecoder().decode([Bool].self, from: data)
  }
}
#endif
