import SwiftUI

struct Row: View {
  let text: String
  let isOn: Bool

  var body: some View {
    VStack {
      if isOn {
        Text(text).foregroundStyle(.red)
      }  // selected
      else {
        Text(text).foregroundStyle(.gray)
      }
      if isOn {
        Text(text).frame(width: 10, alignment: .leading)
      } else {
        Text(text).frame(
          width: 20,  // room for a digit
          alignment: .leading)
      }
    }
  }
}
