import SwiftUI

class Base: ObservableObject {
  @Published var name = "base"
  var title: String { name }
}
final class Sub: Base {
  @Published var extra = 0
  override var title: String { "\(name) \(extra)" }
}
struct ContentView: View {
  @ObservedObject var model: Base
  var body: some View { Text(model.title) }
}
