import SwiftUI

final class Events {
  private(set) var all: [String] = []
  func insert(_ event: String) -> Bool {
    all.append(event)
    return true
  }
}

@Observable @MainActor final class Feed {
  var events = Events()
  var isLoading = false
  @ObservationIgnored private var task: Task<Void, Never>?

  func handle(_ event: String) {
    task?.cancel()
    if events.insert(event) {
      self.withMutation(keyPath: \.events) {}
      self.withMutation(keyPath: \.isLoading) {}
    }
  }

  func load() {
    DispatchQueue.main.async { [weak self] in
      guard let self, self.events.insert("loaded") else { return }
      self.isLoading = false
      self.withMutation(keyPath: \.events) {}
    }
  }
}

@Observable
final class Sensors {
  private(set) var names: [String] = []
  private(set) var isOn = false
  func setEnabled(_ isOn: Bool) {
    UserDefaults.standard.set(isOn, forKey: "sensors")
    // Show it at once.
    withMutation(keyPath: \.names) {}
    withMutation(keyPath: \.isOn) {}
  }
}

@Observable
final class Counts {
  var likes = 0
  var boosts = 0
  func update() async {
    self.likes = await count()
    self.boosts = await count()
  }
  private func count() async -> Int { 1 }
}

final class Fixed: ObservableObject {
  let events = Events()
  func handle(_ event: String) {
    if events.insert(event) { objectWillChange.send() }
  }
}

final class Many: ObservableObject {
  @Published var a = 0
  @Published var b = 0
  @Published var c = 0
  @Published var d = 0
  @Published var e = 0
  func refresh() { objectWillChange.send() }
}

class Base: ObservableObject {
  @Published var title = ""
  func reload() { objectWillChange.send() }
}

final class Derived: Base {
  @Published var text = ""
  func refresh() { objectWillChange.send() }
}
