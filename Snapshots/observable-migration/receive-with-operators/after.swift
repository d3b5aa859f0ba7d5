import SwiftUI

struct Period: Hashable, Sendable {
  var minutes = 0
  var hint: Hint?
}

struct Hint: Hashable, Sendable { var text = "" }

@Observable
final class Inbox {
  var messages: [String] = []
  var period = Period()
  var unread = 0
}

struct InboxView: View {
  var inbox: Inbox
  @State private var count = 0
  let select: (Int) -> Void

  var body: some View {
    Text("\(count)")
      .onChange(of: inbox.messages) { _, list in count = list.count }
      .onChange(of: inbox.period.minutes, initial: true) { _, value in select(value) }
      .onChange(of: inbox.period.hint, initial: true) { count = $1.map { $0.text.count } ?? 0 }
      .onChange(of: inbox.unread, initial: true) { _, unread in
        count = unread
      }
      .onChange(
        of: inbox.unread, initial: true) { _, unread in
          count = unread
        }
  }
}
