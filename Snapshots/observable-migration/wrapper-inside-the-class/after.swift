import SwiftUI

@propertyWrapper struct Injected<Value> {
  let wrappedValue: Value
  init(_ path: KeyPath<Services, Value>) { wrappedValue = Services()[keyPath: path] }
}

struct Services {
  let name = "live"
}

@Observable
final class Model {
  @ObservationIgnored @Injected(\.name) var service
  var state = 0
}
