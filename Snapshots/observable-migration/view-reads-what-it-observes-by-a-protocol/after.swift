import SwiftUI

protocol PromptModel: AnyObject, Observable {
  var isAllowed: Bool { get }
  var title: String { get }
}

@Observable
final class Prompt: PromptModel {
  var isAllowed = false
  var isSkipped = false

  var title: String { isAllowed ? "Allowed" : "Not allowed" }
}

struct PromptView<Model: PromptModel>: View {
  var model: Model

  var body: some View { Text(model.title) }
}

// Another protocol asks for a property of the same name.
protocol SettingsModel: AnyObject, Observable {
  var isAllowed: Bool { get set }
  var title: String { get }
}

@Observable
final class Settings: SettingsModel {
  var isAllowed = false
  var count = 0
  @ObservationIgnored private var timer: Timer?

  var title: String { "Allowed \(count) times" }
}

struct SettingsView<Model: SettingsModel>: View {
  @Bindable var model: Model

  var body: some View { Toggle(model.title, isOn: $model.isAllowed) }
}

struct Screen: View {
  var body: some View {
    PromptView(model: Prompt())
    SettingsView(model: Settings())
  }
}
