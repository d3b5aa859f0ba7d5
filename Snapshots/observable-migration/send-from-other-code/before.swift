import SwiftUI

final class Zap {
  var isPending = true
  func confirm(_ model: Zaps?, _ other: Zaps) {
    isPending = false
    model?.objectWillChange.send()
    if isPending { other.objectWillChange.send() }
  }
}

final class Zaps: ObservableObject {
  @Published var zaps: [Zap] = []
}

@MainActor final class Stored: ObservableObject {
  static let shared = Stored()
  var isOn: Bool { UserDefaults.standard.bool(forKey: "on") }
}

@MainActor func turnOn() {
  UserDefaults.standard.set(true, forKey: "on")
  Stored.shared.objectWillChange.send()
}
