import SwiftUI

protocol PromptModel: AnyObject, Observable {
  var isAllowed: Bool { get }
}

@Observable
final class Prompt: PromptModel {
  var isAllowed = false
  var isSkipped = false
}

struct PromptView<Model: PromptModel>: View {
  var model: Model

  var body: some View { Text(model.isAllowed ? "Allowed" : "Not allowed") }
}

// Another protocol asks for a property of the same name.
protocol SettingsModel: AnyObject, Observable {
  var isAllowed: Bool { get set }
}

@Observable
final class Settings: SettingsModel {
  var isAllowed = false
  var count = 0
  @ObservationIgnored private var timer: Timer?
}

struct SettingsView<Model: SettingsModel>: View {
  @Bindable var model: Model

  var body: some View { Toggle("Allowed", isOn: $model.isAllowed) }
}

struct Screen: View {
  var body: some View {
    PromptView(model: Prompt())
    SettingsView(model: Settings())
  }
}
