import SwiftUI

func log<T>(_ name: String, _ value: T) -> T { print("makes \(name)"); return value }
final class Model: ObservableObject {
  @Published var a = log("a", 1)
  var b = log("b", 2)
  @Published var c: Int = log("c", 3)
  let d = log("d", 4)
  private(set) var e = log("e", 5)
  @Published var f: Int
  init() { print("init"); f = log("f", 6); print("done") }
  deinit { print("deinit") }
}
struct ContentView: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.a) \(model.c) \(model.f)") }
}
