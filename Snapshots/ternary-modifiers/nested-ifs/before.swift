import SwiftUI

struct Row: View {
  let text: String
  let isOn: Bool
  let isBig: Bool

  var body: some View {
    if isOn {
      if isBig { Text(text).font(.title) } else { Text(text).font(.body) }
    } else {
      Text("off")
    }
  }
}
