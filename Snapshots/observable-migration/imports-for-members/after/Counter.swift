import Combine
import Observation

@Observable @MainActor final class Counter {
  var count = 0

  func tell() { Bus.events.send(count) }
}
