import SwiftUI

final class Token { deinit { print("token gone") } }
final class Model: ObservableObject { @Published var n = 0; let token = Token() }
struct Child: View {
  @StateObject private var model = Model(); var body: some View { Stepper("n", value: $model.n) }
}
struct ContentView: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Child(); Button("Turn \(n)") { n += 1 }
    }
  }
}
