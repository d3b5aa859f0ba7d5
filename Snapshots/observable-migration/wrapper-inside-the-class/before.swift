import SwiftUI

@propertyWrapper struct Injected<Value> {
  let wrappedValue: Value
  init(_ path: KeyPath<Services, Value>) { wrappedValue = Services()[keyPath: path] }
}

struct Services {
  let name = "live"
}

final class Model: ObservableObject {
  @Injected(\.name) var service
  @Published var state = 0
}
