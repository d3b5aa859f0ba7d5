import Combine
import SwiftUI

final class Search: ObservableObject {
  /// What is typed.
  @Published var query = "" // as it is
  @Published private(set) var results: [String]? { didSet { count = results?.count ?? 0 } }
  @Published var page: Int! {
    willSet {
      print("page", newValue ?? 0)
    }
    didSet {
      print("now", page ?? 0)
    }
  }
  @Published public var sort: String = "name" { willSet(order) { print(order) } }
  @Published var step = 0.5
  @Published var limit: Int
  private(set) var count = 0
  private var cancellables = Set<AnyCancellable>()

  init(limit: Int) {
    self.limit = limit
    $query
      .map { [$0] }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
    $page.sink { print($0 ?? 0) }.store(in: &cancellables)
    Publishers.CombineLatest(self.$sort, $limit)
      .sink { print($0, $1) }
      .store(in: &cancellables)
  }
}

extension Search {
  var shownResults: AnyPublisher<[String], Never> { $results.map { $0 ?? [] }.eraseToAnyPublisher() }
}

final class Monitor {
  private var tokens = Set<AnyCancellable>()

  func watch(_ search: Search) {
    search.$limit.sink { print($0) }.store(in: &tokens)
  }
}
