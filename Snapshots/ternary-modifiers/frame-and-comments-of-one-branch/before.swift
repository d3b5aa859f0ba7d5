import SwiftUI

struct Preview2: View {
  let isResumed: Bool
  let width: CGFloat

  var body: some View {
    if isResumed {
      Image("still")
        .aspectRatio(16 / 9, contentMode: .fill)
        .clipped()
      // later:
    //  .cornerRadius(4)
    } else {
      Image("still")
        .frame(width: width)
        .aspectRatio(16 / 9, contentMode: .fill)
        .clipped()
    }
  }
}
