import SwiftUI

struct Panel: View {
  let isOn: Bool

  var body: some View {
    if isOn {
      Text("Layers").background(Color.blue.opacity(0.2))
    } else {
      Text("Layers").background(Color.clear)
    }
  }
}
