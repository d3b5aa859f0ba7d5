import SwiftUI

struct Badge: View {
  let text: String
  let isBig: Bool
  let scale: Double

  var body: some View {
    VStack {
      if isBig { Text(text).font(.title.bold()) } else { Text(text).font(nil) }
      if isBig { Text(text).foregroundColor(.yellow) } else { Text(text).foregroundColor(.primary) }
      if isBig { Text(text).lineLimit(2) } else { Text(text).lineLimit(nil) }
      if isBig { Text(text).opacity(scale) } else { Text(text).opacity(0.5) }
      if isBig { Text(text).multilineTextAlignment(.leading) } else { Text(text).multilineTextAlignment(.center) }
      if isBig { Text(text).tint(.red) } else { Text(text).tint(nil) }
      if isBig { Text(text).padding(.horizontal) } else { Text(text).padding(.vertical) }
      if isBig { Text(text).shadow(color: .black, radius: 4) } else { Text(text).shadow(color: .clear, radius: 0) }
      if isBig { Text(text).environment(\.lineSpacing, 4) } else { Text(text).environment(\.lineSpacing, 0) }
    }
  }
}
