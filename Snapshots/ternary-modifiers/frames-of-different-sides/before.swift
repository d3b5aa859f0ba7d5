import SwiftUI

struct Line: View {
  let isVertical: Bool
  let length: CGFloat
  let place: Alignment

  var body: some View {
    VStack {
      if isVertical {
        Color.clear.frame(height: length)
      } else {
        Color.clear.frame(width: length)
      }
      if isVertical {
        Text("a").frame(width: 8, height: length, alignment: place).padding()
      } else {
        Text("a").frame(width: 8).padding()
      }
      if isVertical {
        Text("b").frame(maxHeight: .infinity)
      } else {
        Text("b").frame(maxWidth: .infinity, alignment: .leading)
      }
      if isVertical {
        Text("c").frame(height: length + 1)
      } else {
        Text("c").frame(width: isVertical ? 1 : 2)
      }
      if isVertical {
        Text("d").frame(
          // As long as the text beside it.
          height: length)
      } else {
        Text("d").frame(width: length)
      }
      if isVertical {
        Text("e").frame(height: length)
      } else {
        Text("e").frame(maxWidth: length)
      }
    }
  }
}
