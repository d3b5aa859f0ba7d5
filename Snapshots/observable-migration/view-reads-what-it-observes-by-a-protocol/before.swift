import SwiftUI

protocol PromptModel: ObservableObject {
  var isAllowed: Bool { get }
  var title: String { get }
}

final class Prompt: PromptModel {
  @Published var isAllowed = false
  @Published var isSkipped = false

  var title: String { isAllowed ? "Allowed" : "Not allowed" }
}

struct PromptView<Model: PromptModel>: View {
  @ObservedObject var model: Model

  var body: some View { Text(model.title) }
}

// Another protocol asks for a property of the same name.
protocol SettingsModel: ObservableObject {
  var isAllowed: Bool { get set }
  var title: String { get }
}

final class Settings: SettingsModel {
  @Published var isAllowed = false
  @Published var count = 0
  private var timer: Timer?

  var title: String { "Allowed \(count) times" }
}

struct SettingsView<Model: SettingsModel>: View {
  @ObservedObject var model: Model

  var body: some View { Toggle(model.title, isOn: $model.isAllowed) }
}

struct Screen: View {
  var body: some View {
    PromptView(model: Prompt())
    SettingsView(model: Settings())
  }
}
