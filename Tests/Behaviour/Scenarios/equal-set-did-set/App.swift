import SwiftUI

final class Model: ObservableObject {
  @Published var mode = 0 {
    willSet { print("will \(newValue)") }
    didSet { print("did \(oldValue)"); log.append(mode) }
  }
  @Published var log: [Int] = []
}
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    Text("\(model.mode) \(model.log.count)")
    Button("Same") { model.mode = 0 }
    Button("Add") { model.mode += 1 }
  }
}
