import SwiftUI

@Observable
final class Lamp {
  var isOn = false
  var level = 1
}

struct LampView: View {
  @Bindable var lamp: Lamp
  @Environment (\.colorScheme) private var scheme

  var body: some View {
    Toggle("Light", isOn: $lamp.isOn)
      .opacity(scheme == .dark ? 1 : Double(lamp.level))
  }
}

struct Room: View {
  @ State private var lamp = Lamp()

  var body: some View { LampView(lamp: lamp) }
}
