import SwiftUI

struct Avatar: View {
  let isLarge: Bool
  let side: CGFloat

  var body: some View {
    VStack {
      Image("face").frame(width: isLarge ? side : nil)
      Image("face").frame(width: isLarge ? 80 : 40, height: isLarge ? 80 : side)
      Text("Name").frame(maxWidth: isLarge ? .infinity : nil, alignment: .leading)
    }
  }
}
