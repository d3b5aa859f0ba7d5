import SwiftUI

final class Options {
  var isOn = false
}
final class Model: ObservableObject {
  @Published var options = Options()
}
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Toggle("On", isOn: $model.options.isOn)
      Text(model.options.isOn ? "on" : "off")
    }
  }
}
