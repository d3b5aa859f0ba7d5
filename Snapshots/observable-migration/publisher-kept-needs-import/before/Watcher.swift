import Combine

@MainActor func watch(_ model: Model) -> AnyCancellable {
  model.$name.sink { print($0) }
}
