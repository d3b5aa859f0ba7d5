import SwiftUI

struct Card: View {
  let text: String
  let isRoomy: Bool
  let inset: CGFloat

  var body: some View {
    VStack {
      if isRoomy { Text(text).padding() } else { Text(text) }
      if isRoomy { Text(text).padding(.top) } else { Text(text) }
      if isRoomy { Text(text).padding(.horizontal, 24) } else { Text(text) }
      if isRoomy { Text(text) } else { Text(text).padding(4) }
      if isRoomy { Text(text).padding([.top, .leading]) } else { Text(text) }
      if isRoomy { Text(text).padding(inset) } else { Text(text).padding(8) }
      if isRoomy { Text(text).padding(EdgeInsets(top: 8, leading: 4, bottom: 8, trailing: 4)) } else { Text(text) }
    }
  }
}
