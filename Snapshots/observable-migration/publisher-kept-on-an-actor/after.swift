import Combine
import SwiftUI

@Observable
final class Search {
  @MainActor var query = "" {
    willSet { querySubject.send(newValue) }
  }
  @MainActor private let querySubject = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  @MainActor
  func follow() {
    querySubject.map { [$0] }.sink { print($0) }.store(in: &cancellables)
  }
}

struct SearchField: View {
  var search: Search

  var body: some View { Text(search.query) }
}
