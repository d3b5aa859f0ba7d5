import Foundation

@MainActor
final class Steps {
  var all: [@Sendable () -> Void] {
    [{ print(ISO8601DateFormatter().string(from: Date())) }]
  }

  func weights() -> [String: @Sendable () -> String] {
    ["one": { MassFormatter().string(fromKilograms: 1) }]
  }
}
