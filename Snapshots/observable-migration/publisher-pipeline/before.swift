import Combine
import SwiftUI

final class Search: ObservableObject {
  @Published var query = ""
  @Published var results: [String] = []
  private var cancellables = Set<AnyCancellable>()

  init() {
    $query
      .map { [$0] }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
  }
}

final class Monitor {
  private var token: AnyCancellable?
  func watch(_ search: Search) {
    token = search.$results.sink { print($0.count) }
  }
}
