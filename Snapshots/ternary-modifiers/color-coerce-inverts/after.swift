import SwiftUI

struct MessageRow: View {
  let subject: String
  let isRead: Bool

  var body: some View {
    Text(subject).foregroundStyle(!isRead ? .orange : .secondary)
  }
}
