import Combine

@MainActor final class Counter: ObservableObject {
  @Published var count = 0

  func tell() { Bus.events.send(count) }
}
