import Combine
import Observation

@Observable @MainActor final class Listening {
  var isOn = true

  func stop() {
    isOn = false
    Bus.listeners.forEach { $0.cancel() }
  }
}
