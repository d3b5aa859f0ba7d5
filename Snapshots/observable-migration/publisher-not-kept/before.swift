import Combine
import SwiftUI

final class Copied: ObservableObject {
  @Published var value = 0
  func chosen(_ other: Copied, isOther: Bool) -> AnyPublisher<Int, Never> {
    let publisher = isOther ? other.$value : $value
    return publisher.eraseToAnyPublisher()
  }
}

final class Early: ObservableObject {
  @Published var level = 0 {
    willSet {
      guard newValue != level else { return }
      print(newValue)
    }
  }
  var token: AnyCancellable?
  func watch() { token = $level.sink { print($0) } }
}

final class Commented: ObservableObject {
  @Published var rank = 0 {
    willSet {
      print(newValue)
      // done
    }
  }
  var token: AnyCancellable?
  func watch() { token = $rank.sink { print($0) } }
}

final class Paths: ObservableObject {
  @Published var depth = 0
}

final class PathReader {
  let all: [Paths] = []
  func depths() -> AnyPublisher<Int, Never> {
    Publishers.MergeMany(all.map(\.$depth)).eraseToAnyPublisher()
  }
}

final class Left: ObservableObject {
  @Published var angle = 0
}

final class Right: ObservableObject {
  @Published var angle = 0
}

final class Merged {
  var token: AnyCancellable?
  func watch(_ left: Left, _ right: Right) {
    token = Publishers.MergeMany(left.$angle, right.$angle).sink { print($0) }
  }
}
