import SwiftUI

struct Banner: View {
  let isOn: Bool
  let colors: [Color]

  var body: some View {
    Rectangle()
      .fill(
        isOn
          ? AnyShapeStyle(.red)
          : AnyShapeStyle(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
      )
  }
}
