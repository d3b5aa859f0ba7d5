import Combine
import SwiftUI

@Observable
final class Journal {
  var entries: [String] = [] {
    willSet { entriesSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var entriesSubject = CurrentValueSubject<[String], Never>(entries)
  var draft = ""

  @ObservationIgnored lazy var counts: AnyPublisher<Int, Never> = entriesSubject.map(\.count).eraseToAnyPublisher()
}
