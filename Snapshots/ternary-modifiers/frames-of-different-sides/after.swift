import SwiftUI

struct Line: View {
  let isVertical: Bool
  let length: CGFloat
  let place: Alignment

  var body: some View {
    VStack {
      Color.clear.frame(width: isVertical ? nil : length, height: isVertical ? length : nil)
      Text("a")
        .frame(width: 8, height: isVertical ? length : nil, alignment: isVertical ? place : .center)
        .padding()
      Text("b")
        .frame(
          maxWidth: isVertical ? nil : .infinity,
          maxHeight: isVertical ? .infinity : nil,
          alignment: isVertical ? .center : .leading
        )
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
