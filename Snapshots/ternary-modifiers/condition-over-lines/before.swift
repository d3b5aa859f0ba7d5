import SwiftUI

struct Hint: View {
  let text: String
  let isOnline: Bool
  let isPaid: Bool

  var body: some View {
    if isOnline
      && isPaid
    {
      Text(text).opacity(1)
    } else {
      Text(text).opacity(0.4)
    }
  }
}
