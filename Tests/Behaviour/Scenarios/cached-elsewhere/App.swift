import SwiftUI

final class Cache { var values: [String: String] = [:] }
final class Model: ObservableObject {
  @Published var name = "a"
  private let cache = Cache()
  var title: String {
    if let known = cache.values["t"] { return known }
    cache.values["t"] = name.uppercased()
    return name.uppercased()
  }
  func rename(_ s: String) { cache.values = [:]; name = s }
}
struct ContentView: View {
  @StateObject private var model = Model()
  @State private var n = 0
  var body: some View {
    Text("\(model.title) \(n)")
    Button("Turn") { n += 1 }
    Button("Rename") { model.rename("b") }
  }
}
