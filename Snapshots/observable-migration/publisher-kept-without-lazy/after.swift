import Combine
import SwiftUI

@Observable
final class NetworkTracker {
  var connection: String? {
    willSet { connectionSubject.send(newValue) }
  }
  let connectionSubject = CurrentValueSubject<String?, Never>(nil)
  var attempts = 0 {  // since the last success
    willSet { attemptsSubject.send(newValue) }
  }
  let attemptsSubject = CurrentValueSubject<Int, Never>(0)
  var servers: [String] = [] {
    willSet { serversSubject.send(newValue) }
  }
  let serversSubject = CurrentValueSubject<[String], Never>([])
  private var isOpen = false {
    willSet { isOpenSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var isOpenSubject = CurrentValueSubject<Bool, Never>(isOpen)

  init(isOpen: Bool) { self.isOpen = isOpen }

  func follow(_ state: AnyPublisher<Bool, Never>) -> AnyCancellable {
    isOpenSubject.combineLatest(state).sink { print($0) }
  }
}

final class Monitor {
  private var subscriptions = Set<AnyCancellable>()

  func follow(_ tracker: NetworkTracker) {
    tracker.connectionSubject.sink { print($0 ?? "") }.store(in: &subscriptions)
    tracker.attemptsSubject.sink { print($0) }.store(in: &subscriptions)
    tracker.serversSubject.sink { print($0.count) }.store(in: &subscriptions)
  }
}

struct NetworkView: View {
  var tracker: NetworkTracker

  var body: some View { Text("\(tracker.attempts)") }
}
