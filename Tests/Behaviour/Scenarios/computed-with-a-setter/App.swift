import SwiftUI

final class Model: ObservableObject {
  @Published private var storage = 0
  @Published var log: [Int] = []
  var value: Int {
    get { storage }
    set { log.append(newValue); storage = newValue }
  }
}
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    Stepper("value", value: $model.value)
    Text("\(model.log.count)")
  }
}
