import SwiftUI

final class Model: ObservableObject {
  @Published var a = 0 { didSet { b = a * 2 } }
  @Published var b = 0
  @Published var history: [String] = []
}
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text("\(model.a) \(model.b)")
      Child(model: model)
      Button("Add") { model.a += 1 }
      Button("Twice") {
        model.a += 1; model.a -= 1
      }
    }
    .onChange(of: model.a) { old, new in
      print("a \(old) \(new)"); model.history.append("a\(new)")
    }
    .onChange(of: model.b) { old, new in
      print("b \(old) \(new)"); model.history.append("b\(new)")
    }
  }
}
struct Child: View {
  @ObservedObject var model: Model
  var body: some View {
    Text(model.history.joined(separator: ",")).onChange(of: model.history.count) { _, n in
      print("history \(n)")
    }
  }
}
