import SwiftUI

struct Badge: View {
  let text: String
  let isBig: Bool
  let scale: Double

  var body: some View {
    VStack {
      Text(text).font(isBig ? .title.bold() : nil)
      Text(text).foregroundColor(isBig ? .yellow : .primary)
      Text(text).lineLimit(isBig ? 2 : nil)
      Text(text).opacity(isBig ? scale : 0.5)
      Text(text).multilineTextAlignment(isBig ? .leading : .center)
      Text(text).tint(isBig ? .red : nil)
      Text(text).padding(isBig ? .horizontal : .vertical)
      Text(text).shadow(color: isBig ? .black : .clear, radius: isBig ? 4 : 0)
      Text(text).environment(\.lineSpacing, isBig ? 4 : 0)
    }
  }
}
