import SwiftUI

struct Label: View {
  @State private var isOpen = false
  let text: String

  var body: some View { Toggle(text, isOn: $isOpen) }
}

struct Row: View {
  let isOn: Bool

  var body: some View {
    if isOn { Label(text: "Wi-Fi").opacity(1) } else { Label(text: "Wi-Fi").opacity(0.5) }
  }
}
