import Combine
import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0 {
    didSet { print(count) }
  }

  func reset() { _count = Published(initialValue: 3) }
}

final class Follower: ObservableObject {
  @Published var count: Int
  var token: AnyCancellable?

  init(_ counts: some Publisher<Int, Never>) {
    _count = Published(initialValue: 0)
    token = counts.sink { [weak self] in self?._count = Published(initialValue: $0) }
  }
}
