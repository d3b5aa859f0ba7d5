import SwiftUI

struct AppState: Equatable {
  var id = 0
  var title = ""
  static func == (l: Self, r: Self) -> Bool { l.id == r.id }
}

// What it is used with is written.
@Observable
final class Store<State: Equatable> {
  private(set) var state: State
  init(_ state: State) { self.state = state }
  func send(_ change: (inout State) -> Void) {
    var copy = state
    change(&copy)
    state = copy
  }
}

struct StoreView: View {
  var store: Store<AppState>
  var body: some View {
    Button(store.state.title) { store.send { $0.title += "x" } }
  }
}

// It is told by what the object is made of.
@Observable
final class Box<Value: Equatable> {
  var value: Value
  init(_ value: Value) { self.value = value }
  func set(_ value: Value) { self.value = value }
}

@MainActor func use() { Box(AppState()).set(AppState()) }

// It can't be told.
@Observable
final class Lens<Value: Equatable> {
  var value: Value
  init(_ make: () -> Value) { value = make() }
  func set(_ value: Value) { self.value = value }
}

@MainActor func look() { Lens { AppState() }.set(AppState()) }

// Values of these are compared as a whole, or can't be compared by the class.
@Observable
final class Cell<Value: Equatable> {
  var value: Value
  init(_ value: Value) { self.value = value }
  func set(_ value: Value) { self.value = value }
}

@MainActor func fill(_ cell: Cell<Int>) { Cell("text").set("other") }

@Observable
final class Holder<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  func set(_ value: Value) { self.value = value }
}

@MainActor func hold() { Holder(AppState()).set(AppState()) }
