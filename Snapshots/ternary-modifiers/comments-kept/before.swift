import SwiftUI

struct Row: View {
  let text: String
  let isOn: Bool

  var body: some View {
    // The title of the row.
    if isOn {
      // selected state
      Text(text).foregroundStyle(.red) // brand
    } else {
      Text(text).foregroundStyle(.gray)
    }
  }
}
