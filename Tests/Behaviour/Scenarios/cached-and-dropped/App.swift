import SwiftUI

final class Model: ObservableObject {
  @Published var items = [1, 2, 3]
  private var cache: [Int]?
  var sorted: [Int] {
    if let cache { return cache }
    let value = items.sorted()
    cache = value
    return value
  }
  func add(_ n: Int) { cache = nil; items.append(n) }
}
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    Text("\(model.sorted)")
    Last(model: model)
    Button("Add") { model.add(0) }
  }
}
struct Last: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.sorted[0])") }
}
