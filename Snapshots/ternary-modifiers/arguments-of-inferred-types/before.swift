import SwiftUI

struct Line: View {
  @State private var inset = 8.0
  @ScaledMetric private var size: CGFloat = 8
  let isWide: Bool
  let lines = 3
  let unread: Int

  var body: some View {
    VStack {
      if isWide {
        Text("lines").lineLimit(lines)
      } else {
        Text("lines").lineLimit(1)
      }
      if isWide {
        Text("inset").padding(inset)
      } else {
        Text("inset").padding(4)
      }
      if isWide {
        Text("scaled").padding(.top, unread > 0 ? size : 2)
      } else {
        Text("scaled").padding(.top, 4)
      }
      if isWide {
        Text("unread").badge(unread)
      } else {
        Text("unread").badge(0)
      }
    }
  }
}
