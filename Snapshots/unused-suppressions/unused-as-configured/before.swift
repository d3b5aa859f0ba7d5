import Combine
import SwiftUI

final class Journal: ObservableObject {
  @Published var entries: [String] = []
  // swiftfix:ignore observable-migration -- the draft is nobody's business
  var draft = ""

  lazy var counts: AnyPublisher<Int, Never> = $entries.map(\.count).eraseToAnyPublisher()
}
