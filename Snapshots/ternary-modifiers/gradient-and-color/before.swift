import SwiftUI

struct Banner: View {
  let isOn: Bool
  let colors: [Color]

  var body: some View {
    if isOn {
      Rectangle().fill(.red)
    } else {
      Rectangle().fill(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    }
  }
}
