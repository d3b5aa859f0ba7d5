import SwiftUI

struct Panel: View {
  let isOn: Bool

  var body: some View {
    Text("Layers").background(isOn ? Color.blue.opacity(0.2) : Color.clear)
  }
}
