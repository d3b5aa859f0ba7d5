import SwiftUI

final class Observable<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

protocol Counting: AnyObject, Observation.Observable {
  var count: Int { get set }
}

@Observation.Observable
final class Counter: Counting {
  var count = 0
  private let step = Observable(1)
}

func watch<Model: AnyObject & Observation.Observable>(_ model: Model) {}

struct CounterView<Model: Counting>: View {
  @Bindable var model: Model

  var body: some View { Stepper("Count", value: $model.count) }
}

struct Start: View {
  @State private var counter = Counter()

  var body: some View { CounterView(model: counter).onAppear { watch(counter) } }
}
