import Combine
import SwiftUI

protocol Store: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  var count: Int { get set }
}

final class Counter: Store {
  @Published var count = 0
}

final class Timetable: ObservableObject {
  typealias ObjectWillChangePublisher = ObservableObjectPublisher
  @Published var hours: [Int] = []
}
