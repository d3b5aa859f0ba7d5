import Combine
import SwiftUI

final class Journal: ObservableObject {
  @Published var entries: [String] = []
  var draft = ""

  lazy var counts: AnyPublisher<Int, Never> = $entries.map(\.count).eraseToAnyPublisher()
}
