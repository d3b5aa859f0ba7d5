import SwiftUI

struct Card: View {
  let text: String
  let isRoomy: Bool
  let inset: CGFloat
  let edges: Edge.Set

  func edges(of inset: CGFloat) -> Edge.Set { inset > 8 ? .all : .top }

  var body: some View {
    VStack {
      if isRoomy { Text(text).padding(.leading, 12) } else { Text(text) }
      if isRoomy { Text(text) } else { Text(text).padding([.top, .bottom], inset) }
      if isRoomy { Text(text).padding(edges, inset * 2) } else { Text(text) }
      if isRoomy { Text(text).padding(.top, inset > 8 ? 8 : 4) } else { Text(text) }
      if isRoomy { Text(text).padding(edges(of: inset), 4) } else { Text(text) }
      if isRoomy { Text(text).padding(edges(of: inset), max(inset, 4)) } else { Text(text) }
    }
  }
}
