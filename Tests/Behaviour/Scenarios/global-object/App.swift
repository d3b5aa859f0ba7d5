import SwiftUI

let model = Model()
final class Model: ObservableObject { @Published var a = 0; @Published var b = 0 }
struct ContentView: View {
  @ObservedObject private var m = model
  var body: some View {
    Text("\(m.a) \(model.b)"); Button("A") { model.a += 1 }; Button("B") { model.b += 1 }
  }
}
