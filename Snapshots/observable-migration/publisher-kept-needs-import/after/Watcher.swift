import Combine

@MainActor func watch(_ model: Model) -> AnyCancellable {
  model.nameSubject.sink { print($0) }
}
