import SwiftUI

@Observable
final class Inbox {
  var messages: [String] = []
  var isBusy = false
  var unread = 0
  var marks = [1]
  var drafts = [String]()
  func log(_ busy: Bool) {}
}

struct InboxView: View {
  var inbox: Inbox
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .onChange(of: inbox.messages, initial: true) { _, list in count = list.count }
      .onChange(of: inbox.unread, initial: true) { count = $1 }
      .onChange(of: inbox.marks, initial: true) { count = $1.count }
      .onChange(of: inbox.drafts, initial: true) { count = $1.count }
      .onChange(of: inbox.isBusy, initial: true) { _, value in inbox.log(value) }
  }
}
