import SwiftUI

struct Toast: View {
  let text: String
  let isStrong: Bool

  var body: some View {
    if isStrong {
      Text(text).bold().transition(.slide)
    } else {
      Text(text).transition(.slide)
    }
  }
}
