import SwiftUI

struct Banner: View {
  let isOn: Bool

  var body: some View {
    if isOn {
      Rectangle()
        .fill(
          LinearGradient(
            colors: [.red, .orange],
            startPoint: .top,
            endPoint: .bottom
          )
        )
        .frame(height: 40)
    } else {
      Rectangle()
        .fill(LinearGradient(colors: [.gray], startPoint: .top, endPoint: .bottom))
        .frame(height: 24)
    }
  }
}
