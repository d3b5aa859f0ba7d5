import SwiftUI

struct Toast: View {
  let text: String
  let isStrong: Bool

  var body: some View {
    Text(text).bold(isStrong).transition(.slide)
  }
}
