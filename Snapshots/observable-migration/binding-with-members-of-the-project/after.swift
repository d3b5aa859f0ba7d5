import SwiftUI

extension Binding {
  var dirty: Binding<Bool> { .constant(true) }
}

final class Draft: ObservableObject {
  @Published var text = ""
  @Published var dirty = false
}

struct DraftView: View {
  @StateObject private var draft = Draft()

  var body: some View {
    TextField("Text", text: $draft.text)
    Toggle("Dirty", isOn: $draft.dirty)
  }
}

@Observable
final class Settings {
  var sound = true
}

struct SettingsView: View {
  @State private var settings = Settings()

  var body: some View { Toggle("Sound", isOn: $settings.sound) }
}
