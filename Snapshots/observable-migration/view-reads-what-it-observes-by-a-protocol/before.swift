import SwiftUI

protocol PromptModel: ObservableObject {
  var isAllowed: Bool { get }
}

final class Prompt: PromptModel {
  @Published var isAllowed = false
  @Published var isSkipped = false
}

struct PromptView<Model: PromptModel>: View {
  @ObservedObject var model: Model

  var body: some View { Text(model.isAllowed ? "Allowed" : "Not allowed") }
}

// Another protocol asks for a property of the same name.
protocol SettingsModel: ObservableObject {
  var isAllowed: Bool { get set }
}

final class Settings: SettingsModel {
  @Published var isAllowed = false
  @Published var count = 0
  private var timer: Timer?
}

struct SettingsView<Model: SettingsModel>: View {
  @ObservedObject var model: Model

  var body: some View { Toggle("Allowed", isOn: $model.isAllowed) }
}

struct Screen: View {
  var body: some View {
    PromptView(model: Prompt())
    SettingsView(model: Settings())
  }
}
