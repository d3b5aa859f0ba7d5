import Combine
import SwiftUI

final class NetworkTracker: ObservableObject {
  @Published var connection: String?
  @Published var attempts = 0  // since the last success
  @Published var servers: [String] = []
  @Published private var isOpen = false

  init(isOpen: Bool) { self.isOpen = isOpen }

  func follow(_ state: AnyPublisher<Bool, Never>) -> AnyCancellable {
    $isOpen.combineLatest(state).sink { print($0) }
  }
}

final class Monitor {
  private var subscriptions = Set<AnyCancellable>()

  func follow(_ tracker: NetworkTracker) {
    tracker.$connection.sink { print($0 ?? "") }.store(in: &subscriptions)
    tracker.$attempts.sink { print($0) }.store(in: &subscriptions)
    tracker.$servers.sink { print($0.count) }.store(in: &subscriptions)
  }
}

struct NetworkView: View {
  @ObservedObject var tracker: NetworkTracker

  var body: some View { Text("\(tracker.attempts)") }
}
