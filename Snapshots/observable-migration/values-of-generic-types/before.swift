import Combine
import SwiftUI

final class Box<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

class Base {
  required init() {}
  static func make() -> Self { Self() }
}

// What a value of a generic type holds is told as its parameter, and 'Self' as the class above.
final class Counter: ObservableObject {
  @Published var count = 0
}

@MainActor func subscribe(to box: Box<Counter>) -> AnyCancellable {
  let publisher = box.value.$count
  return publisher.sink { print($0) }
}

final class Scale: Base, ObservableObject {
  @Published var weight = 0
}

@MainActor func makeScale() -> AnyCancellable {
  let scale = Scale.make()
  let publisher = scale.$weight
  return publisher.sink { print($0) }
}

final class Ruler: ObservableObject {
  @Published var length = 0
}

struct RulerView: View {
  @EnvironmentObject var ruler: Ruler
  var body: some View { Text("\(ruler.length)") }
}

struct Workshop: View {
  let box: Box<Ruler>
  var body: some View { RulerView().environmentObject(box.value) }
}
