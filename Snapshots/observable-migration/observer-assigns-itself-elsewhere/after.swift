import Combine
import SwiftUI

final class Volume: ObservableObject {
  var level = 0 {
    willSet {
      objectWillChange.send()
      if newValue > 10 { level = 10 }
    }
  }
}

final class Delayed: ObservableObject {
  var isShown = false {
    willSet { objectWillChange.send() }
    didSet { if isShown { withAnimation { self.isShown = false } } }
  }
}

@Observable
final class Limited {
  var size = 0.0 {
    didSet {
      let old = oldValue
      if size < 0 { self._size = old }
    }
  }
}

@Observable
final class Subscribed {
  var count = 0 { willSet { countSubject.send(newValue) } didSet { if count < 0 { count = 0 } } }
  private let countSubject = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private var token: AnyCancellable?
  func watch() { token = countSubject.sink { print($0) } }
}
