import SwiftUI

struct Card: View {
  let text: String
  let isRoomy: Bool
  let inset: CGFloat

  var body: some View {
    VStack {
      Text(text).padding(isRoomy ? .all : [])
      Text(text).padding(isRoomy ? .top : [])
      Text(text).padding(.horizontal, isRoomy ? 24 : 0)
      Text(text).padding(isRoomy ? 0 : 4)
      Text(text).padding(isRoomy ? [.top, .leading] : [])
      Text(text).padding(isRoomy ? inset : 8)
      Text(text).padding(isRoomy ? EdgeInsets(top: 8, leading: 4, bottom: 8, trailing: 4) : EdgeInsets())
    }
  }
}
