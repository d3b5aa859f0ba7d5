import SwiftUI

final class Zap {
  var isPending = true
  func confirm(_ model: Zaps?, _ other: Zaps) {
    isPending = false
    model?.withMutation(keyPath: \.zaps) {}
    if isPending { other.withMutation(keyPath: \.zaps) {} }
  }
}

@Observable
final class Zaps {
  var zaps: [Zap] = []
}

@MainActor final class Stored: ObservableObject {
  static let shared = Stored()
  var isOn: Bool { UserDefaults.standard.bool(forKey: "on") }
}

@MainActor func turnOn() {
  UserDefaults.standard.set(true, forKey: "on")
  Stored.shared.objectWillChange.send()
}
