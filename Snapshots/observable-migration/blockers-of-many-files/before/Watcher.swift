import Combine

final class Watcher {
  private var tokens: [AnyCancellable] = []
  func watch(_ store: Store) {
    tokens.append(store.$name.sink { print($0) })
    tokens.append(store.objectWillChange.sink { print("changes") })
  }
}
