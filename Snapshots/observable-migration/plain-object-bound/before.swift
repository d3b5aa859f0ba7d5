import SwiftUI

final class Options {
  var isOn = false
}

final class Model: ObservableObject {
  @Published var options = Options()
}

// The control sets 'options' again, to the object that it is.
struct OptionsView: View {
  @StateObject private var model = Model()

  var body: some View {
    Toggle("On", isOn: $model.options.isOn)
    Text(model.options.isOn ? "on" : "off")
  }
}
