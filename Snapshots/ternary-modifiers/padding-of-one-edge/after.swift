import SwiftUI

struct Card: View {
  let text: String
  let isRoomy: Bool
  let inset: CGFloat
  let edges: Edge.Set

  func edges(of inset: CGFloat) -> Edge.Set { inset > 8 ? .all : .top }

  var body: some View {
    VStack {
      Text(text).padding(.leading, isRoomy ? 12 : 0)
      Text(text).padding([.top, .bottom], isRoomy ? 0 : inset)
      Text(text).padding(edges, isRoomy ? inset * 2 : 0)
      Text(text).padding(.top, isRoomy ? (inset > 8 ? 8 : 4) : 0)
      Text(text).padding(isRoomy ? edges(of: inset) : [], 4)
      if isRoomy { Text(text).padding(edges(of: inset), max(inset, 4)) } else { Text(text) }
    }
  }
}
