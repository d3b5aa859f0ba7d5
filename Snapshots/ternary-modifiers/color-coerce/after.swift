import SwiftUI

struct MessageRow: View {
  let subject: String
  let isUnread: Bool

  var body: some View {
    Text(subject)
      .foregroundStyle(isUnread ? .yellow : .primary)
  }
}
