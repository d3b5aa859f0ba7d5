import SwiftUI

struct Hint: View {
  let text: String
  let isOnline: Bool
  let isPaid: Bool
  let isTrial: Bool

  var body: some View {
    Text(text).opacity(isOnline && (isPaid || isTrial) ? 1 : 0.4)
  }
}
