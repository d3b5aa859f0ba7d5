import SwiftUI

final class Model: ObservableObject { @Published var n: Int; init(n: Int) { self.n = n } }
struct Child: View { @ObservedObject var model: Model; var body: some View { Stepper("n", value: $model.n) } }
struct ContentView: View {
  @State private var turn = 0
  var body: some View {
    VStack {
      Child(model: Model(n: turn * 10)); Button("Turn") { turn += 1 }
    }
  }
}
