import SwiftUI

struct Row: View {
  let text: String
  let isOn: Bool

  var body: some View {
    // The title of the row.
    // selected state
    Text(text).foregroundStyle(isOn ? .red : .gray) // brand
  }
}
