import Combine
import SwiftUI

struct Period: Hashable, Sendable {
  var minutes = 0
  var hint: Hint?
}

struct Hint: Hashable, Sendable { var text = "" }

final class Inbox: ObservableObject {
  @Published var messages: [String] = []
  @Published var period = Period()
  @Published var unread = 0
}

struct InboxView: View {
  @ObservedObject var inbox: Inbox
  @State private var count = 0
  let select: (Int) -> Void

  var body: some View {
    Text("\(count)")
      .onReceive(inbox.$messages.dropFirst()) { list in count = list.count }
      .onReceive(inbox.$period.map { $0.minutes }, perform: select)
      .onReceive(inbox.$period.map(\.hint)) { count = $0.map { $0.text.count } ?? 0 }
      .onReceive(inbox.$unread.removeDuplicates().receive(on: DispatchQueue.main)) { unread in
        count = unread
      }
      .onReceive(
        inbox.$unread
          .receive(on: RunLoop.main),
        perform: { unread in
          count = unread
        })
  }
}
