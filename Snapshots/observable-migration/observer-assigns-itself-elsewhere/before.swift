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

final class Limited: ObservableObject {
  var size = 0.0 {
    willSet { objectWillChange.send() }
    didSet {
      let old = oldValue
      if size < 0 { self.size = old }
    }
  }
}

final class Subscribed: ObservableObject {
  @Published var count = 0 { didSet { if count < 0 { count = 0 } } }
  private var token: AnyCancellable?
  func watch() { token = $count.sink { print($0) } }
}
