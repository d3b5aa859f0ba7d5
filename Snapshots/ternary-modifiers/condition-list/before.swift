import SwiftUI

struct Hint: View {
  let text: String
  let isOnline: Bool
  let isPaid: Bool
  let isTrial: Bool

  var body: some View {
    if isOnline, isPaid || isTrial {
      Text(text).opacity(1)
    } else {
      Text(text).opacity(0.4)
    }
  }
}
