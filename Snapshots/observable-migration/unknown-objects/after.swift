import Combine
import Library
import SwiftUI

@Observable
final class Router {
  var path: [String] = []
}

@Observable
final class Store {
  var items: [String] = [] {
    willSet { itemsSubject.send(newValue) }
  }
  let itemsSubject = CurrentValueSubject<[String], Never>([])
}

@Observable
final class Session {
  var name = "" {
    willSet { nameSubject.send(newValue) }
  }
  let nameSubject = CurrentValueSubject<String, Never>("")
}

struct Screen: View {
  @Environment(Router.self) var router
  var body: some View { Text("\(router.path.count)") }
}

// What nobody here declares is nobody's, and no 'context' of the project is a router.
final class Holder {
  var context = LibraryContext()
}

struct Start: View {
  var body: some View {
    Screen()
      .environmentObject(makeLibrary().context)
      .environmentObject(makeLibrary().neverDeclared)
      .environmentObject(makeLibrary().router)
  }
  let holder: Registry
}

final class Registry {
  var router = Router()
  private var stores: [String: Store] = [:]
  private var tokens: [AnyCancellable] = []

  func watch(_ names: [String]) {
    for name in names {
      let store = stores[name]!
      tokens.append(store.itemsSubject.sink { print($0) })
      if let other = stores[name] { other.itemsSubject.sink { print($0) }.store(in: &all) }
    }
    tokens.append(makeLibrary().session.nameSubject.sink { print($0) })
    tokens.append(makeLibrary().unknown.$name.sink { print($0) })
  }
  var session = Session()
  private var all = Set<AnyCancellable>()
}
