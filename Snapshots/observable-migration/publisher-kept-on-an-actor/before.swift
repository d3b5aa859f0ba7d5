import Combine
import SwiftUI

final class Search: ObservableObject {
  @MainActor @Published var query = ""
  private var cancellables = Set<AnyCancellable>()

  @MainActor
  func follow() {
    $query.map { [$0] }.sink { print($0) }.store(in: &cancellables)
  }
}

struct SearchField: View {
  @ObservedObject var search: Search

  var body: some View { Text(search.query) }
}
