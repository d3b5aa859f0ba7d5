import SwiftUI

struct Banner: View {
  let isOn: Bool

  var body: some View {
    Rectangle()
      .fill(
        isOn
          ? LinearGradient(
            colors: [.red, .orange],
            startPoint: .top,
            endPoint: .bottom
          )
          : LinearGradient(colors: [.gray], startPoint: .top, endPoint: .bottom)
      )
      .frame(height: isOn ? 40 : 24)
  }
}
