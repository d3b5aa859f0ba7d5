import SwiftUI

struct Preview2: View {
  let isResumed: Bool
  let width: CGFloat

  var body: some View {
    // later:
    //  .cornerRadius(4)
    Image("still")
      .frame(width: isResumed ? nil : width)
      .aspectRatio(16 / 9, contentMode: .fill)
      .clipped()
  }
}
