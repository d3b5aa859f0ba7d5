import SwiftUI

final class Inbox: ObservableObject {
  @Published var messages: [String] = []
  @Published var isBusy = false
  @Published var unread = 0
  @Published var marks = [1]
  @Published var drafts = [String]()
  func log(_ busy: Bool) {}
}

struct InboxView: View {
  @ObservedObject var inbox: Inbox
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .onReceive(inbox.$messages) { list in count = list.count }
      .onReceive(inbox.$unread) { count = $0 }
      .onReceive(inbox.$marks) { count = $0.count }
      .onReceive(inbox.$drafts) { count = $0.count }
      .onReceive(inbox.$isBusy, perform: inbox.log)
  }
}
