import Combine
import SwiftUI

@Observable
final class Search {
  /// What is typed.
  var query = "" { // as it is
    willSet { querySubject.send(newValue) }
  }
  private let querySubject = CurrentValueSubject<String, Never>("")
  private(set) var results: [String]? { willSet { resultsSubject.send(newValue) } didSet { count = results?.count ?? 0 } }
  @ObservationIgnored private lazy var resultsSubject = CurrentValueSubject<[String]?, Never>(results)
  var page: Int! {
    willSet {
      print("page", newValue ?? 0)
      pageSubject.send(newValue)
    }
    didSet {
      print("now", page ?? 0)
    }
  }
  private let pageSubject = CurrentValueSubject<Int?, Never>(nil)
  public var sort: String = "name" { willSet(order) { print(order); sortSubject.send(order) } }
  private let sortSubject = CurrentValueSubject<String, Never>("name")
  var step = 0.5
  var limit: Int {
    willSet { limitSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var limitSubject = CurrentValueSubject<Int, Never>(limit)
  @ObservationIgnored private(set) var count = 0
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init(limit: Int) {
    self.limit = limit
    querySubject
      .map { [$0] }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
    pageSubject.sink { print($0 ?? 0) }.store(in: &cancellables)
    Publishers.CombineLatest(self.sortSubject, limitSubject)
      .sink { print($0, $1) }
      .store(in: &cancellables)
  }
}

extension Search {
  var shownResults: AnyPublisher<[String], Never> { resultsSubject.map { $0 ?? [] }.eraseToAnyPublisher() }
}

final class Monitor {
  private var tokens = Set<AnyCancellable>()

  func watch(_ search: Search) {
    search.limitSubject.sink { print($0) }.store(in: &tokens)
  }
}
