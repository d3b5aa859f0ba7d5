import SwiftUI

struct EdgeInsets {
  var all = 3.0
}

struct Margin: View {
  let isWide: Bool

  var body: some View {
    if isWide {
      Text("Margin").padding(SwiftUI.EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2))
    } else {
      Text("Margin")
    }
  }
}
