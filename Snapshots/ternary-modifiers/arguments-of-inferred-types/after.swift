import SwiftUI

struct Line: View {
  @State private var inset = 8.0
  @ScaledMetric private var size: CGFloat = 8
  let isWide: Bool
  let lines = 3
  let unread: Int

  var body: some View {
    VStack {
      Text("lines").lineLimit(isWide ? lines : 1)
      Text("inset").padding(isWide ? inset : 4)
      Text("scaled").padding(.top, isWide ? (unread > 0 ? size : 2) : 4)
      Text("unread").badge(isWide ? unread : 0)
    }
  }
}
