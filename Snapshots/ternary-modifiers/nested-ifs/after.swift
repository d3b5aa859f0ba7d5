import SwiftUI

struct Row: View {
  let text: String
  let isOn: Bool
  let isBig: Bool

  var body: some View {
    if isOn {
      Text(text).font(isBig ? .title : .body)
    } else {
      Text("off")
    }
  }
}
