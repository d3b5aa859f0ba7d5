import SwiftUI

final class Observable<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

final class Counter: ObservableObject {
  @Published var count = 0
}
