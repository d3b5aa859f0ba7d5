import SwiftUI

@MainActor final class Model: ObservableObject {
  @Published var isOn = false
}

struct Switch: View {
  @StateObject nonisolated var model: Model
  var body: some View { Toggle("On", isOn: $model.isOn) }
}
