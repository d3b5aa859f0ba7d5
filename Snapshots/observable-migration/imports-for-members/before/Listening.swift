import Combine

@MainActor final class Listening: ObservableObject {
  @Published var isOn = true

  func stop() {
    isOn = false
    Bus.listeners.forEach { $0.cancel() }
  }
}
