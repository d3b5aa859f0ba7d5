import SwiftUI

struct Hint: View {
  let text: String
  let isOnline: Bool
  let isPaid: Bool

  var body: some View {
    Text(text).opacity(isOnline && isPaid ? 1 : 0.4)
  }
}
