import SwiftUI

final class Observable<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

protocol Counting: ObservableObject {
  var count: Int { get set }
}

final class Counter: Counting {
  @Published var count = 0
  private let step = Observable(1)
}

func watch<Model: ObservableObject>(_ model: Model) {}

struct CounterView<Model: Counting>: View {
  @ObservedObject var model: Model

  var body: some View { Stepper("Count", value: $model.count) }
}

struct Start: View {
  @StateObject private var counter = Counter()

  var body: some View { CounterView(model: counter).onAppear { watch(counter) } }
}
