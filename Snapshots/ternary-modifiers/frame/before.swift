import SwiftUI

struct Avatar: View {
  let isLarge: Bool
  let side: CGFloat

  var body: some View {
    VStack {
      if isLarge { Image("face").frame(width: side) } else { Image("face") }
      if isLarge { Image("face").frame(width: 80, height: 80) } else { Image("face").frame(width: 40, height: side) }
      if isLarge { Text("Name").frame(maxWidth: .infinity, alignment: .leading) } else { Text("Name") }
    }
  }
}
