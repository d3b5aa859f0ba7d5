import SwiftUI

final class Model: ObservableObject {
  @Published var name = "a"
  @Published var other = 0
  var hidden: [Int] = [0]
  func change() { hidden.withUnsafeMutableBufferPointer { $0[0] = 5 }; other += 1 }
}
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text("\(model.name) \(model.hidden)")
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}
struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
