import SwiftUI

struct EdgeInsets {
  var all = 3.0
}

struct Margin: View {
  let isWide: Bool

  var body: some View {
    Text("Margin")
      .padding(isWide ? SwiftUI.EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2) : SwiftUI.EdgeInsets())
  }
}
