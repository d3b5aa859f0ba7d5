import SwiftUI

struct MessageRow: View {
  let subject: String
  let isRead: Bool

  var body: some View {
    if isRead {
      Text(subject).foregroundStyle(.secondary)
    } else {
      Text(subject).foregroundStyle(.orange)
    }
  }
}
