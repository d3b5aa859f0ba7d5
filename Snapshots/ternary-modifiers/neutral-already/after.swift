import SwiftUI

struct Neutral: View {
  let isOn: Bool

  var body: some View {
    if isOn { Text("Shown").opacity(1) } else { Text("Shown") }
    if isOn { Text("Enabled").disabled(false) } else { Text("Enabled") }
  }
}

struct Half: View {
  let isOn: Bool

  var body: some View {
    Text("Tall").scaleEffect(x: 1, y: isOn ? 2 : 1)
  }
}
