import Combine

final class Watcher {
  private var tokens: [AnyCancellable] = []
  func watch(_ store: Store) {
    let names = store.$name
    tokens.append(names.sink { print($0) })
    tokens.append(store.objectWillChange.sink { print("changes") })
  }
}
