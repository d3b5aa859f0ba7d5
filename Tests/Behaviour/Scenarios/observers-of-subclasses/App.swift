import SwiftUI

class Base: NSObject, ObservableObject {
  @Published var x = 0 { didSet { print("x \(oldValue) -> \(x)") } }
  @Published var y: Int { willSet { print("y will \(newValue)") } }
  override init() {
    y = 1
    super.init()
    y = 2
    x = 1
  }
}
final class Sub: Base {
  @Published var z: String { didSet { print("z \(oldValue) -> \(z)") } }
  init(z: String) {
    self.z = z
    super.init()
    self.z = z + "!"
    x = 5
    y = 6
  }
}
struct ContentView: View {
  @ObservedObject var model: Sub
  var body: some View {
    Text("\(model.x) \(model.y) \(model.z)");
    Button("Change") {
      model.x += 1; model.y = 9; model.z += "?"
    }
  }
}
