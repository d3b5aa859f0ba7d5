import Combine
import Library
import SwiftUI

final class Router: ObservableObject {
  @Published var path: [String] = []
}

final class Store: ObservableObject {
  @Published var items: [String] = []
}

final class Session: ObservableObject {
  @Published var name = ""
}

struct Screen: View {
  @EnvironmentObject var router: Router
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
      tokens.append(store.$items.sink { print($0) })
      if let other = stores[name] { other.$items.sink { print($0) }.store(in: &all) }
    }
    tokens.append(makeLibrary().session.$name.sink { print($0) })
    tokens.append(makeLibrary().unknown.$name.sink { print($0) })
  }
  var session = Session()
  private var all = Set<AnyCancellable>()
}
