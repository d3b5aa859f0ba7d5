import SwiftUI

final class Lamp: ObservableObject {
  @ Published var isOn = false
  @Published  var level = 1
}

struct LampView: View {
  @ObservedObject var lamp: Lamp
  @Environment (\.colorScheme) private var scheme

  var body: some View {
    Toggle("Light", isOn: $lamp.isOn)
      .opacity(scheme == .dark ? 1 : Double(lamp.level))
  }
}

struct Room: View {
  @ StateObject private var lamp = Lamp()

  var body: some View { LampView(lamp: lamp) }
}
