import SwiftUI

final class Model: ObservableObject {
  @Published var a = 0 { didSet { print("a \(oldValue) -> \(a)") } }
  @Published var b: Int { didSet { print("b \(oldValue) -> \(b)") } }
  @Published var c: Int? { didSet { print("c \(oldValue ?? -1) -> \(c ?? -1)") } }
  let id: Int
  init(id: Int) {
    a = 1
    b = 2
    c = 3
    a = 10
    c = 30
    self.id = id
    a = 4
    b = 5
    c = 6
  }
  convenience init() {
    self.init(id: 1)
    a = 7
    b = 8
    b = 8
    c = nil
  }
}
struct ContentView: View {
  @ObservedObject var model: Model
  var body: some View {
    Text("\(model.a) \(model.b) \(model.c ?? -1)")
    Button("Add") {
      model.a += 1; model.b = 8; model.c = nil
    }
  }
}
