import Combine

extension Host {
  func watch() -> AnyCancellable {
    model.$count.sink { print($0) }
  }
}
