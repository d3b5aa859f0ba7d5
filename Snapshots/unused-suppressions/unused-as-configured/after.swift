import Combine
import SwiftUI

@Observable
final class Journal {
  var entries: [String] = [] {
    willSet { entriesSubject.send(newValue) }
  }
  private let entriesSubject = CurrentValueSubject<[String], Never>([])
  var draft = ""

  @ObservationIgnored lazy var counts: AnyPublisher<Int, Never> = entriesSubject.map(\.count).eraseToAnyPublisher()
}
