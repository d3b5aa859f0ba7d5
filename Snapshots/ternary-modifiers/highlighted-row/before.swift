import SwiftUI

struct MessageRow: View {
  let subject: String
  let isUnread: Bool

  var body: some View {
    if isUnread {
      Text(subject)
        .foregroundStyle(.yellow)
        .bold()
    } else {
      Text(subject)
        .foregroundStyle(.primary)
    }
  }
}
